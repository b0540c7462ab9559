import type { APIRequestContext, Page } from '@playwright/test'
import { demoPeople } from '#db/demo/people.ts'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import { call } from '../call.ts'
import { proveSessions } from '../database.ts'
import { oncePerRun } from '../once.ts'

/** Replaces the session of the page by that of a manager with a second factor. */
export async function signInAsManager(page: Page): Promise<void> {
  const cookies = await managerCookies(page.request)
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
}

/**
 * Session cookies of a manager with a recent proof. The second factor is set up once per run, by the first caller. A
 * complete run takes longer than a proof is valid, and a step-up would renew the token that other tests use.
 */
export async function managerCookies(request: APIRequestContext) {
  const cookies = await sharedCookies(request)
  await proveSessions(lastManager()?.email ?? '')
  return cookies
}

function sharedCookies(request: APIRequestContext) {
  return oncePerRun('manager', async () => {
    const person = lastManager()
    await call(request, 'login', { email: person?.email, password: person?.password })
    const { key } = await call<{ key: string }>(request, 'begin_second_factor', {})
    await call(request, 'confirm_second_factor', { code: codeAt(fromBase32(key), stepOf(new Date())) })
    return (await request.storageState()).cookies
  })
}

/** The last manager, because another test sets up the second factor of the first manager on the page. */
function lastManager() {
  return demoPeople.findLast(({ role }) => role === 'manager')
}

export function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
