import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A network namespace for the server: visits cross a link with TCP and TLS. */
export const NAMESPACE = 'bench-network'
export const SERVER_ADDRESS = '10.77.0.2'

const HERE = { device: 'bench0', address: '10.77.0.1' }
const THERE = { device: 'bench1', address: SERVER_ADDRESS }
const RELAY = join(import.meta.dirname, 'relay.py')
const MEGABITS = 10

/** The round trip in milliseconds, and how many packets of a hundred are lost in each direction. */
export type Link = { roundTrip: number; loss: number }

export const linkName = ({ roundTrip, loss }: Link) => `${roundTrip} ms${loss > 0 ? `, ${loss} % lost` : ''}`
export const capacity = `${MEGABITS} Mbit/s`

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
const ipThere = (...args: string[]) => ip('-n', NAMESPACE, ...args)

export function deleteNamespace(): void {
  try {
    ip('netns', 'delete', NAMESPACE)
  } catch {
    // There is none.
  }
}

/** @throws without root, or without iproute2. */
export function createNamespace(): void {
  deleteNamespace()
  ip('netns', 'add', NAMESPACE)
}

/** Connects this machine to the namespace. @returns a function that cuts the link. */
export async function openLink({ roundTrip, loss }: Link): Promise<() => Promise<void>> {
  const settings = [roundTrip / 2, MEGABITS, loss].map(String)
  const relay = spawn('python3', [RELAY, HERE.device, THERE.device, ...settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(relay.stdout, 'data')
  ip('link', 'set', THERE.device, 'netns', NAMESPACE)
  for (const [run, { device, address }] of [
    [ip, HERE],
    [ipThere, THERE],
  ] as const) {
    run('address', 'add', `${address}/30`, 'dev', device)
    run('link', 'set', device, 'up')
  }
  return async () => {
    const gone = once(relay, 'exit')
    relay.stdin.end()
    await gone
  }
}
