/** Reads the same `.env` files as Next.js. Modules that are imported after this one see their values. */
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
