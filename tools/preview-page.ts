/** Writes the pages below /preview. Previews only. */
import './shared/load-env'
import { isPreview } from '../lib/config/env'

if (isPreview) (await import('./preview/write')).writePreview()
