import { randomUUID } from 'node:crypto'

import type { Enquiry, Submission } from './enquiry'
import { appendEnquiries, createInboxFile, readInboxFile, type InboxContents } from './inbox-file'

type Waiting = { enquiry: Enquiry; resolve: (enquiry: Enquiry) => void; reject: (error: unknown) => void }

export type EnquiryStore = {
  /** Resolves with the stored enquiry once it is fsynced. */
  append: (submission: Submission) => Promise<Enquiry>
  /** Everything stored so far, oldest first. */
  read: () => Promise<InboxContents>
  /** Waits for pending writes; later appends are rejected. */
  close: () => Promise<void>
}

/** Runs tasks in sequence, also after a failed one. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

function toEnquiry(submission: Submission): Enquiry {
  return { id: randomUUID(), receivedAt: new Date().toISOString(), ...submission }
}

/**
 * Opens the inbox file (JSON Lines), and creates it and its folder if needed. Enquiries that arrive during a write are
 * batched into the next write and fsync.
 */
export async function openStore(path: string): Promise<EnquiryStore> {
  await createInboxFile(path)
  const enqueue = createQueue()
  let waiting: Waiting[] = []
  let closed = false

  async function commit(): Promise<void> {
    const group = waiting
    waiting = []
    try {
      await appendEnquiries(
        path,
        group.map(({ enquiry }) => enquiry),
      )
      for (const { enquiry, resolve } of group) resolve(enquiry)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  function append(submission: Submission): Promise<Enquiry> {
    if (closed) return Promise.reject(new Error('The inbox is closed'))
    return new Promise((resolve, reject) => {
      const isFirst = waiting.push({ enquiry: toEnquiry(submission), resolve, reject }) === 1
      if (isFirst) void enqueue(commit)
    })
  }

  return {
    append,
    read: () => enqueue(() => readInboxFile(path)),
    close: () => {
      closed = true
      return enqueue(async () => undefined)
    },
  }
}
