import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { demoPeople } from '#db/demo/people.ts'
import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { addDays } from '#domains/shared/dates.ts'
import { links } from '#links/site.ts'
import { call } from './call.ts'
import { bookButton, choosePayment, continueToPayment, fillGuests } from './checkout-steps.ts'
import { demoHotel } from './public-pages.ts'
import { signUp } from './sign-up.ts'
import { dayFromNow, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

/** Nights that no other test books. Each language has its own, because both run against one database. */
const farOff = { en: dayFromNow(340), ar: dayFromNow(350) }

/** Finds a rate of the demo hotel that can be paid on arrival, on the nights of this language. */
async function findRoom(request: APIRequestContext, from: string) {
  const { id: hotel_id } = await call<{ id: number }>(request, 'show_hotel', { id: demoHotel })
  const dates = { check_in: from, check_out: addDays(from, 2) }
  const requested = { hotel_id, ...dates, occupancy: ['2'] }
  const offers = await call<RoomOffer[]>(request, 'fetch_new_available_rooms', requested)
  const offer = offers.find(({ rates }) => rates.some(({ payment }) => payment !== 'prepay'))
  const rate = offer?.rates.find(({ payment }) => payment !== 'prepay')
  if (!offer || !rate) throw new Error('no rate that can be paid on arrival was found')
  return { hotel_id, ...dates, rooms: rate.rooms, room: offer.room.id }
}

/** Changes prices or availability as an editor in another browser. */
async function editorSets(
  page: Page,
  { hotel_id, room, check_in, check_out }: Awaited<ReturnType<typeof findRoom>>,
  set: object,
) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('the page has no browser to open a new context in')
  const editor = demoPeople.find(({ role }) => role === 'editor')
  await call(context.request, 'login', { email: editor?.email, password: editor?.password })
  const nights = { from: check_in, to: addDays(check_out, -1) }
  await call(context.request, 'change_stock', { hotel_id, room_ids: [room], ...nights, set })
  await context.close()
}

/** The value of a term in a list of facts, which can be in the folded summary of a phone. */
const valueOf = (within: Locator, term: string) =>
  within.getByRole('term', { includeHidden: true }).filter({ hasText: term }).locator('+ dd')

async function expectSound(page: Page) {
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a price that changes at the last moment is shown next to the old one and is booked only after it is accepted', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.personalData(language))
  await signUp(page, language)

  // With US dollars selected, every price has an approximate conversion next to it.
  await page.goto(links.personalData(language))
  await expectAlive(page)
  await page.locator('[name=currency]').selectOption('USD')
  await page.locator('form:has([name=currency]) button[type=submit]').click()
  await expect(page.getByRole('main').getByText(t('profile.saved'))).toBeVisible()
  await expect(page.locator('[name=currency]')).toHaveValue('USD')
  const room = await findRoom(page.request, farOff[language])
  const { check_in, check_out } = room
  await page.goto(links.hotel(language, demoHotel, { check_in, check_out }))
  const price = page.getByRole('listitem').locator('[data-price]').first()
  await expect(price.getByText(/^≈ \D*[\d,]+\D*(?:SAR|بالريال السعودي)$/)).toBeVisible()
  await expectSound(page)

  await call(page.request, 'store_cart', {
    kind: 'stay',
    hotel_id: room.hotel_id,
    check_in,
    check_out,
    rooms: room.rooms,
  })
  await page.goto(links.book(language))
  await fillGuests(page, t, { lastName: 'Change', request: 'A low floor' })
  await continueToPayment(page, t)
  await choosePayment(page, t, 'arrival')
  await expect(page.locator('main form:has([type=checkbox])')).toContainText(/USD|دولار/)
  const review = page.locator('main li:has(h3)')
  const total = review.locator('[data-part="total"] dd')
  const before = (await total.textContent()) ?? ''

  await editorSets(page, room, { price: 123_400 })
  await page.locator('[name=accept]').check()
  await page.locator('form button[value=order]').click()
  await expect(page.getByText(t('productcheckout.priceChangedTitle'))).toBeInViewport()
  await expect(review.getByRole('deletion')).toHaveText(before)
  const now = valueOf(review, t('productcheckout.priceNow'))
  await expect(now).not.toHaveText(before)
  const after = (await now.textContent()) ?? ''
  await expect(page.locator('[name=accept]')).toBeChecked()
  await expect(review).toContainText('Amal Change')
  await expect(review).toContainText('A low floor')
  await expectSound(page)
  const mine = () => call<unknown[]>(page.request, 'fetch_my_bookings', {})
  expect(await mine()).toEqual([])

  // A second stay is sold out in between: the same page offers others with their prices, and one replaces it.
  const { room: roomType, ...gone } = await findRoom(page.request, addDays(farOff[language], 8))
  await call(page.request, 'store_cart', { kind: 'stay', ...gone })
  await editorSets(page, { room: roomType, ...gone }, { closed: true })
  await page.reload()
  await expect(page.getByText(t('cart.takeOutFirst'))).toBeVisible()
  const others = page.getByRole('region', { name: t('instead.other_stay') })
  await expect(others.locator('.price').first()).toBeVisible()
  await expectSound(page)
  await others.getByRole('button').first().click()
  await expect(page.getByText(t('cart.takeOutFirst'))).toHaveCount(0)
  const { lines } = await call<{ lines: { id: number }[] }>(page.request, 'fetch_cart', {})
  expect(lines).toHaveLength(2)
  await call(page.request, 'delete_cart', { line_id: lines[1]?.id })
  await page.reload()

  // After acceptance, the new price is booked.
  await page.locator('[name=accept]').check()
  await page.locator('form button[value=order]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.order_confirmed'))
  await expect(page.locator('main article')).toContainText(after)
})

test('a single stay: a changed price is shown with the old one; once the last room is gone, nothing is booked', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.personalData(language))
  await signUp(page, language)
  const room = await findRoom(page.request, addDays(farOff[language], 4))
  const { check_in, check_out } = room
  await page.goto(links.book(language, { hotel: room.hotel_id, check_in, check_out, room: room.rooms }))
  await fillGuests(page, t, { lastName: 'Change', request: 'A low floor' })
  await continueToPayment(page, t)
  await choosePayment(page, t, 'arrival')
  await page.locator('[name=accept]').check()
  const seen = (await valueOf(page.getByRole('main'), t('common.total')).first().textContent()) ?? ''
  const confirm = bookButton(page)
  await expect(confirm).toHaveText(t('productcheckout.confirmBooking'))

  await editorSets(page, room, { price: 123_400 })
  await confirm.click()
  await expect(page.getByText(t('productcheckout.priceChangedTitle'))).toBeInViewport()
  const main = page.getByRole('main')
  await expect(main.getByRole('deletion')).toHaveText(seen)
  await expect(valueOf(main, t('productcheckout.priceNow'))).not.toHaveText(seen)
  await expect(page.locator('[name=accept]')).toBeChecked()
  for (const entered of [
    'Amal Change',
    'A low floor',
    t('cart.arrival', { where: t('shortaccount.where', { kind: 'stay' }) }),
  ])
    await expect(main).toContainText(entered)
  await expectSound(page)

  await editorSets(page, room, { closed: true })
  await confirm.click()
  await expect(page.getByRole('heading', { name: t('productcheckout.soldOutTitle_hotel') })).toBeVisible()
  const { name } = await call<{ name: string }>(page.request, 'show_hotel', { id: room.hotel_id }, language)
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByText(t('productcheckout.soldOutText_hotel'))).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: t('instead.other_stay') })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await expectSound(page)
  expect(await call<unknown[]>(page.request, 'fetch_my_bookings', {})).toEqual([])
})

test('terms that got a new version since the review was loaded are accepted again before the stay is booked', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.personalData(language))
  await signUp(page, language)
  const room = await findRoom(page.request, addDays(farOff[language], 6))
  const { check_in, check_out } = room
  await page.goto(links.book(language, { hotel: room.hotel_id, check_in, check_out, room: room.rooms }))
  await fillGuests(page, t)
  await continueToPayment(page, t)
  await choosePayment(page, t, 'arrival')
  const accept = page.locator('[name=accept]')
  await accept.check()
  // Another version for this form alone: the terms of the site are those of every other test.
  await page.route('**/book*', (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '')
    if (!form.has('terms_version')) return route.fallback()
    form.set('terms_version', String(Number(form.get('terms_version')) + 1))
    return route.continue({ postData: form.toString() })
  })
  await bookButton(page).click()
  await expect(page.getByText(t('errors.terms_changed_text'))).toBeInViewport()
  await expect(accept).not.toBeChecked()
  expect(await call<unknown[]>(page.request, 'fetch_my_bookings', {})).toEqual([])
  await page.unroute('**/book*')
  await accept.check()
  await bookButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
})
