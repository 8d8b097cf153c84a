import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'

/** The template params of a send: an object of plain values, nothing nested. */
export const paramsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** One line of the inbox file. `receivedAt` is ISO 8601 in UTC. */
const enquirySchema = z.object({
  templateName: z.string(),
  params: paramsSchema,
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
})

export type Enquiry = z.infer<typeof enquirySchema>
type Submission = Omit<Enquiry, 'id' | 'receivedAt'>

export type EnquiryStore = {
  /** Returns the stored enquiry once it is on the disk. */
  append: (submission: Submission) => Enquiry
  /** Everything stored so far, oldest first, without partial and damaged lines. */
  read: () => Enquiry[]
}

function parseLine(line: string): Enquiry[] {
  try {
    return [enquirySchema.parse(JSON.parse(line))]
  } catch {
    return []
  }
}

/** Opens the inbox file (JSON Lines), and creates it and its folder if needed. */
export function openStore(path: string): EnquiryStore {
  mkdirSync(dirname(path), { recursive: true })
  return {
    append: (submission) => {
      const enquiry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...submission }
      // A crash or a full disk may have left a partial line, so that each begins with the end of the one before.
      appendFileSync(path, `\n${JSON.stringify(enquiry)}`, { flush: true })
      return enquiry
    },
    read: () => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').flatMap(parseLine) : []),
  }
}
