import * as z from 'zod'

import { ANSWERS, type Answer } from './answers'
import { paramsSchema, type Submission } from './enquiry'
import { LOCAL_IDENTIFIERS } from './identifiers.mjs'
import { templateNameOf } from './templates'

type Verdict = { submission: Submission } | { refusal: Answer }

const fieldsSchema = z.record(z.string(), z.unknown())

type Fields = z.infer<typeof fieldsSchema>

const REQUIRED = [
  ['user_id', ANSWERS.keyRequired],
  ['service_id', ANSWERS.serviceRequired],
  ['template_id', ANSWERS.templateRequired],
] as const

/** The fields of a body, or nothing when it is not a JSON object in UTF-8. */
function parseFields(body: Uint8Array): Fields | undefined {
  try {
    return fieldsSchema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  } catch {
    return undefined
  }
}

function isMissing(value: unknown): boolean {
  return typeof value !== 'string' || value === ''
}

/** Validates the body of a request in the provider's order: structure, missing values, unknown identifiers. */
export function judgeSend(body: Uint8Array): Verdict {
  const fields = parseFields(body)
  if (!fields) return { refusal: ANSWERS.malformed }

  const missing = REQUIRED.find(([field]) => isMissing(fields[field]))
  if (missing) return { refusal: missing[1] }

  const params = paramsSchema.default({}).safeParse(fields.template_params)
  if (!params.success) return { refusal: ANSWERS.paramsNotPlain }

  return judgeIdentifiers(fields, params.data)
}

function judgeIdentifiers(fields: Fields, params: Submission['params']): Verdict {
  if (fields.user_id !== LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY) {
    return { refusal: ANSWERS.keyInvalid }
  }
  if (fields.service_id !== LOCAL_IDENTIFIERS.NEXT_PUBLIC_EMAILJS_SERVICE_ID) {
    return { refusal: ANSWERS.serviceUnknown }
  }
  const templateName = templateNameOf(String(fields.template_id))
  return templateName ? { submission: { templateName, params } } : { refusal: ANSWERS.templateUnknown }
}
