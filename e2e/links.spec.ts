import { expect, test } from '@playwright/test'
import { LinkChecker, LinkState } from 'linkinator'
import { locales } from '#text/locale.ts'
import { links } from '#web/links.ts'

/** Of the many sizes of a picture one is asked for: whether there is a picture depends on its name alone. */
const oneSize = /\/img\/320\//
/** Searches lead to ever more searches; these few stand for all, and what they find is followed. */
const finiteQuery = /\/(?:blogs|contact-us|faq|search)\?|\/hotels\?where=[^&]*$/

test('every link and every picture of both languages leads somewhere', async ({ baseURL, request }) => {
  if (!baseURL) throw new Error('No site to read')
  test.setTimeout(420_000)
  const checker = new LinkChecker()
  const { links: seen } = await checker.check({
    path: locales.map((locale) => baseURL + links.home(locale)),
    recurse: true,
    // Other tests use the same server at the same time.
    concurrency: 4,
    timeout: 60_000,
    // Never anything outside: other sites are theirs to keep.
    linksToSkip: (link) => Promise.resolve(!isOurs(link) || (link.includes('?') && !finiteQuery.test(link))),
  })
  const broken = seen.filter(({ state }) => state === LinkState.BROKEN)
  // A busy server says 503 and means later, and a test at the desk takes a house off the site until it puts it back: they
  // are waited for.
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
  const told = broken
    .filter(({ url }) => !there.has(url))
    .map(({ url, status, parent }) => `${status} ${url} on ${parent}`)
  expect(told).toEqual([])

  const found = new Set(seen.filter(({ state }) => state === LinkState.OK).map(({ url }) => url.replace(baseURL, '')))
  for (const locale of locales) {
    // It went all the way: to the last article, a question's own links, a hotel, a service.
    expect(found).toContain(links.blog(locale, 'small-children'))
    expect(found).toContain(links.serviceType(locale, 1))
    expect(found).toContain(links.feed(locale))
  }

  // Asked by name alone, which draws none.
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
