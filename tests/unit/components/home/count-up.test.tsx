import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CountUp } from '@/components/home/count-up'
import { stubView } from '../motion'

let view: ReturnType<typeof stubView>
beforeEach(() => void (view = stubView()))

const FIGURE = '1200+'
const open = (figure = FIGURE) => render(<CountUp figure={figure} />).container
const counted = (container: HTMLElement) => container.querySelector<HTMLElement>('.count-up')

it('has its figure in the HTML, for screen readers and without scripts, and no style attribute', () => {
  const html = renderToString(<CountUp figure={FIGURE} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe('1200+1200+')
  expect(html).not.toContain('style=')
})

it('counts once, even if it comes into view again', async () => {
  const container = open()
  await view.enter()
  const first = counted(container)
  await view.leaveFar()
  await view.enter()
  expect(counted(container)).toBe(first)
})
