/** @jest-environment jsdom */
import { dropCaptured, OUTBOX_PREFIX, hasQueuedEnquiries, takeReference } from '@/lib/enquiry/outbox-key'
import { store } from '@/lib/enquiry/outbox-store'
import { forbidStorage, noonInDelhi } from './fakes'

const form = document.createElement('form')

beforeEach(() => localStorage.clear())

it('ignores other keys of the storage', () => {
  localStorage.setItem('theme', OUTBOX_PREFIX)
  localStorage.setItem(`other-${OUTBOX_PREFIX}1`, '{}')
  expect(hasQueuedEnquiries()).toBe(false)
})

it('returns false where storage is blocked, and does not throw', () => {
  store('K7M3QX', { createdAt: noonInDelhi.getTime(), template: 'trip', params: { from_name: 'Asha' } })
  const allowAgain = forbidStorage()
  const found = hasQueuedEnquiries()
  allowAgain()
  expect(found).toBe(false)
})

it('returns the reference of a captured search once', () => {
  expect(takeReference(form)).toBeUndefined()
  form.dataset.reference = 'K7M3QX'
  expect([takeReference(form), takeReference(form)]).toEqual(['K7M3QX', undefined])
})

it('removes a captured search, and nothing without a reference', () => {
  localStorage.setItem(`${OUTBOX_PREFIX}K7M3QX`, '{}')
  dropCaptured(form)
  expect(hasQueuedEnquiries()).toBe(true)
  form.dataset.reference = 'K7M3QX'
  dropCaptured(form)
  expect(hasQueuedEnquiries()).toBe(false)
})
