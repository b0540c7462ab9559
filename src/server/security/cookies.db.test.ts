import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { storeInterruptedForm } from '#domains/accounts/sessions/interrupted-forms.server.ts'
import { currencyCookie } from '#domains/accounts/profile/own-currency.ts'
import { savedCookie } from '#domains/products/stays/saved/saved-cookie.ts'
import { createCaller } from '#server/api/invoke.ts'
import { localeCookie } from '#server/http/headers.ts'
import { codeStepCookie } from '#web/features/account/code-step.ts'
import { addDays } from '#domains/shared/dates.ts'
import { contextFor, makeWorld, standardContact, today, type TestWorld } from '#test/world.ts'

/** Every Set-Cookie line that a browser gets from a site with this address, by the name of the cookie. */
async function cookiesOf(origin?: string): Promise<Map<string, string[]>> {
  const world = await makeWorld(origin ? { origin } : {})
  const lines: string[] = []
  const context = contextFor(world.services, { kind: 'visitor' })
  context.setCookie = (line) => {
    lines.push(line)
    const kept = lines.filter((one) => !/Max-Age=0\b/.test(one)).map((one) => one.split(';')[0])
    context.headers.set('cookie', kept.join('; '))
  }
  const api = createCaller(context, (error) => {
    throw error
  })
  await useEverything(world, api)
  await storeInterruptedForm(context.db, context, '/en/profile', { values: { name: 'Salma' }, files: [] })
  const { secure } = world.services
  lines.push(currencyCookie('SAR', secure), savedCookie([], secure))
  lines.push(localeCookie('', 'en', secure) ?? '', codeStepCookie(null, secure))
  return Map.groupBy(lines, (line) => line.split('=')[0] ?? '')
}

/** A visitor fills a cart, opens a booking by its code, registers, and closes the booking. */
async function useEverything(world: TestWorld, api: ApiClient): Promise<void> {
  const hotel = await world.hotel()
  const booked = await (await world.traveller()).books(hotel, {})
  const { reference } = dataOf(booked)
  const [check_in, check_out] = [addDays(today, 14), addDays(today, 16)]
  const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
  dataOf(await api.store_cart({ hotel_id: hotel.id, check_in, check_out, rooms }))
  dataOf(await api.send_booking_code({ reference, to: standardContact.email }))
  const code = await world.codeSentTo(standardContact.email)
  dataOf(await api.open_booking({ reference, to: standardContact.email, code }))
  const email = 'salma@example.com'
  dataOf(await api.register({ name: 'Salma', email, password: 'a good long password' }))
  dataOf(await api.verify_code({ purpose: 'register', to: email, code: await world.codeSentTo(email) }))
  dataOf(await api.close_booking({}))
}

function dataOf<T>(outcome: { ok: true; data: T } | { ok: false; error: object }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.data
}

const ofServer = ['session', 'device', 'booking', 'cart', 'interrupted']
const ofScripts = ['signed_in', 'cart_count', 'saved', 'currency', 'locale']

test('with an https address every cookie is Secure, and those that prove something are out of reach of scripts and other hosts', async () => {
  const cookies = await cookiesOf('https://rihla.example')
  const expected = [...ofServer.map((name) => `__Host-${name}`), ...ofScripts, 'code_step']
  expect([...cookies.keys()].toSorted()).toEqual(expected.toSorted())
  for (const line of [...cookies.values()].flat()) {
    expect(line).toMatch(/; Path=\/(?:;|$)/)
    expect(line).toMatch(/; SameSite=Lax(?:;|$)/)
    expect(line).toMatch(/; Secure(?:;|$)/)
    expect(line).not.toMatch(/domain=/i)
    expect(/; HttpOnly(?:;|$)/.test(line), line).toBe(/^(?:__Host-|code_step=)/.test(line))
  }
  for (const name of ['__Host-cart', '__Host-booking'])
    expect(cookies.get(name), name).toEqual([expect.stringMatching(/=.+;/), expect.stringMatching(/=;.*Max-Age=0/)])
})

test('without https no cookie is Secure, because the browser would not send it', async () => {
  const cookies = await cookiesOf()
  expect([...cookies.keys()].toSorted()).toEqual([...ofServer, ...ofScripts, 'code_step'].toSorted())
  expect([...cookies.values()].flat().filter((line) => /secure/i.test(line))).toEqual([])
})
