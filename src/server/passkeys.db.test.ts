import { describe, expect, test } from 'vitest'
import { hashPassword } from '#domains/accounts/passwords.server.ts'
import { softAuthenticator } from '#test/authenticator.ts'
import { cookieOf, site } from '#test/site.ts'
import { sessionOf, today } from '#test/world.ts'

async function passkeySite() {
  const here = await site()
  const { id: rpId, origin } = here.world.wired.ports.relyingParty
  const device = () => softAuthenticator({ origin, rpId })
  const guest = await here.world.traveller('Salma Test')
  const Cookie = await sessionOf(here.world, guest.id)
  const adds = async (key = device(), who = Cookie, name = 'My phone') => {
    const options = (await here.post('begin_passkey', {}, { Cookie: who })).body.data
    return here.post('add_passkey', { answer: key.make(options), name }, { Cookie: who })
  }
  const asks = async () => (await here.post('begin_passkey_sign_in')).body.data as Record<string, unknown>
  const signsIn = (answer: unknown) => here.post('sign_in_by_passkey', { answer })
  return { ...here, guest, Cookie, device, adds, asks, signsIn }
}

const refused = { status: 422, body: { code: 'passkey_refused' } }

describe('a passkey', () => {
  test('is added, told of by letter, listed, signs in, is exported and removed', async () => {
    const { world, post, get, guest, Cookie, device, adds, asks, signsIn } = await passkeySite()
    const phone = device()
    const added = await adds(phone)
    expect(added).toMatchObject({ status: 200, body: { data: { name: 'My phone', last_used_at: null } } })
    const signedIn = await signsIn(phone.use(await asks()))
    expect(signedIn).toMatchObject({ status: 200, body: { data: { id: guest.id } } })
    expect((await get('fetch_profile', { Cookie: cookieOf(signedIn.headers) })).body.data.id).toBe(guest.id)
    const listed = (await get('fetch_passkeys', { Cookie })).body.data
    expect(listed).toMatchObject([{ id: added.body.data.id, last_used_at: `${today}T09:00:00.000Z` }])
    expect((await get('export_my_data', { Cookie })).body.data.passkeys).toMatchObject([{ name: 'My phone' }])

    const stranger = await sessionOf(world, (await world.traveller()).id)
    const { id } = added.body.data
    expect((await get('fetch_passkeys', { Cookie: stranger })).body.data).toEqual([])
    expect((await post('remove_passkey', { id }, { Cookie: stranger })).status).toBe(404)
    expect((await post('remove_passkey', { id })).status).toBe(401)
    expect((await post('remove_passkey', { id }, { Cookie })).status).toBe(200)
    expect(await signsIn(phone.use(await asks()))).toMatchObject(refused)
    expect(
      await world.sql(
        `select kind, recipient, data ->> 'passkey' as passkey from message where kind like 'passkey%' order by kind`,
      ),
    ).toEqual([
      { kind: 'passkey_added', recipient: guest.email, passkey: 'My phone' },
      { kind: 'passkey_removed', recipient: guest.email, passkey: 'My phone' },
    ])
    expect(
      await world.sql(`select kind from account_event where user_id = $1 and kind like '%passkey%' order by kind`, [
        guest.id,
      ]),
    ).toEqual([{ kind: 'passkey_added' }, { kind: 'passkey_removed' }, { kind: 'signed_in_by_passkey' }])
  })

  test('outlives a reset of the password, and both the answer and the letter name it; one tick removes all', async () => {
    const { world, post, guest, device, adds, asks, signsIn } = await passkeySite()
    const phone = device()
    await adds(phone)
    const reset = async (more: object) => {
      world.timeIs(new Date(world.wired.clock().getTime() + 120_000).toISOString())
      await post('forget_password', { to: guest.email })
      const code = await world.codeSentTo(guest.email)
      return (await post('reset_password', { to: guest.email, code, password: 'an entirely new one', ...more })).body
    }
    expect((await reset({})).data).toEqual({ passkeys_left: ['My phone'], passkeys_removed: 0 })
    expect((await signsIn(phone.use(await asks()))).status).toBe(200)
    expect((await reset({ remove_passkeys: true })).data).toEqual({ passkeys_left: [], passkeys_removed: 1 })
    expect(await signsIn(phone.use(await asks()))).toMatchObject(refused)
    const letters = await world.sql(
      `select data -> 'passkeys' as passkeys from message where kind = 'password_changed' order by created_at`,
    )
    expect(letters).toEqual([{ passkeys: { left: ['My phone'], removed: 0 } }, { passkeys: { left: [], removed: 1 } }])
    const wrong = { to: guest.email, code: '000000', password: 'an entirely new one', remove_passkeys: true }
    expect((await post('reset_password', wrong)).body.code).toBe('wrong_code')
  })

  test('answers a challenge once, within five minutes, and only one of ours', async () => {
    const { world, post, Cookie, device, adds, asks, signsIn } = await passkeySite()
    const phone = device()
    await adds(phone)
    const options = await asks()
    const answer = phone.use(options)
    const both = await Promise.all([signsIn(answer), signsIn(answer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    // Signed anew over the same challenge, with the counter going on: still used up.
    expect(await signsIn(phone.use(options))).toMatchObject(refused)
    expect(await signsIn(phone.use({ challenge: 'AAAA' }))).toMatchObject(refused)
    const late = await asks()
    const lateToAdd = (await post('begin_passkey', {}, { Cookie })).body.data
    world.timeIs(`${today}T09:05:00Z`)
    expect(await signsIn(phone.use(late))).toMatchObject(refused)
    expect(await post('add_passkey', { answer: device().make(lateToAdd) }, { Cookie })).toMatchObject(refused)
  })

  test('of another site, or of a device that did not know its owner, is refused', async () => {
    const { post, Cookie, device, adds, asks, signsIn } = await passkeySite()
    const phone = device()
    const options = (await post('begin_passkey', {}, { Cookie })).body.data
    const elsewhere = phone.make(options, 'https://rihla.example.evil.example')
    expect(await post('add_passkey', { answer: elsewhere }, { Cookie })).toMatchObject(refused)
    await adds(phone)
    expect(await signsIn(phone.use(await asks(), { origin: 'https://evil.example' }))).toMatchObject(refused)
    expect(await signsIn(phone.use(await asks(), { verified: false }))).toMatchObject(refused)
    expect((await signsIn(phone.use(await asks()))).status).toBe(200)
  })

  test('is nobody else’s: not by its name, its owner or its challenge', async () => {
    const { world, post, Cookie, guest, device, adds, asks, signsIn } = await passkeySite()
    const other = await world.traveller('Other Guest')
    const theirs = await sessionOf(world, other.id)
    const [phone, strangers] = [device(), device()]
    await adds(phone)
    await adds(strangers, theirs)
    // Signed by one key, said to be the other.
    const forged = { ...strangers.use(await asks(), { owner: guest.id }), id: phone.id, rawId: phone.id }
    expect(await signsIn(forged)).toMatchObject(refused)
    // One's own key, said to belong to the other person.
    expect(await signsIn(strangers.use(await asks(), { owner: guest.id }))).toMatchObject(refused)
    // A challenge made for one, answered in the session of the other.
    const options = (await post('begin_passkey', {}, { Cookie })).body.data
    expect(await post('add_passkey', { answer: device().make(options) }, { Cookie: theirs })).toMatchObject(refused)
    // A challenge to sign in adds nothing, and the other way round.
    const asked = { ...(await asks()), user: { id: other.id } }
    expect(await post('add_passkey', { answer: device().make(asked) }, { Cookie: theirs })).toMatchObject(refused)
    expect(await signsIn(strangers.use(options))).toMatchObject(refused)
    // The same credential cannot be added to a second account.
    expect(await adds(phone, theirs)).toMatchObject(refused)
  })

  test('whose counter goes back is a copy, and refused', async () => {
    const { world, device, adds, asks, signsIn } = await passkeySite()
    const phone = device()
    await adds(phone)
    expect((await signsIn(phone.use(await asks(), { counter: 7 }))).status).toBe(200)
    for (const counter of [7, 6, 1]) {
      expect(await signsIn(phone.use(await asks(), { counter }))).toMatchObject(refused)
    }
    expect((await signsIn(phone.use(await asks(), { counter: 8 }))).status).toBe(200)
    expect(await world.sql(`select count(*)::int as n from account_event where kind = 'passkey_refused'`)).toEqual([
      { n: 3 },
    ])
  })

  test('is added by a fresh session or with the password', async () => {
    const { world, post, guest, Cookie } = await passkeySite()
    world.timeIs(`${today}T09:16:00Z`)
    expect(await post('begin_passkey', {}, { Cookie })).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
    await world.sql(
      `insert into account (id, account_id, provider_id, user_id, password) values ('a', 'a', 'credential', $1, $2)`,
      [guest.id, await hashPassword('a good long password')],
    )
    const begin = (password?: string) => post('begin_passkey', { password }, { Cookie })
    expect((await begin()).body.errors).toMatchObject([{ path: 'password', code: 'required' }])
    expect((await begin('not the password')).body.errors).toMatchObject([{ path: 'password', code: 'wrong_password' }])
    expect((await begin('a good long password')).status).toBe(200)
    for (let i = 0; i < 8; i++) await begin('not the password')
    expect((await begin('a good long password')).status).toBe(429)
  })

  test('is asked for in the same words whoever asks, and for a key that nobody has', async () => {
    const { device, asks, signsIn, adds } = await passkeySite()
    await adds()
    const [first, second] = [await asks(), await asks()]
    expect({ ...first, challenge: '' }).toEqual({ ...second, challenge: '' })
    expect(first).not.toHaveProperty('allowCredentials')
    const unknown = await signsIn(device().use(await asks(), { owner: 'nobody' }))
    expect(unknown).toMatchObject(refused)
  })

  test('goes with the account', async () => {
    const { world, post, Cookie, adds } = await passkeySite()
    await adds()
    expect((await post('delete_account', {}, { Cookie })).status).toBe(200)
    expect(await world.sql('select * from passkey')).toEqual([])
  })
})
