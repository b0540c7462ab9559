import type { Page } from '@playwright/test'
import type { Translator } from '#i18n/translator.ts'
import { addDays } from '#domains/shared/dates.ts'
import { call } from './call.ts'
import { arrowTo, pressAt, tabTo, typeInto } from './keyboard.ts'
import { signUp, signUpPassword } from './sign-up.ts'
import { bookStay } from './stays.ts'
import { dayFromNow, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'
import { documentLinks } from '#links/booking.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function payGood(page: Page) {
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await page.locator('[name=card][value=good]').check()
  await page.locator('form button').click()
}

/** Ends the session of the browser, and no other cookie. */
const endSession = (page: Page) => page.context().clearCookies({ name: /session$|^signed_in$/ })

/** The response to a form is shown while its page still loads: a connection that ends then is another case. */
const expectLoaded = (page: Page) => expect(page.locator('[data-pending]')).toHaveCount(0)

/** Signs in on the page to which a form without a session leads. */
async function signInAgain(page: Page, t: Translator, address: string) {
  await expect(page).toHaveURL(/auth\/signin\?.*done=interrupted/)
  await page.getByText(t('account.signInByPassword'), { exact: true }).click()
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill(signUpPassword)
  await page.locator('main button[value=password]').click()
}

/** The page of a booking says what its last change was; `§` stands for amounts. */
async function expectChangeShown(page: Page, title: string, text: string) {
  const card = page.locator('#changed')
  await expect(card.getByRole('heading', { name: title })).toBeVisible()
  await expect(card).toContainText(text.split('§')[0] ?? '')
}

test('with the keyboard a paid stay gets one more night and another name: the difference is seen, accepted and paid @main-en', async ({
  page,
  context,
  language,
  t,
}) => {
  const { address } = await signUp(page, language)
  const reference = await bookStay(page.request, { supply: 'own', payment: 'prepay', days: 61, contact: address })
  await page.goto((await call<{ page: string }>(page.request, 'start_payment', { reference }, language)).page)
  await payGood(page)
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))

  await page.goto(documentLinks.booking(language, reference))
  await pressAt(page, page.getByRole('link', { name: t('bookingchange.link') }))
  await expect(heading(page)).toHaveText(t('bookingchange.title'))
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await pressAt(page, page.getByRole('button', { name: t('bookingchange.show') }))
  await expect(page.getByText(t('bookingchange.unchanged'))).toBeVisible()
  await expectLoaded(page)

  // The parts of the browser’s own date field follow the language of the browser.
  await tabTo(page, page.locator('[name=check_out]'))
  await page.locator('[name=check_out]').fill(addDays(dayFromNow(61), 3))
  await pressAt(page, page.getByText(t('bookingchange.changeName')).first())
  await typeInto(page, page.locator('[name=first_0]'), 'Huda')
  // Without a connection the page stays as it is, and sends the same form when there is one again.
  await context.setOffline(true)
  await pressAt(page, page.getByRole('button', { name: t('bookingchange.show') }))
  await expect(page.getByText(t('errors.unavailable_text'))).toBeVisible()
  await expect(page.locator('[name=first_0]')).toHaveValue('Huda')
  await context.setOffline(false)
  // Without a session the form leads to sign-in and is filled in again.
  await endSession(page)
  await pressAt(page, page.getByRole('button', { name: t('bookingchange.show') }))
  await signInAgain(page, t, address)
  await expect(page.getByText(t('refill.title'))).toBeVisible()
  await expect(page.locator('[name=first_0]')).toHaveValue('Huda')
  await expectAlive(page)
  await pressAt(page, page.getByRole('button', { name: t('bookingchange.show') }))
  await expect(page.getByRole('heading', { name: t('bookingchange.difference') })).toBeVisible()
  await expectAlive(page)
  await expectLoaded(page)
  // What differs from the price that is shown is not accepted with it.
  const accept = page.getByRole('button', { name: t('bookingchange.acceptAndPay', { amount: '' }).trim() })
  const again = page.getByText(t('bookingchange.chooseAgain'))
  await again.click()
  await page.getByText(t('bookingchange.changeName')).first().click()
  for (const [name, count] of [
    ['Layla', 0],
    ['Huda', 1],
  ] as const) {
    await page.locator('#first_0').fill(name)
    await expect(accept.filter({ visible: true })).toHaveCount(count)
  }
  await again.click()
  await context.setOffline(true)
  await pressAt(page, accept)
  await expect(page.getByText(t('errors.unavailable_text'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('bookingchange.difference') })).toBeVisible()
  await expect(page.getByText(t('bookingchange.priceChanged'))).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('table').getByText(t('bookingchange.line_night'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await pressAt(page, page.getByRole('button', { name: t('bookingchange.acceptAndPay', { amount: '' }).trim() }))
  await expect(page).toHaveURL(/sandbox-pay\/test_/)

  // Back from the payment, the change page shows the change that waits for it, with its button.
  await page.goBack()
  await expect(page.getByRole('heading', { name: t('bookingchange.unpaidTitle') })).toBeVisible()
  await expectAccessible(page)
  await pressAt(page, page.locator('#pay').getByRole('button'))
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  // Until it is paid the booking is what it was, and the change can be seen there.
  await page.goto(documentLinks.booking(language, reference))
  await expect(page.getByRole('heading', { name: t('bookingchange.unpaidTitle') })).toBeVisible()
  await expect(page.getByText('Amal Traveller')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await pressAt(page, page.locator('#pay').getByRole('button'))
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await arrowTo(page, 'card', 'good')
  await pressAt(page, page.locator('form button'))
  await expect(page.getByText('Huda Traveller').last()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('bookingchange.unpaidTitle') })).toHaveCount(0)
  await expect(heading(page)).toHaveText(t('booking.changedTitle'))
  await expectChangeShown(page, t('bookingchange.made'), t('bookingchange.differencePaid', { amount: '§' }))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Without a connection nothing is cancelled, and the same form cancels once when there is one again.
  await page.getByRole('link', { name: t('bookingstatus.cancelBooking') }).click()
  await expect(heading(page)).toHaveText(t('bookingstatus.cancelTitle'))
  await expectAlive(page)
  const cancel = page.getByRole('button', { name: t('bookingstatus.cancelNow') })
  const refund = await page.locator('#cancel').innerText()
  for (const row of ['shortaccount.paid', 'shortaccount.charge', 'bookingchange.sumBack'] as const)
    expect(refund).toContain(t(row))
  await expect(page.getByRole('link', { name: t('bookingstatus.cancelChange') })).toBeVisible()
  await context.setOffline(true)
  await pressAt(page, cancel)
  await expect(page.getByText(t('errors.offline_text'))).toBeVisible()
  expect(await page.locator('#cancel').innerText()).toBe(refund)
  await expectAccessible(page)
  await context.setOffline(false)
  expect(await call(page.request, 'show_booking', { reference })).toMatchObject({ status: 'confirmed' })
  await pressAt(page, cancel)
  await expect(heading(page)).toHaveText(t('bookingstatus.cancelledTitle'))
  expect(await call(page.request, 'fetch_my_bookings', { status: 'cancelled' })).toMatchObject([{ reference }])
})

test('without scripts the traveller of a package moves to another departure, with one person less @main-ar', async ({
  browser,
  page: account,
  baseURL,
  language,
  t,
}) => {
  const { address } = await signUp(account, language)
  type Departure = { id: number; open: boolean; prices: { sharing: string; adult: { minor: number } }[] }
  type Package = { id: number; supply: string; payment: string | null; departures: Departure[] }
  const packages = await call<{ slug: string; supply: string }[]>(account.request, 'fetch_packages', {})
  let chosen: { from: Departure; to: Departure } | undefined
  for (const { slug } of packages.filter(({ supply }) => supply === 'own')) {
    const { departures, payment } = await call<Package>(account.request, 'show_package', { id: slug })
    if (payment === 'arrival') continue
    const priceOf = (one: Departure) => one.prices.find(({ sharing }) => sharing === 'double')?.adult.minor
    const open = departures.filter((one) => one.open && priceOf(one)).slice(1)
    const [from, to] = [
      open[0],
      open.find((one) => (priceOf(one) ?? 0) <= (open[0] ? (priceOf(open[0]) ?? 0) : 0) && one !== open[0]),
    ]
    if (from && to) chosen = { from, to }
    if (chosen) break
  }
  if (!chosen) throw new Error('no package has two departures, the second at most as expensive')
  const selection = { departure_id: chosen.from.id, party: ['2'], sharing: 'double' }
  const { token } = await call<{ token: string }>(account.request, 'get_package_price', selection)
  const { reference } = await call<{ reference: string }>(account.request, 'store_booking', {
    quote_token: token,
    guests: [{ first_name: 'Amal', last_name: 'Traveller' }],
    contact: { email: address, phone: '+966512345678', country: 'SA' },
    payment_type: 'prepay',
  })
  await account.goto((await call<{ page: string }>(account.request, 'start_payment', { reference }, language)).page)
  await payGood(account)
  await expect(heading(account)).toHaveText(t('booking.confirmedTitle'))

  const storageState = await account.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', storageState })
  const page = await context.newPage()
  await page.goto(documentLinks.booking(language, reference))
  await page.getByRole('link', { name: t('bookingchange.link') }).click()
  await page.locator('[name=departure]').selectOption(String(chosen.to.id))
  // One of two stays at home.
  await page.locator('[name=adults_0]').fill('1')
  await endSession(page)
  await page.getByRole('button', { name: t('bookingchange.show') }).click()
  await signInAgain(page, t, address)
  await expect(page.getByText(t('refill.title'))).toBeVisible()
  await expect(page.locator('[name=departure]')).toHaveValue(String(chosen.to.id))
  await page.getByRole('button', { name: t('bookingchange.show') }).click()
  await expect(page.getByRole('table').getByText(t('bookingchange.line_seat'))).toBeVisible()
  await page.getByRole('button', { name: t('bookingchange.accept') }).click()
  await expect(heading(page)).toHaveText(t('booking.changedTitle'))
  await expect(page).toHaveTitle(new RegExp(t('pagetitles.booking', { state: 'changed', reference })))
  await expectChangeShown(page, t('bookingchange.made'), t('bookingchange.newTotal', { before: '§', after: '§' }))
  const changed = await call<{ guests: number; item: { departure: { id: number } } }>(account.request, 'show_booking', {
    reference,
  })
  expect(changed).toMatchObject({ guests: 1, selection: { departure_id: chosen.to.id } })
  await context.close()
})
