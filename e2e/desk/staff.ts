import type { BrowserContext, Page } from '@playwright/test'
import { demoPeople } from '#db/seed/demo-people.ts'
import type { StaffRole } from '#contract/staff.ts'
import { expect } from '../test.ts'

/** What an agent and an editor were signed in with: an account may sign in only so often. A manager proves more each time. */
const sessions = new Map<StaffRole, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Signs one of the demo's staff in by the page, on the way to the desk; whoever was signed in before goes straight on. */
export async function toDesk(page: Page, role: StaffRole, path: string): Promise<void> {
  await page.context().addCookies(sessions.get(role) ?? [])
  await page.goto(path)
  if (sessions.has(role) && !signIn.test(page.url())) return
  await expect(page).toHaveURL(signIn)
  const person = demoPeople.find((one) => one.role === role)
  await page.locator('[name=email]').fill(person?.email ?? '')
  await page.locator('[name=password]').fill(person?.password ?? '')
  await page.locator('main button[type=submit]').click()
  if (role === 'manager') return
  await expect(page).not.toHaveURL(signIn)
  const cookies = await page.context().cookies()
  sessions.set(
    role,
    cookies.filter(({ name }) => name === 'session'),
  )
}

const signIn = /auth\/signin\?next=/
