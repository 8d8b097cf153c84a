import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'

/** The template params of a send: an object of plain values, nothing nested. */
export const paramsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** One line of the inbox file. `receivedAt` is ISO 8601 in UTC. */
export type Enquiry = {
  templateName: string
  params: z.infer<typeof paramsSchema>
  id: string
  receivedAt: string
}
type Submission = Omit<Enquiry, 'id' | 'receivedAt'>

export type EnquiryStore = ReturnType<typeof openStore>

function parseLine(line: string): Enquiry[] {
  try {
    return [JSON.parse(line) as Enquiry]
  } catch {
    return []
  }
}

/** Opens the inbox file (JSON Lines), and creates it and its folder if needed. */
export function openStore(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  return {
    /** Returns the stored enquiry once it is on the disk. */
    append: (submission: Submission): Enquiry => {
      const enquiry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...submission }
      // A crash or a full disk may have left a partial line, so that each begins with the end of the one before.
      appendFileSync(path, `\n${JSON.stringify(enquiry)}`, { flush: true })
      return enquiry
    },
    /** Everything stored so far, oldest first, without partial and damaged lines. */
    read: () => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').flatMap(parseLine) : []),
  }
}
