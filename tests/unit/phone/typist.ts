import { filterNumber } from '@/lib/phone/number'

/** Types into a contact number's control as a person does: at any place, one key or one paste at a time. */
export class Typist {
  readonly input = document.createElement('input')

  constructor() {
    document.body.replaceChildren(this.input)
    this.input.focus()
  }

  /** The unfiltered value of the control after each edit. */
  readonly raw: string[] = []

  get value(): string {
    return this.input.value
  }

  /** Replaces the text from `start` to `end`. The caret is after it. */
  insert(text: string, start = this.value.length, end = start): this {
    this.input.setRangeText(text, start, end, 'end')
    this.raw.push(this.value)
    filterNumber(this.input)
    return this
  }

  type(keys: string): this {
    for (const key of keys) this.insert(key)
    return this
  }

  /** Inserts a text at the caret. */
  press(keys: string): this {
    for (const key of keys) this.insert(key, this.input.selectionStart ?? 0)
    return this
  }

  backspace(caret = this.value.length): this {
    return caret > 0 ? this.insert('', caret - 1, caret) : this
  }
}
