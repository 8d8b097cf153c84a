'use client'

import { useRef, useState } from 'react'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { useFormReset } from '@/lib/form/use-form-reset'
import { Textarea } from './textarea'

type LimitedTextareaProps = React.ComponentProps<typeof Textarea> & {
  maxLength: number
  /** Shown when nothing more fits. */
  full: Message
}

/** A textarea that says when it is full: browsers silently cut off what is pasted beyond `maxLength`. */
export function LimitedTextarea({ full, onInput, ...props }: LimitedTextareaProps) {
  const control = useRef<HTMLTextAreaElement>(null)
  const [isFull, setIsFull] = useState(false)
  useFormReset(control, () => setIsFull(false))
  return (
    <div>
      <Textarea
        ref={control}
        hintClass="mt-1.5"
        error={isFull ? interpolate(full, { count: props.maxLength }) : ''}
        onInput={(event) => {
          setIsFull(event.currentTarget.value.length >= props.maxLength)
          onInput?.(event)
        }}
        {...props}
      />
    </div>
  )
}
