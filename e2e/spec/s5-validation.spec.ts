import { links } from '#links/site.ts'
import { demoHotel } from '../public-pages.ts'
import { signUp } from '../sign-up.ts'
import { expect, stayFromNow, test } from '../test.ts'

test('§5 the booking form advises that names must match the ID shown at check-in @main', async ({
  page,
  language,
  t,
}) => {
  await signUp(page, language)
  await page.goto(links.hotel(language, demoHotel, stayFromNow(40, 2)))
  const rate = page.locator('a[href*="/booking/book"]').first()
  await page.goto(String(await rate.getAttribute('href')))
  await expect(page.getByRole('main')).toContainText(t('productcheckout.names_hotel'))
})
