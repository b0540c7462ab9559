import { addDays } from '#domains/stays/nights.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import { links } from '#web/links.ts'
import { dayFromNow, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from '../test.ts'
import { demoHotel } from '../public-pages.ts'
import { toDesk } from './staff.ts'

/** Nights that no other journey books, others in each language: both run on one world. */
const farOff = { en: dayFromNow(300), ar: dayFromNow(310) }

test('an editor changes a price and the rooms offered: the page of travellers shows it, and undo takes it back', async ({
  page,
  t,
  language,
}) => {
  const night = farOff[language]
  const hotelPage = links.hotel(language, demoHotel, { check_in: night, check_out: addDays(night, 1) })
  const priceShown = async () => {
    await page.goto(hotelPage)
    return page.locator('main .price').first().textContent()
  }
  const before = await priceShown()
  const id = await page.locator('input[name=hotel]').first().getAttribute('value')
  await toDesk(page, 'editor', deskLinks.stock(language, { hotel: Number(id), from: night }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stock.title'))
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel(t('stock.first'), { exact: true }).fill(night)
  await page.getByLabel(t('stock.last'), { exact: true }).fill(night)
  await page.locator('[name=price]').fill('4321')
  await page.locator('[name=allotment]').fill('3')
  await page.getByRole('button', { name: t('stock.save') }).click()
  await expect(page.getByRole('gridcell').first()).toContainText('4,321')
  await expect(page.getByRole('gridcell').first()).toContainText('0/3')
  await expectAccessible(page)
  await expect(async () => expect(await priceShown()).not.toBe(before)).toPass({ timeout: 4_000 })
  await expect(page.locator('main')).toContainText(t('stays.roomsLeft', { count: 3 }))

  await page.goto(deskLinks.stock(language, { hotel: Number(id), from: night }))
  await page.getByRole('button', { name: t('stock.undo') }).click()
  await expect(page.getByText(t('stock.undone'))).toBeVisible()
  await expect(async () => expect(await priceShown()).toBe(before)).toPass({ timeout: 4_000 })
})

test('in the calendar arrows move, Shift extends, Enter leads to the form, and a mouse drags', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have neither keys nor a mouse')
  await toDesk(page, 'editor', deskLinks.stock(language))
  // Signing in was a page of its own, and alive.
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAlive(page)
  const on = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  const chosen = page.locator('[role=gridcell][aria-selected=true]')
  await page.getByRole('gridcell').first().click()
  await expect(chosen).toHaveCount(1)
  await page.keyboard.press(on)
  await page.keyboard.press(`Shift+${on}`)
  await page.keyboard.press('Shift+ArrowDown')
  await expect(chosen).toHaveCount(4)
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=price]')).toBeFocused()
  await expect(page.locator('main')).toContainText(t('stock.selected', { count: 2, rooms: 2 }))
  await page.getByRole('gridcell').nth(2).hover()
  await page.mouse.down()
  await page.getByRole('gridcell').nth(5).hover()
  await page.mouse.up()
  await expect(chosen).toHaveCount(4)
  await expect(page.locator('main')).toContainText(t('stock.selected', { count: 4, rooms: 1 }))
})

test('a file is checked before anything is written, and refused lines say why', async ({ page, t, language }) => {
  const night = addDays(farOff[language], 3)
  await toDesk(page, 'editor', deskLinks.stock(language, { from: night }))
  await page.getByRole('link', { name: t('stock.files') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('stock.fileTitle'))
  await expectAlive(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('stock.export') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.csv$/)
  const code = /^([^,\s]+),\d{4}/m.exec(
    await (await import('node:fs/promises')).readFile(await download.path(), 'utf8'),
  )?.[1]
  const lines = page.getByLabel(t('stock.pasted'))
  await lines.fill(`room,night,price\n${code},${night},=2\n`)
  await page.getByRole('button', { name: t('stock.check') }).click()
  await expect(page.locator('main')).toContainText(t('stock.problem', { problem: 'price' }))
  await expect(page.getByRole('button', { name: t('stock.apply') })).toHaveCount(0)
  await expectAccessible(page)
  await lines.fill(`room,night,price\n${code},${night},987.65\n`)
  await page.getByRole('button', { name: t('stock.check') }).click()
  await expect(page.locator('main')).toContainText('987.65')
  await page.getByRole('button', { name: t('stock.apply') }).click()
  await expect(page.getByText(t('stock.changed', { count: 1 }))).toBeVisible()
})

test('an agent looks, and changes nothing', async ({ page, t, language }) => {
  await toDesk(page, 'agent', deskLinks.stock(language))
  await expect(page.getByText(t('stock.lookOnly'))).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('button', { name: t('stock.save') })).toHaveCount(0)
  const answer = await page.request.post('/api/v1/change_stock', {
    data: { hotel_id: 1, room_ids: [1], from: farOff.en, to: farOff.en, set: { price: 1 } },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(403)
})

test('an agent is led to nothing that editors edit, and finds nothing there', async ({ page, t, language }) => {
  await toDesk(page, 'agent', deskLinks.stock(language))
  await expect(page.getByRole('link', { name: t('desk.departures'), exact: true }).first()).toBeVisible()
  const doors = [
    deskLinks.editing(language),
    deskLinks.editingList(language, 'hotel'),
    deskLinks.edit(language, 'tax_rule', '1'),
    deskLinks.letters(language),
    deskLinks.stockFile(language, 1),
    deskLinks.channels(language, { hotel: 1 }),
    deskLinks.stockExport(language, { hotel: 1, from: farOff.en, to: farOff.en }),
  ]
  for (const door of doors) {
    const path = door.replace(/\?.*/, '')
    await expect(page.locator(`a[href^="${path}"]`), path).toHaveCount(0)
    expect((await page.request.get(door)).status(), door).toBe(404)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the form alone changes nights, and says what stands in the way', async ({ page, t, language }) => {
    await toDesk(page, 'editor', deskLinks.stock(language, { from: addDays(farOff[language], 5) }))
    await page.locator('[name=min_stay]').fill('2')
    await page.getByRole('button', { name: t('stock.save') }).click()
    await expect(page.locator('main .alert-success')).toBeVisible()
    await page.locator('[name=min_stay]').fill('99')
    await page.getByRole('button', { name: t('stock.save') }).click()
    await expect(page.locator('.error-summary')).toContainText(t('stock.minStay'))
  })
})

test('an editor changes the seats of a departure; an earlier look of a colleague does not overwrite it', async ({
  page,
  t,
  language,
}) => {
  await toDesk(page, 'editor', deskLinks.departures(language))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stock.departures'))
  await expectAccessible(page)
  await page
    .locator('tbody a')
    .nth(language === 'en' ? 0 : 1)
    .click()
  const seats = page.locator('[name=seats]')
  await expect(seats).toHaveValue(/^\d+$/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const before = Number(await seats.inputValue())
  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await seats.fill(String(before + 1))
  await page.getByRole('button', { name: t('stock.saveDeparture') }).click()
  await expect(page.getByText(t('stock.departureSaved'))).toBeVisible()
  await colleague.locator('[name=seats]').fill(String(before + 5))
  await colleague.getByRole('button', { name: t('stock.saveDeparture') }).click()
  await expect(colleague.getByText(t('errors.conflict'), { exact: true })).toBeVisible()
})
