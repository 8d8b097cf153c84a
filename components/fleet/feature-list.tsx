import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'

type FeatureListProps = { label: string; features: string[] }

/** The vehicle's features, as a line of keywords. */
export function FeatureList({ label, features }: FeatureListProps) {
  return (
    <ul
      aria-label={label}
      className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-sm font-semibold"
    >
      {features.map((feature) => (
        <li key={feature} className="flex items-center gap-2">
          <Icon of={Check} className="size-4 shrink-0 text-action" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
