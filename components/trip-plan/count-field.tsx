import { useState } from 'react'
import { WholeNumber } from '@/components/form/whole-number'
import { interpolate } from '@/lib/format/interpolate'
import { usePlanEditor } from './plan-context'

type CountFieldProps = {
  name?: string
  label: string
  max: number
  value: number
  /** Why a plan cannot hold the value. */
  error?: string
  onChange: (count: number) => void
}

/**
 * A field for a number of people, bags or minutes. Says so when a larger number was typed than a plan can hold, and, once
 * it is left, why the number cannot be.
 */
export function CountField({ name, label, max, value, error = '', onChange }: CountFieldProps) {
  const { countMost, wishes } = usePlanEditor().messages.tripPlan
  const [isOver, setIsOver] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const take = (digits: string) => {
    const count = Number(digits)
    setIsOver(count > max)
    onChange(Math.min(max, count))
  }
  // Undo and another plan change the value without input.
  const most = isOver && value === max && interpolate(countMost, { count: max, field: wishes })
  const note = most || (isTyping ? '' : error)
  return (
    <div className="min-w-0">
      <WholeNumber
        name={name}
        label={label}
        placeholder="0"
        error={note}
        hintClass={note && 'mt-2'}
        value={value || ''}
        onType={take}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
    </div>
  )
}
