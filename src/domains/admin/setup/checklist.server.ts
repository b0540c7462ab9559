import { sql } from 'drizzle-orm'
import type { SetupState } from '#domains/admin/setup/contract.ts'
import { setupSteps, type MissingPart, type SetupStep } from '#domains/admin/setup/steps.ts'
import { placeholders } from '#domains/content/placeholders.ts'
import { paysOnline, readSettings } from '#domains/content/queries.server.ts'
import type { Ports, Queryable } from '#domains/context.ts'
import { earliestDeparture } from '#domains/products/packages/catalogue/catalogue.server.ts'
import { hasNoDeparture } from '#domains/products/stays/inventory/stock.server.ts'

/** Steps without which a site can sell. */
const optional: readonly SetupStep[] = ['payments', 'einvoicing', 'about', 'staff', 'booking']

/** The state of each step of the set-up for a manager, computed from the data. */
export async function findSetupSteps(
  db: Queryable,
  userId: string,
  { ports, now }: { ports: Pick<Ports, 'providers' | 'gateway'>; now: Date },
): Promise<SetupState> {
  const settings = await readSettings(db)
  const { seller, contact, demo, offers } = settings
  const result = await db.execute<{
    factor: boolean
    saved: string[]
    pages: string[]
    unwritten: string[]
    staff: boolean
    booking: boolean
    unit: boolean
    failing: string[]
  }>(sql`
    select exists (select from second_factor where user_id = ${userId} and confirmed_at is not null) as factor,
      (select coalesce(json_agg(key), '[]') from setting) as saved,
      (select coalesce(json_agg(slug), '[]') from content_page) as pages,
      (select coalesce(json_agg(slug), '[]') from content_page
        where regexp_replace(lower(body::text), '(\\\\n|\\s)+', ' ', 'g') like any(${sql.param(placeholders.map((text) => `%${text.toLowerCase()}%`))}::text[])) as unwritten,
      (select count(*) > 1 from staff_member where suspended_at is null) as staff,
      exists (select from booking) as booking,
      exists (select from tax_unit where retired_at is null and environment = 'production') as unit,
      (select coalesce(json_agg(subject), '[]') from (
        select distinct on (subject) subject, after ->> 'result' as result from staff_audit
        where subject in ('provider:mail', 'provider:payments') and endpoint = 'check_provider'
        order by subject, id desc) tested where result = 'failed') as failing`)
  const facts = result.rows[0]
  const sale = await findSale(db, { offers, online: paysOnline(settings, ports), now })
  const isSaved = (key: string) => facts?.saved.includes(key) ?? false
  const isFailing = (purpose: string) => facts?.failing.includes(`provider:${purpose}`) ?? false
  const isPublished = (page: string) => facts?.pages.includes(page) ?? false
  const isUnwritten = (page: string) => facts?.unwritten.includes(page) ?? false
  const lacking: Partial<Record<SetupStep, Partial<Record<MissingPart, boolean>>>> = {
    // A tax invoice states the address of its seller.
    company: {
      name: seller.name === null || seller.name.ar === '',
      tax_number: seller.vat_number === '' && seller.registration === '',
      address: seller.vat_number !== '' && seller.address === null,
    },
    contact: { office_email: contact.email === '', phone: contact.phone === '' },
    legal: {
      terms: !isPublished('terms'),
      privacy: !isPublished('privacy'),
      placeholders: isUnwritten('terms') || isUnwritten('privacy'),
    },
    about: { published: !isPublished('about'), placeholders: isUnwritten('about') },
    product: { published: !sale.published },
    rooms: { rooms: !sale.rooms, rates: !sale.rates },
    // Without any product, it is unknown which of them is missing.
    prices: sale.sold
      ? {}
      : {
          published: !sale.published,
          nights: sale.hotels && !sale.nights,
          dates: sale.packages,
          options: sale.services,
        },
  }
  const missingOf = (step: SetupStep) =>
    Object.entries(lacking[step] ?? {}).flatMap(([part, isMissing]) => (isMissing ? [part as MissingPart] : []))
  const isDone: Partial<Record<SetupStep, boolean>> = {
    second_factor: facts?.factor ?? false,
    brand: isSaved('brand'),
    currency: isSaved('currency'),
    offers: isSaved('offers'),
    mail: ports.providers.some(({ purpose, in_use }) => purpose === 'mail' && in_use) && !isFailing('mail'),
    payments: ports.gateway !== null && !isFailing('payments'),
    einvoicing: facts?.unit ?? false,
    prices: sale.sold,
    staff: facts?.staff ?? false,
    booking: facts?.booking ?? false,
  }
  // A published placeholder is read by guests. Rooms are needed only where nothing else is sold.
  const isOptional = (step: SetupStep) =>
    (optional.includes(step) && !isFailing(step) && !missingOf(step).includes('placeholders')) ||
    (step === 'rooms' && (!offers.stays || (sale.published && !sale.hotels)))
  const steps = setupSteps.map((step): SetupState['steps'][number] => {
    const missing = missingOf(step)
    const state = (isDone[step] ?? missing.length === 0) ? 'done' : isOptional(step) ? 'optional' : 'open'
    return { step, state, missing }
  })
  return { steps, open: demo ? 0 : steps.filter(({ state }) => state === 'open').length }
}

type Sale = Record<'published' | 'hotels' | 'packages' | 'services' | 'rooms' | 'rates' | 'nights' | 'sold', boolean>

/**
 * What is on the site, and whether any of it can be booked now: enough open nights with a price in a room with a rate, a
 * departure with seats and prices, or an option of a service; each payable in a way that is available.
 */
async function findSale(
  db: Queryable,
  {
    offers,
    online,
    now,
  }: { offers: { stays: boolean; packages: boolean; services: boolean }; online: boolean; now: Date },
): Promise<Sale> {
  const result = await db.execute<Omit<Sale, 'published' | 'sold'> & { departures: boolean; options: boolean }>(sql`
    with hotels as (select h.id, h.min_nights, (${now.toISOString()}::timestamptz at time zone c.time_zone)::date as today
        from hotel h join city c on c.slug = h.city where h.offered and ${offers.stays}),
      packages as (select id from package where offered and ${offers.packages} and (payment <> 'prepay' or ${online})),
      services as (select id from service where offered and ${offers.services} and (payment <> 'prepay' or ${online}))
    select exists (select from hotels) as hotels, exists (select from packages) as packages, exists (select from services) as services,
      exists (select from room_type rt join hotels h on h.id = rt.hotel_id) as rooms,
      exists (select from room_type rt join hotels h on h.id = rt.hotel_id join rate_plan r on r.room_type_id = rt.id
        where r.payment <> 'prepay' or ${online}) as rates,
      exists (select from hotels h join room_type rt on rt.hotel_id = h.id join night_inventory n on n.room_type_id = rt.id
        cross join lateral generate_series(greatest(n.min_stay, n.min_stay_arrival, h.min_nights)::int, n.max_stay::int) as stay (nights)
        where n.night >= h.today and n.price > 0 and not n.closed_to_arrival and not n.closed
          and not ${hasNoDeparture(sql`n.room_type_id`, sql`n.night + stay.nights`)}
          and exists (select from rate_plan r where r.room_type_id = rt.id and (r.payment <> 'prepay' or ${online}))
          and (select count(*) from night_inventory m where m.room_type_id = n.room_type_id and m.night >= n.night
            and m.night < n.night + stay.nights and not m.closed and m.held + m.sold + m.elsewhere < m.allotment)
            = stay.nights) as nights,
      exists (select from packages p join departure d on d.package_id = p.id where d.starts_on >= ${earliestDeparture(now)}
        and not d.closed and d.held + d.sold < d.seats and exists (select from departure_price where departure_id = d.id)) as departures,
      exists (select from services s join service_option o on o.service_id = s.id) as options`)
  const { departures, options, ...facts } = result.rows[0] as (typeof result.rows)[0]
  const published = facts.hotels || facts.packages || facts.services
  const sold = facts.nights || departures || options
  return { ...facts, published, sold }
}
