import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField } from '@/components/form/date-field'
import { Field } from '@/components/form/field'
import type { ShellProps } from '@/components/form/field-shell'
import { FormStatus } from '@/components/form/form-status'
import { Select } from '@/components/form/select'
import { SubmitButton } from '@/components/form/submit-button'
import { Textarea } from '@/components/form/textarea'

describe('Field', () => {
  it('connects the label with the control', async () => {
    render(<Field name="location" label="Location" />)
    await userEvent.click(screen.getByText('Location'))
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveFocus()
  })

  it('includes its note in the accessible name', () => {
    render(<Field name="place" label="Place" note="optional" />)
    expect(screen.getByRole('textbox', { name: /^Place\s*optional$/ })).toBeInTheDocument()
  })

  it('gives two fields with the same name different ids', () => {
    render(
      <>
        <Field name="name" label="Guest" />
        <Field name="name" label="Driver" />
      </>,
    )
    const [guest, driver] = [screen.getByLabelText('Guest'), screen.getByLabelText('Driver')]
    expect(guest.id).not.toBe(driver.id)
  })

  it('passes all other props to the control', () => {
    render(<Field name="contact" label="Contact" type="tel" inputMode="numeric" placeholder="10 digits" />)
    const input = screen.getByLabelText('Contact')
    expect(input).toHaveAttribute('type', 'tel')
    expect(input).toHaveAttribute('inputmode', 'numeric')
    expect(input).toHaveAttribute('placeholder', '10 digits')
  })
})

const kit = [
  { kind: 'Field', draw: (props: ShellProps) => <Field {...props} /> },
  { kind: 'Select', draw: (props: ShellProps) => <Select options={[]} {...props} /> },
  { kind: 'Textarea', draw: (props: ShellProps) => <Textarea {...props} /> },
]

describe.each(kit)('label, hint and error of $kind', ({ draw }) => {
  it('stay connected with a control that has a given id', () => {
    render(draw({ label: 'Bags', id: 'bags', hint: 'Large ones', error: 'Too many' }))
    expect(screen.getByLabelText('Bags')).toHaveAttribute('id', 'bags')
    expect(screen.getByLabelText('Bags')).toHaveAccessibleDescription('Too many Large ones')
  })

  it('are added to a given aria-describedby', () => {
    render(
      <>
        {draw({ label: 'Bags', hint: 'Large ones', 'aria-describedby': 'elsewhere' })}
        <p id="elsewhere">One van at most</p>
      </>,
    )
    expect(screen.getByLabelText('Bags')).toHaveAccessibleDescription('One van at most Large ones')
  })

  it('have no aria-describedby without hint or error', () => {
    render(draw({ label: 'Bags' }))
    expect(screen.getByLabelText('Bags')).not.toHaveAttribute('aria-describedby')
  })

  it('announce an error in a live region that was rendered before', () => {
    const { rerender } = render(draw({ label: 'Bags', error: '' }))
    const region = document.querySelector('[aria-live=polite]')
    rerender(draw({ label: 'Bags', error: 'Too many' }))
    expect(document.querySelector('[aria-live=polite]')).toBe(region)
    expect(region).toHaveTextContent('Too many')
  })
})

describe('DateField', () => {
  const input = () => screen.getByLabelText('Pickup date')

  it('is marked as not chosen until a value is chosen', () => {
    const style = document.createElement('style')
    // The site's CSS rule, since jsdom has no stylesheet.
    style.textContent = 'input:valid ~ p span { display: none }'
    document.head.replaceChildren(style)
    const { unmount } = render(<DateField type="date" label="Pickup date" choose="choose" />)
    expect(input()).toHaveAccessibleDescription('choose')
    unmount()
    render(<DateField type="date" label="Pickup date" choose="choose" defaultValue="2026-11-27" />)
    expect(screen.getByText('choose')).not.toBeVisible()
  })

  it('is not marked invalid before any interaction', () => {
    render(<DateField type="date" label="Pickup date" choose="choose" />)
    expect(input()).toHaveAttribute('aria-invalid', 'false')
  })
})

describe('FormStatus', () => {
  it('is rendered while it is empty, so that a change is announced', () => {
    render(<FormStatus />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('announces its text in the same live region', () => {
    const { rerender } = render(<FormStatus />)
    const region = screen.getByRole('status')
    rerender(<FormStatus text="Sent" />)
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent('Sent')
  })

  it('takes the focus with `takesFocus`, unless another element has it', () => {
    const { rerender } = render(<FormStatus takesFocus />)
    rerender(<FormStatus takesFocus text="Sent" />)
    expect(screen.getByRole('status')).toHaveFocus()
  })

  it('does not take the focus from elements outside of the form', () => {
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

  it('has different colours for failure and success', () => {
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

  it('is disabled with another label and a spinner while busy', () => {
    render(<SubmitButton label="Send" busyLabel="Sending…" busy />)
    const button = screen.getByRole('button', { name: 'Sending…' })
    expect(button).toBeDisabled()
    expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('has no spinner while idle', () => {
    render(<SubmitButton label="Send" busyLabel="Sending…" busy={false} />)
    expect(screen.getByRole('button').innerHTML).toBe('<span>Send</span>')
  })
})
