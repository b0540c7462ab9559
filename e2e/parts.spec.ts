import type { Locator, Page } from '@playwright/test'
import type { ContentLocale } from '#i18n/locale.ts'
import { links } from '#links/site.ts'
import { toAdmin } from './admin/staff.ts'
import { demoHotel, demoPackage, demoService } from './public-pages.ts'
import { findStay } from './stays.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

// The parts of the design system, each on a page that shows it.

test.use({ pictures: true })

const phone = { viewport: { width: 390, height: 844 } }
const dates = stayFromNow(30, 3)

/** The arrow keys that move forwards and backwards in the reading direction. */
const keys = { en: { on: 'ArrowRight', back: 'ArrowLeft' }, ar: { on: 'ArrowLeft', back: 'ArrowRight' } }

/** Opens the guests form of a stay, the first step of the checkout. */
async function openCheckout(page: Page, language: ContentLocale): Promise<Locator> {
  const options = { days: 64, supply: 'own', payment: ['both'] } as const
  const { hotel_id: hotel, rooms: room, ...stay } = await findStay(page.request, options)
  await page.goto(links.book(language, { hotel, room, ...stay }))
  return page.getByRole('navigation').filter({ has: page.locator('.steps') })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages with most parts can be used by everybody, ${colorScheme}`, async ({ page, language }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of [
      links.home(language),
      links.hotels(language, { where: 'madinah', ...dates, occupancy: ['2-9', '1'] }),
      links.hotel(language, demoHotel, dates),
      links.compare(language, [1, 2, 3], dates),
      links.package(language, demoPackage),
      links.service(language, demoService),
      links.search(language, { q: 'zzzz' }),
      links.contact(language),
      links.register(language),
    ]) {
      await page.goto(path)
      await expectAlive(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await openCheckout(page, language)
    await expectAlive(page)
    await expectAccessible(page)
  })
}

test('in forced-colours mode, states remain distinguishable', async ({ page, language, t }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const steps = await openCheckout(page, language)
  const fill = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  const signs = steps.locator('.step-sign')
  expect(await fill(signs.nth(0))).not.toBe(await fill(signs.nth(1)))
  // The current page and the chosen view are drawn by colour otherwise.
  await page.goto(links.hotels(language, { where: 'makkah', ...dates }))
  const outline = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle)
  for (const name of [t('filters.view'), t('common.pagination')]) {
    const items = page.getByRole('navigation', { name }).getByRole('link')
    expect(await outline(items.and(page.locator('[aria-current]')).first())).toBe('solid')
    expect(await outline(items.and(page.locator(':not([aria-current])')).first())).toBe('none')
  }
})

test('accordion: sections are opened by keys, and a link opens its section', async ({ page, language }) => {
  await page.goto(links.package(language, demoPackage))
  await expectAlive(page)
  const day = (number: number) => page.locator(`details:has(> #day-${number})`)
  await day(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(day(1)).not.toHaveAttribute('open')
  await page.evaluate(() => {
    location.hash = '#day-3'
  })
  await expect(day(3)).toHaveAttribute('open', '')
  await expect(day(3).locator('summary')).toBeInViewport()
})

test('dialog: keeps the focus, Escape closes it and gives the focus back', async ({ page, language, t }) => {
  await toAdmin(page, 'agent', `/${language}/desk`)
  await expectAlive(page)
  const opener = page.getByRole('button', { name: t('admin.shortcuts') })
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

test('gallery: tiles, then all pictures, then one picture; keys follow the reading direction', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.hotel(language, demoHotel, dates))
  await expectAlive(page)
  const { on, back } = keys[language]
  const opener = page.locator('button.gallery-button')
  await opener.focus()
  await page.keyboard.press('Enter')
  const grid = page.getByRole('dialog', { name: t('stays.pictures') })
  const thumbs = grid.getByRole('listitem').getByRole('link')
  await expect(thumbs).not.toHaveCount(0)
  const photos = await thumbs.count()
  expect(photos).toBeGreaterThan(3)
  await expectAccessible(page)

  await thumbs.nth(1).focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog').filter({ has: page.getByRole('status') })
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 2, photos }))
  await expectAccessible(page)
  await page.keyboard.press(on)
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 3, photos }))
  await expect(large.getByRole('img')).toHaveAccessibleName(
    (await thumbs.nth(2).getByRole('img', { includeHidden: true }).getAttribute('alt')) ?? '',
  )
  await page.keyboard.press(back)
  await page.keyboard.press(back)
  await page.keyboard.press(back)
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 1, photos }))
  await expect(large.getByRole('button', { name: t('hotel.previousPhoto') })).toHaveAttribute('aria-disabled', 'true')
  await large.getByRole('button', { name: t('hotel.nextPhoto') }).click()
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: 2, photos }))
  await page.keyboard.press('End')
  await expect(large.getByRole('status')).toHaveText(t('hotel.photoOf', { photo: photos, photos }))

  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(thumbs.nth(photos - 1)).toBeFocused()
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
  const steps = await openCheckout(page, language)
  const items = steps.getByRole('listitem')
  await expect(items.nth(0)).toHaveAttribute('aria-current', 'step')
  const [first, last] = [await items.nth(0).boundingBox(), await items.nth(2).boundingBox()]
  expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(language === 'en')
  if (language === 'en')
    await expect(steps).toMatchAriaSnapshot(`
      - navigation:
        - list:
          - listitem: Guests
          - listitem: Payment
          - listitem: Review
    `)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('tables keep their rows and headings when shown as cards', async ({ page, language, t }) => {
    await page.goto(links.package(language, demoPackage))
    await page.locator('#departures summary').click()
    const table = page.getByRole('table', { name: t('packages.pricesPerPerson') }).last()
    const rows = await table.getByRole('rowheader').count()
    expect(rows).toBeGreaterThan(1)
    const headings = await table.getByRole('columnheader').count()
    expect(headings).toBeGreaterThan(2)
    await expect(table.getByRole('cell')).toHaveCount(rows * (headings - 1))

    await page.goto(links.compare(language, [1, 2, 3], dates))
    const scrolling = page.getByRole('region', { name: t('hotel.compareTable') })
    await scrolling.focus()
    await expect(scrolling).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('galleries open with the browser alone', async ({ page, language }) => {
    await page.goto(links.hotel(language, demoHotel, dates))
    await page.locator('button.gallery-button').click()
    const picture = page.getByRole('dialog').getByRole('listitem').getByRole('link').first()
    await expect(picture).toHaveAttribute('href', /^\/img\/1536\//)
  })
})
