import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import { call } from './call.ts'
import type { Translator } from '#i18n/translator.ts'
import { codeSentTo } from './outbox.ts'

export const signUpPassword = 'enough letters for a test'

/**
 * Registers an account through the API and signs the browser in; returns its email address and the code that was sent.
 * `first-booking.spec.ts` registers through the pages.
 */
export async function signUp(
  { request }: Pick<Page, 'request'>,
  language: Locale,
): Promise<{ address: string; code: string }> {
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await call(request, 'register', { name: 'Amal Account', email: address, password: signUpPassword }, language)
  const code = await codeSentTo({ request }, address)
  await call(request, 'verify_code', { purpose: 'register', to: address, code }, language)
  return { address, code }
}

/** Signs in within the checkout by a code to a new address, which opens an account; returns the address. */
export async function signInToBook(page: Page, t: Translator, scripts = true): Promise<string> {
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await expect(page.getByRole('heading', { name: t('booking.loginToBook') })).toBeVisible()
  await page.getByLabel(t('account.emailOrPhone')).fill(address)
  await mainButton(page, t('account.sendCode')).click()
  const code = page.getByLabel(t('account.code'), { exact: true })
  await code.fill(await codeSentTo(page, address))
  // With scripts the sixth digit sends it.
  if (!scripts) await code.press('Enter')
  await expect(page.getByLabel(t('booking.firstName'))).toBeVisible()
  return address
}

export const mainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
