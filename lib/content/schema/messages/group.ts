import * as z from 'zod'
import { filledIn, type FilledIn, text } from '../values'

type NameOf<Key extends string> = Key extends `${infer Name} ${string}` ? Name : Key

/**
 * The schema of a group of interface messages, all of them required. A key is followed by the argument names of its
 * message, in the notation of `filledIn`.
 */
export const messages = <Key extends string>(...keys: Key[]) =>
  z.strictObject(
    Object.fromEntries(
      keys.map((key) => {
        const [name = '', ...names] = key.split(' ')
        return [name, filledIn(...names)]
      }),
    ) as { [Each in Key as NameOf<Each>]: FilledIn<Each> },
  )

export const messageList = z.array(text).min(1)
