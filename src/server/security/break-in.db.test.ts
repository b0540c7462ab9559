import { expect, test } from 'vitest'
import { cookieOf, site } from '#test/site.ts'
import { sessionOf, today } from '#test/world.ts'

const person = { name: 'Salma Test', email: 'salma@example.com', password: 'a good long password' }

/** A site behind a proxy, so that every request can come from another address. */
async function siteBehindProxy() {
  const here = await site()
  here.world.services.env.TRUSTED_PROXIES = 1
  let last = 0
  const elsewhere = () => ({ 'X-Forwarded-For': `198.51.${++last >> 8}.${last & 255}` })
  const signUp = async () => {
    await here.post('register', person, elsewhere())
    const code = await here.world.codeSentTo(person.email)
    return here.post('verify_code', { purpose: 'register', to: person.email, code }, elsewhere())
  }
  return { ...here, elsewhere, signUp }
}

test('a code guessed from a hundred addresses at once is invalid after five attempts, and further attempts are rejected', async () => {
  const { world, post, elsewhere, signUp } = await siteBehindProxy()
  await signUp()
  world.timeIs(`${today}T09:02:00Z`)
  await post('send_login_code', { to: person.email }, elsewhere())
  const code = await world.codeSentTo(person.email)
  const wrong = code === '000000' ? '000001' : '000000'
  const guess = { purpose: 'login', to: person.email }
  const guesses = await Promise.all(
    Array.from({ length: 100 }, () => post('verify_code', { ...guess, code: wrong }, elsewhere())),
  )
  const counted = Object.groupBy(guesses, ({ status }) => String(status))
  expect(Object.keys(counted).toSorted()).toEqual(['422', '429'])
  // Fifteen attempts per email address, from all callers together; the registration's own attempt was the first.
  expect(counted['422']?.length).toBeLessThanOrEqual(15)
  expect(await world.sql(`select tries_left from one_time_code where purpose = 'login'`)).toEqual([{ tries_left: 0 }])
  world.timeIs(`${today}T09:09:00Z`)
  expect((await post('verify_code', { ...guess, code }, elsewhere())).body.code).toBe('wrong_code')
})

test('passwords guessed from a hundred addresses are counted for the account', async () => {
  const { post, elsewhere, signUp } = await siteBehindProxy()
  await signUp()
  const answers = []
  for (let i = 0; i < 30; i++) {
    answers.push(await post('login', { email: person.email, password: `guess number ${i}` }, elsewhere()))
  }
  expect(answers.filter(({ status }) => status === 401).length).toBe(20)
  expect(answers.filter(({ status }) => status === 429).length).toBe(10)
})

test('sign-in replaces a session planted in the browser', async () => {
  const { world, post, get, elsewhere, signUp } = await siteBehindProxy()
  await signUp()
  const attacker = await world.traveller('Attacker')
  const planted = await sessionOf(world, attacker.id)
  const invented = 'session=chosen-by-the-attacker'
  for (const Cookie of [planted, invented]) {
    const signedIn = await post('login', { email: person.email, password: person.password }, { Cookie, ...elsewhere() })
    expect(signedIn.status).toBe(200)
    expect(cookieOf(signedIn.headers)).not.toContain(Cookie.slice('session='.length))
    expect((await get('fetch_profile', { Cookie })).status).toBe(401)
  }
})

test('nothing of another person is accessible: sessions, passport, data', async () => {
  const { world, post, get, address, signUp } = await siteBehindProxy()
  const victim = cookieOf((await signUp()).headers)
  const passport = { number_end: '4F27', expires_on: '2031-05-06', issued_by: 'EG', consent: true }
  expect((await post('save_document', passport, { Cookie: victim })).status).toBe(200)
  const Cookie = await sessionOf(world, (await world.traveller('Attacker')).id)
  const [session] = (await get('fetch_sessions', { Cookie: victim })).body.data as { id: string }[]
  expect((await post('revoke_session', { id: session?.id }, { Cookie })).status).toBe(404)
  expect((await get('fetch_document', { Cookie })).status).toBe(404)
  const theirs = JSON.stringify((await get('export_my_data', { Cookie })).body.data)
  for (const word of [person.email, person.name, '4F27']) expect(theirs).not.toContain(word)
  const photo = `/me/photo/${'a'.repeat(8)}-0000-0000-0000-${'a'.repeat(12)}`
  expect((await fetch(address + photo, { headers: { Cookie } })).status).toBe(404)
  // An id of another person in the body is ignored or rejected.
  const mine = await post('update_profile', { name: 'Taken Over', id: 'another', user_id: 'another' }, { Cookie })
  expect([200, 422]).toContain(mine.status)
  expect((await get('fetch_profile', { Cookie: victim })).body.data.name).toBe(person.name)
})
