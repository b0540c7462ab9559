import { expect, test } from 'vitest'
import { cookieOf, site } from '#test/site.ts'
import { today } from '#test/world.ts'

const person = { name: 'Salma Test', email: 'salma@example.com', password: 'a good long password' }
const [first, second] = ['+966512345678', '+966501230987']

async function withAccount() {
  const { world, post } = await site()
  await post('register', person)
  const code = await world.codeSentTo(person.email)
  const made = await post('verify_code', { purpose: 'register', to: person.email, code })
  const Cookie = cookieOf(made.headers)
  return { world, asOwner: (name: string, input: object) => post(name, input, { Cookie }) }
}

test('an unconfirmed number gets another code, which confirms it', async () => {
  const { world, asOwner } = await withAccount()
  expect((await asOwner('send_phone_code', {})).body).toMatchObject({ code: 'invalid_input' })
  await asOwner('update_profile', { phone: first })
  expect((await asOwner('send_phone_code', {})).body).toMatchObject({ code: 'too_many_requests' })
  world.timeIs(`${today}T09:01:30Z`)
  expect((await asOwner('send_phone_code', {})).body.data).toMatchObject({ to: first })
  const code = await world.codeSentTo(first)
  expect((await asOwner('verify_code', { purpose: 'phone', to: first, code })).body.data).toMatchObject({
    phone_verified: true,
  })
  expect((await asOwner('send_phone_code', {})).body).toMatchObject({ code: 'invalid_input' })
})

test('a number to which no code can be sent now is not saved, and the error says so', async () => {
  const { asOwner } = await withAccount()
  await asOwner('update_profile', { phone: first })
  await asOwner('update_profile', { phone: second })
  const again = await asOwner('update_profile', { phone: first, name: 'Salma Renamed' })
  expect(again.body).toMatchObject({ code: 'too_many_requests' })
  expect((await asOwner('update_profile', {})).body.data).toMatchObject({ phone: second, name: person.name })
})

test('without providers a number is saved without a code, and no step-up offers one', async () => {
  const { world, asOwner } = await withAccount()
  const ways = async () => (await asOwner('fetch_step_up_ways', {})).body.data.ways
  world.timeIs(`${today}T09:20:00Z`)
  expect(await ways()).toEqual(['password', 'email'])
  await world.sql(`update "user" set phone = $1, phone_verified = true, phone_confirmed_at = '2026-01-01'`, [first])
  expect(await ways()).toEqual(['password', 'email', 'phone'])
  Object.assign(world.services.sender, { noEmails: true, noTexts: true })
  expect(await ways()).toEqual(['password'])
  expect((await asOwner('send_step_up_code', { to: 'phone' })).status).toBe(422)
  // No code is announced that cannot arrive, whether the address has an account or not.
  for (const to of ['salma@example.com', 'nobody@example.com']) {
    for (const [endpoint, input] of [
      ['send_login_code', { to }],
      ['forget_password', { to }],
      ['send_booking_code', { to, reference: 'AB12CD34E' }],
    ] as const)
      expect((await asOwner(endpoint, input)).body).toMatchObject({ errors: [{ path: 'to', code: 'no_emails' }] })
    const registered = await asOwner('register', { name: 'Salma', email: to, password: 'a long walk at dawn' })
    expect(registered.body).toMatchObject({ errors: [{ path: 'email', code: 'no_emails' }] })
  }
  expect((await asOwner('send_login_code', { to: first })).body).toMatchObject({
    errors: [{ path: 'to', code: 'no_texts' }],
  })
  world.timeIs(`${today}T09:00:00Z`)
  await world.sql(`delete from notification where kind = 'code'`)
  expect((await asOwner('update_profile', { phone: second })).body.data).toMatchObject({ phone: second })
  expect((await asOwner('send_phone_code', {})).body).toMatchObject({ code: 'invalid_input' })
  expect(await world.sql(`select from notification where kind = 'code'`)).toEqual([])
})
