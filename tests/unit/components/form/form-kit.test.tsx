import { render, screen } from '@testing-library/react'
import { Field } from '@/components/form/field'
import type { ShellProps } from '@/components/form/field-shell'
import { FormStatus } from '@/components/form/form-status'
import { Select } from '@/components/form/select'
import { Textarea } from '@/components/form/textarea'

it('Field includes its note in the accessible name', () => {
  render(<Field name="place" label="Place" note="optional" />)
  expect(screen.getByRole('textbox', { name: /^Place\s*optional$/ })).toBeInTheDocument()
})

const kit = [
  { kind: 'Field', draw: (props: ShellProps) => <Field {...props} /> },
  { kind: 'Select', draw: (props: ShellProps) => <Select options={[]} {...props} /> },
  { kind: 'Textarea', draw: (props: ShellProps) => <Textarea {...props} /> },
]

describe.each(kit)('label, hint and error of $kind', ({ draw }) => {
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

describe('FormStatus', () => {
  it.each([true, false])(
    'announces its text in the same live region, and takes the focus: %s',
    (isWanted) => {
      const { rerender } = render(<FormStatus takesFocus={isWanted} />)
      const region = screen.getByRole('status')
      rerender(<FormStatus takesFocus={isWanted} text="Sent" />)
      expect(region).toHaveTextContent('Sent')
      expect(document.activeElement === region).toBe(isWanted)
    },
  )

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
})
