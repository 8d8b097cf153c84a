import { getMessages } from '@/lib/content/pages'

const { common, compare, finder, fleet, vehicle } = getMessages()

/** The words of the compare page, from the content, as the page hands them to its parts. */
export const compareMessages = { ...compare, common, specRows: vehicle.specRows }
export const finderMessages = { ...finder, common, fleet }
