import { createIsbotFromList, list } from 'isbot'

/** Browsers without a window say so, too, but are steered by people: tests, monitors, makers of pictures. */
const isHeadless = (pattern: string) => new RegExp(pattern, 'i').test('HeadlessChrome/140.0.0.0')

/** Whether a user agent names itself as a search engine or another reader that is no person. */
export const isBot: (userAgent: string | null) => boolean = createIsbotFromList(
  list.filter((pattern) => !isHeadless(pattern)),
)

/**
 * An answer as it is sent to this reader: bots are shown no error page, only its status. The rest of them is a line
 * in the log.
 */
export function withoutErrorPage(response: Response, userAgent: string | null, say: (status: number) => void) {
  if (response.status < 400 || !isBot(userAgent)) return response
  say(response.status)
  const headers = new Headers()
  for (const name of ['cache-control', 'retry-after', 'x-request-id']) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(null, { status: response.status, headers })
}
