import type { Page } from '@playwright/test'
import { links } from '#web/lib/links.ts'
import { expect, test } from './test.ts'

/** Delays the code of the form until the returned function is called. */
async function holdForm(page: Page): Promise<() => void> {
  const { promise: online, resolve: connect } = Promise.withResolvers<void>()
  await page.route('**/StaySearchForm-*.js', async (route) => {
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

test('typing in a field that was focused before hydration replaces its content', async ({ page, language, t }) => {
  const connect = await holdForm(page)
  await page.goto(links.home(language))
  const field = page.getByLabel(t('search.where'))
  await field.click()
  connect()
  await expect(field).toHaveAttribute('role', 'combobox')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type('x')
  await expect(field).toHaveValue('x')
})
