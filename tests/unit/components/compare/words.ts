import { getWords } from '@/lib/content/pages'

const { common, compare, finder, fleet, vehicle } = getWords()

/** The words of the compare page, from the content, as the page hands them to its parts. */
export const compareWords = { ...compare, common, specRows: vehicle.specRows }
export const finderWords = { ...finder, common, fleet }
