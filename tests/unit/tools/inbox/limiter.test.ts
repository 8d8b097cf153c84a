import { createLimiter } from '@/tools/inbox/limiter'

it('limits each client separately', () => {
  const limiter = createLimiter({ spacingMs: 1000, now: () => 0 })
  limiter.admits('a')
  expect(limiter.admits('b')).toBe(true)
})

it('admits everything with a spacing of 0', () => {
  const limiter = createLimiter({ spacingMs: 0, now: () => 0 })
  limiter.admits('a')
  expect(limiter.admits('a')).toBe(true)
})

it('forgets clients that no longer have to wait', () => {
  let time = 0
  const limiter = createLimiter({ spacingMs: 1000, now: () => time })
  limiter.admits('a')
  limiter.admits('b')
  time = 1000
  limiter.admits('c')
  expect(limiter.size()).toBe(1)
})

it('remembers at most the maximum number of clients', () => {
  const limiter = createLimiter({ spacingMs: 1000, now: () => 0, maxClients: 3 })
  for (const client of 'abcdefgh') limiter.admits(client)
  expect(limiter.size()).toBe(3)
})
