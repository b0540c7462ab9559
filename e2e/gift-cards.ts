import { request } from '@playwright/test'
import { call } from './call.ts'
import { managerCookies } from './admin/manager.ts'

/** Issues a gift card as a manager; returns its code. */
export async function issueGiftCard(baseURL: string | undefined, minor: number): Promise<string> {
  const origin = { ...(baseURL !== undefined && { baseURL }) }
  const visitor = await request.newContext(origin)
  const cookies = await managerCookies(visitor)
  const manager = await request.newContext({ ...origin, storageState: { cookies, origins: [] } })
  const { code } = await call<{ code: string }>(manager, 'issue_gift_card', { minor, expires_on: '2030-12-31' })
  await Promise.all([visitor.dispose(), manager.dispose()])
  return code
}
