import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VehicleGallery } from '@/components/fleet/vehicle-gallery'
import type { LightboxPicture } from '@/components/ui/lightbox'
import { getMessages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { somePictures, stubDialogs, stubScrolling } from '../browser'

const all = getMessages()
const messages = { ...all.gallery, close: all.common.close }
const pictures = somePictures('Front', 'Side', 'Rear')

beforeEach(() => {
  stubDialogs()
  stubScrolling()
})

const open = (shown: LightboxPicture[] = pictures) =>
  render(<VehicleGallery vehicle="Swift Dzire" pictures={shown} messages={messages} />)
const main = () => screen.getByRole('button', { name: messages.enlarge })
const thumbnail = (number: number) =>
  screen.getByRole('button', {
    name: interpolate(messages.show, { number, alt: pictures[number - 1]?.alt ?? '' }),
  })

it('has three thumbnails beside a picture of the cabin, which the enlarged view shows', async () => {
  open(somePictures('Front', 'Side', 'Rear', 'Cabin'))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(main())
  const dialog = await screen.findByRole('dialog', { name: 'Swift Dzire' })
  expect(within(dialog).getByRole('img', { name: 'Cabin' })).toBeInTheDocument()
})

it('shows the picture of a thumbnail that is pressed, by mouse or keyboard', async () => {
  open()
  expect(within(main()).getByRole('img', { name: 'Front' })).toBeInTheDocument()
  await userEvent.click(thumbnail(2))
  expect(within(main()).getByRole('img', { name: 'Side' })).toBeInTheDocument()
  thumbnail(3).focus()
  await userEvent.keyboard('{Enter}')
  expect(within(main()).getByRole('img', { name: 'Rear' })).toBeInTheDocument()
})

it('opens again after it was closed', async () => {
  open()
  await userEvent.click(main())
  await userEvent.click(await screen.findByRole('button', { name: messages.close }))
  await userEvent.click(main())
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

it('says of a photograph what it is, and of the illustrations beside it', async () => {
  const notes = ['Our Swift Dzire, Delhi, October 2026', 'Illustration', 'Illustration']
  open(pictures.map((shown, index) => ({ ...shown, note: notes[index] })))
  expect(screen.getByText(notes[0] ?? '')).toBeVisible()
  await userEvent.click(thumbnail(2))
  expect(screen.getByText('Illustration')).toBeVisible()
  await userEvent.click(main())
  const dialog = await screen.findByRole('dialog', { name: 'Swift Dzire' })
  expect(within(dialog).getByText(notes[0] ?? '')).toBeInTheDocument()
  // It begins with the picture that was shown.
  expect(within(dialog).getByText(interpolate(messages.position, { number: 2, count: 3 }))).toBeVisible()
})
