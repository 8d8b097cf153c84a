import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CountUp } from '@/components/home/count-up'
import { stubMotion, stubView } from '../motion'

let view: ReturnType<typeof stubView>
let motion: ReturnType<typeof stubMotion>
beforeEach(() => {
  jest.useFakeTimers()
  view = stubView()
  motion = stubMotion()
})
afterEach(() => jest.useRealTimers())

const FIGURE = '1200+'
const open = (figure = FIGURE) => render(<CountUp figure={figure} />).container
const shown = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

it('has its figure in the markup, for readers and for those without scripts', () => {
  const html = renderToString(<CountUp figure={FIGURE} />)
  expect(html.replace(/<!-- -->/g, '')).toContain('>1200+</span>')
})

it('shows its figure until it is seen', async () => {
  const container = open()
  await wait(5000)
  expect(shown(container)).toBe(FIGURE)
})

it('begins at 0 once it is seen', async () => {
  const container = open()
  await view.enter()
  await wait(16)
  expect(shown(container)).toBe('0+')
})

it('only ever grows, and arrives after two seconds', async () => {
  const container = open()
  await view.enter()
  await wait(16)
  const seen: number[] = []
  for (let time = 0; time < 1900; time += 100) {
    await wait(100)
    seen.push(parseInt(shown(container) ?? ''))
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(new Set(seen).size).toBeGreaterThan(10)
  expect(shown(container)).not.toBe('0+')
  await wait(150)
  expect(shown(container)).toBe(FIGURE)
  expect(jest.getTimerCount()).toBe(0)
})

it('is still on its way before two seconds', async () => {
  const container = open('100000+')
  await view.enter()
  await wait(1900)
  expect(shown(container)).not.toBe('100000+')
})

it('counts once, however often it is seen', async () => {
  const container = open()
  await view.enter()
  await wait(2100)
  await view.leaveFar()
  await view.enter()
  await wait(100)
  expect(shown(container)).toBe(FIGURE)
})

it('keeps what follows the digits', async () => {
  const container = open('1M+')
  await view.enter()
  await wait(2100)
  expect(shown(container)).toBe('1M+')
})

it('says the whole figure to screen readers while it counts', async () => {
  open()
  await view.enter()
  await wait(500)
  expect(screen.getByText(FIGURE)).not.toHaveAttribute('aria-hidden')
})

it('does not count where motion is not wanted', async () => {
  stubMotion(true)
  const container = open()
  await view.enter()
  await wait(500)
  expect(shown(container)).toBe(FIGURE)
})

it('shows its figure at once when the wish comes while it counts', async () => {
  const container = open()
  await view.enter()
  await wait(500)
  expect(shown(container)).not.toBe(FIGURE)
  motion.reduce()
  expect(shown(container)).toBe(FIGURE)
})
