import type { Page } from '@playwright/test'
import { demoPeople } from '#db/seed/demo-people.ts'
import type { StaffRole } from '#contract/staff.ts'
import { expect } from '../test.ts'

/** Signs one of the demo's staff in by the page, on the way to the desk. */
export async function toDesk(page: Page, role: StaffRole, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/auth\/signin\?next=/)
  const person = demoPeople.find((one) => one.role === role)
  await page.locator('[name=email]').fill(person?.email ?? '')
  await page.locator('[name=password]').fill(person?.password ?? '')
  await page.locator('main button[type=submit]').click()
}
