import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render } from '@testing-library/react'
import { parseFragment } from 'parse5'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { island } from '@/late-start/island'
import { mount } from '@/late-start/mount'
import { signature } from '@/late-start/signature'
import { fillSlots, takeSlots } from '@/late-start/slots'
import { filesBelow } from '@/tools/shared/files-below'

type CounterProps = { label: string; children?: React.ReactNode; breaks?: boolean }

/** Throws once it is pressed, where it is told to. */
function Counter({ label, children, breaks }: CounterProps) {
  const [count, setCount] = useState(0)
  if (breaks && count === 1) throw new Error('broken')
  return (
    <form>
      <input name="name" />
      {children}
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
    </form>
  )
}

const DATA = { label: 'Pressed', children: { $slot: 0 } }

/** The island as the post-build leaves it. */
function openIsland(data: object = DATA): HTMLElement {
  const children = <site-slot data-slot={0}>{<b>static</b>}</site-slot>
  const html = renderToString(
    <Counter {...(data as CounterProps)} {...('children' in data && { children })} />,
  )
  document.body.innerHTML = `<site-island data-props="0">${html}</site-island>`
  const element = document.querySelector<HTMLElement>('site-island')!
  element.dataset.signature = signature(element)
  return element
}

async function start(element: HTMLElement, data: object = DATA, onFailed = jest.fn()) {
  let mounted: Promise<void> | undefined
  act(() => void (mounted = mount(element, Counter as never, data as never, onFailed)))
  await act(() => mounted!)
}
const press = (element: HTMLElement) => act(() => element.querySelector('button')!.click())

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
  Object.assign(window, { early: { typed: new WeakSet() } })
})
afterEach(() => jest.restoreAllMocks())

it('an unchanged island is hydrated: its elements stay', async () => {
  const element = openIsland()
  const button = element.querySelector('button')
  await start(element)
  await press(element)
  expect(element.dataset.mounted).toBe('hydrated')
  expect(element.querySelector('button')).toBe(button)
  expect(button).toHaveTextContent('Pressed 1')
})

it('a changed island is rendered anew, with the nodes of its slots and what was typed', async () => {
  const element = openIsland()
  const slotted = element.querySelector('b')
  element.querySelector('input')!.value = 'Asha'
  element.querySelector('input')!.after(document.createElement('span'))
  await start(element)
  await press(element)
  expect(element.dataset.mounted).toBe('anew')
  expect(element.querySelector('b')).toBe(slotted)
  expect(element.querySelector('input')).toHaveValue('Asha')
  expect(element.querySelector('button')).toHaveTextContent('Pressed 1')
})

it('what is in a slot may change: the island is hydrated all the same', async () => {
  const element = openIsland()
  element.querySelector('b')!.textContent = 'translated'
  await start(element)
  expect(element.dataset.mounted).toBe('hydrated')
  expect(element.querySelector('b')).toHaveTextContent('translated')
})

it('an island that fails later is rendered anew, with its slots and what was typed', async () => {
  const data = { ...DATA, breaks: true }
  const element = openIsland(data)
  await start(element, data)
  element.querySelector('input')!.value = 'Asha'
  await press(element)
  expect(element.querySelector('button')).toHaveTextContent('Pressed 0')
  expect(element.querySelector('b')).toHaveTextContent('static')
  expect(element.querySelector('input')).toHaveValue('Asha')
})

it('an island that keeps failing keeps its last HTML, and says so', async () => {
  const data = { ...DATA, breaks: true }
  const element = openIsland(data)
  const onFailed = jest.fn()
  await start(element, data, onFailed)
  for (let times = 0; times < 3; times++) await press(element)
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect(element.querySelector('button')).toHaveTextContent('Pressed 0')
})

it.each([
  ['any', 'any', true],
  ['any', 'other', true],
  ['two', 'x', false],
  ['b>', 'i>', false],
])(
  'the signature of a page’s nodes with %s as %s is that of the parsed text: %s',
  (text, changed, isSame) => {
    const html = '<p>One <b>two</b><!-- --> three</p><site-slot><i>any</i></site-slot>'
    document.body.innerHTML = html.replaceAll(text, changed)
    expect(signature(document.body) === signature(parseFragment(html) as never)).toBe(isSame)
  },
)

it('elements among the props become slots, and come back in their places', () => {
  const slots: React.ReactNode[] = []
  const data = takeSlots({ label: 'a', list: [{ content: <b>1</b> }], end: [<i key="i" />, null] }, slots)
  expect(data).toEqual({ label: 'a', list: [{ content: { $slot: 0 } }], end: { $slot: 1 } })
  expect(fillSlots(data, (index) => `slot ${index}`)).toEqual({
    label: 'a',
    list: [{ content: 'slot 0' }],
    end: 'slot 1',
  })
})

it('a function among the props is refused', () => {
  expect(() => takeSlots({ onClick: () => undefined }, [])).toThrow('function')
})

it('in development an island is its component', () => {
  const Part = island('counter', Counter)
  const { container } = render(<Part label="a" />)
  expect(container.querySelector('site-island')).toBeNull()
})

it('every client component that a server component may render is an island', () => {
  const files = filesBelow('components').filter((file) => file.endsWith('.tsx'))
  const without = files.filter((file) => {
    const text = readFileSync(join('components', file), 'utf8')
    return text.startsWith("'use client'") && !text.includes('= island(')
  })
  // Runs in development alone.
  expect(without).toEqual(['layout/page-start.tsx'])
})
