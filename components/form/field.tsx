import { type FieldProps, FieldShell } from './field-shell'

const controlClasses = {
  boxed:
    'min-h-12 w-full min-w-0 appearance-none rounded-md border border-control bg-raised px-3.5 text-base hover:border-ink',
  lined:
    'block min-h-14 w-full appearance-none rounded-none border-b border-control bg-transparent font-display text-h3 hover:border-ink',
} as const

/** One text control with its label. Uncontrolled: the browser keeps what was typed before hydration. */
export const Field = (props: FieldProps<'input'>) => (
  <FieldShell {...props}>
    {(control) => <input type="text" className={controlClasses[props.variant ?? 'boxed']} {...control} />}
  </FieldShell>
)
