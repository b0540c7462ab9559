import { expect, test } from 'vitest'
import { createSigner } from '#server/security/tokens.ts'
import { firstRunLines } from '#server/config/first-run.ts'
import { cookieOf, site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { testSecret, type TestWorld } from '#test/world.ts'
import { setupToken } from '#domains/admin/setup/first-manager.server.ts'

const answers = {
  name: 'Huda Salem',
  email: 'Huda@Example.com',
  password: 'a sentence that is long enough',
  brand_en: 'Palm Gate Travel',
  brand_ar: 'بوابة النخيل للسفر',
  currency: 'kwd',
  offers: ['stays', 'services'],
}

const tokenOf = (world: TestWorld) => setupToken(world.services.database.db, world.services.ports.signer)

test('the token creates the first manager once: signed in, without a second factor yet, with the settings', async () => {
  const { world, post } = await site()
  const token = await tokenOf(world)
  expect((await post('show_setup', { token })).body.data).toEqual({ is_open: true, currency: 'SAR' })
  const made = await post('complete_setup', { token, ...answers })
  expect(made.status).toBe(200)
  const Cookie = cookieOf(made.headers)
  expect((await post('show_second_factor', {}, { Cookie })).body.data).toMatchObject({ role: 'manager', is_set: false })
  expect((await post('show_admin', {}, { Cookie })).body.code).toBe('second_factor_required')
  expect((await post('login', { email: 'huda@example.com', password: answers.password })).status).toBe(200)
  expect((await post('fetch_web_status')).body.data).toMatchObject({
    brand: { name: 'Palm Gate Travel' },
    currency: 'KWD',
    offers: { stays: true, packages: false, services: true },
  })
  expect(await world.sql('select name, role, endpoint from staff_audit')).toEqual([
    { name: 'Huda Salem', role: 'manager', endpoint: 'complete_setup' },
  ])
  // The token ends by itself with the first manager.
  expect((await post('show_setup', { token })).body.data.is_open).toBe(false)
  expect((await post('complete_setup', { token, ...answers, email: 'b@example.com' })).body.code).toBe('conflict')
})

test('the response to a wrong token is the same with and without a manager', async () => {
  const { world, post } = await site()
  const token = await tokenOf(world)
  const other = createSigner('another secret of another installation').digest('setup', 'x')
  const answersTo = async () =>
    Promise.all(
      ['', other, `${token}x`, token.slice(1)].map(async (one) => [
        (await post('show_setup', { token: one })).body.code,
        (await post('complete_setup', { token: one, ...answers })).body.code,
      ]),
    )
  const before = await answersTo()
  await staffOf(world, 'manager')
  expect(await answersTo()).toEqual(before)
  expect(new Set(before.flat())).toEqual(new Set(['not_found']))
  expect(await world.sql(`select count(*)::int as n from "user" where email = 'huda@example.com'`)).toEqual([{ n: 0 }])
})

test('a suspended manager ends the set-up as well, an agent does not', async () => {
  const { world, post } = await site()
  const token = await tokenOf(world)
  await staffOf(world, 'agent')
  expect((await post('show_setup', { token })).body.data.is_open).toBe(true)
  await staffOf(world, 'manager')
  await world.sql(`update staff_member set suspended_at = now() where role = 'manager'`)
  expect((await post('complete_setup', { token, ...answers })).body.code).toBe('conflict')
})

test('of two people who finish at once, one becomes the manager and the other gets a conflict', async () => {
  const { world, post } = await site()
  const token = await tokenOf(world)
  const made = await Promise.all(
    ['a', 'b', 'c'].map((one) => post('complete_setup', { token, ...answers, email: `${one}@example.com` })),
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await world.sql('select count(*)::int as n from staff_member')).toEqual([{ n: 1 }])
  // The others have left no row.
  expect(await world.sql(`select count(*)::int as n from "user" where email like '_@example.com'`)).toEqual([{ n: 1 }])
})

test('every wrong answer is reported with its field, and nothing is stored', async () => {
  const { world, post } = await site()
  const token = await tokenOf(world)
  const wrong = { ...answers, name: 'www.example.com', email: 'huda', password: 'short', currency: 'XYZ', offers: [] }
  const { status, body } = await post('complete_setup', { token, ...wrong })
  expect(status).toBe(422)
  expect(body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
    'name name_not_on_id',
    'email invalid_email',
    'password password_weak',
    'currency not_a_choice',
    'offers required',
  ])
  const common = await post('complete_setup', { token, ...answers, password: 'password123' })
  expect(common.body.errors).toMatchObject([{ path: 'password', code: 'password_common' }])
  expect(await world.sql('select count(*)::int as n from staff_member')).toEqual([{ n: 0 }])
})

test('an existing account becomes the manager with its own password only', async () => {
  const { world, post } = await site()
  const token = await tokenOf(world)
  await post('register', { name: 'Huda', email: answers.email, password: answers.password })
  const code = await world.codeSentTo('huda@example.com')
  await post('verify_code', { purpose: 'register', to: 'huda@example.com', code })
  const guess = await post('complete_setup', { token, ...answers, password: 'another long sentence' })
  expect(guess.body.errors).toEqual([{ path: 'password', code: 'wrong_password', message: expect.any(String) }])
  expect((await post('complete_setup', { token, ...answers })).status).toBe(200)
  expect(await world.sql('select u.name, m.role from staff_member m join "user" u on u.id = m.user_id')).toEqual([
    { name: 'Huda', role: 'manager' },
  ])
})

test('a demo, whose logins are published, has no set-up', async () => {
  const { world, post } = await site()
  await world.sql(`insert into setting (key, value) values ('demo', 'true')`)
  const token = await tokenOf(world)
  expect((await post('show_setup', { token })).body.code).toBe('not_found')
  expect((await post('complete_setup', { token, ...answers })).body.code).toBe('not_found')
})

test('tries with a token are limited for each address', async () => {
  const { post } = await site()
  const codes: string[] = []
  for (let i = 0; i < 31; i++) codes.push((await post('show_setup', { token: `guess-${i}` })).body.code)
  expect([codes[29], codes[30]]).toEqual(['not_found', 'too_many_requests'])
})

test('the start prints the address while there is no manager; the token differs with the secret and the database', async () => {
  const { world } = await site()
  const { url } = world
  const origin = 'https://palm.example'
  const lines = await firstRunLines({ databaseUrl: url, secret: testSecret, origin })
  const token = await tokenOf(world)
  expect(lines.slice(1)).toEqual([`  ${origin}/en/setup?token=${token}`, `  ${origin}/ar/setup?token=${token}`])
  const others = await Promise.all([
    firstRunLines({ databaseUrl: url, secret: 'another secret', origin }),
    tokenOf((await site()).world),
  ])
  expect(others.flat().join(' ')).not.toContain(token)
  await staffOf(world, 'manager')
  expect(await firstRunLines({ databaseUrl: url, secret: testSecret, origin })).toEqual([])
  // The site works without them.
  const gone = 'postgresql://nobody@127.0.0.1:1/none'
  expect(await firstRunLines({ databaseUrl: gone, secret: testSecret, origin })).toHaveLength(1)
})
