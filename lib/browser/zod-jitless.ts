import { config } from 'zod/v4/core'

// zod probes for `new Function`, which the site's Content-Security-Policy forbids and reports. Import this file
// before any schema that runs in the browser.
config({ jitless: true })
