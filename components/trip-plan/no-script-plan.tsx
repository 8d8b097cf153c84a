import { ContactButtons, type ContactButtonsProps } from '@/components/enquiry/contact-buttons'
import { Textarea } from '@/components/form/textarea'
import { Button } from '@/components/ui/button'
import type { TripPlanPage } from '@/lib/content/schema/pages'
import { chatForm } from '@/lib/routes/contact-links'

type NoScriptPlanProps = {
  messages: TripPlanPage['plain']
} & Pick<ContactButtonsProps, 'numbers' | 'labels'>

/** Without scripts: a template to fill in, which a plain form passes to the chat. */
export function NoScriptPlan({ messages, numbers, labels }: NoScriptPlanProps) {
  const { action, fields } = chatForm(numbers.chat)
  return (
    <section aria-labelledby="plain-plan" className="max-w-prose">
      <h2 id="plain-plan" className="text-h2">
        {messages.heading}
      </h2>
      <p className="mb-6 mt-4">{messages.text}</p>
      <form action={action} target="_blank" rel="noopener noreferrer" className="grid gap-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Textarea name="text" label={messages.label} defaultValue={messages.template} />
        <Button type="submit">{messages.send}</Button>
      </form>
      <div className="mt-3">
        <ContactButtons numbers={numbers} message={messages.template} labels={labels} />
      </div>
    </section>
  )
}
