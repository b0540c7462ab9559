import { expect, test } from 'vitest'
import { staffOf } from '#test/staff.ts'
import { cookieOf, site } from '#test/site.ts'
import { today } from '#test/world.ts'

const address = 'salma@example.com'

test('wherever a password is chosen, a common one is rejected with an explanation', async () => {
  const { world, post } = await site()
  const common = (path: string, code = 'password_common') => ({ status: 422, body: { errors: [{ path, code }] } })
  const person = { name: 'Salma Haddad', email: address }
  expect(await post('register', { ...person, password: 'password123' })).toMatchObject(common('password'))
  const mine = await post('register', { ...person, password: 'salma@example.com' }, { 'Accept-Language': 'ar' })
  expect(mine).toMatchObject(common('password', 'password_personal'))
  expect(mine.body.errors[0].message).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u)
  expect(await world.sql('select id from notification')).toEqual([])

  await post('register', { ...person, password: 'a good long password' })
  const code = await world.codeSentTo(address)
  const Cookie = cookieOf((await post('verify_code', { purpose: 'register', to: address, code })).headers)
  const change = { current_password: 'a good long password', new_password: 'qwertyuiop' }
  expect(await post('change_password', change, { Cookie })).toMatchObject(common('new_password'))

  world.timeIs(`${today}T09:02:00Z`)
  await post('forget_password', { to: address })
  const sent = await world.codeSentTo(address)
  const reset = { to: address, code: sent, password: '1234567890' }
  expect(await post('reset_password', reset)).toMatchObject(common('password'))
  const named = { ...reset, password: 'haddad salma 77' }
  // Who has not got the code does not learn the name of the account.
  expect((await post('reset_password', { ...named, code: '000000' })).body.code).toBe('wrong_code')
  expect(await post('reset_password', named)).toMatchObject(common('password', 'password_personal'))
  // The rejection does not use up the code.
  expect((await post('reset_password', { ...reset, password: 'an entirely new one' })).status).toBe(200)

  const manager = await staffOf(world, 'manager')
  await post('invite_staff', { email: 'new@example.com', role: 'agent', locale: 'en' }, { Cookie: manager.cookie })
  const [notification] = await world.sql(
    `select data ->> 'token' as token from notification where recipient = 'new@example.com'`,
  )
  const join = { token: notification?.token, name: 'Noura', password: 'iloveyou2024' }
  expect(await post('accept_invitation', join)).toMatchObject(common('password'))
})
