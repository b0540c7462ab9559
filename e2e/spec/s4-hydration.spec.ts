import type { Page } from '@playwright/test'
import { expect, expectAlive, isAlive, test, searchFormScript } from '../test.ts'

test.use({ somebody: false })

/** Opens a page with a stopped clock and waits for its code. */
async function openUntouched(page: Page, path: string) {
  await page.clock.install({ time: new Date('2026-12-01T09:00:00Z') })
  const calls = page.waitForResponse(/fetch_web_status/)
  const code = page.waitForResponse(/entry\.client/)
  await page.goto(path)
  await page.clock.runFor(500)
  await Promise.all([calls, code])
}

test('§4 a page without interaction is complete, has made its start calls, and delays hydration @main', async ({
  page,
  language,
}) => {
  await openUntouched(page, `/${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isAlive(page)).toBe(false)
  await page.clock.runFor(20_000)
  await expectAlive(page)
})

test('§4 the first interaction hydrates a page @main', async ({ page, language }) => {
  await openUntouched(page, `/${language}`)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await expectAlive(page)
})

for (const [path, name, typed] of [
  ['/contact-us', 'name', 'Amal'],
  ['', 'check_in', '20 Dec'],
  ['/faq', 'q', 'visa'],
] as const) {
  test(`§4 a page that the browser translates keeps the translation, what is typed and the focus, and its links and forms work: ${name}`, async ({
    page,
    language,
  }) => {
    await openUntouched(page, `/${language}${path}`)
    // As Chrome does it.
    const texts = await page.evaluate(() => {
      document.documentElement.lang = 'tr'
      document.documentElement.classList.add('translated-ltr')
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) nodes.push(walker.currentNode as Text)
      for (const node of nodes.filter(({ parentElement }) => !parentElement?.closest('script, style, title, option'))) {
        const font = document.createElement('font')
        node.replaceWith(font)
        font.textContent = `tr ${node.textContent}`
      }
      return document.querySelectorAll('font').length
    })
    const field = page.locator(`main input[name=${name}]`).first()
    await field.focus()
    await page.keyboard.type(typed)
    await page.mouse.move(10, 10)
    await page.clock.runFor(25_000)
    expect(await page.locator('font').count()).toBe(texts)
    await expect(field).toHaveValue(typed)
    await expect(field).toBeFocused()
    await page.locator('footer a[href$="/about-us"]').first().click()
    await expect(page).toHaveURL(new RegExp(`/${language}/about-us$`))
  })
}

test('§4 pointer events without movement do not count as interaction', async ({ page, language }) => {
  await openUntouched(page, `/${language}`)
  await page.evaluate(() => {
    for (let n = 0; n < 3; n++) dispatchEvent(new PointerEvent('pointermove', { screenX: 7, screenY: 7 }))
  })
  await page.clock.runFor(2_000)
  expect(await isAlive(page)).toBe(false)
})

test('§4 a choice made during hydration is neither lost nor interrupted @main', async ({ page, language }) => {
  const { promise: online, resolve: connect } = Promise.withResolvers<void>()
  await page.route(searchFormScript(), async (route) => {
    await online
    await route.continue()
  })
  await openUntouched(page, `/${language}`)
  await page.locator('#occupancy').click()
  // The plain fields are replaced later by those that need code.
  const ages = page.locator('[name=ages1]')
  await expect(ages).toBeVisible()
  await ages.pressSequentially('5, 7')
  connect()
  await expect.poll(() => isAlive(page, '#occupancy')).toBe(true)
  await ages.pressSequentially(', 11')
  await expect(ages).toHaveValue('5, 7, 11')
  await expect(ages).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('input[name=occupancy]')).toHaveValue('2-5,7,11')
})

test('§4 the first click on a page that was open for a while navigates within the document', async ({
  page,
  language,
}) => {
  await openUntouched(page, `/${language}/terms-conditions`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const read = () => page.evaluate(() => '__reactRouterVersion' in window)
  expect(await read()).toBe(false)
  await page.clock.runFor(8000)
  await expect.poll(read).toBe(true)
  expect(await isAlive(page)).toBe(false)
  // A pointer that arrives, presses and leaves without a pause.
  await page.locator('footer a[href$="/about-us"]').first().click()
  await expect(page).toHaveURL(new RegExp(`/${language}/about-us$`))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('§4 a filter chosen before its code is loaded is applied afterwards', async ({ page, language, isMobile, t }) => {
  await openUntouched(page, `/${language}/hotels?where=makkah`)
  // Chosen without an event that hydrates the page; the interaction follows.
  await page.locator('#filters').evaluate((filters: HTMLDetailsElement) => {
    const box = filters.querySelector<HTMLInputElement>('input[name=free_cancellation]')
    if (box) box.checked = true
  })
  expect(await isAlive(page)).toBe(false)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  const box = page.locator('#filters').getByRole('checkbox', { name: t('filters.free_cancellation') })
  if (isMobile) {
    // On mobile a filter is applied only by the button.
    await expectAlive(page)
    await expect(page).not.toHaveURL(/free_cancellation/)
  } else await expect(page).toHaveURL(/free_cancellation=1/)
  await expect(box).toBeChecked()
})

test('§4 returning to a page or reloading it restores the scroll position @main', async ({ page, language }) => {
  const where = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(`/${language}/terms-conditions`)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await expectAlive(page)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await expect.poll(where).toBe(700)
  // Navigates within the site and back, then to another document and back.
  await page.mouse.move(30, 30)
  await page.mouse.move(40, 40)
  await expectAlive(page)
  await page.locator('footer a[href$="/about-us"]').first().click()
  await expect(page).toHaveURL(/about-us$/)
  await page.goBack()
  await expect.poll(where).toBeGreaterThan(700)
  await page.evaluate(() => scrollTo(0, 500))
  await page.goto('/robots.txt')
  await page.goBack()
  await expect.poll(where).toBe(500)
})

test('§4 a click without pointer events, as sent by a screen reader, works as well', async ({ page, language }) => {
  await page.goto(`/${language}/terms-conditions`, { waitUntil: 'networkidle' })
  await page.locator('footer a[href$="/about-us"]').first().dispatchEvent('click')
  await expect(page).toHaveURL(new RegExp(`/${language}/about-us$`))
})

test('§4 a form that is identical for everybody delays hydration and can still be sent', async ({ page, language }) => {
  await openUntouched(page, `/${language}/contact-us`)
  expect(await isAlive(page)).toBe(false)
  // Its scripts are not loaded yet: the form is sent as without scripts, and typed values are preserved.
  const name = page.locator('main form input[name=name]')
  await name.evaluate((field: HTMLInputElement) => (field.value = 'Salma'))
  await page
    .locator('main form')
    .last()
    .evaluate((form: HTMLFormElement) => form.submit())
  // Either a missing value or the rate limit of this address is reported.
  await expect(page.locator('main [aria-invalid=true], main [role=alert]').first()).toBeVisible()
  await expect(name).toHaveValue('Salma')
  await expectAlive(page)
})

test('§4 a page hydrates without interaction for a returning visitor', async ({ page, language }) => {
  await page.addInitScript(() => localStorage.setItem('here', '1'))
  await page.goto(`/${language}`)
  await expectAlive(page)
})

test('§4 a personal page hydrates immediately', async ({ page, language }) => {
  await page.goto(`/${language}/cart`)
  await expectAlive(page)
})
