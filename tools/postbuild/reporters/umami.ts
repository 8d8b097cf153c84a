/**
 * Inlined in the head of every page of a build with analytics, so that a click on a call link before hydration is
 * counted too.
 */
import { startReporting } from '../../../lib/analytics/adapter'
import { umami } from '../../../lib/analytics/providers'

const { endpoint = '', domain = '' } = document.currentScript?.dataset ?? {}
startReporting(umami, { endpoint, domain })
