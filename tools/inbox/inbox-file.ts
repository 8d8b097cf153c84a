import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

import { enquirySchema, type Enquiry } from './enquiry'

const NEWLINE = '\n'

export type InboxContents = { enquiries: Enquiry[]; damagedLines: number }

/** Creates the file and its folders, and fsyncs the folder where that is possible. */
export async function createInboxFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await (await open(path, 'a')).close()
  // Not every system can open a folder; there the file's own fsync must suffice.
  const folder = await open(dirname(path), 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}

/** A crash or a full disk may have left a partial line, to which the next one must not be appended. */
async function endsMidLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() !== NEWLINE
}

/** Appends the enquiries with one write; they are on the disk when it resolves. */
export async function appendEnquiries(path: string, enquiries: Enquiry[]): Promise<void> {
  const lines = enquiries.map((enquiry) => JSON.stringify(enquiry) + NEWLINE).join('')
  // Opened every time, so that a file deleted while the server runs is created again.
  const file = await open(path, 'a+')
  try {
    const bytes = Buffer.from((await endsMidLine(file)) ? NEWLINE + lines : lines)
    const { bytesWritten } = await file.write(bytes)
    if (bytesWritten < bytes.length) throw new Error(`${path}: only part of a line could be written`)
    await file.sync()
  } finally {
    await file.close()
  }
}

function parseLine(line: string): Enquiry | undefined {
  try {
    return enquirySchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Reads what the file holds, oldest first. Partial and damaged lines are skipped and counted. */
export async function readInboxFile(path: string): Promise<InboxContents> {
  const text = await readFile(path, 'utf8').catch(emptyWhenMissing)
  const lines = text.split(NEWLINE).filter((line) => line !== '')
  const enquiries = lines.map(parseLine).filter((enquiry) => enquiry !== undefined)
  return { enquiries, damagedLines: lines.length - enquiries.length }
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
