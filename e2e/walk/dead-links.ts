import { expect, type APIRequestContext } from '@playwright/test'

/** Parallel requests. Few, because other tests use the same server. */
const atOnce = 3
/** The number of requested or opened links that are alike: they differ only in the names of rows and in query values. */
const maxAlike = 3

/**
 * Requests links with the session of `request` and returns those that fail, each with its status.
 * @param opened links whose pages were opened already
 */
export async function deadLinks(
  request: APIRequestContext,
  hrefs: Iterable<string>,
  opened: ReadonlySet<string>,
): Promise<string[]> {
  const left = fewAlike(hrefs, opened)
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

function fewAlike(hrefs: Iterable<string>, opened: ReadonlySet<string>): string[] {
  const seen = new Map<string, number>()
  const countOf = (href: string) => {
    const { pathname, searchParams } = new URL(href, 'http://localhost')
    // `/en/desk/bookings/R7K2` and `/en/desk/bookings/R8M4` are alike.
    const parts = pathname.split('/')
    const alike = `${parts.slice(0, 4).join('/')} ${parts.length}?${[...new Set(searchParams.keys())].join()}`
    const count = (seen.get(alike) ?? 0) + 1
    seen.set(alike, count)
    return count
  }
  for (const href of opened) countOf(href)
  return [...hrefs].filter((href) => isPicture(href) || (!opened.has(href) && countOf(href) <= maxAlike))
}

const isPicture = (href: string) => href.startsWith('/img/')

/**
 * Returns the status of a link. Requests a failed link again, because other tests withdraw content for a moment.
 */
async function statusOf(request: APIRequestContext, href: string): Promise<number> {
  let status = 0
  const isThere = async () => {
    // A HEAD request checks the name of a picture and does not render it.
    const response = await request.fetch(href, { method: isPicture(href) ? 'HEAD' : 'GET' })
    status = response.status()
    await response.dispose()
    return status < 400
  }
  await expect
    .poll(isThere)
    .toBe(true)
    .catch(() => null)
  return status
}
