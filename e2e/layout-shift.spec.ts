import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { links } from '#links/site.ts'
import { demoHotel, demoPackage } from './public-pages.ts'
import { expect, stayFromNow, test } from './test.ts'

/** The target on a usual line is 0.01; the navigation of the header needs some more when it arrives in pieces. */
const maxShift = 0.02
const bytesPerPiece = 4_000

test('painted content does not move while the HTML of a page arrives in pieces', async ({
  page,
  language,
  baseURL,
}) => {
  const slow = await slowLine(page, baseURL ?? '')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved: Record<string, number> = {}
  const stay = stayFromNow(40, 3)
  for (const path of [
    links.home(language),
    links.hotels(language, { where: 'makkah', ...stay }),
    links.hotel(language, demoHotel),
    links.package(language, demoPackage),
  ]) {
    await page.goto(slow.origin + path)
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    )
    if (shift > maxShift) moved[path] = shift
  }
  // The last page may still be requesting the code of its links.
  await page.close()
  await slow.close()
  expect(moved).toEqual({})
})

/** A proxy of the site that sends the next piece of an HTML document only after the page has painted the last one. */
async function slowLine(page: Page, site: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const proxy = createServer(async ({ url, headers }, answer) => {
    const response = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' } })
    const body = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    answer.writeHead(response.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return answer.end(body)
    // Pieces end behind a tag: half a line of centred text moves when its other half arrives.
    for (let from = 0; from < body.length;) {
      const end = body.indexOf('>', from + bytesPerPiece)
      const until = end < 0 ? body.length : end + 1
      answer.write(body.subarray(from, until))
      from = until
      await painted(page)
    }
    answer.end()
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => proxy.close(() => closed())),
  }
}

/** Waits for two frames: the second begins after the first was painted. The first document is not there yet. */
async function painted(page: Page): Promise<void> {
  await page
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    .catch(() => undefined)
}
