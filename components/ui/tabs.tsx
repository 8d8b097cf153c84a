'use client'

import * as Radix from '@radix-ui/react-tabs'
import { classNames } from './class-names'

/** The tabs of the ARIA pattern: give `value` and `onValueChange`, or a `defaultValue`. */
export const Tabs = Radix.Root

const looks = {
  pills: {
    list: 'flex flex-wrap gap-2',
    tab: 'rounded-full border border-line px-4 text-sm hover:border-ink data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-surface',
  },
  underlined: {
    list: 'flex gap-8 border-b border-line',
    tab: '-mb-px border-b-3 border-transparent text-muted hover:text-ink data-[state=active]:border-action data-[state=active]:text-ink',
  },
} as const

type TabListProps = {
  /** Names the list for screen readers. */
  label: string
  tabs: { value: string; label: string }[]
  variant?: keyof typeof looks
}

/** The row of tabs. It goes away while there are no scripts: then all panels show. */
export function TabList({ label, tabs, variant = 'pills' }: TabListProps) {
  return (
    <Radix.List
      aria-label={label}
      className={classNames(looks[variant].list, 'noscript:hidden print:hidden')}
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className={classNames('eased-colors min-h-11 cursor-pointer font-semibold', looks[variant].tab)}
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  )
}

/** One panel. It stands in the HTML whether it is shown or not. */
export function TabPanel({ className, ...props }: React.ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      forceMount
      className={classNames(
        'not-print:data-[state=inactive]:hidden noscript:data-[state=inactive]:block',
        className,
      )}
      {...props}
    />
  )
}
