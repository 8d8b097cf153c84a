/**
 * Reads the same `.env` files as the framework does and fills in what the host tells of the build. Import it before anything that
 * looks at the environment.
 */
import nextEnv from '@next/env'
import { resolveSettings } from '../settings/resolve'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
Object.assign(process.env, resolveSettings(process.env).env)
