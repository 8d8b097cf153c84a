import { emailEnv, type TemplateName } from '@/lib/config/env'

/** Whether the identifiers that `template` needs are all there. */
export const isConfigured = (template: TemplateName) =>
  Boolean(emailEnv.publicKey && emailEnv.serviceId && emailEnv.templates[template])
