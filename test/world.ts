import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { storedToken } from '#domains/accounts/sessions/session.server.ts'
import type { Actor, Context } from '#domains/context.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import type { PenaltyWindow, Supply } from '#domains/shared/shapes.ts'
import { createCaller } from '#server/api/invoke.ts'
import { readEnv } from '#server/config/env.ts'
import { demoParts } from '#server/demo/parts.ts'
import { createServices, type Services } from '#server/services.ts'
import { threadPrinter } from '@rihla/paper/printer-thread'
import { currentDeadline } from '#domains/deadline.server.ts'
import type { Locale } from '#i18n/locale.ts'
import { freshDatabase } from '#test/fresh-database.ts'

/** The environment of tests: a small world of one city, its hotels and people, on its own database. */
export type TestWorld = {
  url: string
  services: Services
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Sets the clock that all code reads. */
  timeIs: (instant: string) => void
  hotel: (options?: HotelOptions) => Promise<TestHotel>
  traveller: (name?: string) => Promise<TestTraveller>
  visitor: (locale?: Locale) => ApiClient
  /** Enables the sale of rates that are paid online. */
  paysOnline: () => Promise<void>
  /** The code in the newest notification to an address. */
  codeSentTo: (address: string) => Promise<string>
}

export type HotelOptions = {
  slug?: string
  stars?: number
  supply?: Supply
  minNights?: number
  rooms?: RoomOptions[]
}
export type RoomOptions = {
  code?: string
  allotment?: number
  price?: number
  maxAdults?: number
  maxChildren?: number
  maxTotal?: number
  rates?: RateOptions[]
}
type RateOptions = {
  code?: string
  payment?: 'prepay' | 'arrival' | 'both'
  basisPoints?: number
  windows?: PenaltyWindow[]
}
export type TestHotel = { id: number; slug: string; rooms: { id: number; rates: number[] }[] }
export type TestTraveller = {
  id: string
  email: string
  api: ApiClient
  books: (hotel: TestHotel, stay: StayOptions) => ReturnType<ApiClient['book_hotel']>
  /** Requests a stay at a hotel on request. */
  requests: (hotel: TestHotel, stay?: StayOptions) => ReturnType<ApiClient['book_hotel_portal']>
}
export type StayOptions = {
  checkIn?: string
  nights?: number
  room?: number
  rate?: number
  rooms?: number
  occupancy?: string
  key?: string
  request?: string
  payment?: 'prepay' | 'arrival'
}

/** The default date of tests; identical in Riyadh and UTC. */
export const today = '2026-12-01'
export const testSecret = 'a test secret that is long enough for anything'
export const standardContact = { email: 'guest@example.com', phone: '+966512345678', country: 'SA' }

/** Shared by all worlds of a worker, because every thread that prints loads its fonts. Gives up on a hung machine only. */
const printer = threadPrinter({ timeoutMs: 300_000, deadline: currentDeadline })

export async function makeWorld(
  options: {
    pool?: number
    nights?: number
    today?: string
    origin?: string
    /** False for a database that already contains the base data. */
    ground?: boolean
    /** A migrated database of a server other than the one that tests share. */
    database?: { url: string; drop: () => Promise<void> }
    /** Receives the text of every statement. */
    onStatement?: (text: string) => void
  } = {},
): Promise<TestWorld> {
  const { url, drop } = options.database ?? (await freshDatabase())
  const firstDay = options.today ?? today
  let now = new Date(`${firstDay}T09:00:00Z`)
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    DATABASE_POOL: String(options.pool ?? 5),
    PUBLIC_URL: options.origin,
  })
  const services = createServices({
    env,
    databaseUrl: url,
    secret: testSecret,
    clock: () => now,
    trace: (text) => {
      options.onStatement?.(text)
      return () => undefined
    },
    demoParts,
  })
  Object.assign(services, { printer })
  onTestFinished(async () => {
    await services.database.close()
    await drop()
  })
  const sql = async (text: string, values: unknown[] = []) =>
    (await services.database.pool.query(text, values)).rows as Record<string, unknown>[]
  if (options.ground !== false) await ground(services.database.pool)
  const as = (actor: Actor, locale: Locale = 'en') => createCaller(contextFor(services, actor, locale), thrown)

  return {
    url,
    services,
    sql,
    timeIs: (instant) => (now = new Date(instant)),
    hotel: (input = {}) => addHotel(sql, input, nightsOf(firstDay, addDays(firstDay, options.nights ?? 60))),
    visitor: (locale) => as({ kind: 'visitor' }, locale),
    async paysOnline() {
      await sql(
        `insert into setting (key, value) values ('features', '{"prepay": true}') on conflict (key) do update set value = excluded.value`,
      )
      services.memory.clear()
    },
    async codeSentTo(address) {
      const newest = await sql(
        `select data ->> 'code' as code from notification where recipient = $1 and kind = 'code'
         order by created_at desc fetch first 1 row with ties`,
        [address],
      )
      if (newest.length > 1) throw new Error('Two codes were sent at the same instant: advance the clock between them.')
      return (newest[0]?.code ?? '') as string
    },
    async traveller(name = 'Test Guest') {
      const id = randomUUID()
      const email = `${id.slice(0, 8)}@example.com`
      await sql('insert into "user" (id, name, email, email_verified) values ($1, $2, $3, true)', [id, name, email])
      const api = as({ kind: 'traveller', userId: id, name, email, sessionId: '' })
      return {
        id,
        email,
        api,
        books: (hotel, stay) => bookStay(api, hotel, stay),
        requests: (hotel, stay) => requestStay(api, hotel, stay),
      }
    },
  }
}

/** In a test, a fault is not converted into an error response: it fails the test. */
function thrown(error: unknown): never {
  throw error
}

/** A context as a request would create it, without a request. */
export function contextFor(services: Services, actor: Actor, locale: Locale = 'en'): Context {
  return {
    actor,
    locale,
    db: services.database.db,
    pool: services.database.db,
    get now() {
      return services.clock()
    },
    requestId: randomUUID(),
    ports: services.ports,
    headers: new Headers(),
    address: '127.0.0.1',
    setCookie: () => undefined,
    audits: [],
  }
}

/** Creates a session; returns the Cookie header that sign-in would set. */
export async function sessionOf(world: Pick<TestWorld, 'sql' | 'services'>, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const now = world.services.clock()
  await world.sql(
    'insert into session (id, token, user_id, expires_at, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
    [randomUUID(), storedToken(token), userId, new Date(now.getTime() + 86_400_000 * 30), now],
  )
  const signature = createHmac('sha256', testSecret).update(token).digest('base64')
  return `session=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Gives a traveller of `world.traveller()` the recent session that sensitive changes require. */
export async function signInNow(world: Pick<TestWorld, 'sql' | 'services'>, userId: string): Promise<void> {
  await sessionOf(world, userId)
  await world.sql(`update session set id = '' where user_id = $1`, [userId])
}

/** Quotes a stay, then books it, as a page does. */
export async function bookStay(api: ApiClient, hotel: TestHotel, stay: StayOptions = {}) {
  const ready = await quoteStay(api, hotel, stay)
  if (!ready.ok) return ready as unknown as Awaited<ReturnType<ApiClient['book_hotel']>>
  return api.book_hotel(ready.input, stay.key ? { idempotencyKey: stay.key } : {})
}

/** Quotes a stay, then requests it from a hotel on request. */
async function requestStay(api: ApiClient, hotel: TestHotel, stay: StayOptions = {}) {
  const ready = await quoteStay(api, hotel, stay)
  if (!ready.ok) return ready as unknown as Awaited<ReturnType<ApiClient['book_hotel_portal']>>
  return api.book_hotel_portal(ready.input, stay.key ? { idempotencyKey: stay.key } : {})
}

/** Quotes a stay; returns the input that books it. */
export async function quoteStay(api: ApiClient, hotel: TestHotel, stay: StayOptions = {}) {
  const checkIn = stay.checkIn ?? addDays(today, 14)
  const rate = hotel.rooms[stay.room ?? 0]?.rates[stay.rate ?? 0]
  const rooms = Array.from({ length: stay.rooms ?? 1 }, () => `${rate}~${stay.occupancy ?? '2'}`)
  const quote = await api.get_hotel_price({
    hotel_id: hotel.id,
    check_in: checkIn,
    check_out: addDays(checkIn, stay.nights ?? 2),
    rooms,
  })
  if (!quote.ok) return quote
  return {
    ok: true as const,
    input: {
      quote_token: quote.data.token,
      guests: rooms.map((_, i) => ({ first_name: 'Lead', last_name: `Guest ${'abcdefgh'[i]}` })),
      contact: standardContact,
      payment_type: stay.payment ?? ('arrival' as const),
      special_request: stay.request ?? '',
    },
  }
}

type Sql = TestWorld['sql']

/** Writes the base data in one packet, because a thousand tests need it. */
async function ground(pool: Services['database']['pool']): Promise<void> {
  const client = await pool.connect()
  try {
    await Promise.all(baseData.map((text) => client.query(text)))
  } finally {
    client.release()
  }
}

const baseData = [
  // Tests that pay online ask for it with `paysOnline`.
  `insert into setting (key, value) values ('features', '{"prepay": false}')`,
  `insert into country (code, name, calling_code, currency) values ('SA', '{"en":"Saudi Arabia","ar":"السعودية"}', '+966', 'SAR')`,
  `insert into city (slug, country, name, lat, lon, time_zone, rank, search_key) values
    ('makkah', 'SA', '{"en":"Makkah","ar":"مكة المكرمة"}', 21.4225, 39.8262, 'Asia/Riyadh', 1, 'makkah مكه المكرمه')`,
  `insert into district (id, slug, city, name, lat, lon, shape, search_key) values
    (1, 'ajyad', 'makkah', '{"en":"Ajyad","ar":"أجياد"}', 21.42, 39.83, '{"type":"Polygon","coordinates":[]}', 'ajyad اجياد')`,
  `insert into place (slug, city, category, name, lat, lon, gate_no, source, search_key) values
    ('king-abdulaziz-gate', 'makkah', 'gate', '{"en":"King Abdulaziz Gate (1)","ar":"باب الملك عبدالعزيز (1)"}', 21.421045, 39.825841, 1, 'test', 'king abdulaziz gate')`,
  `insert into tax_rule (kind, country, rate_basis_points, base, stars_from, stars_to, valid_from) values
    ('city_fee', 'SA', 500, 'rent', 4, 5, '2018-02-14'), ('city_fee', 'SA', 250, 'rent', 1, 3, '2018-02-14'),
    ('vat', 'SA', 1500, 'rent_and_city_fee', 1, 5, '2020-07-01')`,
]

const flexible: PenaltyWindow[] = [
  { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
  { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } },
]

async function addHotel(sql: Sql, options: HotelOptions, nights: string[]): Promise<TestHotel> {
  const slug = options.slug ?? `house-${randomUUID().slice(0, 8)}`
  const [made] = await sql(
    `insert into hotel (slug, name, summary, description, stars, city, district_id, street, phone, lat, lon, nearest_place_id, nearest_place_metres,
       main_facilities, amenities, check_in_from, check_out_until, min_nights, currency, fees, price_policy, supply, image_ids, rank, search_key)
     values ($1, $2, '{"en":"A house.","ar":"دار."}', '{"en":"A house.","ar":"دار."}', $3, 'makkah', 1, '{"en":"7 Test Lane","ar":"7 زقاق التجربة"}', '+966 12 000 7777', 21.42, 39.83,
       (select id from place limit 1), 400, '{}', '{}', '16:00', '12:00', $4, 'SAR', '[]', '{"en":"","ar":""}', $5, '{}', 0, $1)
     returning id`,
    [
      slug,
      JSON.stringify({ en: 'Test House', ar: 'دار التجربة' }),
      options.stars ?? 4,
      options.minNights ?? 1,
      options.supply ?? 'own',
    ],
  )
  const id = made?.id as number
  const rooms = []
  for (const [i, room] of (options.rooms ?? [{}]).entries()) rooms.push(await addRoom(sql, id, i, room, nights))
  return { id, slug, rooms }
}

async function addRoom(sql: Sql, hotelId: number, index: number, room: RoomOptions, nights: string[]) {
  const [made] = await sql(
    `insert into room_type (hotel_id, code, name, size_m2, floor_from, floor_to, beds, bathrooms, max_adults, max_children, max_total, view, amenities, image_ids)
     values ($1, $2, '{"en":"Double room","ar":"غرفة مزدوجة"}', 28, 2, 9, '[{"kind":"king","count":1}]', 1, $3, $4, $5, 'city', '{}', '{}') returning id`,
    [hotelId, room.code ?? `room-${index}`, room.maxAdults ?? 2, room.maxChildren ?? 2, room.maxTotal ?? 4],
  )
  const id = made?.id as number
  await sql(
    `insert into night_inventory (room_type_id, night, price, allotment) select $1, night, $2, $3 from unnest($4::date[]) as night`,
    [id, room.price ?? 40_000, room.allotment ?? 3, nights],
  )
  const rates: number[] = []
  for (const [i, rate] of (room.rates ?? [{}]).entries()) {
    const [policy] = await sql(
      'insert into cancellation_policy (code, name, windows) values ($1, $2, $3) returning id',
      [`${hotelId}-${index}-${i}`, '{"en":"","ar":""}', JSON.stringify(rate.windows ?? flexible)],
    )
    const [plan] = await sql(
      `insert into rate_plan (room_type_id, code, board, policy_id, payment, price_basis_points, adult_supplement, child_supplement)
       values ($1, $2, 'room_only', $3, $4, $5, 0, 0) returning id`,
      [id, rate.code ?? `rate-${i}`, policy?.id, rate.payment ?? 'both', rate.basisPoints ?? 10_000],
    )
    rates.push(plan?.id as number)
  }
  return { id, rates }
}
