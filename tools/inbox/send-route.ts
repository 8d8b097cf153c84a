import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import * as z from 'zod'
import { type Handler, readBody, reply } from './http'
import { LOCAL_IDENTIFIERS } from './identifiers.mjs'
import { type Enquiry, type EnquiryStore, paramsSchema } from './store'

export const SEND_PATH = '/api/v1.0/email/send'

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' }
const PREFLIGHT = {
  ...ANY_ORIGIN,
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': 86_400,
}

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

const answer = (res: ServerResponse, status: number, body?: string) =>
  reply(res, { status, body, headers: ANY_ORIGIN })

/** The provider's send endpoint: answers 200 only after the enquiry is stored. */
export const createSendRoute =
  (store: EnquiryStore, log: (line: string) => void): Handler =>
  async (req, res) => {
    if (req.method === 'OPTIONS') return void res.writeHead(204, PREFLIGHT).end()
    if (req.method !== 'POST') return answer(res, 405)
    const body = await readBody(req)
    if (!body) return answer(res, 413)
    const { data, error } = z.preprocess(parseJson, sendSchema).safeParse(String(body))
    if (!data) return answer(res, 400, z.prettifyError(error))
    const templateName = templates.get(data.template_id) ?? ''
    const { origin } = req.headers
    log(consoleLine(store.append({ templateName, params: data.template_params, origin })))
    answer(res, 200)
  }

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
