import { expect, type APIRequestContext } from '@playwright/test'

/** Requests at once: the pages of other tests are on the same server. */
const atOnce = 3
/** Of many links to one page that differ in what they ask of it these few are requested. */
const mostAlike = 3

/** The addresses that lead nowhere, each with what is answered, as whoever the session belongs to. */
export async function deadLinks(request: APIRequestContext, hrefs: Iterable<string>): Promise<string[]> {
  const left = fewAlike(hrefs)
  const dead: string[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let href = left.pop(); href !== undefined; href = left.pop()) {
        const status = await statusOf(request, href)
        if (status >= 400) dead.push(`${status} ${href}`)
      }
    }),
  )
  return dead
}

function fewAlike(hrefs: Iterable<string>): string[] {
  const seen = new Map<string, number>()
  return [...hrefs].filter((href) => {
    const { pathname, searchParams } = new URL(href, 'http://localhost')
    const alike = `${pathname}?${[...new Set(searchParams.keys())].join()}`
    const count = (seen.get(alike) ?? 0) + 1
    seen.set(alike, count)
    return count <= mostAlike
  })
}

/** A busy server answers 503, and other tests take things off the site for a moment: a link that fails is tried again. */
async function statusOf(request: APIRequestContext, href: string): Promise<number> {
  let status = 0
  const isThere = async () => {
    const response = await request.get(href)
    status = response.status()
    await response.dispose()
    return status < 400
  }
  await expect
    .poll(isThere, { timeout: 5_000 })
    .toBe(true)
    .catch(() => null)
  return status
}
