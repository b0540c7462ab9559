import { links } from '#links/site.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const stay = stayFromNow(30, 3)

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@rule' }, () => {
    test.use({ javaScriptEnabled: scripts })

    test('the gate, the terms and the price of a card stay the same in comparison and on the page of the hotel', async ({
      page,
      language,
      t,
    }) => {
      await page.goto(links.hotels(language, { ...stay, where: 'place:gate-makkah-79', free_cancellation: '1' }))
      const card = page.getByRole('main').getByRole('article').first()
      const name = await card.getByRole('heading').innerText()
      // A list shows whole units of the same price.
      expect(await card.locator('[data-price]').innerText()).not.toMatch(/\.\d/)
      const price = (await card.locator('[data-price]').getAttribute('data-price')) ?? ''
      const gate = /79/
      await expect(card).toContainText(language === 'en' ? 'King Fahd Gate' : 'باب الملك فهد')
      const boxes = page.locator('input[name=hotel][type=checkbox]')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await page.getByRole('button', { name: t('hotel.compareChosen') }).click()
      await expect(page).toHaveURL(/hotels\/compare\?.*free_cancellation=1/)
      const table = page.getByRole('table')
      await expect(table.locator('[data-price]').first()).toHaveAttribute('data-price', price)
      await expect(table).toContainText(gate)
      await expectNoSidewaysScroll(page)
      if (scripts) await expectAccessible(page)
      await table
        .getByRole('link', { name: t('hotel.chooseHotel', { hotel: name }) })
        .last()
        .click()
      await expect(page).toHaveURL(/where=place(%3A|:)gate-makkah-79/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('main')).toContainText(gate)
      await expect(page.getByRole('main').getByRole('listitem').locator('[data-price]').first()).toHaveAttribute(
        'data-price',
        price,
      )
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a chosen point stays the place of the search when the form is submitted with other dates', async ({
    page,
    language,
    t,
  }) => {
    const where = 'point:21.4193,39.8262'
    await page.goto(links.hotels(language, { ...stay, where }))
    await page.getByText(t('common.change'), { exact: true }).first().click()
    await page.getByRole('button', { name: t('search.searchAgain') }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('where') === where && !url.searchParams.has('place'))
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})
