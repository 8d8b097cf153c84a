import { planData } from '../views'

export const dynamic = 'force-static'

/** Fetched when the planner is used, so that the page itself stays small. */
export const GET = () => Response.json(planData())
