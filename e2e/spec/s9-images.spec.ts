import { expect, expectAlive, test } from '../test.ts'

test.use({ pictures: true })

const breakpoints = [320, 640, 768, 1024, 1280, 1536]

test('§9 pictures are offered in the widths of the breakpoints, as WebP by default @main', async ({
  page,
  request,
  language,
}) => {
  await page.goto(`/${language}/hotels`)
  const picture = page.getByRole('main').getByRole('article').getByRole('img').first()
  const offered = ((await picture.getAttribute('srcset')) ?? '').split(', ').map((one) => one.split(' '))
  expect(offered.map(([, width]) => width)).toEqual(expect.arrayContaining(breakpoints.map((width) => `${width}w`)))
  for (const [address = ''] of offered.slice(0, 2)) {
    const answer = await request.get(address, { headers: { accept: '*/*' } })
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
  }
})

test('§9 a screen with a pixel density of 2 loads twice the width @main', async ({ browser, baseURL, language }) => {
  const widths: number[] = []
  for (const deviceScaleFactor of [1, 2]) {
    const context = await browser.newContext({ baseURL, deviceScaleFactor, viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await page.goto(`/${language}/hotels`)
    const picture = page.getByRole('main').getByRole('article').getByRole('img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/img/')
    widths.push(await picture.evaluate((img: HTMLImageElement) => Number(/\/img\/(\d+)\//.exec(img.currentSrc)?.[1])))
    await context.close()
  }
  expect(widths[1]).toBeGreaterThanOrEqual((widths[0] ?? Infinity) * 2)
})

test('§8 a failed image emits an error event, its metadata is zero, and its alternative text remains @main', async ({
  page,
  language,
  complaints,
}) => {
  await page.route('**/img/**', (route) => route.abort())
  await page.addInitScript(() => {
    const answer: unknown[] = []
    Object.assign(window, { reported: answer })
    addEventListener('site:image-error', (event) => answer.push((event as CustomEvent).detail))
  })
  await page.goto(`/${language}/hotels`)
  await expectAlive(page)
  const answer = () =>
    page.evaluate(() => (window as unknown as { reported: { src: string; meta: unknown }[] }).reported[0] ?? null)
  await expect.poll(answer).toMatchObject({
    meta: { width: 0, height: 0, ratio: 0 },
  })
  const picture = page.locator('main img[data-failed]').first()
  expect(await picture.getAttribute('alt')).not.toBe('')
  const box = await picture.boundingBox()
  expect(box?.height).toBeGreaterThan(100)
  complaints.splice(0)
})
