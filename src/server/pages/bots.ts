import { createIsbotFromList, list } from 'isbot'

/** Headless browsers are not excluded, because people control them: tests, monitors, screenshot tools. */
const isHeadless = (pattern: string) => new RegExp(pattern, 'i').test('HeadlessChrome/140.0.0.0')

/** True if a user agent identifies itself as a search engine or another automated reader. */
export const isBot: (userAgent: string | null) => boolean = createIsbotFromList(
  list.filter((pattern) => !isHeadless(pattern)),
)

/**
 * The response for this reader: bots get only the status of an error page, and `print` logs a fault. A page that asks to
 * correct its values (422) is no error page.
 */
export function withoutErrorPage(response: Response, userAgent: string | null, print: (status: number) => void) {
  if (response.status < 400 || response.status === 422 || !isBot(userAgent)) return response
  if (response.status >= 500) print(response.status)
  const headers = new Headers()
  for (const name of ['cache-control', 'retry-after', 'x-request-id']) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(null, { status: response.status, headers })
}
