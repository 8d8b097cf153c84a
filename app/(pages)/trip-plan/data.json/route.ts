import { tripData } from '@/view-models/trip-data'

export const dynamic = 'force-static'

/** Fetched when there is a trip or a plan, so that the pages themselves stay small. */
export const GET = () => Response.json(tripData())
