import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ApiError } from '#api/errors.ts'
import { action as findBooking } from '#web/routes/account/find-booking.tsx'
import { action as shareTrip } from '#web/routes/account/share-trip.tsx'
import { action as signIn } from '#web/routes/account/sign-in.tsx'
import { action as travellers } from '#web/routes/account/travellers.tsx'
import { action as saved } from '#web/routes/site/saved.tsx'
import { formOf } from '#web/lib/forms.ts'
import { requestContext, type RequestContext } from '#web/lib/loaders.ts'

type Action = (args: never) => Promise<unknown>

/** The status of a form whose calls all fail. */
async function statusOf(action: Action, fields: Record<string, string>, code: ApiError['code'], query = '') {
  const api = new Proxy({} as RequestContext['api'], { get: () => async () => ({ ok: false, error: { code } }) })
  const context = new RouterContextProvider()
  const hotelDay = { today: '2026-12-01', isNight: false }
  context.set(requestContext, { api, locale: 'en', signedIn: true, hotelDay } as RequestContext)
  const url = new URL(`https://site.example/en/page${query}`)
  const request = new Request(url, { method: 'POST', body: formOf(fields) })
  const result = await action({ request, url, context, params: {} } as never).catch((thrown: unknown) => thrown)
  return result instanceof Response ? result.status : (result as { init: ResponseInit }).init.status
}

const forms: [string, Action, Record<string, string>, string?][] = [
  ['a traveller is removed', travellers, { intent: 'remove', id: '1' }],
  ['a link to a trip is revoked', shareTrip, { revoke: '1' }],
  ['an opened booking is closed', findBooking, { intent: 'close' }],
  ['somebody signs out', signIn, { intent: 'signout' }],
  ['a hotel is saved', saved, { hotel: '1' }],
  ['a saved hotel is removed', saved, { hotel: '1', intent: 'remove' }],
  ['a price alert is ended', saved, {}, '?alert=token'],
]

test.each(forms)('nothing is called done that failed: %s', async (_, action, fields, query) => {
  expect(await statusOf(action, fields, 'unavailable', query)).toBe(503)
})

test.each(forms.slice(0, 2))('after a second click it is done already: %s', async (_, action, fields) => {
  expect(await statusOf(action, fields, 'not_found')).toBe(302)
})
