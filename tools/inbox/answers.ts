/** A response of the provider: a status and a line of plain text. */
export type Answer = Readonly<{ status: number; text: string }>

const DASHBOARD = 'https://dashboard.emailjs.com/admin'

// The real provider has also answered 400 here; this stand-in uses 412, defined in one place.
const UNKNOWN_ID_STATUS = 412

/** Texts of the 'not found' and 'invalid' answers are the provider's, the 'required' ones those of its SDK. */
export const ANSWERS = {
  ok: { status: 200, text: 'OK' },
  malformed: { status: 400, text: 'The request body has to be a JSON object' },
  paramsNotPlain: {
    status: 400,
    text: 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
  },
  keyRequired: { status: 400, text: `The Public Key is required. Visit ${DASHBOARD}/account` },
  serviceRequired: { status: 400, text: `The service ID is required. Visit ${DASHBOARD}` },
  templateRequired: { status: 400, text: `The template ID is required. Visit ${DASHBOARD}/templates` },
  keyInvalid: {
    status: 400,
    text: `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
  },
  serviceUnknown: {
    status: UNKNOWN_ID_STATUS,
    text: `The service ID not found. To find this ID, visit ${DASHBOARD}`,
  },
  templateUnknown: {
    status: UNKNOWN_ID_STATUS,
    text: `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
  },
  methodNotAllowed: { status: 405, text: 'Method Not Allowed' },
  tooLarge: { status: 413, text: 'Payload Too Large' },
  notJson: { status: 415, text: 'Unsupported Media Type' },
  tooManyRequests: { status: 429, text: 'Too Many Requests' },
  broken: { status: 500, text: 'Internal Server Error' },
} satisfies Record<string, Answer>
