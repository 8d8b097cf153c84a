import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes/routes'

export type FromPriceProps = { texts: string[]; note: string; link: string }

/** The lowest prices, with the page that says what they hold. */
export const FromPrice = ({ texts, note, link }: FromPriceProps) => (
  <div className="mt-6 border-t border-line pt-4">
    {texts.map((text) => (
      <p key={text} className="font-semibold">
        {text}
      </p>
    ))}
    <p className="mt-1 text-sm text-muted">
      {note}{' '}
      <Link href={routes.rates} className="text-ink underline underline-offset-4 hover:text-action">
        {link}
      </Link>
    </p>
  </div>
)
