/** Reads the same `.env` files as the build does. Import it before anything that looks at the environment. */
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd())
