import { describe, expect, test } from 'vitest'
import { cookieOf, site } from '#test/site.ts'
import { today } from '#test/world.ts'

const person = { name: 'Salma Test', email: 'salma@example.com', password: 'a good long password' }
const [ownPhone, thiefsPhone] = ['+966512345678', '+966501230987']
const start = Date.parse(`${today}T09:00:00Z`)

/** An account with a session, and a clock that only goes forward. */
async function accountSite({ password = person.password }: { password?: string | undefined } = {}) {
  const here = await site()
  const { world, post } = here
  let minutes = 0
  const pass = (more: number) => {
    minutes += more
    world.timeIs(new Date(start + minutes * 60_000).toISOString())
  }
  await post('register', { name: person.name, email: person.email, ...(password && { password }) })
  const made = await post('verify_code', {
    purpose: 'register',
    to: person.email,
    code: await world.codeSentTo(person.email),
  })
  const confirmsPhone = async (phone: string, Cookie: string) => {
    expect((await post('update_profile', { phone }, { Cookie })).status).toBe(200)
    const code = await world.codeSentTo(phone)
    return post('verify_code', { purpose: 'phone', to: phone, code }, { Cookie })
  }
  /** The token of the newest link that undoes a change, as sent to an address. */
  const undoSentTo = async (address: string, kind: string) => {
    const [row] = await world.sql(
      `select data ->> 'undo' as token from notification where recipient = $1 and kind = $2 order by created_at desc limit 1`,
      [address, kind],
    )
    return (row?.token ?? '') as string
  }
  const isRequired = async (name: string, input: object, Cookie: string) => {
    const answer = await post(name, input, { Cookie })
    return answer.status === 403 && answer.body.code === 'step_up_required'
  }
  return { ...here, Cookie: cookieOf(made.headers), pass, confirmsPhone, undoSentTo, isRequired }
}

describe('a step-up', () => {
  test('is required for every sensitive change ten minutes after the sign-in, and lasts for ten minutes', async () => {
    const { post, Cookie, pass, isRequired } = await accountSite()
    pass(9)
    expect(await isRequired('update_profile', { phone: ownPhone }, Cookie)).toBe(false)
    pass(1)
    const sensitive: [string, object][] = [
      ['update_profile', { phone: thiefsPhone }],
      ['update_profile', { phone: null }],
      ['request_email_change', { email: 'thief@example.net' }],
      ['begin_passkey', {}],
      ['remove_passkey', { id: 'any' }],
      ['delete_account', {}],
    ]
    for (const [name, input] of sensitive) expect([name, await isRequired(name, input, Cookie)]).toEqual([name, true])
    expect((await post('update_profile', { name: 'Salma Renamed' }, { Cookie })).status).toBe(200)

    const proved = cookieOf((await post('step_up', { password: person.password }, { Cookie })).headers)
    pass(9)
    expect(await isRequired('begin_passkey', {}, proved)).toBe(false)
    pass(1)
    expect(await isRequired('begin_passkey', {}, proved)).toBe(true)
  })

  test('changes the token of the session and nothing else about it', async () => {
    const { world, post, get, Cookie, pass } = await accountSite()
    pass(60)
    const [before] = await world.sql('select id, created_at, expires_at from session')
    const proved = await post('step_up', { password: person.password }, { Cookie })
    expect((await get('fetch_profile', { Cookie: cookieOf(proved.headers) })).status).toBe(200)
    pass(1)
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
    expect((await get('fetch_profile', { Cookie: cookieOf(proved.headers) })).status).toBe(200)
    expect(await world.sql('select id, created_at, expires_at from session')).toEqual([before])
    expect(proved.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax; Max-Age=2588400$/)
  })

  test('leaves the earlier token the right to read for 30 seconds, so that no other tab is signed out', async () => {
    const { post, get, Cookie, pass } = await accountSite()
    pass(60)
    const proved = cookieOf((await post('step_up', { password: person.password }, { Cookie })).headers)
    expect((await get('fetch_profile', { Cookie: proved })).status).toBe(200)
    pass(0.25)
    expect((await get('fetch_profile', { Cookie: proved })).status).toBe(200)
    pass(0.24)
    expect((await get('fetch_profile', { Cookie })).status).toBe(200)
    expect((await post('update_profile', { name: 'Not Salma' }, { Cookie })).status).toBe(401)
    expect((await post('fetch_profile', {}, { Cookie })).status).toBe(401)
    pass(0.02)
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
    // No such time after a new password, which also ends other sessions.
    const passwords = { current_password: person.password, new_password: 'an entirely new one' }
    expect((await post('change_password', passwords, { Cookie: proved })).status).toBe(200)
    expect((await get('fetch_profile', { Cookie: proved })).status).toBe(401)
  })

  test('whose response was lost leaves the earlier token its rights, but no proof, until the new one is used', async () => {
    const { post, get, Cookie, pass, isRequired } = await accountSite()
    pass(60)
    const stepUp = () => post('step_up', { password: person.password }, { Cookie })
    const lost = cookieOf((await stepUp()).headers)
    pass(5)
    expect((await get('fetch_profile', { Cookie })).status).toBe(200)
    expect((await post('update_profile', { name: 'Salma Renamed' }, { Cookie })).status).toBe(200)
    expect(await isRequired('begin_passkey', {}, Cookie)).toBe(true)
    expect((await post('fetch_step_up_ways', {}, { Cookie })).body.data.ways).toContain('password')
    // The next step-up begins from the earlier token again, and ends the token that never arrived.
    const proved = cookieOf((await stepUp()).headers)
    expect((await get('fetch_profile', { Cookie: lost })).status).toBe(401)
    expect(await isRequired('begin_passkey', {}, Cookie)).toBe(true)
    expect(await isRequired('begin_passkey', {}, proved)).toBe(false)
    expect((await post('update_profile', { name: 'Not Salma' }, { Cookie })).status).toBe(401)
  })

  test('by a code: only the newest one sent for this purpose to the account’s own address', async () => {
    const { world, post, Cookie, pass, isRequired } = await accountSite()
    pass(20)
    await post('send_login_code', { to: person.email })
    const login = await world.codeSentTo(person.email)
    pass(2)
    expect((await post('send_step_up_code', {}, { Cookie })).body.data.to).toBe(person.email)
    const code = await world.codeSentTo(person.email)
    if (login !== code) expect((await post('step_up', { code: login }, { Cookie })).body.code).toBe('wrong_code')
    expect((await post('send_step_up_code', { to: 'phone' }, { Cookie })).status).toBe(422)
    const proved = await post('step_up', { code }, { Cookie })
    expect(proved.status).toBe(200)
    expect(await isRequired('begin_passkey', {}, cookieOf(proved.headers))).toBe(false)
    expect((await post('step_up', { code }, { Cookie: cookieOf(proved.headers) })).body.code).toBe('wrong_code')
    expect((await post('step_up', {}, { Cookie: cookieOf(proved.headers) })).status).toBe(422)
  })

  test('by password can be wrong ten times', async () => {
    const { post, Cookie } = await accountSite()
    for (let i = 0; i < 10; i++)
      expect((await post('step_up', { password: `guess ${i}` }, { Cookie })).body.code).toBe('wrong_credentials')
    expect((await post('step_up', { password: person.password }, { Cookie })).status).toBe(429)
  })

  test('is what an old session without a password needs to set one', async () => {
    const { world, post, Cookie, pass, isRequired } = await accountSite({ password: '' })
    pass(20 * 60)
    expect(await isRequired('change_password', { new_password: 'chosen by a thief' }, Cookie)).toBe(true)
    await post('send_step_up_code', {}, { Cookie })
    const proved = await post('step_up', { code: await world.codeSentTo(person.email) }, { Cookie })
    const changed = await post(
      'change_password',
      { new_password: 'an entirely new one' },
      { Cookie: cookieOf(proved.headers) },
    )
    expect(changed.status).toBe(200)
  })
})

test('an account whose phone number another one confirms is told so, without a link', async () => {
  const { world, post, Cookie, pass, confirmsPhone } = await accountSite()
  await confirmsPhone(ownPhone, Cookie)
  pass(60)
  const email = 'next@example.com'
  await post('register', { name: 'Next Owner', email, password: 'another long password' })
  const code = await world.codeSentTo(email)
  const next = cookieOf((await post('verify_code', { purpose: 'register', to: email, code })).headers)
  expect((await confirmsPhone(ownPhone, next)).status).toBe(200)
  const notified = `select data from notification where kind = 'phone_changed' and recipient = $1 and data ? 'isElsewhere'`
  expect(await world.sql(notified, [person.email])).toEqual([
    { data: { name: person.name, ending: null, isElsewhere: true } },
  ])
  expect(await world.sql(notified, [ownPhone])).toEqual([])
})

describe('a stolen session', () => {
  test('does not become the account by a new phone number: for 72 hours it neither resets the password nor signs in', async () => {
    const { world, post, Cookie, pass, confirmsPhone } = await accountSite()
    expect((await confirmsPhone(thiefsPhone, Cookie)).status).toBe(200)
    pass(2)
    const sentTo = async (name: string) => {
      expect((await post(name, { to: thiefsPhone })).status).toBe(200)
      return world.codeSentTo(thiefsPhone)
    }
    const confirmation = await world.codeSentTo(thiefsPhone)
    for (const name of ['forget_password', 'send_login_code']) expect(await sentTo(name)).toBe(confirmation)
    expect((await post('send_step_up_code', { to: 'phone' }, { Cookie })).status).toBe(422)
    const notified = await world.sql(`select recipient, channel from notification where kind = 'phone_changed'`)
    expect(notified).toEqual([{ recipient: person.email, channel: 'email' }])

    pass(72 * 60)
    expect(await sentTo('forget_password')).not.toBe(confirmation)
  })

  test('is notified to the earlier address and number, and can be undone from that address even after further changes by the thief', async () => {
    const { world, post, get, Cookie, pass, confirmsPhone, undoSentTo } = await accountSite()
    await confirmsPhone(ownPhone, Cookie)
    pass(73 * 60)
    const stolen = cookieOf((await post('login', { email: person.email, password: person.password })).headers)
    expect((await confirmsPhone(thiefsPhone, stolen)).status).toBe(200)
    const change = { current_password: person.password, new_password: 'chosen by a thief' }
    const thief = cookieOf((await post('change_password', change, { Cookie: stolen })).headers)
    pass(2)
    expect((await post('update_profile', { phone: null }, { Cookie: thief })).status).toBe(200)
    // Every change is notified to both, also after the number was replaced.
    const notified = await world.sql(
      `select distinct recipient, kind from notification where kind in ('phone_changed', 'password_changed') and created_at > $1
       order by recipient, kind`,
      [new Date(start + 60_000)],
    )
    expect(notified).toEqual(
      [ownPhone, person.email].flatMap((recipient) => [
        { recipient, kind: 'password_changed' },
        { recipient, kind: 'phone_changed' },
      ]),
    )
    // A text message contains no link: the phone can be the reason for a change.
    expect(
      await world.sql(
        `select from notification where channel = 'sms' and kind <> 'code' and data ->> 'undo' is not null`,
      ),
    ).toEqual([])
    const [first] = await world.sql(
      `select data ->> 'undo' as token from notification where recipient = $1 and kind = 'phone_changed' and created_at > $2
       order by created_at limit 1`,
      [person.email, new Date(start + 60_000)],
    )
    const token = first?.token as string
    const later = await undoSentTo(person.email, 'phone_changed')
    pass(71 * 60)
    expect((await get(`show_account_change?token=${token}`)).body.data).toMatchObject({ kind: 'phone' })
    expect((await post('undo_account_change', { token, password: 'password12' })).status).toBe(422)
    const undone = await post('undo_account_change', { token, password: 'an entirely new one' })
    expect(undone.status).toBe(200)
    expect((await get('fetch_profile', { Cookie: thief })).status).toBe(401)
    expect((await post('login', { email: person.email, password: 'chosen by a thief' })).status).toBe(401)
    const signedIn = await post('login', { email: person.email, password: 'an entirely new one' })
    expect(signedIn.body.data).toMatchObject({ phone: ownPhone, phone_verified: true })
    // The link works once, and the links of later changes no longer work.
    for (const used of [token, later, 'unknown'])
      expect((await post('undo_account_change', { token: used, password: 'an entirely new one' })).status).toBe(404)
  })

  test('can be undone for 72 hours', async () => {
    const { post, Cookie, pass, undoSentTo } = await accountSite()
    expect((await post('update_profile', { phone: thiefsPhone }, { Cookie })).status).toBe(200)
    const token = await undoSentTo(person.email, 'phone_changed')
    pass(72 * 60)
    expect((await post('undo_account_change', { token, password: 'an entirely new one' })).status).toBe(404)
    pass(-1)
    expect((await post('undo_account_change', { token, password: 'an entirely new one' })).status).toBe(200)
  })

  test('gives a passkey back although another account has registered its credential since', async () => {
    const { world, post, Cookie, undoSentTo } = await accountSite()
    const owners = async () =>
      (await world.sql('select u.email from passkey p join "user" u on u.id = p.user_id')).map(({ email }) => email)
    const thief = await world.traveller('Thief')
    await world.sql(
      `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       select 'one', id, 'the same', 'a key', 0, '[]', 'Phone', now() from "user" where email = $1`,
      [person.email],
    )
    expect((await post('update_profile', { phone: thiefsPhone }, { Cookie })).status).toBe(200)
    await world.sql(`update passkey set id = 'two', user_id = $1`, [thief.id])

    const token = await undoSentTo(person.email, 'phone_changed')
    expect((await post('undo_account_change', { token, password: 'an entirely new one' })).status).toBe(200)
    expect(await owners()).toEqual([person.email])
  })
})
