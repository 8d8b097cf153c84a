import { Check, Plus } from 'lucide'
import { Icon, type IconShape } from '@/components/ui/icon'
import type { RatesPage } from '@/lib/content/schema/rates'

type ListProps = RatesPage['lists']['included'] & { icon: IconShape }

const List = ({ heading, items, icon }: ListProps) => (
  <div className="p-6 odd:bg-raised even:bg-sunken md:p-8">
    <h3 className="text-h3">{heading}</h3>
    <ul className="mt-5 flex flex-col gap-4">
      {items.map(({ name, text }) => (
        <li key={name} className="flex gap-3">
          <Icon of={icon} className="mt-1 size-5 shrink-0 text-action" />
          <div>
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
)

/** What the rate includes, and what is charged additionally. */
export function RateLists({ heading, included, extra }: RatesPage['lists']) {
  return (
    <section aria-labelledby="in-and-extra">
      <h2 id="in-and-extra" className="text-h2">
        {heading}
      </h2>
      <div className="mt-8 grid overflow-hidden rounded-lg border border-line md:grid-cols-2">
        <List {...included} icon={Check} />
        <List {...extra} icon={Plus} />
      </div>
    </section>
  )
}
