export type RoadNews = {
  /** Of its element, to which the feed links. */
  id: string
  title: string
  /** When it is in force. */
  days?: string
  text: string
  source: string
  checked?: string
}

/** What stands on a road for a time: works, closures, festivals. */
export const RoadNewsList = ({ heading, news }: { heading: string; news: RoadNews[] }) => (
  <section aria-labelledby="news" className="border-l-4 border-action pl-5">
    <h2 id="news" className="text-h4">
      {heading}
    </h2>
    <ul className="flex flex-col gap-5">
      {news.map(({ id, title, days, text, source, checked }) => (
        <li key={id} id={id} className="mt-3 max-w-prose">
          <p className="font-semibold">{[title, days].filter(Boolean).join(' · ')}</p>
          <p className="mt-1">{text}</p>
          <p className="mt-1 text-sm text-muted">{[source, checked].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  </section>
)
