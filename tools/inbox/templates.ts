import { LOCAL_IDENTIFIERS } from './identifiers.mjs'

export const TEMPLATE_NAMES = ['trip', 'contact', 'vendor', 'service', 'newsletter'] as const

type TemplateName = (typeof TEMPLATE_NAMES)[number]

const templateIds = {
  trip: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP,
  contact: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT,
  vendor: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR,
  service: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_SERVICE,
  newsletter: LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_TEMPLATE_NEWSLETTER,
} satisfies Record<TemplateName, string>

/** The name of the template with this id, or nothing when the local inbox has no such template. */
export function templateNameOf(id: string): TemplateName | undefined {
  return TEMPLATE_NAMES.find((name) => templateIds[name] === id)
}
