type IdentifierName =
  | 'PUBLIC_KEY'
  | 'SERVICE_ID'
  | 'TEMPLATE_TRIP'
  | 'TEMPLATE_CONTACT'
  | 'TEMPLATE_VENDOR'
  | 'TEMPLATE_SERVICE'
  | 'TEMPLATE_NEWSLETTER'
  | 'ORIGIN'

export type LocalIdentifiers = Readonly<Record<`NEXT_PUBLIC_EMAILJS_${IdentifierName}`, string>>

export declare const LOCAL_IDENTIFIERS: LocalIdentifiers
