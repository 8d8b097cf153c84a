/** A plain text file as a route handler's response. */
export const textResponse = (text: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
