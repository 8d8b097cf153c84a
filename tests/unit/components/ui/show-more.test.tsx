import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShowMore } from '@/components/ui/show-more'
import { useShowMore } from '@/components/ui/use-show-more'

function List({ length }: { length: number }) {
  const { first, more, showMore } = useShowMore(
    Array.from({ length }, (_, index) => `Row ${index + 1}`),
    100,
  )
  return (
    <>
      <ul>
        {first.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <ShowMore more={more} label="Show {count} more" onClick={showMore} />
    </>
  )
}

const countRows = () => screen.getAllByRole('listitem').length

it.each([1, 32, 100])('shows a list of %i completely, without a button', (length) => {
  render(<List length={length} />)
  expect(countRows()).toBe(length)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('shows 100 of a longer list, and up to 100 more at each click', async () => {
  render(<List length={230} />)
  expect(countRows()).toBe(100)
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }))
  expect(countRows()).toBe(200)
  await userEvent.click(screen.getByRole('button', { name: 'Show 30 more' }))
  expect(countRows()).toBe(230)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
