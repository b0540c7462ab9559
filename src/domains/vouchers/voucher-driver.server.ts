import { sql } from 'drizzle-orm'
import type { Voucher } from '#domains/vouchers/contract.ts'
import { voucherKinds } from '#domains/vouchers/voucher-kinds.ts'
import { readAnswers } from '#domains/traveller-details/detail-answers.server.ts'
import { beginsAtAirport, type Booking } from '#domains/bookings/state/queries.server.ts'
import type { Queryable, Vault } from '#domains/context.ts'
import type { Details } from '#domains/shared/details/fields.ts'
import { optionText } from '#domains/shared/texts/vehicles.ts'
import { inLocale, languageOf, type Bilingual } from '#i18n/locale.ts'
import { createFormatter, type Translator } from '#i18n/translator.ts'

/** The information for the driver or staff of a service: the details that the travellers gave, and the places in them. */
type Ride = {
  /** Empty before the travellers have given any. */
  details: Details
  /** The city that a driver takes the guests to; null for any other product. */
  toCity: Bilingual | null
  /** True if the ride begins at an airport, so that the flight in the details lands. */
  fromAirport: boolean
  /** Hotels of the site by the names that the travellers gave. */
  hotels: { name: Bilingual; street: Bilingual; district: Bilingual }[]
  phone: string
}

/** The ride of a transfer with a `driver`, or of a product whose travellers have given details; null for any other. */
export async function rideOf(db: Queryable, vault: Vault, row: Booking, driver: boolean): Promise<Ride | null> {
  if (row.hotel) return null
  const answers = 'requirements' in row.product ? await readAnswers(db, vault, [row.id]) : null
  const details = answers?.get(row.id)?.get(0) ?? {}
  const placeNames = [details.pick_up, details.drop_off, details.chair_place].filter((name) => name !== undefined)
  const result = await db.execute<Pick<Ride, 'hotels' | 'fromAirport' | 'toCity'>>(sql`select
    (select coalesce(json_agg(json_build_object('name', h.name, 'street', h.street, 'district', d.name)), '[]')
      from hotel h join district d on d.id = h.district_id
      where h.name ->> 'en' = any(${sql.param(placeNames)}::text[]) or h.name ->> 'ar' = any(${sql.param(placeNames)}::text[])) as hotels,
    ${beginsAtAirport(row.id)} as "fromAirport",
    (select c.name from booking b join service s on s.id = b.service_id
      join service_type t on t.id = s.type_id and t.kind = 'transfer' join city c on c.slug = s.to_city
      where b.id = ${row.id} and ${driver}) as "toCity"`)
  const { hotels = [], fromAirport = false, toCity = null } = result.rows[0] ?? {}
  if (Object.keys(details).length === 0 && !toCity) return null
  return { details, hotels, fromAirport, toCity, phone: row.contact.phone }
}

/** The lines of a voucher for driver, reception or staff, in the language of `t`: what the rest of it does not say. */
export function driverLines(
  voucher: Omit<Voucher, 'arrival_en' | 'arrival_ar'>,
  ride: Ride | null,
  t: Translator,
): string[] {
  if (!voucher.driver && !ride) return []
  const { locale } = t
  const format = createFormatter(t)
  const { kind, name, address, meeting, guests, reference, first_day, starts_at } = voucher
  const texts = voucherKinds[kind]
  const words = {
    name: inLocale(name, locale),
    address: inLocale(address, locale),
    meeting: inLocale(meeting ?? address, locale),
  }
  const day = format.stayDate(first_day, 'weekday')
  const at = starts_at ? t(texts.starts, { date: day, time: format.clock(starts_at) }) : day
  return [
    t(texts.driver, words),
    t(texts.booked, { guest: guests[0] ?? '', reference, at }),
    ...(voucher.flight ? [t('voucher.driverFlight', { flight: inLocale(voucher.flight, locale) })] : []),
    ...voucher.hotels.map((hotel) =>
      t('voucher.driverHotel', {
        dates: format.stayRange(hotel.first_day, hotel.last_day),
        name: inLocale(hotel.name, locale),
        address: inLocale(hotel.address, locale),
      }),
    ),
    ...(ride ? rideLines(ride, voucher, t) : []),
  ]
}

function rideLines(
  { details, fromAirport, toCity, hotels, phone }: Ride,
  { people, meeting, option, vehicles }: Pick<Voucher, 'people' | 'meeting' | 'option' | 'vehicles'>,
  t: Translator,
): string[] {
  const { locale } = t
  const format = createFormatter(t)
  const { flight_number: flight, flight_date, flight_time, terminal, luggage } = details
  // The meeting point is named before.
  const pickUp = details.pick_up === meeting?.en || details.pick_up === meeting?.ar ? null : details.pick_up
  /** The name as the traveller wrote it, with the address if it is a hotel of the site. */
  const placeOf = (place: string) => {
    const hotel = hotels.find(({ name }) => name.en === place || name.ar === place)
    if (!hotel) return place
    const parts = [hotel.name, hotel.street, hotel.district].map((part) => inLocale(part, locale)).filter(Boolean)
    return parts.join(languageOf(locale).comma)
  }
  const guests = format.guests(people)
  // A driver always learns where to, at least the city.
  const destination = details.drop_off ? placeOf(details.drop_off) : toCity && inLocale(toCity, locale)
  return [
    flight &&
      flight_date &&
      flight_time && [
        t(fromAirport ? 'voucher.driverFlightLands' : 'voucher.driverFlightLeaves', {
          number: flight,
          date: format.stayDate(flight_date, 'weekday'),
          time: format.clock(flight_time),
        }),
        terminal && t('voucher.driverTerminal', { terminal }),
      ],
    pickUp && t('voucher.driverPickUp', { place: placeOf(pickUp) }),
    destination && t('voucher.driverDropOff', { place: destination }),
    details.chair_place && t('voucher.driverBring', { place: placeOf(details.chair_place) }),
    option && vehicles > 1 && `${optionText(t, inLocale(option, locale), vehicles)}.`,
    [
      luggage ? t('voucher.driverBags', { guests, count: Number(luggage) }) : `${guests}.`,
      // The marks keep the number from left to right in Arabic; the PDFs do not know isolates.
      phone && t('voucher.driverPhone', { phone: `\u200e${phone}\u200e` }),
    ],
  ].flatMap((line) => (Array.isArray(line) ? line.filter(Boolean).join(' ') : line || []))
}
