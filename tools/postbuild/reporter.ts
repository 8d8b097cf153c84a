/** Stands inline in the head of every page of a build that counts, so that a call tapped before all else counts too. */
import { startReporting } from '../../lib/measure/adapter'

const { endpoint = '', domain = '' } = document.currentScript?.dataset ?? {}
startReporting(endpoint, domain)
