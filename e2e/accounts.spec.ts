import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Translator } from '#text/translator.ts'
import { codeSentTo } from './outbox.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

const password = 'a sentence that is long'
const newPassword = 'another one that is long'

async function signUp(page: Page, t: Translator, language: string): Promise<{ address: string; code: string }> {
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await page.goto(`/${language}/auth/register`)
  await page.locator('[name=name]').fill('Amal Account')
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill(password)
  await mainButton(page, t('common.register')).click()
  const code = await codeSentTo(page, address)
  await page.locator('[name=code]').fill(code)
  await page.getByRole('button', { name: t('account.confirm') }).click()
  await expect(page).toHaveURL(/profile\/my-booking/)
  return { address, code }
}

const mainButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function signOut(page: Page) {
  await page.context().clearCookies({ name: 'session' })
  await page.context().clearCookies({ name: 'signed_in' })
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('signing in with a code', async ({ page, t, language }) => {
      const { address, code: first } = await signUp(page, t, language)
      await signOut(page)
      await page.goto(`/${language}/auth/signin?next=/${language}/hotels`)
      await page.getByRole('link', { name: t('account.signInByCode') }).click()
      if (scripts) {
        await expectAlive(page)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await page.locator('[name=to]').fill(address)
      await page.getByRole('button', { name: t('account.sendCode') }).click()
      const code = await codeSentTo(page, address, first)
      const wrong = code === '000000' ? '000001' : '000000'
      await page.locator('[name=code]').fill(wrong)
      await mainButton(page, t('common.signIn')).click()
      await expect(page.locator('.error-summary')).toBeVisible()
      if (scripts) await expectAccessible(page)
      await page.locator('[name=code]').fill(code)
      await mainButton(page, t('common.signIn')).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/hotels$`))
    })

    test('a forgotten password is set anew with a code', async ({ page, t, language }) => {
      const { address, code: first } = await signUp(page, t, language)
      await signOut(page)
      await page.goto(`/${language}/auth/signin`)
      await page.getByRole('link', { name: t('account.forgotPassword') }).click()
      await page.locator('[name=to]').fill(address)
      await page.getByRole('button', { name: t('account.sendCode') }).click()
      await expect(page).toHaveURL(/auth\/resetpassword$/)
      if (scripts) {
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await page.locator('[name=code]').fill(await codeSentTo(page, address, first))
      await page.locator('[name=password]').fill(newPassword)
      await page.getByRole('button', { name: t('account.setPassword') }).click()
      await expect(page.getByText(t('account.passwordSet'))).toBeVisible()
      await page.locator('[name=email]').fill(address)
      await page.locator('[name=password]').fill(newPassword)
      await mainButton(page, t('common.signIn')).click()
      await expect(page).toHaveURL(/profile\/my-booking/)
    })
  })
}

test('whoever has no step to go on with is led to its beginning', async ({ page, language }) => {
  await page.goto(`/${language}/auth/registerotp`)
  await expect(page).toHaveURL(new RegExp(`/${language}/auth/register$`))
  await page.goto(`/${language}/auth/resetpassword`)
  await expect(page).toHaveURL(new RegExp(`/${language}/auth/forgitpass$`))
})
