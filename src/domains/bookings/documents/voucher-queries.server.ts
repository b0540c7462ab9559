import { sql, type SQL } from 'drizzle-orm'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import type { BookedPrice, BookedProduct } from '#domains/bookings/model/products/booked-product.ts'
import { receivedOfBooking, recordedOfBooking, timeZoneOfBooking } from '#domains/bookings/model/queries.server.ts'
import type { BookingStatus, Contact, Guest } from '#domains/bookings/model/shapes.ts'
import type { Queryable } from '#domains/db.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** A booking with the data of its documents: voucher, calendar file, facts for the reception. */
export type VoucherRow = {
  reference: string
  status: BookingStatus
  paymentStatus: PaymentStatus
  paymentType: PaymentType
  checkIn: string
  checkOut: string
  totalMinor: number
  currency: string
  product: BookedProduct
  price: BookedPrice
  guests: Guest[]
  contact: Contact
  specialRequest: string
  timeZone: string
  /** Total received for the booking, in minor units. */
  received: number
  /** The part of it that staff recorded, in minor units. */
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
  /** Increases with every event, for calendars that compare the sequence of files. */
  moves: number
  /** True if it was ever confirmed, so that documents of it may exist. */
  wasConfirmed: boolean
}

/** Reads the document data of the booking that matches `which`, whoever owns it. */
export async function findVoucherRow(db: Queryable, which: SQL): Promise<VoucherRow | null> {
  return (await findVoucherRows(db, which))[0] ?? null
}

/** As `findVoucherRow`, for all bookings that match, in the order of their dates. */
export async function findVoucherRows(db: Queryable, which: SQL): Promise<VoucherRow[]> {
  const found = await db.execute<VoucherRow>(sql`
    select b.reference, b.status, b.payment_status as "paymentStatus", b.payment_type as "paymentType", b.check_in as "checkIn",
      b.check_out as "checkOut", b.total_minor as "totalMinor", b.currency, b.product, b.price, b.guests, b.contact,
      b.special_request as "specialRequest", ${timeZoneOfBooking} as "timeZone",
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
    where ${which} order by b.check_in, b.id`)
  return found.rows
}

/** The data whose change makes a printed voucher outdated. */
export function printedFacts({ product, checkIn, checkOut, guests, totalMinor }: VoucherRow): unknown {
  return [
    product.kind === 'stay' ? product.hotelId : product.row.slug,
    checkIn,
    checkOut,
    totalMinor,
    guests.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    factsOfProduct(product).rooms.map(({ roomTypeId, board, occupancy }) => [roomTypeId, board, occupancy]),
  ]
}
