/** A text file as a route's answer. */
export const textResponse = (text: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
