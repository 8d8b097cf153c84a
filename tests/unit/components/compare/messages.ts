import { getMessages } from '@/lib/content/pages'

const { common, compare, finder, fleet, offers, tripPlan, vehicle } = getMessages()

/** The messages of the compare page, from the content, as the page passes them to its components. */
export const compareMessages = {
  ...compare,
  common,
  specRows: vehicle.specRows,
  getQuote: offers.getQuote,
  getQuoteFor: offers.getQuoteFor,
}
export const finderMessages = { ...finder, common, fleet, vehicle: tripPlan.text.vehicle }
