import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'

/** Calls an API endpoint with the session of the browser that `request` belongs to. */
export async function call<Data>(
  request: APIRequestContext,
  name: string,
  data: object,
  language: Locale = 'en',
): Promise<Data> {
  const headers = { 'Idempotency-Key': randomUUID(), 'Accept-Language': language }
  const send = () => request.post(`/api/v1/${name}`, { data, headers })
  let response = await send()
  // A busy server responds with 503. The key makes it safe to repeat the call.
  if (response.status() === 503)
    await expect
      .poll(async () => (response = await send()).status(), { timeout: 60_000, intervals: [1_000, 2_000, 5_000] })
      .not.toBe(503)
  const body = (await response.json()) as { data: Data; code?: string }
  if (!response.ok()) throw new Error(`${name}: ${body.code}`)
  return body.data
}
