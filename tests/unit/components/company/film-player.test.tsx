import { act, fireEvent, render, screen } from '@testing-library/react'
import { FilmPlayer } from '@/components/company/film-player'
import { getMessages } from '@/lib/content/pages'
import { stubMotion, stubView } from '../motion'

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
const film = () => screen.getByLabelText<HTMLVideoElement>('The film')
const button = (name: string) => screen.getByRole('button', { name })

/** Whether `play` was called after the last `pause`. */
const plays = () => (play.mock.invocationCallOrder.at(-1) ?? 0) > (pause.mock.invocationCallOrder.at(-1) ?? 0)

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  fireEvent(document, new Event('visibilitychange'))
}

it('is muted, looped, inline, and not preloaded', () => {
  open()
  expect(film()).toHaveProperty('muted', true)
  expect(film()).toHaveProperty('loop', true)
  expect(film()).toHaveAttribute('playsinline')
  expect(film()).toHaveAttribute('preload', 'none')
  expect(film()).not.toHaveAttribute('autoplay')
})

it('reserves its space and shows its poster', () => {
  open()
  expect([film().width, film().height]).toEqual([1280, 720])
  expect(film()).toHaveAttribute('poster', '/poster.webp')
})

it('plays automatically in view and pauses out of view', async () => {
  open()
  expect(plays()).toBe(false)
  await view.enter()
  expect(plays()).toBe(true)
  await view.leave()
  expect(plays()).toBe(false)
})

it('pauses while its tab is hidden', async () => {
  open()
  await view.enter()
  hideTab(true)
  expect(plays()).toBe(false)
  hideTab(false)
  expect(plays()).toBe(true)
})

it('is paused and played by its button, whose label is the next action', async () => {
  open()
  await view.enter()
  fireEvent.click(button(messages.pause))
  expect(plays()).toBe(false)
  fireEvent.click(button(messages.play))
  expect(plays()).toBe(true)
  expect(button(messages.pause)).toBeInTheDocument()
})

it('stays paused when it re-enters the viewport', async () => {
  open()
  await view.enter()
  fireEvent.click(button(messages.pause))
  await view.leave()
  await view.enter()
  expect(plays()).toBe(false)
})

it('does not play automatically with reduced motion', async () => {
  motion = stubMotion(true)
  open()
  await view.enter()
  expect(play).not.toHaveBeenCalled()
  fireEvent.click(button(messages.play))
  expect(plays()).toBe(true)
})

it('stops when reduced motion is set while it plays', async () => {
  open()
  await view.enter()
  motion.reduce()
  expect(plays()).toBe(false)
})

it('has a play button when the browser rejects autoplay', async () => {
  play.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'))
  open()
  await view.enter()
  expect(button(messages.play)).toBeInTheDocument()
})

it('does not treat an interrupted play() as a rejected autoplay', async () => {
  play.mockRejectedValue(new DOMException('Cut short', 'AbortError'))
  open()
  await view.enter()
  await act(async () => {})
  expect(button(messages.pause)).toBeInTheDocument()
})
