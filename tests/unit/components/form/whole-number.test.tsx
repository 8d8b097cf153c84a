import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { WholeNumber } from '@/components/form/whole-number'

function People() {
  const [people, setPeople] = useState(4)
  return (
    <>
      <WholeNumber label="People" value={people || ''} onType={(digits) => setPeople(Number(digits))} />
      <output>{people}</output>
      <button onClick={() => setPeople(9)}>Undo</button>
    </>
  )
}

it.each([
  ['12', '12', 12],
  ['१५', '१५', 15],
  ['12.5', '12.5', 12],
  ['-3e', '3', 3],
  ['many', '', 0],
  ['0', '', 0],
])('of %s it shows %s and takes %d', async (keys, shown, count) => {
  render(<People />)
  await userEvent.clear(screen.getByLabelText('People'))
  await userEvent.type(screen.getByLabelText('People'), keys)
  expect(screen.getByLabelText('People')).toHaveValue(shown)
  expect(screen.getByRole('status')).toHaveTextContent(String(count))
})

it('shows a value that was set otherwise', async () => {
  render(<People />)
  await userEvent.type(screen.getByLabelText('People'), '2')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByLabelText('People')).toHaveValue('9')
})
