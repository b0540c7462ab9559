import { writeWorkbook } from '@rihla/workbook/write'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { addDays } from '#domains/shared/dates.ts'
import { adminLinks } from '#links/admin.ts'
import { links } from '#links/site.ts'
import {
  dayFromNow,
  errorSummary,
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  test,
} from '../test.ts'
import { demoHotel } from '../public-pages.ts'
import { openMenu, sendAgain, toAdmin } from './staff.ts'

/** Nights that no other test books. Each language has its own, because both run against one database. */
const farOff = { en: dayFromNow(300), ar: dayFromNow(310) }

test('an editor changes a price and the rooms on sale: the public page shows it, and undo reverts it @main', async ({
  page,
  t,
  language,
}) => {
  const night = farOff[language]
  const hotelPage = links.hotel(language, demoHotel, { check_in: night, check_out: addDays(night, 1) })
  const priceShown = async () => {
    await page.goto(hotelPage)
    return page.getByRole('main').locator('[data-price]').first().textContent()
  }
  const before = await priceShown()
  const id = await page.locator('input[name=hotel]').first().getAttribute('value')
  await toAdmin(page, 'editor', adminLinks.stock(language, { hotel: Number(id), from: night }))
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
  await expect(async () => expect(await priceShown()).not.toBe(before)).toPass()
  await expect(page.locator('main')).toContainText(t('stays.roomsLeft', { count: 3 }))

  await page.goto(adminLinks.stock(language, { hotel: Number(id), from: night }))
  await page.getByRole('button', { name: t('stock.undo') }).click()
  await expect(page.getByText(t('stock.undone'))).toBeVisible()
  await expect(async () => expect(await priceShown()).toBe(before)).toPass()
})

test('in the calendar, arrow keys move, Shift extends the selection, Enter moves to the form, and a mouse drags', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have neither keys nor a mouse')
  await toAdmin(page, 'editor', adminLinks.stock(language))
  // The sign-in page was hydrated too, so wait for the grid first.
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

test('a file is checked before anything is written, and rejected lines state the reason', async ({
  page,
  t,
  language,
}) => {
  const night = addDays(farOff[language], 3)
  await toAdmin(page, 'editor', adminLinks.stock(language, { from: night }))
  await page.getByRole('link', { name: t('stock.files') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('stock.fileTitle'))
  await expectAlive(page)
  await page.getByLabel(t('stockfile.format')).selectOption('csv')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('stockfile.download') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.csv$/)
  const csv = await (await import('node:fs/promises')).readFile(await download.path(), 'utf8')
  const code = csv.split('\n')[1]?.split(',')[0]
  const lines = page.getByLabel(t('stockfile.lines'))
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

test('a file of an Arabic Excel is read, its good lines alone are written, and a file that is no table says so', async ({
  page,
  t,
  language,
}) => {
  const night = addDays(farOff[language], 4)
  const [year = '', month = '', day = ''] = night.split('-')
  await toAdmin(page, 'editor', adminLinks.stock(language, { from: night }))
  await page.getByRole('link', { name: t('stock.files') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('stock.fileTitle'))
  await expectAlive(page)
  const hotel = new URL(page.url()).searchParams.get('hotel') ?? ''
  const exported = await page.request.get(
    adminLinks.stockExport(language, { hotel, from: night, to: night, format: 'csv' }),
  )
  const code = (await exported.text()).split('\n')[1]?.split(',')[0] ?? ''
  const upload = async (name: string, buffer: Buffer) => {
    await page.getByLabel(t('stockfile.file')).setInputFiles({ name, mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: t('stock.check') }).click()
  }
  await upload('photo.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
  await expect(page.getByText(t('stockfile.unreadable'))).toBeVisible()
  // “Unicode text” of Excel: UTF-16 with tabs.
  const text = `رمز الغرفة\tالليلة\tالسعر\tملاحظات\n${code}\t${day}/${month}/${year}\t1.234,56\tx\nلا شيء\t${night}\t1\t\n`
  await upload('prices.txt', Buffer.from(`\ufeff${text}`, 'utf16le'))
  await expect(page.locator('main')).toContainText('1234.56')
  await expect(page.locator('main')).toContainText('ملاحظات')
  await expect(page.locator('main')).toContainText(t('stock.problem', { problem: 'unknown_room' }))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('stockfile.applyValid', { count: 1 }) }).click()
  await expect(page.getByText(t('stock.changed', { count: 1 }))).toBeVisible()
})

test('a workbook with titles, a period and a hidden row says what was read, and the hidden row can be included', async ({
  page,
  t,
  language,
}) => {
  const night = addDays(farOff[language], 6)
  await toAdmin(page, 'editor', adminLinks.stock(language, { from: night }))
  await page.getByRole('link', { name: t('stock.files') }).click()
  await expect(page).toHaveURL(/hotel=/)
  const hotel = new URL(page.url()).searchParams.get('hotel') ?? ''
  const exported = await page.request.get(
    adminLinks.stockExport(language, { hotel, from: night, to: night, format: 'csv' }),
  )
  const code = (await exported.text()).split('\n')[1]?.split(',')[0] ?? ''
  const rows = [
    ['Room', 'From', 'To', 'Price'],
    [code, night, addDays(night, 1), 'SAR 731.25'],
    [code, addDays(night, 2), '', 'SAR 931.25'],
  ]
  const file = writeWorkbook([{ name: 'Winter', head: ['Prices'], rows, rightToLeft: false }])
  const parts = unzipSync(file)
  const path = 'xl/worksheets/sheet1.xml'
  const sheet = strFromU8(parts[path] ?? new Uint8Array()).replace('<row r="4">', '<row r="4" hidden="1">')
  const buffer = Buffer.from(zipSync({ ...parts, [path]: strToU8(sheet) }))
  await page.getByLabel(t('stockfile.file')).setInputFiles({ name: 'prices.xlsx', mimeType: '', buffer })
  await page.getByRole('button', { name: t('stock.check') }).click()
  await expect(page.locator('main')).toContainText('731.25')
  await expect(page.locator('main')).not.toContainText('931.25')
  await expect(page.getByText(t('stockfile.readSheet', { sheet: '\u2068Winter\u2069', line: 2 }))).toBeVisible()
  await expect(page.getByText(t('stockfile.hiddenRows', { count: 1, lines: '\u20664\u2069' }))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('stockfile.includeHidden') }).click()
  await expect(page.getByText(t('stockfile.hiddenIncluded'))).toBeVisible()
  await expect(page.getByRole('table')).toContainText('931.25')
})

test('an editor repeats a departure every week, leaves one day out, and undoes the series', async ({
  page,
  t,
  language,
}) => {
  await toAdmin(page, 'editor', adminLinks.departures(language))
  await page.locator('tbody a').first().click()
  await page.getByRole('link', { name: t('series.open') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('series.title'))
  await page.getByLabel(t('series.repeat'), { exact: true }).selectOption('week')
  // Each language has its own days, because both run against one database.
  await page.getByLabel(t('series.from'), { exact: true }).fill(farOff[language])
  await page.getByLabel(t('series.until')).fill(addDays(farOff[language], 9))
  for (const box of await page.locator('[name=weekday]').all()) await box.check()
  await page.getByRole('button', { name: t('series.show') }).click()
  const days = page.locator('[name=days]:not(:disabled)')
  await expect(days.first()).toBeChecked()
  const count = await days.count()
  await days.first().uncheck()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('series.add') }).click()
  await expect(page.getByText(t('series.added', { count: count - 1 }))).toBeVisible()
  await page.getByRole('button', { name: t('series.undo') }).click()
  await expect(page.getByText(t('series.undone'))).toBeVisible()
})

test('an agent can view the inventory but not change it', async ({ page, t, language }) => {
  await toAdmin(page, 'agent', adminLinks.stock(language))
  await expect(page.getByText(t('stock.lookOnly'))).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('button', { name: t('stock.save') })).toHaveCount(0)
  const answer = await page.request.post('/api/v1/change_stock', {
    data: { hotel_id: 1, room_ids: [1], from: farOff.en, to: farOff.en, set: { price: 1 } },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(403)
})

test('an agent sees no links to the pages of editors, and their addresses respond with 404', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  await toAdmin(page, 'agent', adminLinks.stock(language))
  const menu = await openMenu(page, t, { isMobile })
  await expect(menu.getByRole('link', { name: t('admin.departures'), exact: true })).toBeVisible()
  const doors = [
    adminLinks.editing(language),
    adminLinks.editingList(language, 'hotel'),
    adminLinks.edit(language, 'tax_rule', '1'),
    adminLinks.notifications(language),
    adminLinks.stockFile(language, 1),
    adminLinks.hotelFile(language),
    adminLinks.hotelExport(language, 1),
    adminLinks.channels(language, { hotel: 1 }),
    adminLinks.stockExport(language, { hotel: 1, from: farOff.en, to: farOff.en }),
  ]
  for (const door of doors) {
    const path = door.replace(/\?.*/, '')
    await expect(page.locator(`a[href^="${path}"]`), path).toHaveCount(0)
    expect((await page.request.get(door)).status(), door).toBe(404)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the plain form changes nights and names an invalid field', async ({ page, t, language }) => {
    await toAdmin(page, 'editor', adminLinks.stock(language, { from: addDays(farOff[language], 5) }))
    await page.locator('[name=min_stay]').fill('2')
    await page.getByRole('button', { name: t('stock.save') }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: t('stock.changed', { count: 5 }) }),
    ).toBeVisible()
    await page.locator('[name=min_stay]').fill('99')
    await page.getByRole('button', { name: t('stock.save') }).click()
    await expect(errorSummary(page, t)).toContainText(t('stock.minStay'))
    await expect(page.locator('[name=min_stay]')).toHaveValue('99')
  })
})

test('a change of nights whose session has ended stays in the form', async ({ page, t, language }) => {
  await toAdmin(page, 'editor', adminLinks.stock(language, { from: farOff[language] }))
  await expectAlive(page)
  await page.locator('[name=price]').fill('123')
  await page.context().clearCookies()
  await page.getByRole('button', { name: t('stock.save') }).click()
  await expect(page.getByText(t('drafts.signedOutTitle'))).toBeVisible()
  await expect(page.locator('[name=price]')).toHaveValue('123')
})

test('an editor changes the seats of a departure although the session ends, and the outdated form of a colleague does not overwrite it', async ({
  page,
  t,
  language,
}) => {
  await toAdmin(page, 'editor', adminLinks.departures(language))
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
  await page.context().clearCookies()
  await page.getByRole('button', { name: t('stock.saveDeparture') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.againTitle'))
  await expectAccessible(page)
  await sendAgain(page, t, (tab) => toAdmin(tab, 'editor', adminLinks.departures(language)))
  await expect(page.getByText(t('stock.departureSaved'))).toBeVisible()
  await colleague.locator('[name=seats]').fill(String(before + 5))
  await colleague.getByRole('button', { name: t('stock.saveDeparture') }).click()
  await expect(colleague.getByText(t('errors.conflict'), { exact: true })).toBeVisible()
})
