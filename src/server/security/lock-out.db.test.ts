import { describe, expect, test } from 'vitest'
import { limitAttempt, networkOf } from '#domains/accounts/sessions/try-limits.server.ts'
import { cookieOf, site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today } from '#test/world.ts'

const person = { name: 'Salma Test', email: 'salma@example.com', password: 'a good long password' }

/** A site behind a proxy with one account, whose owner has signed in on one device. */
async function attackedSite() {
  const here = await site()
  const { world, post } = here
  world.services.env.TRUSTED_PROXIES = 1
  let last = 0
  /** The headers of a caller that was never seen before. */
  const elsewhere = () => ({ 'X-Forwarded-For': `198.51.${++last >> 8}.${last & 255}` })
  await post('register', person, elsewhere())
  const code = await world.codeSentTo(person.email)
  const made = await post('verify_code', { purpose: 'register', to: person.email, code }, elsewhere())
  const device = { Cookie: deviceOf(made.headers) }
  const at = (time: string) => world.timeIs(`${today}T${time}Z`)
  const login = (password: string, headers: Record<string, string>, more = {}) =>
    post('login', { email: person.email, password, ...more }, headers)
  /** A stranger fails from many addresses until everything that strangers share is used up. */
  const attack = async () => {
    for (let i = 0; i < 25; i++) await login(`guess ${i}`, elsewhere())
    for (const name of ['send_login_code', 'forget_password'])
      for (let i = 0; i < 12; i++) await post(name, { to: person.email }, elsewhere())
    const guess = { purpose: 'login', to: person.email, code: '000000' }
    for (let i = 0; i < 20; i++) await post('verify_code', guess, elsewhere())
  }
  return { ...here, elsewhere, device, at, login, attack }
}

/** Only the device cookie: the session has ended. */
const deviceOf = (headers: Headers) =>
  cookieOf(headers)
    .split('; ')
    .find((one) => one.startsWith('device=')) ?? ''

describe('a stranger who fails on purpose', () => {
  test('does not lock out a known device: password, sign-in code and password reset', async () => {
    const { world, post, device, at, login, attack, elsewhere } = await attackedSite()
    at('09:02:00')
    await attack()
    at('09:04:00')
    expect((await post('send_login_code', { to: person.email }, elsewhere())).status).toBe(429)
    expect((await login(person.password, { ...elsewhere(), ...device })).status).toBe(200)

    expect((await post('send_login_code', { to: person.email }, { ...elsewhere(), ...device })).status).toBe(200)
    const code = await world.codeSentTo(person.email)
    const used = { purpose: 'login', to: person.email, code }
    // The code was sent to the known device, so no other caller can redeem it or use up its tries.
    expect((await post('verify_code', used, elsewhere())).body.code).toBe('wrong_code')
    expect((await post('verify_code', used, { ...elsewhere(), ...device })).status).toBe(200)

    at('09:06:00')
    expect((await post('forget_password', { to: person.email }, { ...elsewhere(), ...device })).status).toBe(200)
    const reset = { to: person.email, code: await world.codeSentTo(person.email), password: 'an entirely new one' }
    expect((await post('reset_password', reset, { ...elsewhere(), ...device })).status).toBe(200)
  })

  test('does not keep the owner from a new password: a link by email, once a day, makes a new device known', async () => {
    const { world, post, at, attack, elsewhere } = await attackedSite()
    at('09:02:00')
    await attack()
    at('09:04:00')
    const ask = (to: string, headers: Record<string, string>, more = {}) =>
      post('forget_password', { to, ...more }, { ...elsewhere(), ...headers })
    expect([(await ask(person.email, {})).status, (await ask(person.email, {})).status]).toEqual([429, 429])
    const notifications = await world.sql(
      `select data ->> 'token' as token from notification where kind = 'device_pass' and data ->> 'reset' = 'true'`,
    )
    expect(notifications).toHaveLength(1)
    // Strangers chose the time of the notification; it is valid until the next day's.
    at('20:00:00')
    await attack()
    at('20:02:00')
    const device_pass = notifications[0]?.['token'] as string
    expect((await ask(person.email, {}, { device_pass: `${device_pass}x` })).status).toBe(429)
    const sent = await ask(person.email, {}, { device_pass })
    expect(sent.status).toBe(200)
    const device = { ...elsewhere(), Cookie: deviceOf(sent.headers) }
    const reset = { to: person.email, code: await world.codeSentTo(person.email), password: 'an entirely new one' }
    expect((await post('reset_password', reset, elsewhere())).status).not.toBe(200)
    expect((await post('reset_password', reset, device)).status).toBe(200)
  })

  test('does not lock out staff on a known device', async () => {
    const { world, post, elsewhere } = await attackedSite()
    const agent = await staffOf(world, 'agent')
    await world.sql(
      `insert into account (id, account_id, provider_id, user_id, password)
       select 'a', 'a', 'credential', $1, password from account limit 1`,
      [agent.id],
    )
    const login = (password: string, headers: object) =>
      post('login', { email: agent.email, password }, { ...elsewhere(), ...headers })
    const device = { Cookie: deviceOf((await login(person.password, {})).headers) }
    for (let i = 0; i < 30; i++) await login(`guess ${i}`, {})
    expect((await login(person.password, {})).status).toBe(429)
    expect((await login(person.password, device)).status).toBe(200)
  })

  test('does not lock out an unknown device with the right password: its owner gets a link that lets it in', async () => {
    const { world, at, login, attack, elsewhere } = await attackedSite()
    at('09:02:00')
    await attack()
    const wrong = await login('not the password', elsewhere())
    const right = await login(person.password, elsewhere())
    expect([wrong.status, right.status]).toEqual([429, 429])
    expect({ ...right.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    // One email an hour, and only for the right password.
    await login(person.password, elsewhere())
    const sent = await world.sql(
      `select recipient, data ->> 'token' as token from notification
       where kind = 'device_pass' and status = 'queued' and data ->> 'reset' is null`,
    )
    expect(sent).toEqual([{ recipient: person.email, token: expect.any(String) as string }])
    const device_pass = sent[0]?.token as string
    expect((await login('not the password', elsewhere(), { device_pass })).status).toBe(401)
    expect((await login(person.password, elsewhere(), { device_pass: `${device_pass}x` })).status).toBe(429)
    at('10:03:00')
    await attack()
    expect((await login(person.password, elsewhere(), { device_pass })).status).toBe(429)
    at('10:01:59')
    const signedIn = await login(person.password, elsewhere(), { device_pass })
    expect(signedIn.status).toBe(200)
    expect(deviceOf(signedIn.headers)).not.toBe('')
  })

  test('from one network locks out nobody elsewhere', async () => {
    const { login, elsewhere } = await attackedSite()
    const stranger = elsewhere()
    for (let i = 0; i < 12; i++) await login(`guess ${i}`, stranger)
    expect((await login(person.password, stranger)).status).toBe(429)
    expect((await login(person.password, elsewhere())).status).toBe(200)
  })
})

describe('a known device', () => {
  test('has limits of its own, and is known only to its account and for a year', async () => {
    const { world, post, device, login, elsewhere } = await attackedSite()
    for (let i = 0; i < 10; i++) expect((await login(`guess ${i}`, { ...elsewhere(), ...device })).status).toBe(401)
    expect((await login(person.password, { ...elsewhere(), ...device })).status).toBe(429)
    expect((await login(person.password, elsewhere())).status).toBe(200)

    // The cookie of one account gives nothing at another.
    const other = await world.traveller()
    for (let i = 0; i < 20; i++)
      await post('login', { email: other.email, password: `guess ${i}` }, { ...elsewhere(), ...device })
    const refused = await post('login', { email: other.email, password: 'x' }, { ...elsewhere(), ...device })
    expect(refused.status).toBe(429)

    world.timeIs('2027-12-01T09:00:01Z')
    for (let i = 0; i < 20; i++) await login(`guess ${i}`, elsewhere())
    expect((await login(person.password, { ...elsewhere(), ...device })).status).toBe(429)
  })

  test('cannot be forged', async () => {
    const { device, login, elsewhere } = await attackedSite()
    const [payload = '', signature = ''] = device.Cookie.slice('device='.length).split('.')
    const [own] = [JSON.parse(Buffer.from(payload, 'base64url').toString()) as object]
    const changed = Buffer.from(JSON.stringify({ ...own, id: 'another' })).toString('base64url')
    for (let i = 0; i < 25; i++) await login(`guess ${i}`, elsewhere())
    for (const forged of [`${changed}.${signature}`, payload, `${payload}.`, 'x'])
      expect((await login(person.password, { ...elsewhere(), Cookie: `device=${forged}` })).status).toBe(429)
  })
})

describe('limits of callers', () => {
  test('forty /64s of one /48 are one network', async () => {
    const { login, post } = await attackedSite()
    const from = (subnet: number) => ({ 'X-Forwarded-For': `2001:db8:7:${subnet.toString(16)}::1` })
    const answers = []
    for (let i = 0; i < 40; i++) answers.push((await login(`guess ${i}`, from(i))).status)
    expect(answers.filter((status) => status === 401).length).toBe(10)
    const sends = []
    for (let i = 0; i < 8; i++) sends.push((await post('send_login_code', { to: person.email }, from(i))).status)
    expect(sends.filter((status) => status === 200).length).toBe(1)
    expect([networkOf('2001:0db8:0007:0001::/64'), networkOf('198.51.100.7')]).toEqual([
      '2001:0db8:0007::/48',
      '198.51.100.7',
    ])
  })

  test('attempts at an account from whatever addresses are limited for each day', async () => {
    const world = await makeWorld()
    let callers = 0
    const attempt = async (action: 'login' | 'code' | 'try') => {
      const address = `10.0.${++callers >> 8}.${callers & 255}`
      const limited = await limitAttempt({ ports: world.services.ports, address }, action, {
        account: person.email,
        device: null,
      })
      return limited === null
    }
    const allowed = { code: 0, try: 0, login: 0 }
    // Half a day in which strangers take every attempt that becomes available.
    for (let quarter = 0; quarter < 48; quarter++) {
      world.timeIs(new Date(Date.parse(`${today}T09:00:00Z`) + quarter * 900_000).toISOString())
      for (const action of ['code', 'try', 'login'] as const) while (await attempt(action)) allowed[action]++
    }
    // A full bucket of the day, and what refills in half a day.
    expect(allowed).toEqual({ code: 29, try: 89, login: 148 })
  })
})
