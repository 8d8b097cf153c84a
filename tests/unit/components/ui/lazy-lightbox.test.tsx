import { render, screen } from '@testing-library/react'
import { LazyLightbox } from '@/components/ui/lazy-lightbox'
import { getMessages } from '@/lib/content/pages'
import { settled, somePictures, stubDialogs, stubScrolling } from '../browser'

const { gallery, common } = getMessages()
const messages = { ...gallery, close: common.close }

const lightbox = jest.requireActual<object>('@/components/ui/lightbox')
let load: () => object
jest.mock('@/components/ui/lightbox', () => load())

beforeEach(() => {
  jest.resetModules()
  stubDialogs()
  stubScrolling()
  load = () => lightbox
})

const open = (onClose = jest.fn()) => ({
  onClose,
  ...render(
    <LazyLightbox
      title="Swift Dzire"
      pictures={somePictures('Front')}
      messages={messages}
      onClose={onClose}
    />,
  ),
})

it('shows the lightbox once it is loaded', async () => {
  open()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('dialog', { name: 'Swift Dzire' })).toBeInTheDocument()
})

it('calls onClose when it does not load', async () => {
  load = () => {
    throw new Error('The network is away')
  }
  const { onClose } = open()
  await settled()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('does not call onClose when unmounted before it has loaded', async () => {
  load = () => {
    throw new Error('The network is away')
  }
  const { onClose, unmount } = open()
  unmount()
  await settled()
  expect(onClose).not.toHaveBeenCalled()
})
