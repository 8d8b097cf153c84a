import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'

export type PapersPageProps = {
  heading: string
  intro: string
  company: { label: string; value: string }[]
  checked: string | undefined
  vehiclesHeading: string
  vehicles: { name: string; path: string; texts: string[] }[]
}

const rowClass = 'grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[16rem_1fr]'

/** Papers and safety: what the company and each vehicle can show. */
export const PapersPage = ({
  trail,
  heading,
  intro,
  company,
  checked,
  vehiclesHeading,
  vehicles,
}: PapersPageProps & { trail: React.ReactNode }) => (
  <>
    <PageIntro heading={heading} intro={intro}>
      {trail}
    </PageIntro>
    <Container className="grid gap-14 pb-section">
      {company.length > 0 && (
        <div>
          <dl className="border-t border-control">
            {company.map(({ label, value }) => (
              <div key={label} className={rowClass}>
                <dt className="font-semibold">{label}</dt>
                <dd className="max-w-prose text-muted">{value}</dd>
              </div>
            ))}
          </dl>
          {checked && <p className="mt-3 text-sm text-muted">{checked}</p>}
        </div>
      )}
      {vehicles.length > 0 && (
        <section aria-labelledby="papers-vehicles">
          <h2 id="papers-vehicles" className="text-h2">
            {vehiclesHeading}
          </h2>
          <ul className="mt-6 border-t border-control">
            {vehicles.map(({ name, path, texts }) => (
              <li key={path} className={rowClass}>
                <Link href={path} className="font-semibold underline underline-offset-4 hover:text-action">
                  {name}
                </Link>
                <span className="text-muted">{texts.join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  </>
)
