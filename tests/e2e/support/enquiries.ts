import { expect, type Page } from '@playwright/test'
import { interpolate } from '@/lib/format/interpolate'
import { messages, vehiclePath } from './catalogue'
import { control, fillTrip, LATER } from './trip'

/** The forms that report the outcome of an enquiry, with the messages of S8.1 to S8.5. */
export const enquiries = {
  contact: {
    path: '/contact-us/',
    button: messages.contact.send,
    typed: {
      name: 'Asha Verma',
      contactNumber: '9876543210',
      email: 'asha@example.com',
      companyName: 'Sample Mills',
      requirements: 'Four cars a day\nfrom Rohini',
    },
    sent: messages.contact.sent,
    failed: messages.enquiry.unexpectedError,
    failureAlerts: true,
  },
  vendor: {
    path: '/vendor-application/',
    button: messages.vendor.send,
    typed: {
      name: 'Asha Verma',
      email: 'asha@example.com',
      address: 'Sample street 2',
      contactNo: '9876543210',
      vehicle: 'Innova Crysta 2024',
      location: 'Rohini',
    },
    sent: messages.vendor.sent,
    failed: messages.enquiry.unexpectedError,
    failureAlerts: true,
  },
  vehicle: {
    path: vehiclePath,
    button: messages.enquiry.send,
    typed: { location: 'Saket', dateTime: `${LATER}T10:30`, name: 'Asha Verma', contact: '9876543210' },
    sent: messages.enquiry.sent,
    failed: messages.enquiry.failed,
    failureAlerts: false,
  },
} as const

export type Enquiry = (typeof enquiries)[keyof typeof enquiries]

export const main = (page: Page) => page.getByRole('main')

/** The button that opens the enquiry about a service. */
export const enquireAbout = (page: Page, service: string) =>
  page.getByRole('button', { name: interpolate(messages.service.enquireAbout, { service }) })

export const fillEnquiry = (page: Page, { typed }: Enquiry) => fillTrip(main(page), typed)

export const send = (page: Page, { button }: Enquiry) =>
  main(page).getByRole('button', { name: button }).click()

/** Expects that the form still holds every typed value. */
export async function expectKept(page: Page, { typed }: Enquiry): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(control(main(page), name)).toHaveValue(value)
}

/**
 * Expects that a form whose scripts do not work says that its enquiry is still being tried, since it is in the outbox,
 * and offers a call link and a chat link with the typed values.
 */
export async function expectFallback(page: Page, enquiry: Enquiry, alerts: string[]): Promise<void> {
  await expect(main(page).getByRole('alert')).toContainText(messages.enquiry.slow)
  await expect(main(page).getByRole('link', { name: messages.common.whatsApp })).toHaveAttribute(
    'href',
    /Asha%20Verma/,
  )
  await expect(main(page).getByRole('link', { name: messages.common.phone, exact: true })).toBeVisible()
  expect(alerts).toEqual([])
  await expectKept(page, enquiry)
}
