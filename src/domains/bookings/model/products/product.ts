import { addDays, instantOf } from '#domains/shared/dates.ts'
import type { Discount } from '#domains/shared/discount.ts'
import { guestsOf } from '#domains/shared/occupancy.ts'
import { amountDue, isOnArrival, planWithArrival, type PlanPart } from '#domains/shared/plan.ts'
import type { Board, PricedRoom, Cancellation, PaymentTiming, PricedStay } from '#domains/shared/shapes.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { splitByRate, vatInside, type VatPart } from '#domains/shared/vat.ts'
import type { Bilingual } from '#i18n/locale.ts'
import type { DepartureRow, PackageRow } from '#domains/products/packages/catalogue/queries.server.ts'
import type { PricedPackage } from '#domains/products/packages/shapes.ts'
import type { ServiceRow } from '#domains/products/services/catalogue/queries.server.ts'
import type { OptionTerms, PricedService } from '#domains/products/services/shapes.ts'
import {
  requirementsOf,
  usualPackageRequirements,
  usualServiceRequirements,
  type BookedRequirements,
} from '#domains/products/shared/requirements.ts'

type StoredPackage = Pick<
  PackageRow,
  'id' | 'slug' | 'title' | 'supply' | 'pictures' | 'departureCity' | 'timeZone' | 'meetsAt' | 'meetingPoint'
> &
  Pick<PackageRow, 'childMaxAge' | 'infantMaxAge'>
type StoredService = Pick<
  ServiceRow,
  'id' | 'slug' | 'name' | 'supply' | 'pictures' | 'city' | 'meetingPoint' | 'timeZone' | 'childMaxAge' | 'freeMaxAge'
>
/** `HH:MM` local time: from then on the traveller can no longer cancel. */
type LocalStart = { startsAt: string; timeZone: string }
/** The details that the booking requires of its travellers; absent if it requires none. */
type WithRequirements = { requirements?: BookedRequirements }
/** A traveller of a package or service. `lead` is the index of the guest whose name was given in the booking. */
type Person = { age: number | null; lead: number | null }
/** A package or service as it was booked. `time` is the chosen hour, null for a whole day. */
type BookedItem = LocalStart &
  Pick<StoredPackage, 'id' | 'slug' | 'pictures'> & { citySlug: string; time: string | null }
/**
 * From the terms before the traveller's changes, in minor units: `fee` was charged for the released share, `penalty` is
 * the least that a cancellation costs. Absent if changes were free.
 */
type WithEarlierTerms = { earlierTerms?: { fee: number; penalty: number } }

/**
 * The product that the traveller accepted, with its price in detail, stored with the booking. `plan` of the price contains the
 * fee of earlier terms.
 */
export type BookedProduct = WithEarlierTerms &
  (
    | { kind: 'stay'; hotelId: number; priced: PricedStay }
    | (LocalStart &
        WithRequirements & { kind: 'package'; row: StoredPackage; departure: DepartureRow; priced: PricedPackage })
    | (LocalStart &
        WithRequirements & {
          kind: 'service'
          row: StoredService
          option: Pick<OptionTerms, 'id' | 'name'>
          priced: PricedService
        })
  )

export type BookedOf<Kind extends BookedProduct['kind']> = Extract<BookedProduct, { kind: Kind }>

/** The price of a booking of any product, as the traveller accepted it. Amounts in minor units of `currency`. */
export type BookedPrice = {
  currency: string
  total: number
  payment: PaymentTiming | null
  cancellation: Cancellation
}

export function bookedStay(hotelId: number, priced: PricedStay): BookedOf<'stay'> {
  return { kind: 'stay', hotelId, priced }
}

/** A stay of which at least `minor` is paid at the hotel. */
export function withHotelShare(stay: BookedOf<'stay'>, minor: number): BookedOf<'stay'> {
  const { plan } = stay.priced
  const onArrival = Math.max(amountDue(plan, isOnArrival), minor)
  return { ...stay, priced: { ...stay.priced, plan: planWithArrival(amountDue(plan), onArrival) } }
}

export function bookedPackage(row: PackageRow, departure: DepartureRow, priced: PricedPackage): BookedOf<'package'> {
  const { id, slug, title, supply, pictures, departureCity, timeZone, meetsAt, meetingPoint } = row
  const { childMaxAge, infantMaxAge } = row
  const first = pictures.slice(0, 1)
  const facts = { id, slug, title, supply, pictures: first, departureCity, timeZone, meetsAt, meetingPoint }
  const stored = { ...facts, childMaxAge, infantMaxAge }
  const requirements = requirementsOf(row.requirements, usualPackageRequirements(row))
  const begins = { startsAt: meetsAt.slice(0, 5), timeZone }
  return { kind: 'package', row: stored, departure, priced, ...begins, ...(requirements && { requirements }) }
}

export function bookedService(
  row: ServiceRow,
  { id: optionId, name: option }: OptionTerms,
  priced: PricedService,
): BookedOf<'service'> {
  const { id, slug, name, supply, pictures, city, meetingPoint, timeZone, childMaxAge, freeMaxAge } = row
  const facts = { id, slug, name, supply, pictures: pictures.slice(0, 1), city, meetingPoint, timeZone }
  const stored = { ...facts, childMaxAge, freeMaxAge }
  const startsAt = priced.time ?? '00:00'
  const requirements = requirementsOf(
    row.requirements,
    usualServiceRequirements({ kind: row.typeKind, icon: row.typeIcon }),
  )
  return {
    kind: 'service',
    row: stored,
    option: { id: optionId, name: option },
    priced,
    startsAt,
    timeZone,
    ...(requirements && { requirements }),
  }
}

/** The start of a product, from the local time of its place: of a stay, that of the booking. */
export function beginOf(
  booked: BookedProduct,
  { checkInFrom, timeZone }: { checkInFrom: string; timeZone: string },
): Date {
  const { dates, item } = factsOfProduct(booked)
  return instantOf(dates.first, item?.startsAt ?? checkInFrom, item?.timeZone ?? timeZone)
}

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
  /** Null for a stay, which shows the present hotel. */
  item: BookedItem | null
  requirements: BookedRequirements | null
  /** All travellers; empty for a stay, which names one guest per room. */
  persons: Person[]
  /** The board of each room; empty for a package or service. */
  boards: Board[]
  /** The extras of a package. */
  extras: { name: Bilingual; quantity: number }[]
  /** Deducted by a promotion; null without one. */
  discount: Discount | null
  /** What this site sells, by its rate of VAT, with the VAT as priced: the total without the fees that a hotel collects itself. */
  sold: (VatPart & { vat: number })[]
  /** The part of the total that is the fee of the city. */
  cityFee: number
  /** The part of the total that is a fee of the hotel, which it collects itself. */
  hotelFee: number
}

const noStay: Pick<Facts, 'rooms' | 'hotelId' | 'boards' | 'cityFee' | 'hotelFee'> = {
  rooms: [],
  hotelId: null,
  boards: [],
  cityFee: 0,
  hotelFee: 0,
}

const products: { [Kind in BookedProduct['kind']]: (booked: BookedOf<Kind>) => Facts } = {
  stay({ hotelId, priced }) {
    const { adults, children } = guestsOf(priced.rooms.map((room) => room.occupancy))
    const atProperty = priced.fees.filter(({ mandatory, due }) => mandatory && due === 'property')
    const hotelFee = sumOf(atProperty.map(({ amount }) => amount))
    return {
      title: null,
      city: null,
      dates: { first: priced.checkIn, last: priced.checkOut },
      checkOut: priced.checkOut,
      party: { guests: adults + children, rooms: priced.rooms.length },
      rooms: priced.rooms,
      hotelId,
      item: null,
      requirements: null,
      persons: [],
      boards: priced.rooms.map(({ board }) => board),
      extras: [],
      discount: priced.discount ?? null,
      sold: soldOfStay(priced, priced.total - hotelFee),
      hotelFee,
      cityFee: sumOf(priced.taxes.filter(({ kind }) => kind === 'city_fee').map(({ amount }) => amount)),
    }
  },
  package({ row, priced, startsAt, timeZone, requirements = null }) {
    const { id, slug, pictures } = row
    return {
      ...noStay,
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
      item: { id, slug, pictures, citySlug: row.departureCity.slug, startsAt, timeZone, time: null },
      requirements,
      persons: priced.rooms.flatMap(({ adults, childAges, infantAges }, room) => [
        ...Array.from({ length: adults }, (_, i) => ({ age: null, lead: i === 0 ? room : null })),
        ...[...childAges, ...infantAges].map((age, i) => ({ age, lead: adults === 0 && i === 0 ? room : null })),
      ]),
      extras: priced.extras.map(({ name, quantity }) => ({ name, quantity })),
      discount: priced.discount ?? null,
      sold: [soldAtOnce(priced)],
    }
  },
  service({ row, priced, startsAt, timeZone, requirements = null }) {
    const { id, slug, pictures } = row
    return {
      ...noStay,
      title: row.name,
      city: row.city.name,
      dates: { first: priced.date, last: priced.lastDate },
      checkOut: addDays(priced.lastDate, 1),
      party: { guests: priced.adults + priced.childAges.length, rooms: 0 },
      item: { id, slug, pictures, citySlug: row.city.slug, startsAt, timeZone, time: priced.time },
      requirements,
      persons: [
        ...Array.from({ length: priced.adults }, (_, i) => ({ age: null, lead: i === 0 ? 0 : null })),
        ...priced.childAges.map((age) => ({ age, lead: null })),
      ],
      extras: [],
      discount: priced.discount ?? null,
      sold: [soldAtOnce(priced)],
    }
  },
}

/** The facts of a booked product. A fee of earlier terms is taxed like the rest of the price. */
export function factsOfProduct(booked: BookedProduct): Facts {
  const facts = (products[booked.kind] as (booked: BookedProduct) => Facts)(booked)
  const fee = booked.earlierTerms?.fee ?? 0
  const [{ rate, amount } = { rate: null, amount: 0 }, ...others] = facts.sold
  const taxed = { rate, amount: amount + fee, vat: vatInside(amount + fee, rate ?? 0) }
  return fee === 0 ? facts : { ...facts, sold: [taxed, ...others] }
}

/** What the columns of a booking state of its product, beside those that PostgreSQL computes. Amounts in minor units. */
export function columnsOfProduct(booked: BookedProduct) {
  const { dates, checkOut, hotelId, sold, cityFee, hotelFee } = factsOfProduct(booked)
  const { total, currency } = priceOfProduct(booked)
  return {
    checkIn: dates.first,
    checkOut,
    hotelId,
    total,
    currency,
    vat: sumOf(sold.map((part) => part.vat)),
    cityFee,
    hotelFee,
  }
}

/** The price of a booked product with the fee and penalty of earlier terms. Minor units. */
export function priceOfProduct(booked: BookedProduct): BookedPrice {
  const { currency, payment } = booked.priced
  const { fee = 0, penalty = 0 } = booked.earlierTerms ?? {}
  const total = booked.priced.total + fee
  const cancellation = withEarlierTerms(booked.priced.cancellation, { fee, penalty, total })
  return { currency, total, payment, cancellation }
}

/** When the price of a product with the fee of earlier terms is paid, were it paid online. */
export function planOfProduct(booked: BookedProduct): PlanPart[] {
  return booked.priced.plan
}

/** The fee is never refunded, and a cancellation costs at least the penalty of the earlier terms beside it. */
function withEarlierTerms(
  { kind, freeUntil, steps }: Cancellation,
  { fee, penalty, total }: { fee: number; penalty: number; total: number },
): Cancellation {
  if (fee + penalty === 0) return { kind, freeUntil, steps }
  const least = Math.min(fee + penalty, total)
  const all = steps.map((step) => ({ ...step, penalty: Math.max(fee + step.penalty, least) }))
  const changed = all.filter((step, i) => i === 0 || step.penalty !== all[i - 1]?.penalty)
  return { kind: (changed[0]?.penalty ?? 0) < total ? 'partial' : 'none', freeUntil: null, steps: changed }
}

function soldAtOnce({ vat, total }: PricedPackage | PricedService): Facts['sold'][number] {
  return { rate: vat?.rateBasisPoints ?? null, amount: total, vat: vat?.amount ?? 0 }
}

/** Bookings of earlier versions do not state what VAT applies to: all of it, or the shares that follow from several rates. */
function soldOfStay({ taxes }: PricedStay, sold: number): Facts['sold'] {
  const vat = taxes.filter(({ kind, base, amount }) => kind === 'vat' && (base ?? amount) > 0)
  const [first] = vat
  if (!first) return [{ rate: taxes.find(({ kind }) => kind === 'vat')?.rateBasisPoints ?? null, amount: sold, vat: 0 }]
  if (vat.some(({ base }) => base === undefined)) {
    const bases = vat.map(({ rateBasisPoints: rate, amount }) => ({
      rate,
      amount: Math.round((amount * 10_000) / rate) + amount,
    }))
    return splitByRate(bases, sold).map((part, i) => ({ ...part, vat: vat[i]?.amount ?? 0 }))
  }
  const taxed = vat.map(({ rateBasisPoints: rate, base = 0, amount }) => ({ rate, amount: base + amount, vat: amount }))
  const rest = sold - sumOf(taxed.map(({ amount }) => amount))
  return rest > 0 ? [...taxed, { rate: null, amount: rest, vat: 0 }] : taxed
}
