'use client'

import { useRef, useState } from 'react'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { useFormReset } from './use-form-reset'
import { Textarea } from './textarea'
import { island } from '@/late-start/island'

type LimitedTextareaProps = Omit<React.ComponentProps<typeof Textarea>, 'onInput'> & {
  maxLength: number
  value?: string
  /** Shown when nothing more fits. */
  full: Message
}

/** A textarea that says when it is full: browsers silently cut off what is pasted beyond `maxLength`. */
function LimitedTextareaPart({ full, ...props }: LimitedTextareaProps) {
  const { maxLength, value } = props
  const control = useRef<HTMLTextAreaElement>(null)
  const [isTypedFull, setIsTypedFull] = useState(false)
  useFormReset(control, () => setIsTypedFull(false))
  const isFull = value === undefined ? isTypedFull : value.length >= maxLength
  return (
    <div>
      <Textarea
        ref={control}
        hintClass="mt-1.5"
        error={isFull ? interpolate(full, { count: maxLength }) : ''}
        onInput={({ currentTarget }) => setIsTypedFull(currentTarget.value.length >= maxLength)}
        {...props}
      />
    </div>
  )
}

export const LimitedTextarea = island('limited-textarea', LimitedTextareaPart)
