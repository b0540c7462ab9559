import { expect, test } from '@playwright/test'
import { LinkChecker, LinkState } from 'linkinator'
import { locales } from '#i18n/locale.ts'
import { contentLinks, links } from '#links/site.ts'

/** Only one size of each picture is requested, because a picture's existence depends only on its name. */
const oneSize = /\/img\/320\//
/** Searches link to an unlimited number of further searches, so only these queries and their results are followed. */
const finiteQuery = /\/(?:blogs|contact-us|faq|search)\?|\/hotels\?where=[^&]*$/

test('every link and every picture of both languages leads somewhere', async ({ baseURL, request }) => {
  if (!baseURL) throw new Error('baseURL is not set')
  const checker = new LinkChecker()
  const { links: seen } = await checker.check({
    path: locales.map((locale) => baseURL + links.home(locale)),
    recurse: true,
    // Other tests use the same server at the same time.
    concurrency: 4,
    timeout: 600_000,
    // Skips external links: other sites are outside the control of this project.
    linksToSkip: (link) => Promise.resolve(!isOurs(link) || (link.includes('?') && !finiteQuery.test(link))),
  })
  const broken = seen.filter(({ state }) => state === LinkState.BROKEN)
  // A busy server responds with 503, and an admin test withdraws a hotel for a moment: failed links are requested
  // again.
  const again = [...new Set(broken.map(({ url }) => url))]
  const there = new Set<string>()
  for (const url of again)
    await expect
      .poll(async () => (await request.get(url)).ok())
      .toBe(true)
      .then(
        () => there.add(url),
        () => null,
      )
  const answer = broken
    .filter(({ url }) => !there.has(url))
    .map(({ url, status, parent }) => `${status} ${url} on ${parent}`)
  expect(answer).toEqual([])

  const found = new Set(seen.filter(({ state }) => state === LinkState.OK).map(({ url }) => url.replace(baseURL, '')))
  for (const locale of locales) {
    // The crawl reached pages at the end of the link chains: the last article, a service category and the feed.
    expect(found).toContain(contentLinks.blog(locale, 'small-children'))
    expect(found).toContain(contentLinks.serviceType(locale, 1))
    expect(found).toContain(contentLinks.feed(locale))
  }

  // A HEAD request checks the name only and does not render the picture.
  const pictures = [...new Set(seen.map(({ url }) => url).filter((url) => oneSize.test(url)))]
  expect(pictures.length).toBeGreaterThan(50)
  const missing: string[] = []
  for (const url of pictures) {
    const { status } = await fetch(url, { method: 'HEAD' })
    if (status !== 200) missing.push(`${status} ${url}`)
  }
  expect(missing).toEqual([])

  function isOurs(link: string): boolean {
    return link.startsWith(`${baseURL}/`) && !link.includes('/img/')
  }
})
