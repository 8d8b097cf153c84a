import { act, fireEvent, render, screen } from '@testing-library/react'
import { FilmPlayer } from '@/components/company/film-player'
import { getMessages } from '@/lib/content/pages'
import { hideTab, stubMotion, stubView } from '../motion'

const messages = getMessages().film

let view: ReturnType<typeof stubView>
let motion: ReturnType<typeof stubMotion>
let play: jest.SpyInstance<Promise<void>>
let pause: jest.SpyInstance<void>

beforeEach(() => {
  view = stubView()
  motion = stubMotion()
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})
afterEach(() => jest.restoreAllMocks())

const open = () =>
  render(
    <FilmPlayer
      label="The film"
      describedBy="text"
      poster="/poster.webp"
      sources={[{ src: '/film.mp4', type: 'video/mp4' }]}
      messages={messages}
    />,
  )
const button = (name: string) => screen.getByRole('button', { name })

/** Whether `play` was called after the last `pause`. */
const plays = () => (play.mock.invocationCallOrder.at(-1) ?? 0) > (pause.mock.invocationCallOrder.at(-1) ?? 0)

it('pauses while its tab is hidden', async () => {
  open()
  await view.enter()
  hideTab(true)
  expect(plays()).toBe(false)
  hideTab(false)
  expect(plays()).toBe(true)
})

it('stays paused when it re-enters the viewport', async () => {
  open()
  await view.enter()
  fireEvent.click(button(messages.pause))
  await view.leave()
  await view.enter()
  expect(plays()).toBe(false)
})

it('stops when reduced motion is set while it plays', async () => {
  open()
  await view.enter()
  motion.reduce()
  expect(plays()).toBe(false)
})

// One that is interrupted is no rejected autoplay.
it.each([
  ['NotAllowedError', messages.play],
  ['AbortError', messages.pause],
])('has, where the browser rejects to play with %s, the button %s', async (reason, name) => {
  play.mockRejectedValue(new DOMException('Not now', reason))
  open()
  await view.enter()
  await act(async () => {})
  expect(button(name)).toBeInTheDocument()
})
