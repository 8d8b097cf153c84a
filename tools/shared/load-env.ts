/**
 * Reads the `.env` files and adds settings from the host's variables. Import it before anything that reads the
 * environment.
 */
import './env-files'
import './language'
import { resolveSettings } from '../settings/resolve'

export const settings = resolveSettings(process.env)

Object.assign(process.env, settings.env)
