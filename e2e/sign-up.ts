import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import { call } from './call.ts'
import { codeSentTo } from './outbox.ts'

export const signUpPassword = 'enough letters for a test'

/**
 * Registers an account through the API and signs the browser in; returns its e-mail address and the code that was sent.
 * `journey.spec.ts` registers through the pages.
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

export const mainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
