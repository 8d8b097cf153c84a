import { render, screen } from '@testing-library/react'
import { LazyLightbox } from '@/components/ui/lazy-lightbox'
import { getMessages } from '@/lib/content/pages'
import { settled, somePictures } from '../browser'

jest.mock('@/components/ui/lightbox', () => {
  throw new Error('The network is away')
})

const { gallery, common } = getMessages()
const onClose = jest.fn()
beforeEach(() => {
  jest.resetModules()
  onClose.mockClear()
})

const open = () =>
  render(
    <LazyLightbox
      title="Swift Dzire"
      pictures={somePictures('Front')}
      messages={{ ...gallery, close: common.close }}
      onClose={onClose}
    />,
  )

it('closes when the lightbox does not load', async () => {
  open()
  await settled()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('does not close when it was unmounted before', async () => {
  open().unmount()
  await settled()
  expect(onClose).not.toHaveBeenCalled()
})
