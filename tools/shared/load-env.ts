/**
 * Reads the same `.env` files as the framework does and fills in what the host tells of the build. Import it before anything that
 * looks at the environment.
 */
import nextEnv from '@next/env'
import { resolveSettings } from '../settings/resolve'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })

/** How the environment was understood, and what it lacks. */
export const settings = resolveSettings(process.env)

Object.assign(process.env, settings.env)
