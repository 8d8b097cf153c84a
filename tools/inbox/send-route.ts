import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import * as z from 'zod'
import { type Handler, reply } from './http'
import { LOCAL_IDENTIFIERS } from './identifiers.mjs'
import { type Enquiry, type EnquiryStore, paramsSchema } from './store'

export const SEND_PATH = '/api/v1.0/email/send'

/** The id of each template, and its name. */
const templates = new Map(
  Object.entries(LOCAL_IDENTIFIERS)
    .filter(([key]) => key.includes('_TEMPLATE_'))
    .map(([key, id]) => [id, key.replace(/.*_/, '').toLowerCase()]),
)

const sendSchema = z.object({
  user_id: z.literal(LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY),
  service_id: z.literal(LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID),
  template_id: z.enum([...templates.keys()]),
  template_params: paramsSchema.default({}),
})

/** An enquiry as one line. `inspect` escapes what could move the cursor or recolour the terminal. */
const consoleLine = ({ receivedAt, templateName, params }: Enquiry) =>
  `${receivedAt}  ${templateName}  ${inspect(params, { breakLength: Infinity, maxStringLength: 60 })}`

function parseJson(written: unknown): unknown {
  try {
    return JSON.parse(String(written))
  } catch {
    return undefined
  }
}

/** The provider's send endpoint: answers 200 only after the enquiry is stored. */
export const createSendRoute =
  (store: EnquiryStore, log: (line: string) => void): Handler =>
  async (req, res) => {
    if (req.method !== 'POST') return reply(res, { status: 405 })
    const { data, error } = z.preprocess(parseJson, sendSchema).safeParse(await text(req))
    if (!data) return reply(res, { status: 400, body: z.prettifyError(error) })
    const templateName = templates.get(data.template_id) ?? ''
    log(consoleLine(store.append({ templateName, params: data.template_params })))
    reply(res, { status: 200 })
  }
