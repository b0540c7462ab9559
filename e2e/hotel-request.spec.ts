import { payLinks } from '#links/booking.ts'
import { call } from './call.ts'
import { requestOfHotel } from './hotel-link.ts'
import { signUp } from './sign-up.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

test('the hotel sees what is asked and accepts through its link; opened again, the link says so', async ({
  page,
  browser,
  t,
  language,
}) => {
  await signUp(page, language)
  const { reference, token } = await requestOfHotel(page.request, 60, 'A quiet room')
  // Another browser, in which nobody is signed in.
  const hotel = await (await browser.newContext()).newPage()
  await hotel.goto(payLinks.hotelRequest(language, token))
  const main = hotel.getByRole('main')
  await expect(main).toContainText(reference)
  await expect(main).toContainText('Amal Traveller')
  await expect(main).toContainText('A quiet room')
  await expect(main).not.toContainText(/guest@example\.com|512345678|SAR|ر\.س/)
  await expectAccessible(hotel)
  await expectNoSidewaysScroll(hotel)
  await hotel.getByRole('button', { name: t('hotelrequest.accept') }).click()
  await expect(main).toContainText(t('hotelrequest.confirmed'))
  await expect(hotel.getByRole('button', { name: t('hotelrequest.accept') })).toHaveCount(0)
  await hotel.reload()
  await expect(main).toContainText(t('hotelrequest.confirmed'))
  await hotel.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('@rule the hotel offers other dates; dates that cannot be are named at their field, and nothing typed is lost', async ({
    page,
    t,
    language,
    request,
  }) => {
    await signUp({ request }, language)
    const { token, reference } = await requestOfHotel(request, 64)
    await page.goto(payLinks.hotelRequest(language, token))
    await page.getByText(t('hotelrequest.offer')).click()
    const leaves = page.getByLabel(t('hotelrequest.checkOut'))
    await leaves.fill('2020-01-02')
    await page.getByRole('button', { name: t('hotelrequest.sendOffer') }).click()
    await expect(page.getByText(t('errors.date_order')).last()).toBeVisible()
    await expect(leaves).toHaveValue(/2020/)

    // The stay that was asked for is no offer.
    await page.goto(payLinks.hotelRequest(language, token))
    await page.getByText(t('hotelrequest.offer')).click()
    await page.getByRole('button', { name: t('hotelrequest.sendOffer') }).click()
    await expect(page.getByText(t('errors.same_stay')).last()).toBeVisible()

    await page.getByText(t('hotelrequest.decline'), { exact: true }).first().click()
    const [reason, comment] = [page.getByLabel(t('hotelrequest.reason')), page.getByLabel(t('hotelrequest.comment'))]
    await reason.selectOption('hotel_closed')
    await comment.evaluate((area) => area.removeAttribute('maxlength'))
    await comment.fill('x'.repeat(301))
    await page.getByRole('button', { name: t('hotelrequest.decline') }).click()
    await expect(page.getByText(t('errors.too_long_limit', { max: 300 })).last()).toBeVisible()
    await expect(comment).toHaveValue('x'.repeat(301))
    await expect(reason).toHaveValue('hotel_closed')
    await comment.fill('We close for repairs.')
    await page.getByRole('button', { name: t('hotelrequest.decline') }).click()
    await expect(page.getByRole('main')).toContainText(t('hotelrequest.declined'))
    expect(await call(request, 'show_booking', { reference })).toMatchObject({
      decline_comment: 'We close for repairs.',
    })
  })
})
