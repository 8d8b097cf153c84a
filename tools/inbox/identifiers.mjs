/**
 * The identifiers that the local inbox accepts, as environment variables of the build.
 * Plain JavaScript without dependencies: `npm start` reads it before anything is installed.
 * None of them is a secret, and none exists at the real provider.
 */
export const LOCAL_IDENTIFIERS = Object.freeze({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-inbox-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_local_inbox',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP: 'template_local_trip',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT: 'template_local_contact',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR: 'template_local_vendor',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_SERVICE: 'template_local_service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_NEWSLETTER: 'template_local_newsletter',
  // The site's own origin: the preview server stands in for the provider.
  NEXT_PUBLIC_EMAILJS_ORIGIN: '/',
})
