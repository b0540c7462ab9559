import { links, twoCitiesLinks } from '#links/site.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const stay = stayFromNow(30, 7)

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@rule' }, () => {
    test.use({ javaScriptEnabled: scripts })

    test('two cities are one search: two hotels, the transfer between them and its extras reach the cart with the same total', async ({
      page,
      language,
      t,
    }) => {
      const [makkah, madinah] = language === 'en' ? ['Makkah', 'Madinah'] : ['مكة المكرمة', 'المدينة المنورة']
      const pair = t('twocities.pair', { first: makkah, second: madinah })
      const find = page.getByRole('button', { name: t('search.searchStays') })
      await page.goto(links.home(language))
      await page.getByRole('radio', { name: t('search.bothCities', { first: makkah, second: madinah }) }).check()
      await expect(page.getByLabel(t('search.where'))).toBeHidden()
      await page.getByLabel(t('search.cityOrder')).selectOption(t('search.cityFirst', { city: madinah }))
      await page.getByLabel(t('search.nightsOf', { city: makkah })).fill('2')
      await page.getByLabel(t('search.nightsOf', { city: madinah })).fill('4')
      await find.click()
      await expect(page).toHaveURL(
        /hotels\/two-cities\?where=madinah,makkah&check_in=[\d-]+&check_out=[\d-]+&nights=4$/,
      )
      const change = page.getByText(t('common.change'), { exact: true })
      const nightsOf = (city: string) => page.getByRole('textbox', { name: t('search.nightsOf', { city }) })
      await change.click()
      await expect(nightsOf(makkah)).toHaveValue('2')

      await page.goto(links.home(language))
      await page.getByLabel(t('search.where')).fill(pair)
      if (scripts) await page.getByRole('option', { name: pair }).click()
      await find.click()
      await expect(page).toHaveURL(/hotels\/two-cities\?where=makkah,madinah(?!.*(both|order|nights_))/)
      await expect(page.getByRole('heading', { level: 1, name: pair })).toBeVisible()

      // The nights of both cities decide the departure.
      await page.goto(twoCitiesLinks.search(language, { where: 'makkah,madinah', ...stay }))
      await change.click()
      await nightsOf(makkah).fill('2')
      await nightsOf(madinah).fill('3')
      await page.getByRole('button', { name: t('search.searchAgain') }).click()
      await expect(page).toHaveURL(/nights=2/)
      await expectNoSidewaysScroll(page)
      if (scripts) await expectAccessible(page)

      const summary = page.getByRole('region', { name: t('twocities.summary') })
      await expect(summary).toHaveCount(0)
      for (const city of [makkah, madinah]) {
        const section = page.getByRole('region', { name: city, exact: true })
        await section.locator('a[href*="stay="]').first().click()
        await expect(section.getByText(t('twocities.chosen', { city }))).toBeVisible()
      }
      const between = page.getByRole('region', { name: t('twocities.between', { first: makkah, second: madinah }) })
      await between.locator('a[href*="transfer="]').first().click()
      await expect(between.getByRole('link', { name: t('twocities.dropTransfer') }).first()).toBeVisible()
      await page.reload()
      await expect(summary.getByRole('button', { name: t('twocities.add') })).toBeVisible()

      const [luggage, chair] =
        language === 'en'
          ? ['Luggage from hotel to hotel', 'A wheelchair through both stations']
          : ['نقل الأمتعة من فندق إلى فندق', 'كرسي متحرك في المحطتين']
      for (const name of [luggage, chair]) {
        await between.getByRole('link', { name: t('twocities.addTransferOf', { name }) }).click()
        await expect(between.getByRole('link', { name: t('twocities.dropTransferOf', { name }) })).toBeVisible()
      }
      await between
        .getByRole('navigation', { name: t('twocities.extraPeopleOf', { name: luggage }) })
        .getByRole('link', { name: t('common.adults', { count: 2 }), exact: true })
        .click()
      await expect(between.getByRole('listitem').filter({ hasText: luggage })).toContainText('140')
      if (scripts) await expectAccessible(page)
      await between.getByRole('link', { name: t('twocities.dropTransferOf', { name: chair }) }).click()
      await expect(between.getByRole('link', { name: t('twocities.addTransferOf', { name: chair }) })).toBeVisible()
      const total = (await summary.locator('[data-price]').getAttribute('data-price')) ?? ''
      await summary.getByRole('button', { name: t('twocities.add') }).click()

      await expect(page).toHaveURL(/\/cart/)
      await expect(page.getByRole('list', { name: t('cart.lines') }).getByRole('heading', { level: 2 })).toHaveCount(4)
      const cartTotal = page.getByRole('heading', { name: t('cart.ways') }).locator('xpath=..')
      await expect(cartTotal.locator('[data-part="total"] [data-price]')).toHaveAttribute('data-price', total)
    })
  })
}
