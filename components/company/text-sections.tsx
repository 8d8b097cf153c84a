import type { TextSection } from '@/lib/content/schema/values'
import { LinkedText } from './linked-text'

type TextSectionsProps = { sections: TextSection[]; links?: Record<string, { text: string; href: string }> }

/** Numbered sections of a legal page. Names in braces in their texts are replaced by links. */
export function TextSections({ sections, links = {} }: TextSectionsProps) {
  return (
    <ol className="flex max-w-prose flex-col gap-12">
      {sections.map(({ id, heading, paragraphs = [], items = [] }, index) => (
        <li key={id} id={id}>
          <h2 className="text-h3">
            <span className="text-accent">{index + 1}.</span> {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              <LinkedText text={paragraph} links={links} />
            </p>
          ))}
          {items.length > 0 && (
            <ul className="mt-4 flex list-disc flex-col gap-2 pl-6 marker:text-action">
              {items.map((item) => (
                <li key={item}>
                  <LinkedText text={item} links={links} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
