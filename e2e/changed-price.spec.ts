import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { demoPeople } from '#db/seed/demo-people.ts'
import type { RoomOffer } from '#domains/stays/answers.ts'
import { addDays } from '#domains/stays/nights.ts'
import { links } from '#web/links.ts'
import { call } from './desk/guest.ts'
import { codeSentTo } from './outbox.ts'
import { demoHotel } from './public-pages.ts'
import { dayFromNow, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

/** Nights that no other journey books, others in each language: both run on one world. */
const farOff = { en: dayFromNow(340), ar: dayFromNow(350) }

async function signUpByApi(page: Page) {
  const email = `${randomUUID().slice(0, 12)}@example.com`
  const password = 'a long enough sentence'
  await call(page.request, 'register', { name: 'Amal Change', email, password })
  await call(page.request, 'verify_code', { purpose: 'register', to: email, code: await codeSentTo(page, email) })
}

/** A rate of the demo's hotel that may be paid on arrival, on nights of this language. */
async function findRoom(request: APIRequestContext, from: string) {
  const { id: hotel_id } = await call<{ id: number }>(request, 'show_hotel', { id: demoHotel })
  const dates = { check_in: from, check_out: addDays(from, 2) }
  const asked = { hotel_id, ...dates, occupancy: ['2'] }
  const offers = await call<RoomOffer[]>(request, 'fetch_new_available_rooms', asked)
  const offer = offers.find(({ rates }) => rates.some(({ payment }) => payment !== 'prepay'))
  const rate = offer?.rates.find(({ payment }) => payment !== 'prepay')
  if (!offer || !rate) throw new Error('no rate on arrival')
  return { hotel_id, ...dates, rooms: rate.rooms, room: offer.room.id }
}

/** What an editor sets meanwhile, from another browser. */
async function editorSets(
  page: Page,
  { hotel_id, room, check_in, check_out }: Awaited<ReturnType<typeof findRoom>>,
  set: object,
) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('no browser')
  const editor = demoPeople.find(({ role }) => role === 'editor')
  await call(context.request, 'login', { email: editor?.email, password: editor?.password })
  const nights = { from: check_in, to: addDays(check_out, -1) }
  await call(context.request, 'change_stock', { hotel_id, room_ids: [room], ...nights, set })
  await context.close()
}

async function expectSound(page: Page) {
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a price that changes at the last moment stands beside the old one, and is booked only when it is accepted', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.personalData(language))
  await signUpByApi(page)

  // Whoever counts in dollars sees beside every price about how many they are.
  await page.goto(links.personalData(language))
  await expectAlive(page)
  await page.locator('[name=currency]').selectOption('USD')
  await page.locator('form:has([name=currency]) button[type=submit]').click()
  await expect(page.getByRole('main').getByText(t('profile.saved'))).toBeVisible()
  await expect(page.locator('[name=currency]')).toHaveValue('USD')
  const room = await findRoom(page.request, farOff[language])
  const { check_in, check_out } = room
  await page.goto(links.hotel(language, demoHotel, { check_in, check_out }))
  const price = page.locator('.rate [data-price]').first()
  await expect(price).toHaveAttribute('data-about', /^≈ \D*[\d,]+\D*(?:SAR|ر\.س)$/)
  await expectSound(page)

  await call(page.request, 'store_cart', {
    kind: 'stay',
    hotel_id: room.hotel_id,
    check_in,
    check_out,
    rooms: room.rooms,
  })
  await page.goto(links.book(language))
  await page.locator('[name="guests.0.first_name"]').fill('Amal')
  await page.locator('[name="guests.0.last_name"]').fill('Change')
  await page.locator('[name="contact.phone"]').fill('0512345678')
  await page.getByText(t('cart.requests'), { exact: true }).click()
  await page.locator('[name^="request."]').fill('A low floor')
  await page.locator('form button[value=guests]').last().click()
  await page.locator('[name=payment_type][value=arrival]').check()
  await page.locator('form button[value=payment]').click()
  await expect(page.getByRole('heading', { name: t('cart.reviewTitle') })).toBeVisible()
  await expect(page.locator('main form')).toContainText(/USD/)
  const review = page.locator('main li:has(h3)')
  const total = review.locator('.price')
  const before = (await total.textContent()) ?? ''

  await editorSets(page, room, { price: 123_400 })
  await page.locator('[name=accept]').check()
  await page.locator('form button[value=order]').click()
  await expect(page.getByText(t('cart.changedTitle'))).toBeInViewport()
  await expect(page.locator('main li del')).toHaveText(before)
  const now = review.locator('.alert-warning dd').last()
  await expect(now).not.toHaveText(before)
  const after = (await now.textContent()) ?? ''
  await expect(page.locator('[name=accept]')).toBeChecked()
  await expect(review).toContainText('Amal Change')
  await expect(review).toContainText('A low floor')
  await expectSound(page)
  const mine = () => call<unknown[]>(page.request, 'fetch_my_bookings', {})
  expect(await mine()).toEqual([])

  // Accepted, it is what is booked.
  await page.locator('form button[value=order]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.orderConfirmed'))
  await expect(page.locator('main article')).toContainText(after)
})

test('one stay alone: the new price is told with the old one, then the last room goes, and nothing is booked', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.personalData(language))
  await signUpByApi(page)
  const room = await findRoom(page.request, addDays(farOff[language], 4))
  const { check_in, check_out } = room
  await page.goto(links.book(language, { hotel: room.hotel_id, check_in, check_out, room: room.rooms }))
  await page.locator('[name="guests.0.first_name"]').fill('Amal')
  await page.locator('[name="guests.0.last_name"]').fill('Change')
  await page.locator('[name="contact.phone"]').fill('0512345678')
  await page.locator('[name=special_request]').fill('A low floor')
  await page.locator('[name=payment_type][value=arrival]').check()
  await page.locator('[name=accept]').check()
  const seen = (await page.locator('main dl .text-lead dd').first().textContent()) ?? ''
  const confirm = page.getByRole('button', { name: t('booking.confirmBooking') })

  await editorSets(page, room, { price: 123_400 })
  await confirm.click()
  await expect(page.getByText(t('booking.priceChangedTitle'))).toBeInViewport()
  const changed = page.locator('main .alert dl')
  await expect(changed.locator('del')).toHaveText(seen)
  await expect(changed.locator('dd').last()).not.toHaveText(seen)
  await expect(page.locator('[name="guests.0.first_name"]')).toHaveValue('Amal')
  await expect(page.locator('[name=special_request]')).toHaveValue('A low floor')
  await expect(page.locator('[name=payment_type][value=arrival]')).toBeChecked()
  await expectSound(page)

  await editorSets(page, room, { closed: true })
  await confirm.click()
  await expect(page.getByRole('heading', { name: t('booking.soldOutTitle') })).toBeVisible()
  await expect(page.getByText(t('booking.soldOutText'))).toBeVisible()
  await expectSound(page)
  expect(await call<unknown[]>(page.request, 'fetch_my_bookings', {})).toEqual([])
})
