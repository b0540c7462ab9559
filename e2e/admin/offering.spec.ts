import { packages } from '#db/demo/packages/packages.ts'
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
import { toAdmin } from './staff.ts'

/** A demo hotel that no other test books, with a room that is sold through a channel. */
const packageHotel = { id: 45, slug: 'riwaq-al-ward' }

test('a hotel is withdrawn from the site and restored: its page and the search follow', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.hotel(language, packageHotel.slug))
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const statusIs = (status: number) =>
    expect(async () => {
      expect((await page.request.get(links.hotel(language, packageHotel.slug))).status()).toBe(status)
      const found = await (await page.request.get(links.search(language, { q: name }))).text()
      expect(found.includes(links.hotel(language, packageHotel.slug))).toBe(status === 200)
    }).toPass()
  await statusIs(200)
  await toAdmin(page, 'editor', adminLinks.edit(language, 'hotel', String(packageHotel.id)))
  await expect(page.getByRole('button', { name: t('editing.publish'), exact: true })).toBeVisible()
  await page.getByText(t('editing.withdraw'), { exact: true }).first().click()
  await expect(page.getByText(t('editing.withdrawText'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('editing.withdraw') }).click()
  await expect(page.getByText(t('editing.withdrawnNote'))).toBeVisible()
  await statusIs(404)
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  await expect(page.getByText(t('editing.published'))).toBeVisible()
  await statusIs(200)
})

test('an editor changes the capacity of a service on one day and closes it on another', async ({
  page,
  t,
  language,
}) => {
  const day = dayFromNow(200)
  await toAdmin(page, 'editor', adminLinks.slots(language, { from: day }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('slots.title'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const first = page.locator('main tbody td a').first()
  await first.click()
  const capacity = page.locator('[name=capacity]')
  await expect(capacity).toHaveValue(/^\d+$/)
  await expectAlive(page)
  await expectAccessible(page)
  await capacity.fill('37')
  await page.locator('[name=closed]').check()
  await page.locator('[name=until]').fill(addDays(day, 1))
  await page.getByRole('button', { name: t('slots.save') }).click()
  await expect(page.getByText(t('slots.saved', { count: 2 }))).toBeVisible()
  await expect(first).toHaveText(t('slots.of', { taken: 0, capacity: 37 }))
  await expect(page.locator('main tbody').first()).toContainText(t('slots.closed'))
})

test('a channel can read the calendar of a room, and the calendar of a channel closes nights after a preview', async ({
  page,
  t,
  language,
}) => {
  const night = dayFromNow(240)
  await toAdmin(page, 'editor', adminLinks.channels(language, { hotel: packageHotel.id }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('channels.title'))
  await expectAlive(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('channels.make') }).click()
  const address = page.locator('[name=address]')
  await expect(address).toHaveValue(/\.ics$/)
  const calendar = await page.request.get(new URL(await address.inputValue()).pathname)
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')

  const pasted = page.getByLabel(t('channels.pasted'))
  await pasted.fill('not a calendar')
  await page.getByRole('button', { name: t('channels.check') }).click()
  await expect(errorSummary(page, t)).toContainText(t('channels.pasted'))
  const stamp = (date: string) => date.replaceAll('-', '')
  await pasted.fill(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Elsewhere//EN',
      'BEGIN:VEVENT',
      'UID:taken-elsewhere',
      'DTSTAMP:20260101T000000Z',
      `DTSTART;VALUE=DATE:${stamp(night)}`,
      `DTEND;VALUE=DATE:${stamp(addDays(night, 2))}`,
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:unread',
      'SUMMARY:Huda',
      'DTSTART:12/10/2026',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  )
  await page.getByLabel(t('channels.name')).fill('Elsewhere')
  await page.getByRole('button', { name: t('channels.check') }).click()
  await expect(page.getByText(t('channels.nothingWritten'))).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('channels.apply') }).click()
  await expect(page.getByText(t('channels.changed', { closing: 2, opening: 0 }))).toBeVisible()

  // One event can be left out, which opens its nights again.
  const saved = page.getByRole('region', { name: 'Elsewhere' })
  await expect(saved.getByText('12/10/2026')).toBeVisible()
  await saved.getByLabel(t('channels.leaveOut')).last().check()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await saved.getByRole('button', { name: t('channels.save'), exact: true }).click()
  await expect(page.getByText(t('channels.changed', { closing: 0, opening: 2 }))).toBeVisible()
  await saved.getByText(t('channels.remove')).first().click()
  await saved.getByRole('button', { name: t('channels.remove') }).click()
  await expect(page.getByText(t('channels.saved', { saved: 'removed' }))).toBeVisible()
})

test('a departure is added, changed and deleted, and a notification with new wording is previewed before it is used', async ({
  page,
  t,
  language,
}) => {
  const day = dayFromNow(333)
  await toAdmin(page, 'editor', adminLinks.departures(language, { new: 1 }))
  await expect(page.locator('[name=starts_on]')).toBeVisible()
  await expectAlive(page)
  await expectAccessible(page)
  // A package of Ramadan has no departure of its own on an ordinary day.
  const ramadan = packages.find(({ slug }) => slug === 'last-ten-nights')?.title[language] ?? ''
  await page.locator('[name=package_id]').selectOption({ label: ramadan })
  await page.locator('[name=starts_on]').fill(day)
  await page.locator('[name=seats]').fill('37')
  await page.locator('[name=infant_price]').fill('100')
  await page.getByRole('button', { name: t('stock.addDeparture') }).click()
  await expect(errorSummary(page, t)).toContainText(t('stock.fromPrice'))
  await page.locator('[name=adult-double]').fill('4500')
  await page.locator('[name=child-double]').fill('3000')
  await page.getByRole('button', { name: t('stock.addDeparture') }).click()
  await expect(page.getByText(t('stock.departureAdded'))).toBeVisible()
  const form = page.locator('form', { has: page.locator('[name=version]') })
  await expect(form).toContainText(t('stock.seatsTaken', { taken: 0, seats: 37 }))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const departure = Number(await form.locator('[name=departure]').inputValue())
  await form.locator('[name=adult-triple]').fill('3900')
  await page.getByRole('button', { name: t('stock.saveDeparture') }).click()
  await expect(errorSummary(page, t)).toContainText(t('stock.fromPrice'))
  await form.locator('[name=child-triple]').fill('2700')
  await page.getByRole('button', { name: t('stock.saveDeparture') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('stock.departureSaved') })).toBeVisible()
  // The form stays open, as after adding the departure.
  await expect(form.locator('[name=departure]')).toHaveValue(String(departure))
  await expect(form.locator('[name=adult-triple]')).toHaveValue('3,900')
  await expect(heading).toBeFocused()
  await form.locator('[name=child-triple]').fill('')
  await page.getByRole('button', { name: t('stock.saveDeparture') }).click()
  await expect(errorSummary(page, t)).toContainText(t('stock.fromPrice'))
  await expect(page.getByText(t('stock.departureSaved'))).toBeHidden()
  await page.goto(adminLinks.departures(language, { departure }))
  await expect(form.locator('[name=adult-triple]')).toHaveValue('3,900')
  await expect(form.locator('[name=adult-quad]')).toHaveValue('')
  await form
    .locator('summary')
    .filter({ hasText: t('stock.deleteDeparture') })
    .click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('stock.deleteDeparture') }).click()
  await expect(page.getByText(t('stock.departureDeleted'))).toBeVisible()
  await page.goto(adminLinks.departures(language, { departure }))
  await expect(page.locator('main tbody')).toBeVisible()
  await expect(form).toHaveCount(0)

  await page.goto(adminLinks.edit(language, 'notification', 'booking_confirmed'))
  await expectAlive(page)
  await expectAccessible(page)
  const words = page.locator(`[name="notification_main_stay.${language}"]`)
  await words.fill('Sleep well at {hotel}')
  await page.getByRole('button', { name: t('editing.previewDraft') }).click()
  await expect(errorSummary(page, t)).toContainText('{hotel}')
  await words.fill('Sleep well at {about}')
  await page.getByRole('button', { name: t('editing.saveDraft') }).click()
  await expect(page.getByText(t('editing.savedDraft'))).toBeVisible()
  // The preview of the notification is a document without scripts, so it is fetched instead of opened.
  const look = page.getByRole('link', { name: t(language === 'en' ? 'editing.seeEnglish' : 'editing.seeArabic') })
  const read = async (address: string) => (await page.request.get(address)).text()
  expect(await read((await look.getAttribute('href')) ?? '')).toContain('Sleep well at Palm House')
  expect(await read(adminLinks.notification(language, 'booking_confirmed'))).not.toContain('Sleep well')
})
