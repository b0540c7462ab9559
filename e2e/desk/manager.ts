import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { demoPeople } from '#db/seed/demo-people.ts'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import { expect } from '../test.ts'

/** Beside the world of this run, and gone with it. */
const lock = '.data/e2e/manager-lock'
const kept = '.data/e2e/manager-cookies.json'

/**
 * Makes the page that of a manager whose second factor is set. It is set once a world: whoever comes first does it, and
 * leaves the session for the others.
 */
export async function beManager(page: Page): Promise<void> {
  if (isFirst()) {
    writeFileSync(`${kept}.new`, JSON.stringify(await setUp(page)))
    // Whoever waits for the file finds all of it.
    renameSync(`${kept}.new`, kept)
  }
  await expect.poll(() => existsSync(kept)).toBe(true)
  const { cookies } = JSON.parse(readFileSync(kept, 'utf8')) as Awaited<ReturnType<typeof setUp>>
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
}

function isFirst(): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

async function setUp(page: Page) {
  const { request } = page
  // The first manager sets up the factor by the page, in another journey.
  const person = demoPeople.findLast(({ role }) => role === 'manager')
  await call(request, 'login', { email: person?.email, password: person?.password })
  const { key } = await call<{ key: string }>(request, 'begin_second_factor', {})
  await call(request, 'confirm_second_factor', { code: codeAt(fromBase32(key), stepOf(new Date())) })
  return request.storageState()
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
