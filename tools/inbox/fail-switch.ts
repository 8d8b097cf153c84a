import * as z from 'zod'

import type { Answer } from './answers'

const MAX_TIMES = 1000

/** How the next requests can be made to fail. `hang` never answers, `drop` closes the connection. */
export const FAIL_MODES = ['400', '403', '412', '429', '451', '500', 'hang', 'drop'] as const

export type FailMode = (typeof FAIL_MODES)[number]

/** The provider's response text for each status. */
export const FAIL_ANSWERS = {
  '400': { status: 400, text: 'Bad Request' },
  '403': { status: 403, text: 'API calls are disabled for non-browser applications' },
  '412': { status: 412, text: 'Precondition Failed' },
  '429': { status: 429, text: 'Too Many Requests' },
  '451': { status: 451, text: 'Unavailable For Headless Browser' },
  '500': { status: 500, text: 'Internal Server Error' },
} satisfies Record<Exclude<FailMode, 'hang' | 'drop'>, Answer>

/** A failure setting, from the form (all strings) or from JSON (numbers). */
export const failOrderSchema = z.object({
  status: z.preprocess(String, z.enum([...FAIL_MODES, 'off'])),
  times: z.coerce.number().int().min(1).max(MAX_TIMES).default(1),
})

type FailOrder = z.infer<typeof failOrderSchema>

export type FailSwitch = {
  set: (order: FailOrder) => void
  state: () => FailOrder | { status: 'off'; times: 0 }
  /** The failure of the current request, if any; decrements the remaining count. */
  take: () => FailMode | undefined
}

/** Creates a switch, initially off, that makes the next requests fail in a chosen way. */
export function createFailSwitch(): FailSwitch {
  let mode: FailMode | 'off' = 'off'
  let left = 0
  return {
    set: ({ status, times }) => {
      mode = status
      left = status === 'off' ? 0 : times
    },
    state: () => (mode === 'off' || left === 0 ? { status: 'off', times: 0 } : { status: mode, times: left }),
    take: () => {
      if (mode === 'off' || left === 0) return undefined
      left -= 1
      return mode
    },
  }
}
