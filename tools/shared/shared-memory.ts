import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** For all files in turn: the system would map memory for each, which takes longer than to read it. */
let memory = Buffer.allocUnsafeSlow(1 << 18)

/** Reads a file into memory that the next call overwrites. */
export function readShared(file: string): Buffer {
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    if (size > memory.length) memory = Buffer.allocUnsafeSlow(2 * size)
    return memory.subarray(0, readSync(descriptor, memory, 0, size, 0))
  } finally {
    closeSync(descriptor)
  }
}

/** A hash of a file's contents. */
export const hashOfFile = (file: string): string =>
  createHash('sha256').update(readShared(file)).digest('hex')
