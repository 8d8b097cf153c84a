import { ReadableStream, TransformStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'
import type * as ReactTypes from 'react'
import type { createRoot as CreateRoot, hydrateRoot as HydrateRoot } from 'react-dom/client'
import type { renderToReadableStream as Render } from 'react-dom/server'
import { replay } from '@/late-start/client/replay'
import { SUSPENSE_OUTLINE_BYTES, type TrackedField } from '@/late-start/next-contract'

Object.assign(globalThis, { ReadableStream, TransformStream, TextDecoder, TextEncoder })

/** The React that Next.js bundles, which is the one in the pages. */
const React = jest.requireActual<typeof ReactTypes>('next/dist/compiled/react')
const { createRoot, hydrateRoot } = jest.requireActual<{
  createRoot: typeof CreateRoot
  hydrateRoot: typeof HydrateRoot
}>('next/dist/compiled/react-dom/client')
const { renderToReadableStream } = jest.requireActual<{ renderToReadableStream: typeof Render }>(
  'next/dist/compiled/react-dom/server.edge',
)

async function renderIn(boundary: React.ElementType, bytes: number): Promise<string> {
  const text = React.createElement('p', null, 'x'.repeat(bytes))
  const stream = await renderToReadableStream(
    React.createElement('div', null, React.createElement(boundary, null, text)),
  )
  await stream.allReady
  let html = ''
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>)
    html += new TextDecoder().decode(part)
  return html
}

const isOutlined = (html: string) => html.includes('<div hidden id="S:0">')

it('Suspense moves content longer than the limit by script, and Activity does not', async () => {
  expect(isOutlined(await renderIn(React.Suspense, SUSPENSE_OUTLINE_BYTES + 1))).toBe(true)
  expect(isOutlined(await renderIn(React.Suspense, SUSPENSE_OUTLINE_BYTES - 100))).toBe(false)
  expect(isOutlined(await renderIn(React.Activity, 2 * SUSPENSE_OUTLINE_BYTES))).toBe(false)
})

it('React ignores an input event with a value it has recorded, until _valueTracker is cleared', async () => {
  const heard: string[] = []
  document.body.innerHTML = '<div></div>'
  createRoot(document.querySelector('div')!).render(
    React.createElement('input', {
      onInput: ({ currentTarget }: React.FormEvent<HTMLInputElement>) => heard.push(currentTarget.value),
      onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
        heard.push(`changed to ${currentTarget.value}`),
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  const field = document.querySelector<TrackedField>('input')!
  field.value = 'Saket'
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(heard).toEqual(['Saket'])
  expect(field._valueTracker?.setValue).toEqual(expect.any(Function))
  const typed = new InputEvent('input', { bubbles: true })
  Object.defineProperty(typed, 'target', { value: field })
  await replay([[typed, 'Saket']])
  expect(heard).toContain('changed to Saket')
})

it('React keeps the HTML of an element that it hydrates with none', async () => {
  // Only the development version compares it.
  jest.spyOn(console, 'error').mockImplementation()
  const onRecoverableError = jest.fn()
  document.body.innerHTML = '<div><script type="application/ld+json">{}</script></div>'
  const script = document.querySelector('script')
  const ref = jest.fn()
  const emptied = React.createElement('script', {
    type: 'application/ld+json',
    dangerouslySetInnerHTML: { __html: '' },
    ref,
  })
  hydrateRoot(document.querySelector('div')!, emptied, { onRecoverableError })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(ref).toHaveBeenCalledWith(script)
  expect(document.querySelector('script')).toBe(script)
  expect(script?.textContent).toBe('{}')
})
