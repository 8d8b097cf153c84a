import { spawn } from 'node:child_process'
import { watchMemory } from '@/tools/bench/scale/memory'

const HELD_MB = 150
/** Starts a child process that allocates memory, and exits shortly after it. */
const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(
  `const held = Buffer.alloc(${HELD_MB} * 1024 * 1024, 1); setTimeout(() => held, 1500)`,
)}])`

it('includes the memory of child processes', async () => {
  const child = spawn(process.execPath, ['-e', parent])
  const stop = watchMemory(child.pid ?? 0)
  await new Promise((resolve) => child.on('exit', resolve))
  expect(stop()).toBeGreaterThan(HELD_MB)
})
