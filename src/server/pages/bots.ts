import { createIsbotFromList, list } from 'isbot'

/** Headless browsers are not excluded, because people control them: tests, monitors, screenshot tools. */
const isHeadless = (pattern: string) => new RegExp(pattern, 'i').test('HeadlessChrome/140.0.0.0')

/** True if a user agent identifies itself as a search engine or another automated reader. */
export const isBot: (userAgent: string | null) => boolean = createIsbotFromList(
  list.filter((pattern) => !isHeadless(pattern)),
)

/** The response for this reader: of a fault bots get only the status, and `print` logs it; every other page in full. */
export function withoutErrorPage(response: Response, userAgent: string | null, print: (status: number) => void) {
  if (response.status < 500 || !isBot(userAgent)) return response
  print(response.status)
  const headers = new Headers()
  for (const name of ['cache-control', 'retry-after', 'x-request-id']) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(null, { status: response.status, headers })
}
