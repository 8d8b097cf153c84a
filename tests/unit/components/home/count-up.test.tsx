import { render } from '@testing-library/react'
import { CountUp } from '@/components/home/count-up'
import { stubView } from '../motion'

it('counts once, even if it comes into view again', async () => {
  const view = stubView()
  const { container } = render(<CountUp figure="1200+" />)
  await view.enter()
  const first = container.querySelector('.count-up')
  await view.leaveFar()
  await view.enter()
  expect(container.querySelector('.count-up')).toBe(first)
  expect(first).toBeInTheDocument()
})
