import type { Page } from '@playwright/test'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import { startEmptySite } from '../empty-site.ts'
import { errorSummary, expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'
import { fromBase32 } from './manager.ts'

test('from an empty database to the checklist: first manager, second factor, steps; without scripts in Arabic @main-ar', async ({
  browser,
  viewport,
  t,
  language,
}) => {
  const site = await startEmptySite()
  // The checks of the layout are scripts themselves.
  const checkLayout = async (page: Page) => {
    await expectNoSidewaysScroll(page)
    if (language === 'en') await expectAccessible(page)
  }
  const context = await browser.newContext({ viewport, javaScriptEnabled: language === 'en' })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => sessionStorage.setItem('splash', '1'))
    // Without the token the page does not exist.
    expect((await page.goto(`${site.origin}/${language}/setup`))?.status()).toBe(404)
    await page.goto(site.setUp[language])
    await expect(page).toHaveURL(`${site.origin}/${language}/setup`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(t('setup.title'))
    await checkLayout(page)

    const field = (key: 'name' | 'email' | 'password' | 'brandEn' | 'brandAr') =>
      page.getByRole('textbox', { name: t(`setup.${key}`), exact: true })
    const submit = page.getByRole('button', { name: t('setup.submit') })
    await field('email').fill('huda@example.com')
    await page.getByLabel(t('setup.currency'), { exact: true }).selectOption('AED')
    await submit.click()
    await expect(errorSummary(page, t)).toBeVisible()
    await checkLayout(page)
    // All typed and chosen values are still there.
    await expect(field('email')).toHaveValue('huda@example.com')
    await expect(page.getByLabel(t('setup.currency'), { exact: true })).toHaveValue('AED')
    await field('name').fill('Huda Salem')
    await page.locator('[name=password]').fill('a sentence that is long enough')
    await field('brandEn').fill('Palm Gate Travel')
    await field('brandAr').fill('بوابة النخيل للسفر')
    await page.getByRole('checkbox', { name: t('setup.offer', { offer: 'packages' }) }).uncheck()
    await submit.click()

    await expect(title).toHaveText(t('admin.factorSetTitle'))
    await page.getByRole('button', { name: t('admin.factorBegin') }).click()
    const key = (await page.locator('main code').innerText()).replaceAll(/\s/g, '')
    await page.getByLabel(t('admin.factorCode')).fill(codeAt(fromBase32(key), stepOf(new Date())))
    await page.getByRole('button', { name: t('admin.factorConfirm') }).click()
    await page.getByRole('link', { name: t('admin.factorGoOn') }).click()

    await expect(title).toHaveText(t('checklist.title'))
    await checkLayout(page)
    const step = (name: 'second_factor' | 'offers' | 'company') =>
      page.getByRole('listitem').filter({ hasText: t(`checklist.${name}Text`) })
    await expect(step('second_factor')).toContainText(t('checklist.state', { state: 'done' }))
    await expect(step('offers')).toContainText(t('checklist.state', { state: 'done' }))
    await expect(step('company')).toContainText(t('checklist.state', { state: 'open' }))
    await page.getByRole('button', { name: t('checklist.test', { purpose: 'payments' }) }).click()
    await expect(page.getByText(t('checklist.not_configured', { purpose: 'payments' }))).toBeVisible()
    await step('company').getByRole('link').click()
    await expect(title).toContainText(t('catalogue.kind_company'))
    await page.goto(`${site.origin}/${language}/desk`)
    await page.getByRole('link', { name: t('checklist.todayLink') }).click()
    await expect(title).toHaveText(t('checklist.title'))

    // The address from the start has ended with the first manager.
    await page.goto(site.setUp[language])
    await expect(title).toHaveText(t('setup.doneTitle'))
  } finally {
    await context.close()
    await site.stop()
  }
})
