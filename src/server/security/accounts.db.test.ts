import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { createServices } from '#server/services.ts'
import { client, cookieOf, serve, site } from '#test/site.ts'
import { sessionOf, testSecret, today } from '#test/world.ts'

type Site = Awaited<ReturnType<typeof site>>
const person = { name: 'Salma Test', email: 'Salma@Example.com', password: 'a good long password' }
const address = 'salma@example.com'

/** Registers with the code from the email and returns the session's cookies. */
async function signUp({ world, post }: Site, who: { name: string; email: string; password?: string } = person) {
  expect((await post('register', who)).status).toBe(200)
  const code = await world.codeSentTo(who.email.toLowerCase())
  const made = await post('verify_code', { purpose: 'register', to: who.email, code })
  expect(made.status).toBe(200)
  return { Cookie: cookieOf(made.headers), answer: made }
}

/** Advances the clock by a minute per call, so that another code can be sent. */
function minutes({ world }: Site) {
  let passed = 0
  return () => {
    passed += 61_000
    world.timeIs(new Date(Date.parse(`${today}T09:00:00Z`) + passed).toISOString())
  }
}

describe('registration', () => {
  test('needs the code from the email, then opens a session and sends a welcome', async () => {
    const here = await site()
    const { world, post, get } = here
    const begun = await post('register', person)
    expect(begun).toMatchObject({ status: 200, body: { data: { to: address } } })
    expect(begun.headers.getSetCookie()).toEqual([])
    expect(await world.sql('select count(*)::int as n from "user"')).toEqual([{ n: 0 }])

    const code = await world.codeSentTo(address)
    expect(code).toMatch(/^\d{6}$/)
    const made = await post('verify_code', { purpose: 'register', to: person.email, code })
    expect(made).toMatchObject({
      status: 200,
      body: { data: { name: person.name, email: address, has_password: true } },
    })
    const lines = made.headers.getSetCookie()
    const session = lines.find((line) => line.startsWith('session=')) ?? ''
    expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
    expect(lines.find((line) => line.startsWith('signed_in='))).not.toMatch(/HttpOnly/i)
    const Cookie = cookieOf(made.headers)
    const known = await get('fetch_profile', { Cookie })
    expect(known).toMatchObject({ status: 200, body: { data: { id: made.body.data.id } } })
    expect(known.headers.get('cache-control')).toBe('private, no-store')
    expect(await world.sql(`select kind, recipient from notification where kind = 'welcome'`)).toEqual([
      { kind: 'welcome', recipient: address },
    ])
    const [account] = await world.sql('select password from account')
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('with the address of an existing account gets the same response, creates nothing, and its owner gets an email', async () => {
    const here = await site()
    const { world, post } = here
    const later = minutes(here)
    await signUp(here)
    later()
    const again = await post('register', { ...person, email: 'SALMA@example.COM' })
    const other = await post('register', { ...person, email: 'other@example.com' })
    expect([again.status, other.status]).toEqual([200, 200])
    const shape = (answer: typeof again) => ({ ...answer.body.data, to: '' })
    expect(shape(again)).toEqual(shape(other))
    expect(
      await world.sql(`select kind from notification where recipient = $1 order by created_at desc limit 1`, [address]),
    ).toEqual([{ kind: 'account_exists' }])
    // No code is valid, because none was created.
    for (const code of ['000000', '123456']) {
      expect((await post('verify_code', { purpose: 'register', to: address, code })).body.code).toBe('wrong_code')
    }
  })

  test('sends another code without the form being filled in again, and nothing for an address without a pending registration', async () => {
    const here = await site()
    const { world, post } = here
    const later = minutes(here)
    await post('register', person)
    const first = await world.codeSentTo(address)
    expect((await post('resend_register_code', { to: person.email })).status).toBe(429)
    later()
    const again = await post('resend_register_code', { to: person.email })
    const nobody = await post('resend_register_code', { to: 'nobody@example.com' })
    const shape = (answer: typeof again) => [answer.status, { ...answer.body.data, to: '' }]
    expect(shape(nobody)).toEqual(shape(again))
    expect(await world.sql(`select from notification where recipient = 'nobody@example.com'`)).toEqual([])
    const code = await world.codeSentTo(address)
    const used = (typed: string) => post('verify_code', { purpose: 'register', to: address, code: typed })
    if (first !== code) expect((await used(first)).status).toBe(422)
    expect(await used(code)).toMatchObject({ status: 200, body: { data: { name: person.name, has_password: true } } })
    // The address now has an account, whose owner is notified.
    later()
    await post('resend_register_code', { to: person.email })
    expect(
      await world.sql(`select kind from notification where recipient = $1 order by created_at desc limit 1`, [address]),
    ).toEqual([{ kind: 'account_exists' }])
  })

  test('simultaneous uses of one code create one account', async () => {
    const here = await site()
    const { world, post } = here
    await post('register', person)
    const code = await world.codeSentTo(address)
    const answers = await Promise.all(
      [1, 2, 3].map(() => post('verify_code', { purpose: 'register', to: address, code })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await world.sql('select count(*)::int as n from "user"')).toEqual([{ n: 1 }])
  })
})

describe('a code', () => {
  test('is stored as a keyed digest', async () => {
    const { world, post } = await site()
    await post('register', person)
    const code = await world.codeSentTo(address)
    const rows = await world.sql('select * from one_time_code')
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('can have Arabic digits and spaces', async () => {
    const { world, post } = await site()
    await post('register', person)
    const code = await world.codeSentTo(address)
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    const typed = `${arabic.slice(0, 3)} ${arabic.slice(3)}`
    expect((await post('verify_code', { purpose: 'register', to: address, code: typed })).status).toBe(200)
  })

  test('is invalid after five wrong attempts, also simultaneous ones', async () => {
    const { world, post } = await site()
    await post('register', person)
    const code = await world.codeSentTo(address)
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = await Promise.all(
      [1, 2, 3, 4, 5].map(() => post('verify_code', { purpose: 'register', to: address, code: wrong })),
    )
    expect(tries.map(({ body }) => body.code)).toEqual(Array(5).fill('wrong_code'))
    expect((await post('verify_code', { purpose: 'register', to: address, code })).body.code).toBe('wrong_code')
  })

  test('is valid for ten minutes', async () => {
    const here = await site()
    const { world, post } = here
    await post('register', person)
    const code = await world.codeSentTo(address)
    world.timeIs(`${today}T09:10:00Z`)
    expect((await post('verify_code', { purpose: 'register', to: address, code })).body.code).toBe('wrong_code')
    world.timeIs(`${today}T09:09:59Z`)
    expect((await post('verify_code', { purpose: 'register', to: address, code })).status).toBe(200)
  })

  test('replaces an earlier one: only the newest is valid', async () => {
    const here = await site()
    const { world, post } = here
    const later = minutes(here)
    await post('register', person)
    const first = await world.codeSentTo(address)
    later()
    await post('register', person)
    const second = await world.codeSentTo(address)
    expect((await post('verify_code', { purpose: 'register', to: address, code: first })).status).toBe(
      first === second ? 200 : 422,
    )
    expect((await post('verify_code', { purpose: 'register', to: address, code: second })).status).toBe(200)
  })

  test('is sent to an address at most once a minute and five times an hour from one network', async () => {
    const here = await site()
    const { post } = here
    const later = minutes(here)
    expect((await post('send_login_code', { to: address })).status).toBe(200)
    const soon = await post('send_login_code', { to: address })
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60'])
    for (let i = 0; i < 4; i++) {
      later()
      expect((await post('send_login_code', { to: address })).status).toBe(200)
    }
    later()
    expect((await post('send_login_code', { to: address })).status).toBe(429)
    expect((await post('send_login_code', { to: 'other@example.com' })).status).toBe(200)
  })

  test('signs in the owner of the address; for an unknown address the response and the work are the same', async () => {
    const here = await site()
    const { world, post, get } = here
    const later = minutes(here)
    await signUp(here)
    later()
    const known = await post('send_login_code', { to: address })
    const unknown = await post('send_login_code', { to: 'nobody@example.com' })
    expect({ ...known.body.data, to: '' }).toEqual({ ...unknown.body.data, to: '' })
    expect(
      await world.sql(`select status from notification where kind = 'code' and recipient = 'nobody@example.com'`),
    ).toEqual([])
    expect(await world.sql('select count(*)::int as n from one_time_code where purpose = $1', ['login'])).toEqual([
      { n: 2 },
    ])
    const code = await world.codeSentTo(address)
    const signedIn = await post('verify_code', { purpose: 'login', to: address, code, remember: false })
    expect(signedIn.status).toBe(200)
    // Without `remember` the cookie ends with the browser session.
    expect(signedIn.headers.getSetCookie().join('\n')).not.toMatch(/Max-Age/)
    expect((await get('fetch_profile', { Cookie: cookieOf(signedIn.headers) })).status).toBe(200)
    expect((await post('verify_code', { purpose: 'login', to: address, code })).body.code).toBe('wrong_code')
  })

  test('opens an account without a password for an email address or phone number without one', async () => {
    const here = await site()
    const { world, post, get } = here
    const later = minutes(here)
    const open = async (to: string) => {
      later()
      expect((await post('send_login_code', { to, open_account: true })).status).toBe(200)
      const signedIn = await post('verify_code', { purpose: 'login', to, code: await world.codeSentTo(to) })
      expect(signedIn.status).toBe(200)
      return { ...signedIn.body.data, Cookie: cookieOf(signedIn.headers) }
    }
    const byEmail = await open('new@example.com')
    expect(byEmail).toMatchObject({ name: '', email: 'new@example.com', phone: null, has_password: false })
    const byPhone = await open('+966512345678')
    expect(byPhone).toMatchObject({ name: '', email: null, phone: '+966512345678', phone_verified: true })
    // The same address opens the same account, also where no account would be opened.
    expect(await open('+966512345678')).toMatchObject({ id: byPhone.id })
    later()
    await post('send_login_code', { to: 'new@example.com' })
    const code = await world.codeSentTo('new@example.com')
    expect((await post('verify_code', { purpose: 'login', to: 'new@example.com', code })).body.data.id).toBe(byEmail.id)
    expect((await get('fetch_step_up_ways', { Cookie: byPhone.Cookie })).status).toBe(200)
    const queued = await world.sql(`select recipient from notification where kind = 'welcome'`)
    expect(queued).toEqual([{ recipient: 'new@example.com' }])
  })

  test('opens no account with a phone number that another account has confirmed within 72 hours', async () => {
    const here = await site()
    const { world, post } = here
    const { Cookie } = await signUp(here)
    await post('update_profile', { phone: '+966512345678' }, { Cookie })
    const confirmed = { purpose: 'phone', to: '+966512345678', code: await world.codeSentTo('+966512345678') }
    expect((await post('verify_code', confirmed, { Cookie })).status).toBe(200)
    expect((await post('send_login_code', { to: '+966512345678', open_account: true })).status).toBe(200)
    const queued = await world.sql(`select status from notification where channel = 'sms' and status = 'queued'`)
    expect(queued).toHaveLength(1)
    expect(await world.sql('select count(*)::int as n from "user"')).toEqual([{ n: 1 }])
  })

  test('of one purpose is invalid for another', async () => {
    const here = await site()
    const { world, post } = here
    const later = minutes(here)
    await signUp(here)
    later()
    await post('send_login_code', { to: address })
    const code = await world.codeSentTo(address)
    expect((await post('check_code', { to: address, code })).body.code).toBe('wrong_code')
    expect((await post('reset_password', { to: address, code, password: 'another good password' })).status).toBe(422)
  })
})

describe('a session', () => {
  test('ends at sign-out, is new at every sign-in, and is stored as a digest', async () => {
    const here = await site()
    const { world, post, get } = here
    const { Cookie } = await signUp(here)
    const [stored] = await world.sql('select token from session')
    expect(decodeURIComponent(Cookie)).not.toContain(stored?.token)

    const login = { email: person.email, password: person.password }
    const elsewhere = cookieOf((await post('login', login)).headers)
    const again = cookieOf((await post('login', login, { Cookie })).headers)
    expect(new Set([Cookie, elsewhere, again]).size).toBe(3)
    // The browser's previous session has ended, so a planted session is useless.
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
    const out = await post('logout', {}, { Cookie: again })
    expect(
      out.headers
        .getSetCookie()
        .filter((line) => /Max-Age=0/i.test(line))
        .map((line) => line.split('=')[0]),
    ).toEqual(['session', 'signed_in'])
    expect((await get('fetch_profile', { Cookie: again })).status).toBe(401)
    expect((await get('fetch_profile', { Cookie: elsewhere })).status).toBe(200)
  })

  test('works as a bearer token; a forged or expired one is rejected', async () => {
    const { world, get } = await site()
    const guest = await world.traveller()
    const Cookie = await sessionOf(world, guest.id)
    const value = decodeURIComponent(Cookie.slice('session='.length))
    expect((await get('fetch_profile', { Authorization: `Bearer ${value}` })).status).toBe(200)
    const [token] = value.split('.')
    for (const forged of [token, `${token}.${'A'.repeat(43)}=`, `${value}x`]) {
      expect((await get('fetch_profile', { Cookie: `session=${encodeURIComponent(forged ?? '')}` })).status).toBe(401)
      expect((await get('fetch_profile', { Authorization: `Bearer ${forged}` })).status).toBe(401)
    }
    await world.sql(`update session set expires_at = $1`, [`${today}T08:59:59Z`])
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
  })

  test('is listed with its device and revoked by its owner only', async () => {
    const here = await site()
    const { world, post, get } = here
    const { Cookie } = await signUp(here)
    const phone = await post('login', { email: address, password: person.password }, { 'User-Agent': 'A phone' })
    const listed = (await get('fetch_sessions', { Cookie })).body.data as {
      id: string
      device: string
      current: boolean
    }[]
    expect(listed.map(({ device, current }) => ({ device, current }))).toContainEqual({
      device: 'A phone',
      current: false,
    })
    const theirs = listed.find(({ current }) => !current)?.id

    const stranger = await sessionOf(world, (await world.traveller()).id)
    expect((await post('revoke_session', { id: theirs }, { Cookie: stranger })).status).toBe(404)
    expect((await post('revoke_session', { id: 'others' }, { Cookie: stranger })).body.data).toEqual({ ended: 0 })
    expect((await get('fetch_profile', { Cookie: cookieOf(phone.headers) })).status).toBe(200)

    expect((await post('revoke_session', { id: theirs }, { Cookie })).body.data).toEqual({ ended: 1 })
    expect((await get('fetch_profile', { Cookie: cookieOf(phone.headers) })).status).toBe(401)
    expect((await get('fetch_profile', { Cookie })).status).toBe(200)
  })

  test('all except the current one are revoked at once', async () => {
    const here = await site()
    const { post, get } = here
    const { Cookie } = await signUp(here)
    const devices = ['A phone', 'A tablet']
    const signedIn: string[] = []
    for (const device of devices) {
      const { headers } = await post('login', { email: address, password: person.password }, { 'User-Agent': device })
      signedIn.push(cookieOf(headers))
    }
    expect((await post('revoke_session', { id: 'others' }, { Cookie })).body.data).toEqual({ ended: 2 })
    for (const other of signedIn) expect((await get('fetch_profile', { Cookie: other })).status).toBe(401)
    expect((await get('fetch_profile', { Cookie })).status).toBe(200)
    expect((await post('revoke_session', { id: 'others' }, { Cookie })).body.data).toEqual({ ended: 0 })
  })
})

describe('a password', () => {
  test('that is wrong gets the same response as an unknown address', async () => {
    const here = await site()
    const { post } = here
    await signUp(here)
    const wrong = await post('login', { email: person.email, password: 'not the password' })
    const unknown = await post('login', { email: 'nobody@example.com', password: 'not the password' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    for (const answer of [wrong, unknown]) expect(answer.headers.getSetCookie()).toEqual([])
    const headers = (answer: typeof wrong) => [...answer.headers.keys()].toSorted()
    expect(headers(unknown)).toEqual(headers(wrong))
  })

  test('can be wrong ten times, counted across all processes and for that account only', async () => {
    const here = await site()
    const { world, post } = here
    await signUp(here)
    const wrong = { email: person.email, password: 'not the password' }
    const tries = []
    for (let i = 0; i < 10; i++) tries.push((await post('login', wrong)).status)
    expect(tries).toEqual(Array(10).fill(401))
    const failure = await post('login', { ...wrong, password: person.password }, { 'Accept-Language': 'ar' })
    expect(failure).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(failure.headers.get('retry-after'))).toBe(120)

    const env = readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', DATABASE_POOL: '2' })
    const second = createServices({ env, databaseUrl: world.url, secret: testSecret, clock: world.services.clock })
    onTestFinished(() => second.database.close())
    const other = client(await serve(second))
    expect((await other.post('login', { ...wrong, email: person.email.toUpperCase() })).status).toBe(429)
    expect((await other.post('login', { email: 'nobody@example.com', password: 'x' })).status).toBe(401)
    world.timeIs(`${today}T09:02:00Z`)
    expect((await other.post('login', { ...wrong, password: person.password })).status).toBe(200)
  })

  test('is reset with a code that works once, which ends every session', async () => {
    const here = await site()
    const { world, post, get } = here
    const later = minutes(here)
    const { Cookie } = await signUp(here)
    later()
    await post('forget_password', { to: address })
    const code = await world.codeSentTo(address)
    expect((await post('check_code', { to: address, code })).body.data).toEqual({ right: true })
    const reset = { to: address, code, password: 'an entirely new one' }
    expect((await post('reset_password', reset)).status).toBe(200)
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
    expect((await post('reset_password', { ...reset, password: 'and one more again' })).body.code).toBe('wrong_code')
    expect((await post('login', { email: address, password: person.password })).status).toBe(401)
    expect((await post('login', { email: address, password: reset.password })).status).toBe(200)
    expect(await world.sql(`select count(*)::int as n from notification where kind = 'password_changed'`)).toEqual([
      { n: 1 },
    ])
  })

  test('is changed with the current one; every other session ends and this one is renewed', async () => {
    const here = await site()
    const { post, get } = here
    const { Cookie } = await signUp(here)
    const other = cookieOf((await post('login', { email: address, password: person.password })).headers)
    const change = { current_password: person.password, new_password: 'an entirely new one' }
    const failure = await post('change_password', { ...change, current_password: 'not the one' }, { Cookie })
    expect(failure).toMatchObject({ status: 401, body: { errors: [{ path: 'current_password' }] } })
    const changed = await post('change_password', change, { Cookie })
    expect(changed.status).toBe(200)
    expect((await get('fetch_profile', { Cookie: other })).status).toBe(401)
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
    expect((await get('fetch_profile', { Cookie: cookieOf(changed.headers) })).status).toBe(200)
  })

  test('is changed on a shared computer, where the session still ends with the browser', async () => {
    const here = await site()
    const { post } = here
    await signUp(here)
    const login = { email: address, password: person.password, remember: false }
    const Cookie = cookieOf((await post('login', login)).headers)
    const change = { current_password: person.password, new_password: 'an entirely new one' }
    const { headers } = await post('change_password', change, { Cookie })
    expect(headers.getSetCookie()).toHaveLength(2)
    for (const line of headers.getSetCookie()) expect(line).not.toContain('Max-Age')
  })

  test('can be added to an account that was created without one', async () => {
    const here = await site()
    const { post } = here
    const { Cookie, answer } = await signUp(here, { name: person.name, email: person.email })
    expect(answer.body.data.has_password).toBe(false)
    expect((await post('login', { email: address, password: '          ' })).status).toBe(401)
    expect((await post('change_password', { new_password: 'an entirely new one' }, { Cookie })).status).toBe(200)
    expect((await post('login', { email: address, password: 'an entirely new one' })).status).toBe(200)
  })
})

describe('a profile', () => {
  test('accepts a phone number in any format; it is verified with a code', async () => {
    const here = await site()
    const { world, post } = here
    const { Cookie } = await signUp(here)
    const changed = await post('update_profile', { phone: '٠٥١٢ ٣٤٥ ٦٧٨', phone_country: 'SA' }, { Cookie })
    expect(changed.body.data).toMatchObject({ phone: '+966512345678', phone_verified: false })
    // An unverified number cannot be used to sign in.
    await post('send_login_code', { to: '+966512345678' })
    expect(
      await world.sql(`select count(*)::int as n from notification where channel = 'sms' and status = 'queued'`),
    ).toEqual([{ n: 1 }])
    const code = await world.codeSentTo('+966512345678')
    const stranger = await sessionOf(world, (await world.traveller()).id)
    expect(
      (await post('verify_code', { purpose: 'phone', to: '+966512345678', code }, { Cookie: stranger })).status,
    ).toBe(422)
    expect((await post('verify_code', { purpose: 'phone', to: '+966512345678', code })).status).toBe(401)
    const failure = await post('update_profile', { phone: 'call me' }, { Cookie })
    expect(failure.body.errors).toMatchObject([{ path: 'phone', code: 'invalid_phone' }])
  })

  test('changes only the given fields', async () => {
    const here = await site()
    const { post } = here
    const rate = { currency: 'EGP', perUnit: 78_000, asOf: today, example: true }
    await here.world.sql(`insert into setting (key, value) values ('exchange', $1)`, [
      JSON.stringify({ rates: [rate] }),
    ])
    const { Cookie } = await signUp(here)
    const changes = { nationality: 'EG', birth_date: '1980-02-29', currency: 'EGP', notify_offers: true }
    expect((await post('update_profile', changes, { Cookie })).body.data).toMatchObject({
      ...changes,
      name: person.name,
    })
    const renamed = await post('update_profile', { name: '  سلمى   التجريبية ', nationality: null }, { Cookie })
    expect(renamed.body.data).toMatchObject({ name: 'سلمى التجريبية', nationality: null, currency: 'EGP' })
    expect((await post('update_profile', { birth_date: '2999-01-01' }, { Cookie })).status).toBe(422)

    // A currency without a rate cannot be chosen. The choice is set as a cookie at sign-in and removed at sign-out.
    expect(await post('update_profile', { currency: 'USD' }, { Cookie })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'currency', code: 'not_a_choice' }] },
    })
    const again = await post('login', { email: address, password: person.password })
    const cookie = (lines: Headers) => lines.getSetCookie().find((line) => line.startsWith('currency='))
    expect(cookie(again.headers)).toMatch(/^currency=EGP; Path=\/; SameSite=Lax; Max-Age=31536000/)
    const gone = await post('logout', {}, { Cookie: `${cookieOf(again.headers)}; currency=EGP` })
    expect(cookie(gone.headers)).toMatch(/^currency=; .*Max-Age=0/)
    const none = await signUp(here, { ...person, email: 'other@example.com' })
    expect(cookie(none.answer.headers)).toBeUndefined()
  })

  test('has a photo that is re-encoded, without metadata, and visible to its owner only', async () => {
    const here = await site()
    const { world, send, address: base } = here
    const { Cookie } = await signUp(here)
    const put = (body: Uint8Array, type = 'image/jpeg') =>
      send('update_image', { method: 'POST', headers: { Cookie, 'Content-Type': type }, body: new Uint8Array(body) })
    const blue = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0e5a54' } })
    const sent = await blue
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    const set = await put(sent)
    expect(set.status).toBe(200)
    const path = set.body.data.image as string
    const response = await fetch(base + path, { headers: { Cookie } })
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
    const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([stored.width, stored.height, stored.exif]).toEqual([512, 512, undefined])
    const stranger = await sessionOf(world, (await world.traveller()).id)
    for (const headers of [undefined, { Cookie: stranger }])
      expect((await fetch(base + path, headers && { headers })).status).toBe(404)

    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(sent)], { type: 'image/jpeg' }), 'me.jpg')
    expect((await send('update_image', { method: 'POST', headers: { Cookie }, body: form })).status).toBe(200)
    // The earlier photo is deleted.
    expect((await fetch(base + path, { headers: { Cookie } })).status).toBe(404)

    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const gif = await blue.clone().gif().toBuffer()
    for (const body of [script, gif, Buffer.from('hello')]) {
      expect((await put(body)).body.errors).toMatchObject([{ path: 'file', code: 'file_type' }])
    }
    expect((await put(sent.subarray(0, 400))).body.errors).toMatchObject([{ path: 'file', code: 'file_damaged' }])
    expect((await put(await readFile('test/data/photo.heic'))).status).toBe(200)
    const large = new Uint8Array(3_670_017)
    const sentence = 'Choose a file of 3.5\u00a0MB or less.'
    expect(await put(large)).toMatchObject({
      status: 413,
      body: { detail: sentence, errors: [{ path: 'file', code: 'file_too_large', message: sentence }] },
    })
    const headers = { Cookie, 'Content-Type': 'image/jpeg', 'Accept-Language': 'ar' }
    const arabic = await send('update_image', { method: 'POST', headers, body: large })
    expect(arabic.body.detail).toBe('اختر ملفًا لا يتجاوز حجمه 3.5\u00a0ميغابايت.')
  })

  test('rejects a small file that decodes to an excessive number of pixels', async () => {
    const here = await site()
    const { Cookie } = await signUp(here)
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(3_670_016)
    const failure = await here.send('update_image', {
      method: 'POST',
      headers: { Cookie, 'Content-Type': 'image/png' },
      body: new Uint8Array(bomb),
    })
    expect(failure.status).toBe(422)
  })
})

describe('deleting the account', () => {
  test('needs a recent proof, is rejected before upcoming bookings, and removes the person from past bookings', async () => {
    const here = await site()
    const { world, post, get } = here
    const { Cookie: signedUp, answer } = await signUp(here)
    const { id } = answer.body.data as { id: string }
    const hotel = await world.hotel()
    const guest = await world.traveller()
    const booked = await guest.books(hotel, {})
    expect(booked.ok).toBe(true)
    await world.sql('update booking set user_id = $1', [id])
    await world.sql(`update session set created_at = created_at - interval '11 minutes'`)
    expect((await post('delete_account', {}, { Cookie: signedUp })).body.code).toBe('step_up_required')
    expect((await post('step_up', { password: 'no' }, { Cookie: signedUp })).status).toBe(401)
    const Cookie = cookieOf((await post('step_up', { password: person.password }, { Cookie: signedUp })).headers)
    expect((await post('delete_account', {}, { Cookie })).body.code).toBe('bookings_ahead')
    await world.sql(`update booking set status = 'cancelled'`)
    const data = (await get('export_my_data', { Cookie })).body.data
    expect(data).toMatchObject({ profile: { email: address }, bookings: [{ status: 'cancelled' }] })

    const gone = await post('delete_account', {}, { Cookie: `${Cookie}; cart_count=2` })
    expect(gone.status).toBe(200)
    expect(gone.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
      'session',
      'signed_in',
      'cart_count',
    ])
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
    expect((await post('login', { email: address, password: person.password })).status).toBe(401)
    const [booking] = await world.sql('select user_id, guests, contact from booking')
    expect(booking).toMatchObject({ user_id: null, guests: [], contact: { email: '', phone: '' } })
    const everything = await world.sql(
      `select (select json_agg(b) from booking b)::text || (select json_agg(e) from booking_event e)::text
         || coalesce((select json_agg(c) from one_time_code c)::text, '') || (select json_agg(a) from account_event a)::text as text`,
    )
    expect(everything[0]?.text).not.toContain(id)
  })
})
