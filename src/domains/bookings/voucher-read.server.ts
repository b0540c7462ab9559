import { sql, type SQL } from 'drizzle-orm'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { receivedOfBooking, recordedOfBooking } from '#domains/bookings/read.server.ts'
import type { BookingStatus, Contact, Guest } from '#domains/bookings/shapes.ts'
import type { Queryable } from '#domains/db.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import type { PaymentType, PricedStay } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

/** A booking as its papers need it: voucher, calendar file, what a reception is told. */
export type PapersRow = {
  reference: string
  status: BookingStatus
  paymentStatus: PaymentStatus
  paymentType: PaymentType
  checkIn: string
  checkOut: string
  totalMinor: number
  currency: string
  priced: PricedStay
  guests: Guest[]
  contact: Contact
  specialRequest: string
  journey: BookedJourney | null
  /** All that came in for it, in minor units. */
  received: number
  /** What of it staff wrote down, in minor units. */
  recorded: number
  hotel: {
    id: number
    name: Bilingual
    district: Bilingual
    street: Bilingual
    phone: string
    city: Bilingual
    placeName: Bilingual | null
    metres: number | null
    lat: number
    lon: number
    timeZone: string
    checkInFrom: string
    checkOutUntil: string
  } | null
  roomNames: { id: number; name: Bilingual }[]
  /** Grows with every move, for calendars that must know which file is newer. */
  moves: number
  /** Whether it ever was confirmed, so that somebody may hold papers of it. */
  wasConfirmed: boolean
}

/** The papers of the booking that `which` names, of whoever it is. */
export async function findPapers(db: Queryable, which: SQL): Promise<PapersRow | null> {
  const found = await db.execute<PapersRow>(sql`
    select b.reference, b.status, b.payment_status as "paymentStatus", b.payment_type as "paymentType", b.check_in as "checkIn",
      b.check_out as "checkOut", b.total_minor as "totalMinor", b.currency, b.priced, b.guests, b.contact,
      b.special_request as "specialRequest", b.journey,
      ${receivedOfBooking} as received, ${recordedOfBooking} as recorded,
      case when h.id is not null then json_build_object('id', h.id, 'name', h.name, 'district', d.name, 'street', h.street, 'phone', h.phone, 'city', c.name,
        'placeName', p.name, 'metres', h.nearest_place_metres, 'lat', h.lat, 'lon', h.lon, 'timeZone', c.time_zone,
        'checkInFrom', h.check_in_from, 'checkOutUntil', h.check_out_until) end as hotel,
      (select coalesce(json_agg(json_build_object('id', rt.id, 'name', rt.name) order by rt.id), '[]')
         from room_type rt where rt.id in (select br.room_type_id from booking_room br where br.booking_id = b.id)) as "roomNames",
      (select count(*)::int from booking_event e where e.booking_id = b.id) as moves,
      exists (select from booking_event e where e.booking_id = b.id and e.to_status = 'confirmed') as "wasConfirmed"
    from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city
      left join district d on d.id = h.district_id left join place p on p.id = h.nearest_place_id
    where ${which}`)
  return found.rows[0] ?? null
}

/** What makes a printed voucher wrong when it changes. */
export function printedFacts({ hotel, journey, checkIn, checkOut, guests, priced, totalMinor }: PapersRow): unknown {
  return [
    hotel?.id ?? journey?.row.slug,
    checkIn,
    checkOut,
    totalMinor,
    guests.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    priced.rooms.map(({ roomTypeId, board, occupancy }) => [roomTypeId, board, occupancy]),
  ]
}
