import { OUTBOX_PREFIX, outboxHasMail } from '@/lib/enquiry/outbox-key'
import { enqueue } from '@/lib/enquiry/outbox'
import { forbidStorage, noonInDelhi } from './fakes'

beforeEach(() => localStorage.clear())

it('finds no mail in an empty storage', () => {
  expect(outboxHasMail()).toBe(false)
})

it('finds no mail among the keys of others', () => {
  localStorage.setItem('theme', OUTBOX_PREFIX)
  localStorage.setItem(`other-${OUTBOX_PREFIX}1`, '{}')
  expect(outboxHasMail()).toBe(false)
})

it('finds the mail that was put in', () => {
  enqueue({ from_name: 'Asha' }, noonInDelhi.getTime())
  expect(outboxHasMail()).toBe(true)
})

it('finds no mail where storage is forbidden, and does not throw', () => {
  enqueue({ from_name: 'Asha' }, noonInDelhi.getTime())
  const allowAgain = forbidStorage()
  const found = outboxHasMail()
  allowAgain()
  expect(found).toBe(false)
})
