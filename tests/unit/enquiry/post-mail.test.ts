/** @jest-environment jsdom */
import sdkPackage from '@emailjs/browser/package.json'
import { type Mail, postMail, SEND_LIMIT_MS } from '@/lib/enquiry/post-mail'
import { forbidStorage, loadAnew } from './fakes'

const mail: Mail = {
  origin: 'https://mail.example',
  publicKey: 'public-key-1',
  serviceId: 'service-1',
  templateId: 'template-trip-1',
  params: { car_name: 'Website Enquiry', from_name: 'आशा Rao', message: '-' },
}

type Fetched = [string, RequestInit & { body: string }]
const fetched = jest.fn<Promise<unknown>, Fetched>()
const cancel = jest.fn(() => Promise.resolve())
const answer = (status: number, text = '') => ({
  ok: status >= 200 && status < 300,
  status,
  body: { cancel },
  text: () => Promise.resolve(text),
})
const request = () => fetched.mock.calls[0]?.[1]

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer(200))
  cancel.mockClear()
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: fetched })
})

it('posts lib_version, user_id, service_id, template_id and template_params, and nothing else', async () => {
  await postMail(mail)
  expect(fetched.mock.calls[0]?.[0]).toBe('https://mail.example/api/v1.0/email/send')
  expect(request()).toMatchObject({ method: 'POST', headers: { 'Content-type': 'application/json' } })
  expect(JSON.parse(request()?.body ?? '')).toEqual({
    lib_version: sdkPackage.version,
    user_id: mail.publicKey,
    service_id: mail.serviceId,
    template_id: mail.templateId,
    template_params: mail.params,
  })
})

it('is sent to the site’s own origin where none is given, follows no redirect, and outlives its page', async () => {
  await postMail({ ...mail, origin: '' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1.0/email/send')
  expect(request()).toMatchObject({ redirect: 'error', keepalive: true })
})

it.each([
  [200, '', 200],
  [200, 'anything', 200],
  [202, 'OK', 200],
  [202, 'queued', 202],
  [204, '', 204],
  [302, 'OK', 302],
  [412, 'refused', 412],
  [500, 'OK', 500],
])('the answer %i %j counts as %i', async (status, text, counted) => {
  fetched.mockResolvedValue(answer(status, text))
  await expect(postMail(mail)).resolves.toBe(counted)
})

it('does not read the body of a success, which would count against the limit of pending requests', async () => {
  fetched.mockResolvedValue(answer(200, 'OK'))
  await postMail(mail)
  expect(cancel).toHaveBeenCalledTimes(1)
})

it('rethrows network errors', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(postMail(mail)).rejects.toThrow(TypeError)
})

it('is aborted after 45 s without an answer', async () => {
  jest.useFakeTimers()
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  )
  const sent = postMail(mail).catch((error: Error) => error.name)
  await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS - 1)
  expect(request()?.signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await expect(sent).resolves.toBe('AbortError')
  jest.useRealTimers()
})

it('limits each of two that are sent at once', async () => {
  await Promise.all([postMail(mail), postMail(mail), fetch('/other')])
  expect(fetched.mock.calls.map(([, init]) => init?.redirect).sort()).toEqual(['error', 'error', undefined])
})

it('leaves other requests as they are, and restores fetch', async () => {
  let respond: (response: unknown) => void = () => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  const sent = postMail(mail)
  await Promise.resolve()
  await fetch('/other')
  respond(answer(200))
  await sent
  const other = fetched.mock.calls.find(([address]) => address === '/other')
  expect(other?.[1]).toBeUndefined()
  expect(globalThis.fetch).toBe(fetched)
})

it('can be loaded where storage is forbidden', () => {
  const allowAgain = forbidStorage()
  expect(() => loadAnew(() => jest.requireActual('@/lib/enquiry/post-mail'))).not.toThrow()
  allowAgain()
})
