import { randomUUID } from 'node:crypto'
import type { ApiClient } from '#api/index.ts'
import type { RoomBasisPrice } from '#domains/products/packages/shapes.ts'
import type { PriceBasis } from '#domains/products/services/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import type { PaymentTiming, PenaltyWindow, Supply } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { standardContact, today, type TestHotel, type TestWorld } from '#test/world.ts'

// Packages and services for the test world.

export type PackageOptions = {
  slug?: string
  type?: string
  days?: number
  groupSize?: number
  seats?: number
  /** Departure dates, as days from today. */
  starts?: number[]
  prices?: RoomBasisPrice[]
  supply?: Supply
  payment?: PaymentTiming
  closesDaysBefore?: number
  hotels?: { hotel: TestHotel | NamedHotel; nights: number }[]
  windows?: PenaltyWindow[]
  rank?: number
}
/** A hotel that is only named. */
type NamedHotel = { name: Bilingual; city: string; note?: Bilingual }
export type TestPackage = { id: number; slug: string; departures: number[]; extras: number[] }

const flexible: PenaltyWindow[] = [
  { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
  { fromHoursBeforeCheckIn: 240, penalty: { percent: 50 } },
]
const json = JSON.stringify
const text = (en: string, ar: string) => json({ en, ar })

export const standardPrices: RoomBasisPrice[] = [
  { sharing: 'quad', adult: 300_000, child: 240_000 },
  { sharing: 'triple', adult: 340_000, child: 270_000 },
  { sharing: 'double', adult: 400_000, child: 300_000 },
  { sharing: 'single', adult: 600_000, child: 600_000 },
]

export async function addPackage({ sql }: TestWorld, options: PackageOptions = {}): Promise<TestPackage> {
  const slug = options.slug ?? `package-${randomUUID().slice(0, 8)}`
  const type = options.type ?? 'umrah'
  await sql(
    `insert into package_type (slug, name, position) values ($1, $2, (select count(*) + 1 from package_type)) on conflict do nothing`,
    [type, text('Umrah', 'عمرة')],
  )
  const days = options.days ?? 5
  const [made] = await sql(
    `insert into package (slug, type_id, title, summary, description, tour_type, group_size, departure_city, days, programme, included,
       excluded, notes, currency, payment, deposit, policy_id, supply, meets_at, closes_days_before, image_ids, rank, search_key)
     values ($1, (select id from package_type where slug = $2), $3, $4, $4, 'small_group', $5, 'makkah', $6, $7, '[]', '[]', '[]', 'SAR', $8, $9,
       $10, $11, '08:00', $12, '{}', $13, $1) returning id`,
    [
      slug,
      type,
      text('Test package', 'رحلة التجربة'),
      text('A package.', 'رحلة.'),
      options.groupSize ?? 40,
      days,
      json([
        {
          city: 'makkah',
          title: { en: 'The first day', ar: 'اليوم الأول' },
          blocks: [
            {
              kind: 'rite',
              at: { prayer: 'isha', minutes: 60 },
              title: { en: 'Umrah', ar: 'العمرة' },
              text: null,
              place: 'king-abdulaziz-gate',
            },
          ],
        },
      ]),
      options.payment ?? 'both',
      json([
        { percent: 30, daysBefore: null },
        { percent: 70, daysBefore: 7 },
      ]),
      await addPolicy(sql, options.windows),
      options.supply ?? 'own',
      options.closesDaysBefore ?? 3,
      options.rank ?? 0,
    ],
  )
  const id = made?.id as number
  for (const [i, { hotel, nights }] of (options.hotels ?? []).entries()) {
    const which =
      'id' in hotel
        ? [hotel.id, null, null, null]
        : [null, json(hotel.name), hotel.city, hotel.note && json(hotel.note)]
    await sql(
      `insert into package_hotel (package_id, position, hotel_id, name, city, note, nights, board, guarantee)
       values ($1, $2, $4, $5, $6, $7, $3, 'breakfast', 'named')`,
      [id, i + 1, nights, ...which],
    )
  }
  const extras = await sql(
    `insert into package_extra (package_id, code, name, basis, amount)
     values ($1, 'visit', $2, 'person', 15000), ($1, 'view', $3, 'room', 50000) returning id`,
    [id, text('A visit', 'زيارة'), text('A view', 'إطلالة')],
  )
  const departures: number[] = []
  for (const start of options.starts ?? [20]) {
    const startsOn = addDays(today, start)
    const [row] = await sql(
      `insert into departure (package_id, starts_on, ends_on, seats, infant_price) values ($1, $2, $3, $4, 30000) returning id`,
      [id, startsOn, addDays(startsOn, days - 1), options.seats ?? 40],
    )
    departures.push(row?.id as number)
    for (const { sharing, adult, child } of options.prices ?? standardPrices) {
      await sql(`insert into departure_price (departure_id, sharing, adult, child) values ($1, $2, $3, $4)`, [
        row?.id,
        sharing,
        adult,
        child,
      ])
    }
  }
  return { id, slug, departures, extras: extras.map((row) => row.id as number) }
}

export type ServiceOptions = {
  slug?: string
  type?: string
  basis?: PriceBasis
  supply?: Supply
  payment?: PaymentTiming
  closesHoursBefore?: number
  rank?: number
  options?: OptionOptions[]
}
type OptionOptions = {
  amount?: number
  childAmount?: number
  maxPeople?: number
  capacity?: number
  times?: string[]
  weekdays?: number[]
}
type TestService = { id: number; slug: string; options: number[] }

export async function addService({ sql }: TestWorld, input: ServiceOptions = {}): Promise<TestService> {
  const slug = input.slug ?? `service-${randomUUID().slice(0, 8)}`
  const type = input.type ?? 'guided-visits'
  await sql(
    `insert into service_type (slug, name, kind, icon, position)
     values ($1, $2, 'guide', 'landmark', (select count(*) + 1 from service_type)) on conflict do nothing`,
    [type, text('Guided visits', 'زيارات مع مرشد')],
  )
  const [made] = await sql(
    `insert into service (slug, type_id, name, summary, about, included, notes, basis, city, meeting_point, lat, lon, minutes, currency,
       payment, policy_id, supply, closes_hours_before, image_ids, rank, search_key)
     values ($1, (select id from service_type where slug = $2), $3, $4, $4, '[]', '[]', $5, 'makkah', $6, 21.4225, 39.8262, 120, 'SAR', $7, $8, $9,
       $10, '{}', $11, $12) returning id`,
    [
      slug,
      type,
      text('Test visit', 'زيارة التجربة'),
      text('A visit.', 'زيارة.'),
      input.basis ?? 'person',
      text('At the gate', 'عند الباب'),
      input.payment ?? 'both',
      await addPolicy(sql),
      input.supply ?? 'own',
      input.closesHoursBefore ?? 12,
      input.rank ?? 0,
      `${slug.replaceAll('-', ' ')} زياره تجربه`,
    ],
  )
  const options: number[] = []
  for (const [i, option] of (input.options ?? [{}]).entries()) {
    const [row] = await sql(
      `insert into service_option (service_id, code, name, amount, child_amount, most_people, capacity, times, weekdays)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        made?.id,
        `option-${i}`,
        text('An option', 'خيار'),
        option.amount ?? 10_000,
        option.childAmount ?? 5_000,
        option.maxPeople ?? 10,
        option.capacity ?? 20,
        option.times ?? [],
        option.weekdays ?? [],
      ],
    )
    options.push(row?.id as number)
  }
  return { id: made?.id as number, slug, options }
}

/** Adds a city where Makkah is, to name as a destination or a place of departure. */
export async function addCity({ sql }: TestWorld, slug: string, name: Bilingual): Promise<void> {
  await sql(
    `insert into city (slug, country, name, lat, lon, time_zone, rank, search_key)
     select $1, country, $2, lat, lon, time_zone, 99, $1 from city where slug = 'makkah'`,
    [slug, json(name)],
  )
}

async function addPolicy(sql: TestWorld['sql'], windows = flexible): Promise<unknown> {
  const [policy] = await sql(
    `insert into cancellation_policy (code, name, windows) values ($1, '{"en":"","ar":""}', $2) returning id`,
    [randomUUID(), json(windows)],
  )
  return policy?.id
}

type Quoted = { ok: true; data: { token: string } } | { ok: false; error: { code: string } }

/** Books a quoted package or service for guests, of whom `rooms` are named, who pay on arrival. */
export async function bookQuoted(api: ApiClient, quote: Quoted, rooms = 1) {
  if (!quote.ok) throw new Error(quote.error.code)
  const answer = await api.store_booking({
    quote_token: quote.data.token,
    guests: Array.from({ length: rooms }, () => ({ first_name: 'Amal', last_name: 'Example' })),
    contact: standardContact,
    payment_type: 'arrival',
  })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
