import * as z from 'zod'
import { filledIn, type FilledIn, text } from '../values'

type NameOf<Key extends string> = Key extends `${infer Name} ${string}` ? Name : Key

/**
 * A group of interface messages, each of them required. Behind its key stand the names that the site fills in, as
 * `filledIn` takes them.
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
