import type { APIRequestContext, Page } from '@playwright/test'
import { demoPeople } from '#db/seed/demo-people.ts'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import { oncePerRun } from '../once.ts'

/** Makes the page that of a manager whose second factor is set. */
export async function beManager(page: Page): Promise<void> {
  const cookies = await managerCookies(page.request)
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
}

/** The session of a manager. The second factor is set once a world: whoever comes first does it. */
export function managerCookies(request: APIRequestContext) {
  return oncePerRun('manager', async () => {
    // The first manager sets up the factor by the page, in another test.
    const person = demoPeople.findLast(({ role }) => role === 'manager')
    await call(request, 'login', { email: person?.email, password: person?.password })
    const { key } = await call<{ key: string }>(request, 'begin_second_factor', {})
    await call(request, 'confirm_second_factor', { code: codeAt(fromBase32(key), stepOf(new Date())) })
    return (await request.storageState()).cookies
  })
}

/** An endpoint, by the page's session. */
export async function call<Data>(request: APIRequestContext, name: string, data: object): Promise<Data> {
  const response = await request.post(`/api/v1/${name}`, { data, headers: { 'Idempotency-Key': crypto.randomUUID() } })
  const body = (await response.json()) as { data: Data; code?: string }
  if (!response.ok()) throw new Error(`${name}: ${body.code}`)
  return body.data
}

export function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
