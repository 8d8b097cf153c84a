import { ContactButtons, type ContactNumbers } from '@/components/enquiry/contact-buttons'
import { Textarea } from '@/components/form/textarea'
import { Button } from '@/components/ui/button'
import type { TripPlanPage } from '@/lib/content/schema/pages'
import { chatForm } from '@/lib/site/contact-links'

type PlainPlanProps = {
  words: TripPlanPage['plain']
  numbers: ContactNumbers
  labels: { chat: string; phone: string }
}

/** Without scripts: lines to fill in, which a plain form takes into the chat. */
export function PlainPlan({ words, numbers, labels }: PlainPlanProps) {
  const { action, fields } = chatForm(numbers.chat)
  return (
    <section aria-labelledby="plain-plan" className="max-w-prose">
      <h2 id="plain-plan" className="text-h2">
        {words.heading}
      </h2>
      <p className="mb-6 mt-4">{words.text}</p>
      <form action={action} target="_blank" rel="noopener noreferrer" className="grid gap-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Textarea name="text" label={words.label} defaultValue={words.template} />
        <Button type="submit">{words.send}</Button>
      </form>
      <div className="mt-3">
        <ContactButtons numbers={numbers} message={words.template} labels={labels} />
      </div>
    </section>
  )
}
