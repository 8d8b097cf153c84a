import * as Radix from '@radix-ui/react-tabs'
import { createContext, use } from 'react'
import { classNames } from './class-names'
import { useBrowserValue } from './use-browser-value'

const TabsId = createContext('')

/** Of the page, so that a panel that is rendered later matches its tab in the exported HTML. */
const tabId = (id: string, value: string) => `${id}-${value}`
const panelId = (id: string, value: string) => `${id}-${value}-panel`

type TabsProps = React.ComponentProps<typeof Radix.Root> & {
  /** Unique on the page: the ids of tabs and panels begin with it. */
  id: string
}

/** Tabs by the ARIA pattern, controlled with `value` and `onValueChange`, or uncontrolled with `defaultValue`. */
export const Tabs = ({ id, ...props }: TabsProps) => (
  <TabsId value={id}>
    <Radix.Root {...props} />
  </TabsId>
)

const variants = {
  pills: {
    // One row on a phone, which scrolls; the padding is for the focus ring, which such a row clips.
    list: '-m-2 flex gap-2 overflow-x-auto p-2 scrollbar-none md:flex-wrap',
    tab: 'whitespace-nowrap rounded-full border border-line px-4 text-sm hover:border-ink data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-surface',
  },
  underlined: {
    list: 'flex gap-8 border-b border-line',
    tab: '-mb-px border-b-3 border-transparent text-muted hover:text-ink data-[state=active]:border-action data-[state=active]:text-ink',
  },
} as const

/** Radix focuses a pressed tab by script, for which browsers show the focus ring of the keyboard. */
function focusWithoutRing({ button, ctrlKey, currentTarget }: React.MouseEvent<HTMLButtonElement>): void {
  if (button === 0 && !ctrlKey) currentTarget.focus({ focusVisible: false })
}

type TabListProps = {
  /** The accessible name of the list. */
  label: string
  tabs: { value: string; label: string }[]
  variant?: keyof typeof variants
}

/** The row of tabs. It is hidden without scripts, where all panels are shown. */
export function TabList({ label, tabs, variant = 'pills' }: TabListProps) {
  const id = use(TabsId)
  const isLive = useBrowserValue(() => true, false)
  return (
    <Radix.List
      aria-label={label}
      // A row that scrolls is reached by the keyboard before its script runs, too.
      {...(!isLive && { tabIndex: 0 })}
      className={classNames(variants[variant].list, 'noscript:hidden print:hidden')}
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          id={tabId(id, tab.value)}
          aria-controls={panelId(id, tab.value)}
          onMouseDown={focusWithoutRing}
          className={classNames('eased-colors min-h-11 cursor-pointer font-semibold', variants[variant].tab)}
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  )
}

type TabPanelProps = React.ComponentProps<typeof Radix.Content> & {
  /** Renders the content only while the panel is selected: the page needs another way to it without scripts. */
  lazy?: boolean
}

/** One panel. Its content is in the HTML whether it is selected or not, unless it is lazy. */
export function TabPanel({ lazy, className, ...props }: TabPanelProps) {
  const id = use(TabsId)
  return (
    <Radix.Content
      id={panelId(id, props.value)}
      aria-labelledby={tabId(id, props.value)}
      forceMount={lazy ? undefined : true}
      className={classNames(
        'not-print:data-[state=inactive]:hidden noscript:data-[state=inactive]:block',
        className,
      )}
      {...props}
    />
  )
}
