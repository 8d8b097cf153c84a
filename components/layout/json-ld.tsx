/** Structured data for search engines. `json` is serialised so that it cannot close the element. */
export function JsonLd({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
