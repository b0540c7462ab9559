import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Translator } from '#text/translator.ts'
import { codeSentTo } from './outbox.ts'
import { expect } from './test.ts'

export const signUpPassword = 'enough letters for a test'

/** Registers by the pages, with the code that was sent: who it is, and which code that was. */
export async function signUp(page: Page, t: Translator, language: string): Promise<{ address: string; code: string }> {
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await page.goto(`/${language}/auth/register`)
  await page.locator('[name=name]').fill('Amal Account')
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill(signUpPassword)
  await mainButton(page, t('common.register')).click()
  const code = await codeSentTo(page, address)
  await page.locator('[name=code]').fill(code)
  await page.getByRole('button', { name: t('account.confirm') }).click()
  await expect(page).toHaveURL(/profile\/my-booking/)
  return { address, code }
}

export const mainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
