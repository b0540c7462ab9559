import type { BrowserContext, Locator, Page } from '@playwright/test'
import { demoPeople } from '#db/demo/people.ts'
import type { StaffRole } from '#api/staff.ts'
import type { Translator } from '#i18n/translator.ts'
import { expect } from '../test.ts'

/**
 * Session cookies of an agent and an editor, reused because sign-ins per account are limited. A manager needs a second
 * factor at every sign-in.
 */
const sessions = new Map<StaffRole, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Opens an admin page and signs in on the way as demo staff with the role; a saved session skips the sign-in. */
export async function toAdmin(page: Page, role: StaffRole, path: string): Promise<void> {
  await page.context().addCookies(sessions.get(role) ?? [])
  await page.goto(path)
  if (sessions.has(role) && !signIn.test(page.url())) return
  await expect(page).toHaveURL(signIn)
  const person = demoPeople.find((one) => one.role === role)
  await page.locator('[name=email]').fill(person?.email ?? '')
  await page.locator('[name=password]').fill(person?.password ?? '')
  await page.locator('main button[value=password]').click()
  if (role === 'manager') return
  await expect(page).not.toHaveURL(signIn)
  const cookies = await page.context().cookies()
  sessions.set(
    role,
    cookies.filter(({ name }) => name === 'session'),
  )
}

/** Opens the folded parts of a form that a control is in. */
export async function unfold(control: Locator): Promise<void> {
  const folded = await control.locator('xpath=ancestor::details[not(@open)]/summary').all()
  for (const summary of folded) await summary.click()
}

/** The menu of the admin, which opens with a button on a phone, with a group of it opened. */
export async function openMenu(
  page: Page,
  t: Translator,
  { isMobile, group }: { isMobile: boolean; group?: 'bookings' | 'packages' },
): Promise<Locator> {
  if (isMobile) await page.getByRole('button', { name: t('admin.places') }).click()
  const menu = page.getByRole('navigation', { name: t('admin.places') })
  if (group) {
    await menu
      .locator('summary')
      .filter({ hasText: t('menu.group', { group }) })
      .click()
  }
  return menu
}

/** Sends a form again that arrived after its session had ended, after signing in in the tab that the page opens. */
export async function sendAgain(page: Page, t: Translator, signIn: (tab: Page) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.againTitle'))
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.signIn') })
    .click()
  const tab = await opened
  await signIn(tab)
  await tab.close()
  await page.getByRole('button', { name: t('account.againSend') }).click()
}

const signIn = /auth\/signin\?next=/
