/** Reads the same `.env` files as Next.js; what stands first holds. Modules imported after this one see their values. */
import { existsSync } from 'node:fs'

for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file)
