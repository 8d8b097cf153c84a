import { type FieldProps, FieldShell } from './field-shell'

const controlClasses = {
  // Two in a row at 320 px show a whole number and, without the symbol of the picker (app/globals.css), a whole date.
  boxed:
    'min-h-12 w-full min-w-0 appearance-none rounded-md border border-control bg-raised px-3.5 text-base hover:border-ink [@media(max-width:24rem)]:px-2',
  lined:
    'block min-h-14 w-full appearance-none rounded-none border-b border-control bg-transparent font-display text-h3 hover:border-ink',
} as const

/** One text control with its label. Uncontrolled: the browser keeps what was typed before hydration. */
export const Field = (props: FieldProps<'input'>) => (
  <FieldShell {...props}>
    {(control) => <input type="text" className={controlClasses[props.variant ?? 'boxed']} {...control} />}
  </FieldShell>
)
