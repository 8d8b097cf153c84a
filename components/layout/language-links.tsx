/** The site in another language: its tag, its native name, and the address. */
export type LanguageLink = { locale: string; tag: string; name: string; address: string }

/**
 * Links to the page in the site's other languages: the post-build knows the page (tools/postbuild/languages.ts). Each
 * has its native name, so the list needs no heading.
 */
export const LanguageLinks = ({ languages, className }: { languages: LanguageLink[]; className: string }) =>
  languages.map(({ locale, tag, name, address }) => (
    <a key={tag} href={address} hrefLang={tag} lang={tag} data-language={locale} className={className}>
      {name}
    </a>
  ))
