import { ORIGIN } from './test'

type StoredEnquiry = { templateName: string; params: Record<string, string> }

/** The enquiries that somebody of that name has sent, the newest first. */
export async function sentBy(name: string): Promise<StoredEnquiry[]> {
  const answer = await fetch(`${ORIGIN}/__inbox.json`)
  const enquiries = (await answer.json()) as StoredEnquiry[]
  return enquiries.filter(({ params }) => [params.from_name, params.name].includes(name))
}
