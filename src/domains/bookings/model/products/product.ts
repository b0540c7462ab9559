import type { BookedOf, BookedPrice, BookedProduct } from '#domains/bookings/model/products/booked-product.ts'
import { addDays } from '#domains/shared/dates.ts'
import { guestsOf } from '#domains/shared/occupancy.ts'
import type { PricedRoom } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The facts that bookings, vouchers, receipts and lists read of every kind of product. */
type Facts = {
  /** As it was booked; null for a stay, which shows the present name and city of its hotel. */
  title: Bilingual | null
  city: Bilingual | null
  /** First and last date; the last date of a stay is the day of departure. */
  dates: { first: string; last: string }
  /** The dates as a half-open range: the day after the last night or the last day. */
  checkOut: string
  party: { guests: number; rooms: number }
  /** Hotel rooms; empty for a package or service. */
  rooms: PricedRoom[]
  hotelId: number | null
  /** Minor units that are due after the booking, were it paid online. */
  dueLater: number
  /** Value added tax in `taxed`, the part of the total that this site sells. Minor units. */
  vat: { amount: number; taxed: number }
}

const products: { [Kind in BookedProduct['kind']]: (booked: BookedOf<Kind>) => Facts } = {
  stay({ hotelId, priced }) {
    const { adults, children } = guestsOf(priced.rooms.map((room) => room.occupancy))
    // Fees that the hotel collects itself are not taxed here.
    const atProperty = priced.fees.filter(({ mandatory, due }) => mandatory && due === 'property')
    return {
      title: null,
      city: null,
      dates: { first: priced.checkIn, last: priced.checkOut },
      checkOut: priced.checkOut,
      party: { guests: adults + children, rooms: priced.rooms.length },
      rooms: priced.rooms,
      hotelId,
      dueLater: priced.dueAtProperty,
      vat: {
        amount: sumOf(priced.taxes.filter(({ kind }) => kind === 'vat')),
        taxed: priced.total - sumOf(atProperty),
      },
    }
  },
  package({ row, priced }) {
    return {
      title: row.title,
      city: row.departureCity.name,
      dates: { first: priced.startsOn, last: priced.endsOn },
      checkOut: addDays(priced.endsOn, 1),
      party: {
        guests: priced.rooms.reduce(
          (sum, room) => sum + room.adults + room.childAges.length + room.infantAges.length,
          0,
        ),
        rooms: priced.rooms.length,
      },
      rooms: [],
      hotelId: null,
      dueLater: sumOf(priced.instalments.filter(({ due }) => due !== null)),
      vat: { amount: priced.vat?.amount ?? 0, taxed: priced.total },
    }
  },
  service({ row, priced }) {
    return {
      title: row.name,
      city: row.city.name,
      dates: { first: priced.date, last: priced.lastDate },
      checkOut: addDays(priced.lastDate, 1),
      party: { guests: priced.adults + priced.childAges.length, rooms: 0 },
      rooms: [],
      hotelId: null,
      dueLater: 0,
      vat: { amount: priced.vat?.amount ?? 0, taxed: priced.total },
    }
  },
}

/** The facts of a booked product. */
export function factsOfProduct(booked: BookedProduct): Facts {
  const facts = products[booked.kind] as (booked: BookedProduct) => Facts
  return facts(booked)
}

/** The price of a booking of this product. */
export function priceOfProduct(booked: BookedProduct): BookedPrice {
  const { currency, total, payment, cancellation } = booked.priced
  return { currency, total, dueLater: factsOfProduct(booked).dueLater, payment, cancellation }
}

function sumOf(amounts: { amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0)
}
