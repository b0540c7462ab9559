import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { formOf } from '#web/lib/forms.ts'
import { requestContext, type RequestContext } from '#web/lib/loaders.ts'
import { action } from '#web/routes/admin/today.tsx'

test.each([
  ['check_guest_in', 'confirmed', '/en/desk'],
  ['check_guest_out', 'confirmed', '/en/desk'],
  // Its row is gone afterwards: the page says what has happened.
  ['confirm_waiting_booking', 'waiting', '/en/desk?confirmed=R7K2M9QX4'],
  // What someone else has changed is on the page of the booking.
  ['confirm_waiting_booking', 'waiting', '/en/desk/bookings/r7k2m9qx4', 'status_changed'],
])('a button in the row of a guest calls %s for the booking as it was shown', async (does, status, next, code = '') => {
  const calls: unknown[] = []
  const api = new Proxy({} as RequestContext['api'], {
    get: (_, name) => async (input: object) => {
      calls.push([name, input])
      return code ? { ok: false, error: { code } } : { ok: true, data: {} }
    },
  })
  const context = new RouterContextProvider()
  context.set(requestContext, { api, locale: 'en', signedIn: true } as RequestContext)
  const url = new URL('https://site.example/en/desk')
  const request = new Request(url, {
    method: 'POST',
    body: formOf({ reference: 'R7K2M9QX4', status, version: '3', does }),
  })
  const run = action as (args: never) => Promise<unknown>
  const answer = await run({ request, url, context, params: {} } as never).catch((thrown: unknown) => thrown)
  expect(calls).toEqual([[does, { reference: 'R7K2M9QX4', status, version: '3' }]])
  expect((answer as Response).headers.get('location')).toBe(next)
})
