import { links } from '#links/site.ts'
import { demoHotel } from './public-pages.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => isMobile)
test.use({ colorScheme: 'dark' })

test('a printed hotel page is black on white, with all sections open and without controls', async ({
  page,
  language,
  t,
}) => {
  await page.goto(links.hotel(language, demoHotel))
  const folded = page
    .locator('details')
    .filter({ has: page.getByText(t('stays.everyRoom')) })
    .locator('> :not(summary)')
    .first()
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colours = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])
  expect(await colours('body')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  expect(await colours('main .card')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(folded).toBeVisible()
  for (const pressed of ['.site-header', '.site-footer', 'main .button', '[role=search]', 'search'])
    for (const one of await page.locator(pressed).all()) await expect(one).toBeHidden()
})
