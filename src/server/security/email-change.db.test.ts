import { describe, expect, test } from 'vitest'
import { cookieOf, site } from '#test/site.ts'
import { today } from '#test/world.ts'

const person = { name: 'Salma Test', email: 'salma@example.com', password: 'a good long password' }
const other = { name: 'Mallory', email: 'mallory@example.net', password: 'another long password' }
const newEmail = 'salma.new@example.org'
const start = Date.parse(`${today}T09:00:00Z`)

/** An account with a session, and a clock that only goes forward. */
async function accountSite() {
  const here = await site()
  const { world, post } = here
  let minutes = 0
  const pass = (more: number) => {
    minutes += more
    world.timeIs(new Date(start + minutes * 60_000).toISOString())
  }
  const registers = async (one: { name: string; email: string; password?: string }) => {
    await post('register', one)
    const made = await post('verify_code', {
      purpose: 'register',
      to: one.email,
      code: await world.codeSentTo(one.email),
    })
    return { headers: { Cookie: cookieOf(made.headers) }, status: made.status }
  }
  const signsIn = async ({ email, password }: { email: string; password: string }) =>
    cookieOf((await post('login', { email, password })).headers)
  const requests = (email: string, Cookie: string) => post('request_email_change', { email }, { Cookie })
  const confirms = async (email: string, Cookie: string, code?: string) =>
    post('confirm_email_change', { email, code: code ?? (await world.codeSentTo(email)) }, { Cookie })
  /** Changes the address and returns the cookie of the renewed session. */
  const moves = async (email: string, Cookie: string) => {
    expect((await requests(email, Cookie)).status).toBe(200)
    const confirmed = await confirms(email, Cookie)
    expect(confirmed.body.data).toMatchObject({ email })
    return cookieOf(confirmed.headers)
  }
  /** The notifications of a kind, oldest first: recipient, and the token of the link that undoes the change. */
  const sent = (kind: string) =>
    world.sql(
      `select recipient, data ->> 'undo' as undo from notification where kind = $1 and status <> 'dropped' order by created_at, channel, recipient`,
      [kind],
    )
  const undoOf = async (kind: string) => (await sent(kind))[0]?.undo as string
  const { headers } = await registers(person)
  return { ...here, Cookie: headers.Cookie, pass, registers, signsIn, requests, confirms, moves, sent, undoOf }
}

describe('a change of the email address', () => {
  test('takes effect with the code sent to the new address: the session is renewed, and others and earlier codes end', async () => {
    const { world, get, post, Cookie, pass, signsIn, requests, confirms } = await accountSite()
    const elsewhere = await signsIn(person)
    pass(2)
    expect((await requests(newEmail.toUpperCase(), Cookie)).body.data).toMatchObject({ to: newEmail })
    const code = await world.codeSentTo(newEmail)
    pass(2)
    await post('forget_password', { to: person.email })
    const reset = await world.codeSentTo(person.email)
    expect((await get('fetch_profile', { Cookie })).body.data).toMatchObject({ email: person.email })
    if (code !== '111111') expect((await confirms(newEmail, Cookie, '111111')).body.code).toBe('wrong_code')

    const confirmed = await confirms(newEmail, Cookie, code)
    expect(confirmed.body.data).toMatchObject({ email: newEmail })
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
    expect((await get('fetch_profile', { Cookie: elsewhere })).status).toBe(401)
    const renewed = cookieOf(confirmed.headers)
    expect((await get('fetch_profile', { Cookie: renewed })).body.data).toMatchObject({ email: newEmail })
    expect((await confirms(newEmail, renewed, code)).body.code).toBe('wrong_code')
    const stale = { to: person.email, code: reset, password: 'an entirely new one' }
    expect((await post('reset_password', stale)).body.code).toBe('wrong_code')
    const signIn = { email: person.email, password: person.password }
    expect((await post('login', signIn)).status).toBe(401)
    expect((await post('login', { ...signIn, email: newEmail })).status).toBe(200)
    expect(await world.sql(`select kind from account_event where kind = 'email_changed'`)).toHaveLength(1)
  })

  test('is confirmed only by the account that requested it', async () => {
    const { world, get, Cookie, registers, requests, confirms } = await accountSite()
    const { headers: mallory } = await registers(other)
    await requests(newEmail, Cookie)
    const code = await world.codeSentTo(newEmail)
    expect((await confirms(newEmail, mallory.Cookie, code)).body.code).toBe('wrong_code')
    expect((await confirms(newEmail, '', code)).status).toBe(401)
    expect((await confirms(newEmail, Cookie, code)).status).toBe(200)
    expect((await get('fetch_profile', mallory)).body.data).toMatchObject({ email: other.email })
  })

  test('to the address of another account gets the same response, and that address is notified', async () => {
    const { Cookie, registers, requests, confirms, sent, world } = await accountSite()
    await registers(other)
    const free = await requests(newEmail, Cookie)
    const taken = await requests(other.email, Cookie)
    expect({ ...taken.body.data, to: '' }).toEqual({ ...free.body.data, to: '' })
    expect(await sent('address_taken')).toMatchObject([{ recipient: other.email }])
    expect((await confirms(other.email, Cookie, '123456')).body.code).toBe('wrong_code')
    const codes = await world.sql(
      `select purpose, code_digest = 'none' as void from one_time_code where purpose = 'email'`,
    )
    expect(codes.map((one) => one.void).toSorted()).toEqual([false, true])
  })

  test('to the present address is an error of the field', async () => {
    const { Cookie, requests } = await accountSite()
    const same = await requests('Salma@Example.com', Cookie)
    expect(same.body.errors).toMatchObject([{ path: 'email', code: 'own_email' }])
  })

  test('accepts an international domain', async () => {
    const { world, Cookie, requests, confirms } = await accountSite()
    const ascii = 'huda@xn--mgbh0fb.xn--mgberp4a5d4ar'
    const typed = 'Huda@مثال.السعودية'
    expect((await requests(typed, Cookie)).body.data).toMatchObject({ to: ascii })
    const confirmed = await confirms(typed, Cookie, await world.codeSentTo(ascii))
    expect(confirmed.body.data).toMatchObject({ email: ascii })
  })

  test('can be requested six times an hour', async () => {
    const { Cookie, requests } = await accountSite()
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) statuses.push((await requests(`salma${i}@example.org`, Cookie)).status)
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
    expect(statuses[6]).toBe(429)
  })

  test('to one address by two accounts at once succeeds for one of them', async () => {
    const { world, Cookie, pass, registers, requests, confirms } = await accountSite()
    const { headers: mallory } = await registers(other)
    await requests(newEmail, Cookie)
    const code = await world.codeSentTo(newEmail)
    pass(2)
    await requests(newEmail, mallory.Cookie)
    const second = await world.codeSentTo(newEmail)
    const both = await Promise.all([confirms(newEmail, Cookie, code), confirms(newEmail, mallory.Cookie, second)])
    expect(both.map(({ body }) => body.code ?? 'changed').toSorted()).toEqual(['changed', 'wrong_code'])
    expect(await world.sql('select from "user" where email = $1', [newEmail])).toHaveLength(1)
  })

  test('moves the bookings, the checkout and phone bookings to the new address', async () => {
    const { world, post, Cookie, moves } = await accountSite()
    const hotel = await world.hotel()
    const guest = await world.traveller()
    for (let i = 0; i < 2; i++) await guest.books(hotel, { nights: 1 })
    const mine = `(select id from "user" where name = '${person.name}')`
    await world.sql(`update booking set user_id = ${mine}, contact = contact || '{"email":"Salma@example.com"}'`)
    await world.sql(`update booking set user_id = null, source = 'phone' where id = (select max(id) from booking)`)
    const contact = { email: person.email, phone: '+966512345678', country: 'SA' }
    const typed = { about: 'cart', values: { 'contact.email': person.email } }
    expect((await post('store_checkout', { contact, typed }, { Cookie })).status).toBe(200)
    await moves(newEmail, Cookie)
    const moved = await world.sql(`select contact ->> 'email' as email, user_id = ${mine} as mine from booking`)
    expect(moved).toEqual([
      { email: newEmail, mine: true },
      { email: newEmail, mine: true },
    ])
    const drafts = await world.sql(`select draft -> 'contact' ->> 'email' as email,
      draft -> 'typed' -> 'values' ->> 'contact.email' as typed from checkout`)
    expect(drafts).toEqual([{ email: newEmail, typed: newEmail }])
  })
})

describe('the earlier address', () => {
  test('is notified, with a link that restores it and the bookings, ends the sessions and cancels a pending change', async () => {
    const { world, get, post, Cookie, pass, requests, moves, confirms, sent, undoOf } = await accountSite()
    const guest = await world.traveller()
    await guest.books(await world.hotel(), { nights: 1 })
    await world.sql(
      `update booking set user_id = (select id from "user" where email = $1), contact = contact || jsonb_build_object('email', $1::text)`,
      [person.email],
    )
    const thief = await moves(other.email, Cookie)
    const [notified] = await world.sql(`select recipient, data from notification where kind = 'email_changed'`)
    expect(notified).toMatchObject({ recipient: person.email, data: { address: 'm…@example.net' } })
    const token = await undoOf('email_changed')
    pass(2)
    await requests('third@example.net', thief)
    const pending = await world.codeSentTo('third@example.net')
    pass(71 * 60)
    expect((await get(`show_account_change?token=${token}`)).body.data).toMatchObject({ kind: 'email' })
    const password = 'an entirely new one'
    // The password is compared with the restored address, not with that of the thief.
    expect((await post('undo_account_change', { token, password: 'salma@example.com' })).status).toBe(422)
    expect((await post('undo_account_change', { token, password })).status).toBe(200)
    expect((await get('fetch_profile', { Cookie: thief })).status).toBe(401)
    expect((await confirms('third@example.net', thief, pending)).status).toBe(401)
    expect(await world.sql(`select from one_time_code where purpose = 'email'`)).toEqual([])
    expect((await post('login', { email: other.email, password })).status).toBe(401)
    expect((await post('login', { email: person.email, password })).status).toBe(200)
    expect(await world.sql(`select contact ->> 'email' as email from booking`)).toEqual([{ email: person.email }])
    expect((await sent('password_changed')).at(-1)).toMatchObject({ recipient: person.email })
    expect((await post('undo_account_change', { token, password })).status).toBe(404)
  })

  test('is notified of later changes and of a deletion, without another link', async () => {
    const { world, post, Cookie, pass, moves, sent } = await accountSite()
    const thief = await moves(other.email, Cookie)
    pass(2)
    expect((await post('update_profile', { phone: '+966501230987' }, { Cookie: thief })).status).toBe(200)
    const notified = (await sent('phone_changed')).map(({ recipient, undo }) => [recipient, undo !== null])
    expect(notified.toSorted()).toEqual([
      [other.email, true],
      [person.email, false],
    ])
    expect((await post('delete_account', {}, { Cookie: thief })).status).toBe(200)
    const last = await world.sql(`select recipient from notification where kind = 'account_deleted' order by recipient`)
    expect(last).toEqual([{ recipient: other.email }, { recipient: person.email }])
  })

  test('is reserved for 72 hours: no registration and no other account gets it, and its owner can', async () => {
    const { post, Cookie, pass, registers, requests, moves, confirms, sent } = await accountSite()
    const { headers: mallory } = await registers(other)
    let mine = await moves(newEmail, Cookie)
    pass(2)
    expect((await post('register', person)).status).toBe(200)
    expect((await requests(person.email, mallory.Cookie)).status).toBe(200)
    expect(await sent('address_taken')).toMatchObject([{ recipient: person.email }, { recipient: person.email }])
    expect((await confirms(person.email, mallory.Cookie, '123456')).body.code).toBe('wrong_code')
    pass(2)
    mine = await moves(person.email, mine)
    pass(2)
    mine = await moves(newEmail, mine)
    pass(72 * 60)
    expect((await registers({ name: 'New Owner', email: person.email })).status).toBe(200)
  })

  test('a registration that was requested before the address was reserved does not get it', async () => {
    const { world, post, Cookie, pass, moves } = await accountSite()
    await post('register', { name: 'Early', email: newEmail })
    const code = await world.codeSentTo(newEmail)
    pass(2)
    const moved = await moves(newEmail, Cookie)
    pass(2)
    await moves('salma.third@example.org', moved)
    expect((await post('verify_code', { purpose: 'register', to: newEmail, code })).body.code).toBe('wrong_code')
  })

  test('is exported with what was written from it, and erased with the account; a later owner keeps their own', async () => {
    const { world, get, post, Cookie, pass, moves } = await accountSite()
    const writes = (message: string) =>
      post('send_contact_message', { name: 'Salma', email: person.email, topic: 'data', message })
    expect((await writes('Written by the first owner')).status).toBe(200)
    const moved = await moves(newEmail, Cookie)
    pass(73 * 60)
    expect((await writes('Written by the later owner')).status).toBe(200)
    const proved = await post('step_up', { password: person.password }, { Cookie: moved })
    const { body } = await get('export_my_data', { Cookie: cookieOf(proved.headers) })
    expect(body.data.former_emails).toMatchObject([{ address: person.email }])
    expect(body.data.contact_messages).toMatchObject([{ message: 'Written by the first owner' }])
    expect((await post('delete_account', {}, { Cookie: cookieOf(proved.headers) })).status).toBe(200)
    expect(await world.sql('select message from contact_message')).toEqual([{ message: 'Written by the later owner' }])
    const left = await world.sql(`select kind from notification where recipient = $1`, [person.email])
    expect(left).toEqual([{ kind: 'contact_received' }])
    expect(await world.sql('select from former_email')).toEqual([])
  })
})
