/**
 * Reads the same `.env` files as Next.js and adds settings from the host's variables. Import it before anything that
 * reads the environment.
 */
import nextEnv from '@next/env'
import { resolveSettings } from '../settings/resolve'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })

/** The resolved settings and their problems. */
export const settings = resolveSettings(process.env)

Object.assign(process.env, settings.env)
