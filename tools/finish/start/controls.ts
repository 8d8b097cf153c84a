import type { Field } from '../../../lib/site/redo'

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.matches(selector)

export const isField = (target: EventTarget | null): target is Field =>
  matches(target, 'input,select,textarea')

export const isChoice = (target: EventTarget | null): target is HTMLInputElement =>
  matches(target, '[type=checkbox],[type=radio]')

export const isTab = (target: EventTarget | null): target is HTMLElement => matches(target, '[role=tab]')
