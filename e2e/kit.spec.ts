import type { Locator, Page } from '@playwright/test'
import type { ContentLocale } from '#i18n/locale.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

test.use({ pictures: true })

const specimens = (page: Page) => page.locator('main section > article')
const specimen = (page: Page, name: string) =>
  specimens(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

/** The arrow keys that move forwards and backwards in the reading direction. */
const keys = { en: { on: 'ArrowRight', back: 'ArrowLeft' }, ar: { on: 'ArrowLeft', back: 'ArrowRight' } }

/** Opens the kit with the specimens of these names only, because the whole kit takes seconds to load; without names, all. */
async function open(page: Page, language: ContentLocale, ...parts: string[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const query = new URLSearchParams(parts.map((part) => ['part', part]))
  await page.goto(`/${language}/dev/kit?${query}`)
  if (parts.length > 0) await expect(specimens(page)).toHaveCount(parts.length)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every part can be used by everybody, ${colorScheme}`, async ({ page, language }) => {
    await open(page, language)
    await page.emulateMedia({ colorScheme })
    await expectAlive(page)
    await seeAll(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('in forced-colours mode, states remain distinguishable', async ({ page, language }) => {
  await open(page, language)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAlive(page)
  await seeAll(page)
  await expectNoSidewaysScroll(page)
  const fill = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  const signs = specimen(page, 'Steps').getByRole('listitem').locator('.step-sign')
  expect(await fill(signs.nth(0))).not.toBe(await fill(signs.nth(1)))
  // The current page and the chosen view are drawn by colour otherwise.
  const outline = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle)
  for (const name of ['Segments', 'Pagination']) {
    const links = specimen(page, name).getByRole('link')
    expect(await outline(links.and(page.locator('[aria-current]')).first())).toBe('solid')
    expect(await outline(links.and(page.locator(':not([aria-current])')).first())).toBe('none')
  }
})

test('accordion: sections are opened by keys, and a link opens its section', async ({ page, language }) => {
  await open(page, language, 'Accordion')
  await expectAlive(page)
  const parts = specimen(page, 'Accordion').locator('details')
  await expect(parts.nth(0)).toHaveAttribute('open', '')
  await parts.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(parts.nth(1)).toHaveAttribute('open', '')
  await specimen(page, 'Accordion').getByRole('link').click()
  await expect(parts.nth(2)).toHaveAttribute('open', '')
  await expect(parts.nth(2).locator('summary')).toBeInViewport()
})

test('dialog: keeps the focus, Escape closes it and gives the focus back', async ({ page, language }) => {
  await open(page, language, 'Dialog')
  await expectAlive(page)
  const opener = specimen(page, 'Dialog').getByRole('button').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleName(/./)
  await expectAccessible(page)
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('popover: opens next to its button, and Escape returns the focus', async ({ page, language }) => {
  await open(page, language, 'Popover')
  await expectAlive(page)
  const part = specimen(page, 'Popover')
  const button = part.getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  const popover = part.getByRole('dialog')
  await expect(popover).toBeVisible()
  await expectAccessible(page)
  const [from, to] = [await button.boundingBox(), await popover.boundingBox()]
  expect(
    Math.min(
      Math.abs((to?.y ?? 0) - (from?.y ?? 0) - (from?.height ?? 0)),
      Math.abs((from?.y ?? 0) - (to?.y ?? 0) - (to?.height ?? 0)),
    ),
  ).toBeLessThan(12)
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(button).toBeFocused()
})

test('gallery: tiles, then all pictures, then one picture; keys follow the reading direction', async ({
  page,
  t,
  language,
}) => {
  await open(page, language, 'Gallery')
  await expectAlive(page)
  const { on, back } = keys[language]
  const part = specimen(page, 'Gallery')
  const opener = part.getByRole('button', { name: t('stays.showPictures', { count: 6 }) })
  await opener.focus()
  await page.keyboard.press('Enter')
  const grid = page.getByRole('dialog', { name: t('stays.pictures') })
  const thumbs = grid.getByRole('listitem').getByRole('link')
  await expect(thumbs).toHaveCount(6)
  await expectAccessible(page)

  await thumbs.nth(1).focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog').filter({ has: page.getByRole('status') })
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 2, photos: 6 }))
  await expectAccessible(page)
  await page.keyboard.press(on)
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 3, photos: 6 }))
  await expect(large.getByRole('img')).toHaveAccessibleName(
    (await thumbs.nth(2).getByRole('img', { includeHidden: true }).getAttribute('alt')) ?? '',
  )
  await page.keyboard.press(back)
  await page.keyboard.press(back)
  await page.keyboard.press(back)
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 1, photos: 6 }))
  await expect(large.getByRole('button', { name: t('hotel.previousPhoto') })).toHaveAttribute('aria-disabled', 'true')
  await large.getByRole('button', { name: t('hotel.nextPhoto') }).click()
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 2, photos: 6 }))
  await page.keyboard.press('End')
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 6, photos: 6 }))

  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(thumbs.nth(5)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(grid).toBeHidden()
  await expect(opener).toBeFocused()
})

test('gallery of a hotel, whose page React never hydrates: pictures open large there, too', async ({
  page,
  t,
  language,
}) => {
  await page.goto(`/${language}/hotels?where=makkah`)
  await page.locator('main article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/hotels\/[a-z]/)
  await page.reload()
  await expectAlive(page)
  const opener = page.locator('button.gallery-button')
  await opener.click()
  const thumbs = page
    .getByRole('dialog', { name: t('stays.pictures') })
    .getByRole('listitem')
    .getByRole('link')
  const photos = await thumbs.count()
  await thumbs.nth(1).click()
  const large = page.getByRole('dialog').filter({ has: page.getByRole('status') })
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 2, photos }))
  await page.keyboard.press(keys[language].on)
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 3, photos }))
  await page.keyboard.press('Escape')
  await expect(thumbs.nth(2)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expectNoSidewaysScroll(page)
})

test('steps follow the reading direction and mark the current step', async ({ page, language }) => {
  await open(page, language, 'Steps')
  const steps = specimen(page, 'Steps').getByRole('navigation').nth(1)
  const items = steps.getByRole('listitem')
  await expect(items.nth(1)).toHaveAttribute('aria-current', 'step')
  const [first, last] = [await items.nth(0).boundingBox(), await items.nth(2).boundingBox()]
  expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(language === 'en')
  if (language === 'en')
    await expect(steps).toMatchAriaSnapshot(`
      - navigation:
        - list:
          - listitem:
            - link "Guests Done"
          - listitem: Payment
          - listitem: Review
    `)
})

test('tables keep their rows and headings when shown as cards', async ({ page, language }) => {
  await open(page, language, 'Table', 'Table, scrolling')
  const table = specimen(page, 'Table').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('rowheader')).toHaveCount(3)
  if (language === 'en')
    await expect(table).toMatchAriaSnapshot(`
      - table "Departures":
        - caption: Departures
        - rowgroup:
          - row "Leaves on From Seats left A person"
        - rowgroup:
          - row /10 Dec 2026.*/:
            - rowheader "10 Dec 2026"
            - cell "Cairo"
            - cell "6"
            - cell "SAR 6,900"
          - row
          - row
    `)
  const scrolling = specimen(page, 'Table, scrolling').getByRole('region')
  await scrolling.focus()
  await expect(scrolling).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('popovers and galleries open with the browser alone', async ({ page, language }) => {
    await open(page, language, 'Popover', 'Gallery')
    await specimen(page, 'Popover').getByRole('button').click()
    await expect(specimen(page, 'Popover').getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await specimen(page, 'Gallery').getByRole('button').first().click()
    const picture = page.getByRole('dialog').getByRole('link').first()
    await expect(picture).toHaveAttribute('href', /^\/img\/1536\//)
  })
})

/** Scrolls through the page until every lazy picture is loaded. */
async function seeAll(page: Page): Promise<void> {
  for (const part of await specimens(page).all()) await part.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}
