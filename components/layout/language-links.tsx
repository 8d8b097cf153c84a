/** The site in another language: its tag, its native name, and the address. */
export type LanguageLink = { tag: string; name: string; address: string }

/** Links to the site in its other languages. Each has its native name, so the list needs no heading. */
export const LanguageLinks = ({ languages }: { languages: LanguageLink[] }) =>
  languages.length > 0 && (
    <ul className="mt-5 flex flex-wrap gap-x-6 md:mt-20">
      {languages.map(({ tag, name, address }) => (
        <li key={tag}>
          <a
            href={address}
            hrefLang={tag}
            lang={tag}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
