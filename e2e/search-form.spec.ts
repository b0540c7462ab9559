import type { Locator, Page } from '@playwright/test'
import { links } from '#links/site.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, searchFormScript } from './test.ts'

/** Delays the code of the form until the returned function is called. */
async function holdForm(page: Page): Promise<() => void> {
  const { promise: online, resolve: connect } = Promise.withResolvers<void>()
  await page.route(searchFormScript(), async (route) => {
    await online
    await route.continue()
  })
  return connect
}

test('steppers loaded into the open panel keep the previous choice', async ({ page, language }) => {
  const connect = await holdForm(page)
  await page.goto(links.home(language))
  const panel = page.locator('details').filter({ has: page.locator('#occupancy') })
  await panel.locator('summary').click()
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
  const before = await hero.boundingBox()
  await panel.locator('[name=adults1]').selectOption('4')
  await panel.locator('[name=adults1]').blur()
  connect()
  await expect(panel.getByRole('group').getByRole('status').first()).toHaveText('4')
  await expect(panel).toHaveAttribute('open')
  expect((await hero.boundingBox())?.height).toBe(before?.height)
})

const ways = {
  press: (field: Locator, isMobile: boolean) => (isMobile ? field.tap() : field.click()),
  keyboard: (field: Locator) => field.focus(),
}
for (const [way, focus] of Object.entries(ways)) {
  test(`typing replaces the chosen place and dates from the first paint on, focused by ${way}`, async ({
    page,
    language,
    t,
    isMobile,
  }) => {
    const connect = await holdForm(page)
    await page.goto(links.home(language))
    const date = page.getByLabel(t('dates.checkIn'))
    await focus(date, isMobile)
    await page.keyboard.type('1')
    await expect(date).toHaveValue('1')
    const field = page.getByLabel(t('search.where'))
    await focus(field, isMobile)
    await page.keyboard.type('qub')
    await expect(field).toHaveValue('qub')
    connect()
    await expect(field).toHaveAttribute('role', 'combobox')
    await page.keyboard.type('a')
    await expect(field).toHaveValue('quba')
    await expect(page.getByRole('listbox')).toBeVisible()
  })
}

test('the first press on a date opens the calendar as soon as its code is there', async ({ page, language, t }) => {
  const connect = await holdForm(page)
  await page.goto(links.home(language))
  await page.getByLabel(t('dates.checkIn')).click()
  connect()
  await expect(page.getByRole('dialog', { name: t('calendar.stayDates') })).toBeVisible()
})

test('recent searches are deleted one by one and all at once; the focus goes on and the deletion is announced', async ({
  page,
  language,
  t,
}) => {
  const names = ['Jeddah · 10 – 13 Dec 2099', 'Makkah · 10 – 13 Dec 2099', 'Taif · 10 – 13 Dec 2099']
  const searches = names.map((label, i) => ({ path: `/${language}/hotels?page=${i}`, label, checkIn: '2099-12-10' }))
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('stored')) localStorage.setItem('recent-searches', JSON.stringify(stored))
    sessionStorage.setItem('stored', '1')
  }, searches)
  await page.goto(links.home(language))
  const list = page.getByRole('navigation', { name: t('recent.title') })
  const remove = (search = '') => list.getByRole('button', { name: t('recent.remove', { search }) })
  await expect(list.getByRole('link')).toHaveText(names)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await remove(names[1]).press('Enter')
  await expect(list.getByRole('link')).toHaveText([names[0] ?? '', names[2] ?? ''])
  await expect(remove(names[2])).toBeFocused()
  await expect(list.getByRole('status')).toHaveText(t('recent.removed', { search: names[1] ?? '' }))
  await list.getByRole('button', { name: t('recent.clear') }).click()
  await expect(list.getByRole('link')).toHaveCount(0)
  await expect(list.getByRole('status')).toHaveText(t('recent.cleared'))
  await page.reload()
  await expect(page.getByLabel(t('search.where'))).toHaveRole('combobox')
  await expect(list).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('typing is never joined to the chosen place, and a search without typing keeps it', async ({
    page,
    language,
    t,
    isMobile,
  }) => {
    const field = page.getByLabel(t('search.where'))
    const search = page.getByRole('search')
    for (const address of [links.home(language), links.hotels(language, { where: 'madinah' })]) {
      await page.goto(address)
      const change = page.getByText(t('common.change'), { exact: true }).first()
      if (await change.isVisible()) await change.click()
      await ways.press(field, isMobile)
      await page.keyboard.type('quba')
      await expect(field).toHaveValue('quba')
      await search.locator('button[type=submit]').last().click()
      await expect(page).toHaveURL(/where=[^&]*quba/)
    }
    await page.goto(links.hotels(language, { where: 'madinah' }))
    await page.getByText(t('common.change'), { exact: true }).first().click()
    await search.locator('button[type=submit]').last().click()
    await expect(page).toHaveURL(/where=madinah(?!.*place=)/)
  })
})

test('the calendar that was chosen last opens again', async ({ page, language, t }) => {
  await page.goto(links.home(language))
  await page.getByLabel(t('dates.checkIn')).click()
  await page.getByLabel(t('calendar.hijri')).check({ force: true })
  await page.reload()
  await page.getByLabel(t('dates.checkIn')).click()
  await expect(page.getByLabel(t('calendar.hijri'))).toBeChecked()
})
