import { readdirSync } from 'node:fs'
import { LOCAL_IDENTIFIERS } from '../tools/inbox/identifiers.mjs'

/** The languages that the content is translated into. */
export const translatedLanguages = readdirSync('content/locales')

/** The environment of a build that is tested on this machine: for the local inbox, at the browser tests' usual URL. */
export const localBuildEnv = {
  ...process.env,
  ...LOCAL_IDENTIFIERS,
  NEXT_PUBLIC_SITE_URL: 'http://localhost:4173',
  NEXT_TELEMETRY_DISABLED: '1',
  BUILD_EFFORT: '0',
}
