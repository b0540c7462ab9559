import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import { maxBodyBytes } from '#server/api/routes.ts'
import { bySize } from '#test/lane.ts'
import { site, type client } from '#test/site.ts'
import { sessionOf, standardContact, today, type TestHotel } from '#test/world.ts'
const soon = addDays(today, 14)
const stay = { check_in: soon, check_out: addDays(soon, 2) }

describe('a response', () => {
  test('is an envelope in the language of the request, with an id, and with the caching of its endpoint', async () => {
    const { world, get, post } = await site()
    const dunes = await world.hotel()
    const search = `check_in=${stay.check_in}&check_out=${stay.check_out}`
    const english = await get(`fetch_hotels?${search}`)
    expect(english).toMatchObject({
      status: 200,
      body: { data: [{ id: dunes.id, name: 'Test House' }], meta: { page: 1, per_page: 20, total: 1 } },
    })
    expect(Object.keys(english.body).toSorted()).toEqual(['data', 'meta'])
    expect(english.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(english.headers.get('content-language')).toBe('en')
    expect(english.headers.get('vary')).toMatch(/Accept-Language/)
    expect(english.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(english.headers.get('cache-control')).toBe('public, max-age=2')

    const arabic = await get(`fetch_hotels?${search}`, { 'Accept-Language': 'fr, ar-EG;q=0.9, en;q=0.8' })
    expect(arabic.body.data[0].name).toBe('دار التجربة')
    expect(arabic.headers.get('content-language')).toBe('ar')
    expect(arabic.headers.get('etag')).not.toBe(english.headers.get('etag'))

    const rather = await get(`fetch_hotels?${search}`, { 'Accept-Language': 'en;q=0.3, ar-SA;q=0.5' })
    expect(rather.headers.get('content-language')).toBe('ar')

    expect((await get(`show_hotel?id=${dunes.slug}`)).headers.get('cache-control')).toBe('public, max-age=2')
    expect((await get('fetch_general_goals')).headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=300',
    )
    const quote = `get_hotel_price?hotel_id=${dunes.id}&${search}&rooms=${dunes.rooms[0]?.rates[0]}~2`
    expect((await get(quote)).headers.get('cache-control')).toBe('private, no-store')
    const posted = await post('fetch_hotels', stay)
    expect(posted.body).toEqual(english.body)
    expect(posted.headers.get('cache-control')).toBe('private, no-store')
  })

  test('that the client already has is not sent again', async () => {
    const { world, get } = await site()
    const { id } = await world.hotel()
    const first = await get(`show_hotel?id=${id}`)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(`show_hotel?id=${id}`, { 'If-None-Match': known })
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag])
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    }
    expect((await get(`show_hotel?id=${id}`, { 'If-None-Match': '"other"' })).status).toBe(200)
    await world.sql('update hotel set stars = 2')
    expect((await get(`show_hotel?id=${id}`, { 'If-None-Match': etag })).status).toBe(200)
  })

  test('has the security headers, also when it is an error', async () => {
    const { get, post } = await site()
    for (const answer of [await get('fetch_countries'), await get('nothing'), await post('login', '{')]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('x-powered-by')).toBeNull()
    }
  })

  test("to GET reads numbers and repeated keys in the shape of the endpoint's schema", async () => {
    const { world, get } = await site()
    const dunes = await world.hotel({ rooms: [{ allotment: 2 }] })
    const of = (more: string) => get(`fetch_hotels?check_in=${stay.check_in}&check_out=${stay.check_out}${more}`)
    expect((await of('&occupancy=2&occupancy=2-4')).body.meta.total).toBe(1)
    expect((await of('&occupancy=2&occupancy=2&occupancy=2')).body.meta.total).toBe(0)
    expect((await of('&page=2&per_page=1')).body).toMatchObject({ data: [], meta: { page: 2, per_page: 1, total: 1 } })
    expect(await of('&page=two')).toMatchObject({ status: 422, body: { errors: [{ path: 'page' }] } })
    expect(await of('&page=0')).toMatchObject({ status: 422, body: { errors: [{ path: 'page', code: 'too_small' }] } })
    expect(await of('&occupancies=2&__proto__=2')).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'occupancies', code: 'unknown_field' },
          { path: '__proto__', code: 'unknown_field' },
        ],
      },
    })
    expect((await get(`show_hotel?id=${dunes.id}`)).body.data.slug).toBe(dunes.slug)
    expect((await get(`show_hotel?id=${dunes.slug}`)).body.data.id).toBe(dunes.id)
  })
})

describe('an error response', () => {
  test('is a problem in the language of the request that names every wrong field', async () => {
    const { post } = await site()
    const wrong = { email: 'nobody', password: 'short', name: 'Somebody' }
    const english = await post('register', wrong)
    expect(english.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(english.headers.get('cache-control')).toBe('private, no-store')
    expect(english).toMatchObject({
      status: 422,
      body: { status: 422, code: 'invalid_input', type: '/api/docs#invalid_input' },
    })
    expect(english.body.requestId).toBe(english.headers.get('x-request-id'))
    expect(english.body.errors.map((error: { path: string; code: string }) => [error.path, error.code])).toEqual([
      ['email', 'invalid_email'],
      ['password', 'password_weak'],
    ])
    const arabic = await post('register', wrong, { 'Accept-Language': 'ar' })
    const words = (body: typeof english.body) => [
      body.title,
      ...body.errors.map((error: { message: string }) => error.message),
    ]
    for (const text of words(english.body)) expect(text).toMatch(/^[A-Z][\x20-\x7e’]+$/)
    for (const text of words(arabic.body))
      expect(text.replace('name@example.com', '')).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u)
    expect(JSON.stringify([english.body, arabic.body])).not.toContain('short')
  })

  test.for([
    ['an unknown endpoint', 'GET', 'no_such_thing', 404, 'not_found'],
    ['a name of every object', 'POST', 'constructor', 404, 'not_found'],
    ['a longer path', 'GET', 'fetch_countries/more', 404, 'not_found'],
    ['the API itself', 'GET', '', 404, 'not_found'],
    ['GET of a write', 'GET', 'book_hotel', 405, 'method_not_allowed'],
    ['PUT of a read', 'PUT', 'fetch_countries', 405, 'method_not_allowed'],
    ['DELETE of a write', 'DELETE', 'login', 405, 'method_not_allowed'],
  ] as const)('%s', async ([, method, path, status, code]) => {
    const { send } = await site()
    const answer = await send(path, { method })
    expect(answer).toMatchObject({ status, body: { status, code } })
    expect(answer.headers.get('allow')).toBe(status === 405 ? (method === 'PUT' ? 'GET, HEAD, POST' : 'POST') : null)
  })

  test('distinguishes missing fields from invalid ones; digits can be Arabic', async () => {
    const { world, post } = await site()
    const { id } = await world.hotel()
    const codes = async (input: object) =>
      (await post('fetch_new_available_rooms', input)).body.errors?.map((one: { path: string; code: string }) => [
        one.path,
        one.code,
      ])
    const dates = { check_in: '2026-12-15', check_out: '2026-12-17' }
    expect(await codes(dates)).toEqual([['hotel_id', 'required']])
    expect(await codes({ ...dates, hotel_id: id, occupancy: '2' })).toEqual([['occupancy', 'invalid_format']])
    expect(
      await codes({ check_in: '٢٠٢٦-١٢-١٥', check_out: '٢٠٢٦-١٢-١٧', hotel_id: id, occupancy: ['٢'] }),
    ).toBeUndefined()
  })

  test('names every field that the endpoint does not know, at any depth, in the language of the request', async () => {
    const { world, post } = await site()
    const { api } = await world.traveller()
    const reported = await post('fetch_hotels', { ...stay, ocupancy: ['2'], page: 0 }, { 'Accept-Language': 'ar' })
    expect(reported).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    expect(reported.body.errors).toEqual([
      expect.objectContaining({ path: 'page', code: 'too_small' }),
      { path: 'ocupancy', code: 'unknown_field', message: 'هذا الحقل غير معروف هنا. تحقّق من كتابته أو احذفه.' },
    ])
    const lead = { first_name: 'Amal', last_name: 'Guest', middle_name: 'B' }
    const input = { quote_token: 'x', guests: [lead], contact: { ...standardContact, fax: '1' } }
    const nested = await api.book_hotel({ ...input, payment_type: 'arrival' })
    expect(nested).toMatchObject({
      error: {
        errors: [
          { path: 'guests.0.middle_name', code: 'unknown_field' },
          { path: 'contact.fax', code: 'unknown_field' },
        ],
      },
    })
    expect((await post('fetch_countries', { x: 1 })).status).toBe(422)
  })

  test('follows a body that is not a JSON object', async () => {
    const { post } = await site()
    expect((await post('login', '{')).body.detail).toMatch(/^Send one JSON object/)
    expect((await post('login', '{', { 'Accept-Language': 'ar' })).body.detail).toMatch(/^أرسل كائن JSON واحدًا/)
    const bodies = ['{', 'null', '[]', '"text"', '1', 'true', '{"a":1}{', '{a:1}', '\u0000', '{"a":"\u0001"}', '<x/>']
    for (const body of bodies)
      expect([body, (await post('login', body)).body]).toMatchObject([body, { status: 400, code: 'malformed' }])
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'multipart/form-data; boundary=x',
      '',
    ]) {
      expect([type, (await post('login', '{}', { 'Content-Type': type })).status]).toEqual([type, 400])
    }
    expect((await post('fetch_countries', '{}', { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(
      200,
    )
    expect((await post('fetch_countries', '')).status).toBe(200)
  })

  test('follows bytes that are not UTF-8', async () => {
    const { address } = await site()
    const body = Buffer.concat([
      Buffer.from('{"email":"'),
      Buffer.from([0xff, 0xc0, 0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ])
    expect(await raw(address, { body })).toMatchObject({ status: 400 })
  })

  test('follows a body that is too large, with or without a declared length', async () => {
    const { address } = await site()
    const large = Buffer.from(JSON.stringify({ email: 'x'.repeat(100_000) }))
    expect(await raw(address, { body: large })).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(await raw(address, { body: large, chunked: true })).toMatchObject({ status: 413, code: 'payload_too_large' })
    const max = Buffer.from(JSON.stringify({ email: 'x'.repeat(maxBodyBytes - 12) }))
    expect(max.length).toBe(maxBodyBytes)
    expect(await raw(address, { body: max, chunked: true })).toMatchObject({ status: 422 })
  })

  test('follows input nested too deeply, and `__proto__` pollutes no object', async () => {
    const { post } = await site()
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    expect((await post('login', deep)).status).toBe(422)
    expect((await post('login', `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).status).toBe(422)
    const proto = await post(
      'fetch_web_status',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    )
    expect(proto.status).toBeLessThan(500)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('follows text that would break a database or a reader', async () => {
    const { post, get } = await site()
    for (const text of ['a\\u0000b', '\\ud800', 'x\\udc00', '\\udfff\\ud800']) {
      const answer = await post('fetch_location_for_hotels', `{"q":"${text}"}`)
      expect([text, answer.status, answer.body.errors[0].code]).toEqual([text, 422, 'unsafe_text'])
      expect((await post('fetch_location_for_hotels', `{"${text}":1}`)).status).toBe(422)
    }
    expect((await get('fetch_location_for_hotels?q=a%00b')).status).toBe(422)
    for (const odd of ['%ED%A0%80', '%FF', '%', '%zz', '%E2%80%AE', '+', '%25']) {
      expect([odd, (await get(`fetch_location_for_hotels?q=${odd}`)).status < 500]).toEqual([odd, true])
    }
  })
})

describe('every endpoint', () => {
  test('responds to an empty call, and those for travellers reject a visitor', async () => {
    const { post, get } = await site()
    for (const endpoint of endpoints) {
      const answers = [await post(endpoint.name), ...(endpoint.effect === 'read' ? [await get(endpoint.name)] : [])]
      for (const answer of answers) {
        expect([endpoint.name, answer.status < 500]).toEqual([endpoint.name, true])
        if (endpoint.access === 'traveller' || endpoint.access === 'booking')
          expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
      }
    }
    expect(endpoints.some((endpoint) => endpoint.access === 'traveller')).toBe(true)
    for (const cookie of ['session=', 'session=x.y', 'session=%00', `session=${'a'.repeat(3_000)}`, 'signed_in=1']) {
      expect([cookie, (await get('fetch_profile', { Cookie: cookie })).status]).toEqual([cookie, 401])
    }
  })

  test('returns a response or an error for any input, and never fails', async () => {
    const { world, post } = await site()
    const dunes = await world.hotel()
    const guest = await world.traveller()
    const headers = { Cookie: await sessionOf(world, guest.id) }
    const odd = [
      null,
      true,
      -1,
      0,
      1.5,
      2 ** 31,
      2 ** 53,
      1e300,
      '',
      ' ',
      '‮‏x',
      '\u0007',
      '٢',
      '9999-12-31',
      '0000-01-01',
      [],
      [''],
      [null],
      ['0~2'],
      ['999999999~2-17'],
      {},
    ]
    const good: Record<string, unknown> = {
      hotel_id: dunes.id,
      ...stay,
      occupancy: ['2'],
      rooms: [`${dunes.rooms[0]?.rates[0]}~2`],
      id: dunes.id,
      where: 'makkah',
      q: 'a',
    }
    const broken: unknown[] = []
    for (const endpoint of endpoints.filter((one) => one.effect === 'read' || one.idempotent)) {
      const keys = endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : []
      const known = Object.fromEntries(keys.flatMap((key) => (key in good ? [[key, good[key]]] : [])))
      const inputs = keys.flatMap((key, i) =>
        odd.filter((_, n) => (n + i) % bySize(4, 1) === 0).map((value) => ({ ...known, [key]: value })),
      )
      for (let i = 0; i < inputs.length; i += 10) {
        const answers = await Promise.all(
          inputs
            .slice(i, i + 10)
            .map(async (input) => ({ input, status: (await post(endpoint.name, input, headers)).status })),
        )
        broken.push(...answers.filter(({ status }) => status >= 500).map((answer) => [endpoint.name, answer]))
      }
    }
    expect(broken).toEqual([])
  })
})

describe('writes from another site', () => {
  test('are rejected by their `Origin` or `Sec-Fetch-Site` header', async () => {
    const { address, post } = await site()
    const host = new URL(address).host
    const status = async (headers: Record<string, string>) => (await post('logout', {}, headers)).status
    expect(await status({})).toBe(200)
    expect(await status({ Origin: address })).toBe(200)
    expect(await status({ Origin: address, 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
    expect(await status({ 'Sec-Fetch-Site': 'none' })).toBe(200)
    const foreign = [
      'https://evil.example',
      'null',
      `https://${host}`,
      `http://${host}.evil.example`,
      `http://evil.example/${host}`,
      'http://127.0.0.1:1',
      `https://${host}@evil.example`,
      'file://',
      '',
    ]
    for (const Origin of foreign.filter(Boolean)) expect([Origin, await status({ Origin })]).toEqual([Origin, 403])
    for (const site of ['cross-site', 'same-site'])
      expect([site, await status({ 'Sec-Fetch-Site': site })]).toEqual([site, 403])
    const failure = await post('logout', {}, { Origin: 'https://evil.example', 'Accept-Language': 'ar' })
    expect(failure).toMatchObject({ body: { code: 'origin_refused' } })
    expect(failure.headers.get('content-language')).toBe('ar')
    expect(failure.headers.getSetCookie()).toEqual([])
  })

  test('have no effect, and GET reads are not checked', async () => {
    const { world, post, get } = await site()
    const person = { name: 'Somebody', email: 'somebody@example.com', password: 'a good long password' }
    expect((await post('register', person, { Origin: 'https://evil.example' })).status).toBe(403)
    expect(await world.sql('select count(*)::int as n from "user"')).toEqual([{ n: 0 }])
    expect((await get('fetch_countries', { Origin: 'https://evil.example' })).status).toBe(200)
  })
})

describe('booking', () => {
  test('with a key happens once over HTTP too', async () => {
    const { world, post } = await site()
    const dunes = await world.hotel({ rooms: [{ allotment: 5 }] })
    const guest = await world.traveller()
    const Cookie = await sessionOf(world, guest.id)
    const input = await bookable(post, dunes)
    const key = { Cookie, 'Idempotency-Key': 'over-the-wire-1' }
    expect((await post('book_hotel', input)).status).toBe(401)
    const first = await post('book_hotel', input, key)
    expect(first).toMatchObject({ status: 200, body: { data: { status: 'confirmed' } } })
    const again = await post('book_hotel', input, key)
    // As text, because the same bytes have their properties in the same order.
    expect([again.status, JSON.stringify(again.body)]).toEqual([200, JSON.stringify(first.body)])
    expect(await post('book_hotel', { ...input, special_request: 'A cot' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_reuse' },
    })
    for (const bad of ['short', 'x'.repeat(201), 'with space in it', 'ключ'.repeat(3)]) {
      const headers = { Cookie, 'Idempotency-Key': Buffer.from(bad).toString('latin1') }
      expect(await post('book_hotel', input, headers)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'Idempotency-Key' }] },
      })
    }
    const many = await Promise.all(
      Array.from({ length: 8 }, () => post('book_hotel', input, { Cookie, 'Idempotency-Key': 'over-the-wire-2' })),
    )
    for (const answer of many) expect([200, 409]).toContain(answer.status)
    expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 2 }])
  })

  test('that fails has the same response under the same key, whatever is free by then', async () => {
    const { world, post } = await site()
    const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
    const guest = await world.traveller()
    const Cookie = await sessionOf(world, guest.id)
    const input = await bookable(post, dunes)
    const book = (key: string) => post('book_hotel', input, { Cookie, 'Idempotency-Key': key })
    expect((await book('takes-the-last-room')).status).toBe(200)
    const first = await book('comes-too-late')
    expect(first).toMatchObject({ status: 409, body: { code: 'sold_out' } })
    await world.sql('update night_inventory set allotment = 9')
    const again = await book('comes-too-late')
    expect([again.status, JSON.stringify(again.body)]).toEqual([409, JSON.stringify(first.body)])
  })
})

type Post = ReturnType<typeof client>['post']

async function bookable(post: Post, hotel: TestHotel) {
  const quote = await post('get_hotel_price', { hotel_id: hotel.id, ...stay, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] })
  return {
    quote_token: quote.body.data.token as string,
    guests: [{ first_name: 'Lead', last_name: 'Guest' }],
    contact: standardContact,
    payment_type: 'arrival',
  }
}

/** Sends what fetch cannot: raw bytes, with a declared length or in chunks. */
function raw(address: string, { body, chunked = false }: { body: Buffer; chunked?: boolean }) {
  return new Promise<{ status: number; code?: string }>((done, failed) => {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (!chunked) headers['Content-Length'] = String(body.length)
    const request = httpRequest(`${address}/api/v1/login`, { method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => done({ status: response.statusCode ?? 0, ...(JSON.parse(text) as { code?: string }) }))
    })
    request.on('error', failed)
    for (let i = 0; i < body.length; i += 20_000) request.write(body.subarray(i, i + 20_000))
    request.end()
  })
}
