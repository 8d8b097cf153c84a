import { Check, Plus } from 'lucide'
import { Icon, type IconShape } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Messages } from '@/lib/content/schema/messages'
import { routes } from '@/lib/routes/routes'

type TermsListProps = { heading: string; items: string[]; icon: IconShape }

function TermsList({ heading, items, icon }: TermsListProps) {
  return (
    <div className="p-5">
      <h3 className="text-h4">{heading}</h3>
      <ul className="mt-3 flex flex-col gap-1.5">
        {items.map((item) => (
          <li key={item} className="flex items-center gap-2.5">
            <Icon of={icon} className="size-4 shrink-0 text-action" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The terms that apply to every vehicle. S5.7. */
export function RentalTerms({ messages }: { messages: Messages['vehicle'] }) {
  return (
    <section aria-labelledby="rental-terms">
      <h2 id="rental-terms" className="text-h3">
        {messages.terms}
      </h2>
      <div className="mt-5 grid grid-cols-2 overflow-hidden rounded-lg border border-line">
        <TermsList heading={messages.included} items={messages.includedItems} icon={Check} />
        <div className="bg-sunken">
          <TermsList heading={messages.extra} items={messages.extraItems} icon={Plus} />
        </div>
      </div>
      <p className="mt-4 text-muted">
        {`${messages.garage} ${messages.night} `}
        <Link href={routes.terms} className="text-ink underline underline-offset-4 hover:text-action">
          {messages.allTerms}
        </Link>
      </p>
    </section>
  )
}
