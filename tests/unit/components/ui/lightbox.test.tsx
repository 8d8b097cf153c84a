import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Lightbox } from '@/components/ui/lightbox'
import { getWords } from '@/lib/content/pages'
import { somePictures, stubDialogs, stubScrolling } from '../browser'

const all = getWords()
const words = { ...all.gallery, close: all.common.close }
const pictures = somePictures('Front', 'Side', 'Rear')
const WIDTH = 1000

let onClose: jest.Mock
let scrolling: ReturnType<typeof stubScrolling>
beforeEach(() => {
  stubDialogs()
  scrolling = stubScrolling()
  onClose = jest.fn()
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
})
afterEach(() => jest.restoreAllMocks())

const open = (start?: number) =>
  render(<Lightbox title="Swift Dzire" pictures={pictures} start={start} words={words} onClose={onClose} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('opens as a modal dialog with its title as name', () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Swift Dzire' })).toHaveAttribute('open')
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1)
})

it('shows every picture with its text', () => {
  open()
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Front',
    'Side',
    'Rear',
  ])
})

it('begins at the picture it was opened from', () => {
  open(2)
  expect(scrolling.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 2 * WIDTH }))
})

it('begins at the first picture otherwise', () => {
  open()
  expect(scrolling.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 0 }))
})

it('goes one picture on', async () => {
  open()
  await press(words.next)
  expect(scrolling.scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: WIDTH }))
})

it('goes one picture back', async () => {
  open(1)
  await press(words.previous)
  expect(scrolling.scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: -WIDTH }))
})

it('closes with its Close button, once', async () => {
  open()
  await press(words.close)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('says so when the browser closes it, as on Escape', () => {
  open()
  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('can be scrolled by keyboard', () => {
  open()
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0')
})

it('puts a placeholder where a picture is missing', () => {
  render(
    <Lightbox title="T" pictures={[{ picture: undefined, alt: 'Gone' }]} words={words} onClose={onClose} />,
  )
  expect(screen.getByRole('img', { name: 'Gone' })).toBeInTheDocument()
})
