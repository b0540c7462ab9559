import { describe, expect, test } from 'vitest'
import { softAuthenticator } from '#test/authenticator.ts'
import { cookieOf, site } from '#test/site.ts'
import { sessionOf, today } from '#test/world.ts'

async function passkeySite() {
  const here = await site()
  const { id: rpId, origin } = here.world.services.ports.relyingParty
  const device = () => softAuthenticator({ origin, rpId })
  const guest = await here.world.traveller('Salma Test')
  const Cookie = await sessionOf(here.world, guest.id)
  const adds = async (key = device(), who = Cookie, name = 'My phone') => {
    const options = (await here.post('begin_passkey', {}, { Cookie: who })).body.data
    return here.post('add_passkey', { answer: key.make(options), name }, { Cookie: who })
  }
  const asks = async () => (await here.post('begin_passkey_sign_in')).body.data as Record<string, unknown>
  const signsIn = (answer: unknown) => here.post('sign_in_by_passkey', { answer })
  return { ...here, guest, Cookie, device, adds, requests: asks, signsIn }
}

const failure = { status: 422, body: { code: 'passkey_refused' } }

describe('a passkey', () => {
  test('is added, notified by email, listed, signs in, is exported and removed', async () => {
    const { world, post, get, guest, Cookie, device, adds, requests, signsIn } = await passkeySite()
    const phone = device()
    const added = await adds(phone)
    expect(added).toMatchObject({ status: 200, body: { data: { name: 'My phone', last_used_at: null } } })
    const signedIn = await signsIn(phone.use(await requests()))
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
    expect(await signsIn(phone.use(await requests()))).toMatchObject(failure)
    expect(
      await world.sql(
        `select kind, recipient, data ->> 'passkey' as passkey from notification where kind like 'passkey%' order by kind`,
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

  test('survives a password reset, and the response and the email name it; one option removes all passkeys', async () => {
    const { world, post, guest, device, adds, requests, signsIn } = await passkeySite()
    const phone = device()
    await adds(phone)
    const reset = async (more: object) => {
      world.timeIs(new Date(world.services.clock().getTime() + 120_000).toISOString())
      await post('forget_password', { to: guest.email })
      const code = await world.codeSentTo(guest.email)
      return (await post('reset_password', { to: guest.email, code, password: 'an entirely new one', ...more })).body
    }
    expect((await reset({})).data).toEqual({ passkeys_left: ['My phone'], passkeys_removed: 0 })
    expect((await signsIn(phone.use(await requests()))).status).toBe(200)
    expect((await reset({ remove_passkeys: true })).data).toEqual({ passkeys_left: [], passkeys_removed: 1 })
    expect(await signsIn(phone.use(await requests()))).toMatchObject(failure)
    const notifications = await world.sql(
      `select data -> 'passkeys' as passkeys from notification where kind = 'password_changed' order by created_at`,
    )
    expect(notifications).toEqual([
      { passkeys: { left: ['My phone'], removed: 0 } },
      { passkeys: { left: [], removed: 1 } },
    ])
    const wrong = { to: guest.email, code: '000000', password: 'an entirely new one', remove_passkeys: true }
    expect((await post('reset_password', wrong)).body.code).toBe('wrong_code')
  })

  test('can use a challenge once, within five minutes, and only a challenge of this site', async () => {
    const { world, post, Cookie, device, adds, requests, signsIn } = await passkeySite()
    const phone = device()
    await adds(phone)
    const options = await requests()
    const answer = phone.use(options)
    const both = await Promise.all([signsIn(answer), signsIn(answer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    // A new signature of the same challenge, with a higher counter: the challenge is still used up.
    expect(await signsIn(phone.use(options))).toMatchObject(failure)
    expect(await signsIn(phone.use({ challenge: 'AAAA' }))).toMatchObject(failure)
    const late = await requests()
    const lateToAdd = (await post('begin_passkey', {}, { Cookie })).body.data
    world.timeIs(`${today}T09:05:00Z`)
    expect(await signsIn(phone.use(late))).toMatchObject(failure)
    expect(await post('add_passkey', { answer: device().make(lateToAdd) }, { Cookie })).toMatchObject(failure)
  })

  test('of another site, or of a device that did not verify its owner, is rejected', async () => {
    const { post, Cookie, device, adds, requests, signsIn } = await passkeySite()
    const phone = device()
    const options = (await post('begin_passkey', {}, { Cookie })).body.data
    const elsewhere = phone.make(options, 'https://rihla.example.evil.example')
    expect(await post('add_passkey', { answer: elsewhere }, { Cookie })).toMatchObject(failure)
    await adds(phone)
    expect(await signsIn(phone.use(await requests(), { origin: 'https://evil.example' }))).toMatchObject(failure)
    expect(await signsIn(phone.use(await requests(), { verified: false }))).toMatchObject(failure)
    expect((await signsIn(phone.use(await requests()))).status).toBe(200)
  })

  test('is valid for its owner only: not with another name, owner or challenge', async () => {
    const { world, post, Cookie, guest, device, adds, requests, signsIn } = await passkeySite()
    const other = await world.traveller('Other Guest')
    const theirs = await sessionOf(world, other.id)
    const [phone, strangers] = [device(), device()]
    await adds(phone)
    await adds(strangers, theirs)
    // Signed by one key, with the id of the other.
    const forged = { ...strangers.use(await requests(), { owner: guest.id }), id: phone.id, rawId: phone.id }
    expect(await signsIn(forged)).toMatchObject(failure)
    // The caller's own key, with the other person as its owner.
    expect(await signsIn(strangers.use(await requests(), { owner: guest.id }))).toMatchObject(failure)
    // A challenge for one person, used in the session of the other.
    const options = (await post('begin_passkey', {}, { Cookie })).body.data
    expect(await post('add_passkey', { answer: device().make(options) }, { Cookie: theirs })).toMatchObject(failure)
    // A challenge to sign in cannot add a passkey, and the other way round.
    const requested = { ...(await requests()), user: { id: other.id } }
    expect(await post('add_passkey', { answer: device().make(requested) }, { Cookie: theirs })).toMatchObject(failure)
    expect(await signsIn(strangers.use(options))).toMatchObject(failure)
    // The same credential cannot be added to a second account.
    expect(await adds(phone, theirs)).toMatchObject(failure)
  })

  test('whose counter goes back is a copy, and is rejected', async () => {
    const { world, device, adds, requests, signsIn } = await passkeySite()
    const phone = device()
    await adds(phone)
    expect((await signsIn(phone.use(await requests(), { counter: 7 }))).status).toBe(200)
    for (const counter of [7, 6, 1]) {
      expect(await signsIn(phone.use(await requests(), { counter }))).toMatchObject(failure)
    }
    expect((await signsIn(phone.use(await requests(), { counter: 8 }))).status).toBe(200)
    expect(await world.sql(`select count(*)::int as n from account_event where kind = 'passkey_refused'`)).toEqual([
      { n: 3 },
    ])
  })

  test('is added and removed only with a proof of the last ten minutes', async () => {
    const { world, post, Cookie, device, adds } = await passkeySite()
    const { id } = (await adds()).body.data
    const options = (await post('begin_passkey', {}, { Cookie })).body.data
    world.timeIs(`${today}T09:10:00Z`)
    const required = { status: 403, body: { code: 'step_up_required', data: { ways: ['email', 'passkey'] } } }
    expect(await post('begin_passkey', {}, { Cookie })).toMatchObject(required)
    expect(await post('add_passkey', { answer: device().make(options) }, { Cookie })).toMatchObject(required)
    expect(await post('remove_passkey', { id }, { Cookie })).toMatchObject(required)
  })

  test('is a proof for its owner: the session gets a new token, and another person’s passkey proves nothing', async () => {
    const { world, post, get, Cookie, device, adds, requests } = await passkeySite()
    const [phone, strangers] = [device(), device()]
    await adds(phone)
    await adds(strangers, await sessionOf(world, (await world.traveller()).id))
    world.timeIs(`${today}T09:10:00Z`)
    expect(await post('step_up', { answer: strangers.use(await requests()) }, { Cookie })).toMatchObject(failure)
    const proved = await post('step_up', { answer: phone.use(await requests()) }, { Cookie })
    expect(proved.status).toBe(200)
    expect((await post('begin_passkey', {}, { Cookie: cookieOf(proved.headers) })).status).toBe(200)
    // The earlier token can read for half a minute, and change nothing.
    expect((await post('begin_passkey', {}, { Cookie })).status).toBe(401)
    world.timeIs(`${today}T09:10:31Z`)
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
  })

  test('that was removed comes back, and one that was added goes, when the change is undone', async () => {
    const { world, post, Cookie, device, adds, requests, signsIn } = await passkeySite()
    const [phone, thiefs] = [device(), device()]
    const { id } = (await adds(phone)).body.data
    world.timeIs(`${today}T09:01:00Z`)
    expect((await adds(thiefs)).status).toBe(200)
    expect((await post('remove_passkey', { id }, { Cookie })).status).toBe(200)
    expect(await signsIn(phone.use(await requests()))).toMatchObject(failure)
    const [first] = await world.sql(
      `select data ->> 'undo' as token from notification where kind = 'passkey_added' order by created_at desc limit 1`,
    )
    const undo = { token: first?.token, password: 'an entirely new one' }
    expect((await post('undo_account_change', undo)).status).toBe(200)
    expect((await signsIn(phone.use(await requests()))).status).toBe(200)
    expect(await signsIn(thiefs.use(await requests()))).toMatchObject(failure)
  })

  test('is requested with the same response for every caller, also for an unknown key', async () => {
    const { device, requests, signsIn, adds } = await passkeySite()
    await adds()
    const [first, second] = [await requests(), await requests()]
    expect({ ...first, challenge: '' }).toEqual({ ...second, challenge: '' })
    expect(first).not.toHaveProperty('allowCredentials')
    const unknown = await signsIn(device().use(await requests(), { owner: 'nobody' }))
    expect(unknown).toMatchObject(failure)
  })

  test('is deleted with the account', async () => {
    const { world, post, Cookie, adds } = await passkeySite()
    await adds()
    expect((await post('delete_account', {}, { Cookie })).status).toBe(200)
    expect(await world.sql('select * from passkey')).toEqual([])
  })
})
