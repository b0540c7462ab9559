import { expect, test } from 'vitest'
import { cookieOf, site } from '#test/site.ts'
import { refreshAllSessions, staffOf } from '#test/staff.ts'
import { sessionOf, today, type TestWorld } from '#test/world.ts'

const password = 'a sentence that is long enough'

/** The token of the newest invitation sent to an address. */
async function tokenSentTo(world: TestWorld, email: string): Promise<string> {
  const [notification] = await world.sql(
    `select data ->> 'token' as token from notification where kind = 'staff_invited' and recipient = $1 order by created_at desc, id limit 1`,
    [email],
  )
  return notification?.token as string
}

async function managed() {
  const made = await site()
  const manager = await staffOf(made.world, 'manager')
  return { ...made, manager, headers: { Cookie: manager.cookie } }
}

test('an invited person creates an account with the link in the email, once, and can use the admin', async () => {
  const { world, post, headers } = await managed()
  const invited = await post('invite_staff', { email: 'New@Example.com', role: 'agent', locale: 'ar' }, headers)
  expect(invited.body.data).toMatchObject({ email: 'new@example.com', role: 'agent', invited_by: 'Test manager' })
  const token = await tokenSentTo(world, 'new@example.com')
  const stored = JSON.stringify(await world.sql('select * from staff_invitation'))
  expect([token.length, stored.includes(token)]).toEqual([43, false])
  expect((await post('show_invitation', { token })).body.data).toMatchObject({ role: 'agent', has_account: false })

  expect((await post('accept_invitation', { token, name: 'Noura' })).body.errors).toMatchObject([{ path: 'password' }])
  const joined = await post('accept_invitation', { token, name: 'Noura', password })
  expect(joined.body.data).toEqual({ role: 'agent' })
  const Cookie = cookieOf(joined.headers)
  expect((await post('show_admin', {}, { Cookie })).body.data).toMatchObject({ name: 'Noura', role: 'agent' })
  expect((await post('accept_invitation', { token, name: 'Noura', password })).body.code).toBe('not_found')
  expect((await post('login', { email: 'new@example.com', password })).status).toBe(200)
  const [audit] = (await post('fetch_audit', {}, headers)).body.data
  expect(audit).toMatchObject({ endpoint: 'accept_invitation', name: 'Noura', after: { role: 'agent' } })
})

test('an invitation to an existing account can be accepted only by the user who is signed in to it', async () => {
  const { world, post, headers } = await managed()
  const [guest, other] = [await world.traveller(), await world.traveller()]
  await post('invite_staff', { email: guest.email, role: 'editor', locale: 'en' }, headers)
  const token = await tokenSentTo(world, guest.email)
  expect((await post('show_invitation', { token })).body.data.has_account).toBe(true)
  expect((await post('accept_invitation', { token, name: 'Thief', password })).body.code).toBe('unauthenticated')
  const wrong = { Cookie: await sessionOf(world, other.id) }
  expect((await post('accept_invitation', { token }, wrong)).body.code).toBe('unauthenticated')
  const Cookie = await sessionOf(world, guest.id)
  expect((await post('accept_invitation', { token }, { Cookie })).body.data).toEqual({ role: 'editor' })
  expect((await post('show_admin', {}, { Cookie })).body.data.role).toBe('editor')
})

test('an invited person is limited to the hotels of the invitation; the list names them, and the audit records them', async () => {
  const { world, post, headers } = await managed()
  const [hotel, other] = [await world.hotel(), await world.hotel()]
  const invite = (more: object) =>
    post('invite_staff', { email: 'office@example.com', role: 'agent', locale: 'en', ...more }, headers)
  expect((await invite({ hotels: [hotel.id, 999_999] })).body.errors).toMatchObject([{ path: 'hotels' }])
  const manager = { email: 'manager@example.com', role: 'manager' }
  expect((await invite({ ...manager, hotels: [hotel.id] })).body.data.hotels).toEqual([])
  const named = [{ id: hotel.id, name: 'Test House' }]
  expect((await invite({ hotels: [hotel.id] })).body.data.hotels).toEqual(named)
  const token = await tokenSentTo(world, 'office@example.com')
  const joined = await post('accept_invitation', { token, name: 'Noura', password })
  const Cookie = cookieOf(joined.headers)
  expect((await post('fetch_stock_hotels', {}, { Cookie })).body.data).toMatchObject([{ id: hotel.id }])
  const { people } = (await post('fetch_staff', {}, headers)).body.data
  const noura = people.find((person: { name: string }) => person.name === 'Noura')
  expect(noura.hotels).toEqual(named)
  const change = (more: object) => post('change_staff_hotels', { id: noura.id, ...more }, headers)
  // A limit never becomes smaller than the choice: nothing changes.
  expect((await change({ hotels: [other.id, 999_999] })).body.errors).toMatchObject([{ path: 'hotels' }])
  expect(await world.sql('select hotel_id as id from staff_hotel')).toEqual([{ id: hotel.id }])
  expect((await change({ hotels: [other.id] })).status).toBe(200)
  expect((await post('fetch_audit', { subject: `staff:${noura.id}` }, headers)).body.data).toMatchObject([
    { endpoint: 'change_staff_hotels', before: { hotels: [hotel.id] }, after: { hotels: [other.id] } },
    { endpoint: 'accept_invitation', after: { role: 'agent', hotels: [hotel.id] } },
  ])
  await world.sql(`update staff_member set role = 'manager' where user_id = $1`, [noura.id])
  expect((await change({ hotels: [hotel.id] })).body.data).toEqual({ why: 'changed_since' })
  const listed = (await post('fetch_staff', {}, headers)).body.data.people
  expect(listed.find((person: { id: string }) => person.id === noura.id).hotels).toEqual([])
})

test('an invitation is valid while its inviter is a manager', async () => {
  const { world, post, headers, manager } = await managed()
  await post('invite_staff', { email: 'second@example.com', role: 'manager', locale: 'en' }, headers)
  const token = await tokenSentTo(world, 'second@example.com')
  const join = () => post('accept_invitation', { token, name: 'Second self', password })
  await world.sql('update staff_member set suspended_at = now() where user_id = $1', [manager.id])
  expect((await join()).body.code).toBe('not_found')
  await world.sql(`update staff_member set suspended_at = null, role = 'agent' where user_id = $1`, [manager.id])
  expect((await join()).body.code).toBe('not_found')
  await world.sql(`update staff_member set role = 'manager' where user_id = $1`, [manager.id])
  expect((await join()).body.data).toEqual({ role: 'manager' })
})

test('an invitation expires after three days, when it is withdrawn, and when another replaces it', async () => {
  const { world, post, headers } = await managed()
  const invite = (role: string) =>
    post('invite_staff', { email: 'late@example.com', role, locale: 'en' }, headers).then(({ body }) => body.data)
  await invite('agent')
  const first = await tokenSentTo(world, 'late@example.com')
  world.timeIs(`${today}T10:00:00Z`)
  await refreshAllSessions(world)
  const second = await invite('editor')
  const token = await tokenSentTo(world, 'late@example.com')
  const open = async (one: string) => (await post('show_invitation', { token: one })).status
  expect([await open(first), await open(token)]).toEqual([404, 200])
  world.timeIs('2026-12-04T09:59:00Z')
  expect(await open(token)).toBe(200)
  world.timeIs('2026-12-04T10:00:00Z')
  await refreshAllSessions(world)
  expect(await open(token)).toBe(404)
  expect((await post('accept_invitation', { token, name: 'Late', password })).body.code).toBe('not_found')
  expect((await post('fetch_staff', {}, headers)).body.data.invitations).toEqual([])
  expect((await post('withdraw_invitation', { id: second.id }, headers)).status).toBe(404)
  const third = await invite('agent')
  expect((await post('withdraw_invitation', { id: third.id }, headers)).status).toBe(200)
  expect(await open(await tokenSentTo(world, 'late@example.com'))).toBe(404)
})

test('changes of staff rights and new keys require a proof of the last ten minutes', async () => {
  const { world, post, headers } = await managed()
  const agent = await staffOf(world, 'agent')
  world.timeIs(`${today}T09:10:00Z`)
  const { id } = agent
  const changes: [string, object][] = [
    ['invite_staff', { email: 'new@example.com', role: 'agent', locale: 'en' }],
    ['change_staff_role', { id, from: 'agent', role: 'editor' }],
    ['suspend_staff', { id }],
    ['restore_staff', { id }],
    ['reset_second_factor', { id }],
    ['make_key', { name: 'A partner', scopes: ['search'] }],
  ]
  for (const [name, input] of changes) {
    const answer = await post(name, input, headers)
    expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'step_up_required'])
  }
  await refreshAllSessions(world)
  for (const [name, input] of changes) expect((await post(name, input, headers)).status).not.toBe(403)
})

test('a member of staff cannot be invited again', async () => {
  const { world, post, headers } = await managed()
  const agent = await staffOf(world, 'agent')
  const again = await post('invite_staff', { email: agent.email.toUpperCase(), role: 'manager', locale: 'en' }, headers)
  expect([again.status, again.body.data]).toEqual([409, { why: 'already_staff' }])
})

test('a role is changed by another manager, only from the role they saw, and takes effect immediately', async () => {
  const { world, post, manager, headers } = await managed()
  const agent = await staffOf(world, 'agent')
  const change = (body: object) => post('change_staff_role', body, headers)
  expect((await change({ id: manager.id, from: 'manager', role: 'agent' })).body.data).toEqual({ why: 'yourself' })
  expect((await change({ id: agent.id, from: 'editor', role: 'manager' })).body.data).toEqual({ why: 'changed_since' })
  expect((await change({ id: 'nobody', from: 'agent', role: 'editor' })).status).toBe(404)
  expect((await change({ id: agent.id, from: 'agent', role: 'editor' })).status).toBe(200)
  expect((await post('fetch_today', {}, { Cookie: agent.cookie })).body.code).toBe('forbidden')
  const [row] = (await post('fetch_audit', {}, headers)).body.data
  expect(row).toMatchObject({ subject: `staff:${agent.id}`, before: { role: 'agent' }, after: { role: 'editor' } })
})

test('a suspended member loses access immediately and returns with the same role', async () => {
  const { world, post, manager, headers } = await managed()
  const agent = await staffOf(world, 'agent')
  const Cookie = agent.cookie
  // What the account menu offers the admin by.
  const isStaff = async (Cookie: string) => (await post('fetch_profile', {}, { Cookie })).body.data.staff
  expect(await isStaff(Cookie)).toBe(true)
  expect((await post('suspend_staff', { id: manager.id }, headers)).body.data).toEqual({ why: 'yourself' })
  expect((await post('suspend_staff', { id: agent.id }, headers)).status).toBe(200)
  expect((await post('show_admin', {}, { Cookie })).body.code).toBe('unauthenticated')
  const again = { Cookie: await sessionOf(world, agent.id) }
  expect((await post('show_admin', {}, again)).body.code).toBe('not_found')
  expect(await isStaff(again.Cookie)).toBe(false)
  expect((await post('suspend_staff', { id: agent.id }, headers)).body.data).toEqual({ why: 'changed_since' })
  const { people } = (await post('fetch_staff', {}, headers)).body.data
  expect(people.at(-1)).toMatchObject({ id: agent.id, role: 'agent', suspended_at: expect.any(String) })
  expect((await post('restore_staff', { id: agent.id }, headers)).status).toBe(200)
  expect((await post('show_admin', {}, again)).body.data.role).toBe('agent')
})

test('if two managers suspend each other at the same time, only one is suspended', async () => {
  const { world, post } = await site()
  const both = [await staffOf(world, 'manager'), await staffOf(world, 'manager')] as const
  const answers = await Promise.all([
    post('suspend_staff', { id: both[1].id }, { Cookie: both[0].cookie }),
    post('suspend_staff', { id: both[0].id }, { Cookie: both[1].cookie }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = await world.sql('select from staff_member where suspended_at is null')
  expect(left).toHaveLength(1)
})

test('the only manager cannot delete the account until there is another active manager', async () => {
  const { world, post, headers, manager } = await managed()
  expect((await post('delete_account', {}, headers)).body.data).toEqual({ why: 'last_manager' })
  const other = await staffOf(world, 'manager')
  await world.sql('update staff_member set suspended_at = now() where user_id = $1', [other.id])
  expect((await post('delete_account', {}, headers)).body.data).toEqual({ why: 'last_manager' })
  await world.sql('update staff_member set suspended_at = null where user_id = $1', [other.id])
  expect((await post('delete_account', {}, headers)).status).toBe(200)
  expect(await world.sql('select from staff_member where user_id = $1', [manager.id])).toEqual([])
})

test('another manager can remove a lost second factor, which ends the sessions, deletes the recovery codes and sends a notification', async () => {
  const { world, post, headers, manager } = await managed()
  const other = await staffOf(world, 'manager', { name: 'Salma' })
  await world.sql(
    `insert into second_factor (user_id, salt, confirmed_at, created_at) values ($1, 'salt', now(), now())`,
    [other.id],
  )
  await world.sql(`insert into recovery_code (user_id, digest) values ($1, 'x')`, [other.id])
  expect((await post('reset_second_factor', { id: manager.id }, headers)).body.data).toEqual({ why: 'yourself' })
  expect((await post('reset_second_factor', { id: other.id }, headers)).status).toBe(200)
  expect((await post('show_admin', {}, { Cookie: other.cookie })).body.code).toBe('unauthenticated')
  expect(await world.sql('select from second_factor')).toEqual([])
  expect(await world.sql('select from recovery_code')).toEqual([])
  const [notification] = await world.sql(`select recipient, data from notification where kind = 'second_factor_reset'`)
  expect(notification).toMatchObject({ recipient: other.email, data: { name: 'Salma', by: 'Test manager' } })
  const again = { Cookie: await sessionOf(world, other.id) }
  expect((await post('show_admin', {}, again)).body.code).toBe('second_factor_required')
  expect((await post('begin_second_factor', {}, again)).status).toBe(200)
})
