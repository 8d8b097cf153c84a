/** Structured data for search engines. `json` must not contain `</script>`: see `serialiseGraph`. */
export function JsonLd({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
