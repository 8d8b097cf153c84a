import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField } from '@/components/form/date-field'
import { Field } from '@/components/form/field'
import type { ShellProps } from '@/components/form/field-shell'
import { FormStatus } from '@/components/form/form-status'
import { Select } from '@/components/form/select'
import { SubmitButton } from '@/components/form/submit-button'
import { Textarea } from '@/components/form/textarea'
import { addHidingRule } from '../browser'

describe('Field', () => {
  it('ties the label to the control', async () => {
    render(<Field name="location" label="Location" />)
    await userEvent.click(screen.getByText('Location'))
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveFocus()
  })

  it('reads its note out with the label', () => {
    render(<Field name="place" label="Place" note="optional" />)
    expect(screen.getByRole('textbox', { name: /^Place\s*optional$/ })).toBeInTheDocument()
  })

  it('keeps two fields of the same name apart', () => {
    render(
      <>
        <Field name="name" label="Guest" />
        <Field name="name" label="Driver" />
      </>,
    )
    const [guest, driver] = [screen.getByLabelText('Guest'), screen.getByLabelText('Driver')]
    expect(guest.id).not.toBe(driver.id)
  })

  it('hands everything else on to the control', () => {
    render(<Field name="contact" label="Contact" type="tel" inputMode="numeric" placeholder="10 digits" />)
    const input = screen.getByLabelText('Contact')
    expect(input).toHaveAttribute('type', 'tel')
    expect(input).toHaveAttribute('inputmode', 'numeric')
    expect(input).toHaveAttribute('placeholder', '10 digits')
  })

  it('is away from everybody while it is hidden', () => {
    addHidingRule()
    render(<Field name="return_date" label="Return" hidden />)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Return')).not.toBeVisible()
  })
})

const kit = [
  { kind: 'Field', draw: (props: ShellProps) => <Field {...props} /> },
  { kind: 'Select', draw: (props: ShellProps) => <Select options={[]} {...props} /> },
  { kind: 'Textarea', draw: (props: ShellProps) => <Textarea {...props} /> },
]

describe.each(kit)('label, hint and error of $kind', ({ draw }) => {
  it('keep their control when it is given an id of its own', () => {
    render(draw({ label: 'Bags', id: 'bags', hint: 'Large ones', error: 'Too many' }))
    expect(screen.getByLabelText('Bags')).toHaveAttribute('id', 'bags')
    expect(screen.getByLabelText('Bags')).toHaveAccessibleDescription('Too many Large ones')
  })

  it('are added to a description from elsewhere', () => {
    render(
      <>
        {draw({ label: 'Bags', hint: 'Large ones', 'aria-describedby': 'elsewhere' })}
        <p id="elsewhere">One van at most</p>
      </>,
    )
    expect(screen.getByLabelText('Bags')).toHaveAccessibleDescription('One van at most Large ones')
  })

  it('describe nothing where there is neither', () => {
    render(draw({ label: 'Bags' }))
    expect(screen.getByLabelText('Bags')).not.toHaveAttribute('aria-describedby')
  })

  it('announce an error in a region that was there before it', () => {
    const { rerender } = render(draw({ label: 'Bags', error: '' }))
    const region = document.querySelector('[aria-live=polite]')
    rerender(draw({ label: 'Bags', error: 'Too many' }))
    expect(document.querySelector('[aria-live=polite]')).toBe(region)
    expect(region).toHaveTextContent('Too many')
  })
})

describe('DateField', () => {
  const input = () => screen.getByLabelText('Pickup date')

  it('says that it is still to be chosen, and no more once it is', () => {
    const style = document.createElement('style')
    // The rule of the site; jsdom is given no stylesheet of its own.
    style.textContent = '.group:has(:valid) p span { display: none }'
    document.head.replaceChildren(style)
    const { unmount } = render(<DateField type="date" label="Pickup date" choose="choose" />)
    expect(input()).toHaveAccessibleDescription('choose')
    unmount()
    render(<DateField type="date" label="Pickup date" choose="choose" defaultValue="2026-11-27" />)
    expect(screen.getByText('choose')).not.toBeVisible()
  })

  it('is not told to be wrong before anything was done', () => {
    render(<DateField type="date" label="Pickup date" choose="choose" />)
    expect(input()).toHaveAttribute('aria-invalid', 'false')
  })
})

describe('FormStatus', () => {
  it('is there before there is anything to say, so that a change is announced', () => {
    render(<FormStatus />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('says its text in the same region', () => {
    const { rerender } = render(<FormStatus />)
    const region = screen.getByRole('status')
    rerender(<FormStatus text="Sent" />)
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent('Sent')
  })

  it('takes the focus with its text where nothing else has it, if it is to', () => {
    const { rerender } = render(<FormStatus takesFocus />)
    rerender(<FormStatus takesFocus text="Sent" />)
    expect(screen.getByRole('status')).toHaveFocus()
  })

  it('leaves the focus to a visitor who has gone on, and takes none unasked', () => {
    const form = (status: React.ReactNode) => (
      <>
        <input aria-label="Next" />
        {status}
      </>
    )
    const { rerender } = render(form(<FormStatus takesFocus />))
    screen.getByLabelText('Next').focus()
    rerender(form(<FormStatus takesFocus text="Sent" />))
    expect(screen.getByLabelText('Next')).toHaveFocus()
    screen.getByLabelText('Next').blur()
    rerender(form(<FormStatus text="Sent again" />))
    expect(document.body).toHaveFocus()
  })

  it('tells failure from success by more than its words', () => {
    const { rerender } = render(<FormStatus text="Text" tone="ok" />)
    const ok = screen.getByRole('status').className
    rerender(<FormStatus text="Text" tone="danger" />)
    expect(screen.getByRole('status').className).not.toBe(ok)
  })
})

describe('SubmitButton', () => {
  it('submits its form', async () => {
    const onSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <SubmitButton label="Send" busyLabel="Sending…" busy={false} />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('is disabled with its other word and a spinner while busy', () => {
    render(<SubmitButton label="Send" busyLabel="Sending…" busy />)
    const button = screen.getByRole('button', { name: 'Sending…' })
    expect(button).toBeDisabled()
    expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('has no spinner while idle', () => {
    render(<SubmitButton label="Send" busyLabel="Sending…" busy={false} />)
    expect(screen.getByRole('button').innerHTML).toBe('Send')
  })
})
