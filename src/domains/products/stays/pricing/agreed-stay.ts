import { groupBy } from '#domains/shared/group-by.ts'
import { cancellationTerms, commonPayment, mergeTaxes, withVatOnce } from '#domains/products/stays/pricing/price.ts'
import { addPresent, amountOf, keepAgreed, spreadOver, unitsOf, windowsOfSteps } from '#domains/shared/agreed.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'
import { cancellationOf } from '#domains/shared/cancellation.ts'
import { instantOf, nightsBetween, nightsOf } from '#domains/shared/dates.ts'
import { spreadDiscount } from '#domains/shared/discount.ts'
import { planWithArrival } from '#domains/shared/plan.ts'
import type {
  AgreedPart,
  Fee,
  Occupancy,
  PenaltyWindow,
  PricedFee,
  PricedRoom,
  PricedStay,
  PricedTax,
  PriceUnit,
} from '#domains/shared/shapes.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** The rooms and nights of a stay, without a price. */
export type RoomsAndNights = {
  checkIn: string
  checkOut: string
  rooms: { ratePlanId: number; occupancy: Occupancy }[]
}

/** The local check-in time that cancellation windows count back from. */
type CheckInTime = { checkInFrom: string; timeZone: string }

type Retained = ReturnType<typeof keepAgreed>

/** A changed stay. `retained` is the amount of the booked total that it keeps. */
type ChangedStay = { priced: PricedStay; retained: number }

/**
 * What the board of each room costs on each of its nights, in minor units: as agreed if the stay was changed, otherwise the
 * same on all nights.
 */
export function boardByNight({ rooms, agreed }: PricedStay): number[][] {
  const units = agreed && groupBy(unitsOf(agreed), ({ key }) => key)
  return rooms.map((room) => {
    const shareOf = spreadDiscount(room.nights.length, room.boardAmount)
    return room.nights.map(({ night }) => {
      const [, ...board] = keysOfNight(room, night)
      return units ? sumOf(board.map((key) => units.get(key)?.shift()?.amount ?? 0)) : shareOf(1)
    })
  })
}

/** What a stay keeps of a booked one of the same hotel. Nothing is missing if nothing has to be priced. */
export function keepOfStay(booked: PricedStay, stay: RoomsAndNights, at: CheckInTime): Retained {
  const nights = nightsOf(stay.checkIn, stay.checkOut)
  const keys = stay.rooms.flatMap((room) => nights.flatMap((night) => keysOfNight(room, night)))
  return keepAgreed(partsOf(booked, at), keys)
}

/**
 * The price of a changed stay: what it keeps as it was agreed, and what it adds at the current price. A fee for the whole
 * stay is kept; one that the hotel has introduced since is charged only for nights and guests that are new.
 * @param present the whole stay at present prices; null if nothing is missing
 */
export function changedStay(
  booked: PricedStay,
  stay: RoomsAndNights,
  retained: Retained,
  { present, now, ...at }: CheckInTime & { present: PricedStay | null; now: Date },
): ChangedStay {
  const { checkIn, checkOut } = stay
  const agreed = addPresent(retained, present ? partsOf(present, at) : [])
  const units = groupBy(
    agreed.flatMap((part) => part.units.map((unit) => ({ unit, windows: part.windows }))),
    ({ unit }) => unit.key,
  )
  const sources = [...booked.rooms, ...(present?.rooms ?? [])]
  const rooms = stay.rooms.map((room) => {
    const source = sources.find(({ ratePlanId }) => ratePlanId === room.ratePlanId)
    if (!source) throw new Error(`rate ${room.ratePlanId} is in neither price of a changed stay`)
    const nights = nightsOf(checkIn, checkOut).map((night) => ({
      night,
      units: keysOfNight(room, night).flatMap((key) => units.get(key)?.shift() ?? []),
    }))
    return changedRoom(source, room.occupancy, nights)
  })
  const fees = changedFees(booked, stay, present)
  const mandatory = fees.filter(({ fee }) => fee.mandatory)
  const atProperty = sumOf(mandatory.filter(({ fee }) => fee.due === 'property').map(({ fee }) => fee.amount))
  const { rooms: priced, vat } = withVatOnce(
    rooms.map((room) => room.priced),
    {
      amount: sumOf(mandatory.map(({ fee }) => fee.amount)) - atProperty,
      taxes: fees.flatMap(({ units: all }) => all.flatMap(({ taxes = [] }) => taxes)),
    },
    booked.currency,
  )
  const cityFees = mergeTaxes(priced.flatMap((room) => room.taxes)).filter(({ kind }) => kind === 'city_fee')
  const taxes = [...cityFees, ...vat]
  const ofRooms = priced.map((room) => room.total - sumOf(room.taxes.map(({ amount }) => amount)))
  const discount = sumOf(priced.map(({ discountAmount = 0 }) => discountAmount))
  const granted = booked.discount ?? present?.discount
  const retainedFees = sumOf(mandatory.map(({ retained: amount }) => amount))
  const total = sumOf([...ofRooms, ...[...taxes, ...mandatory.map(({ fee }) => fee)].map(({ amount }) => amount)])
  return {
    retained: amountOf(unitsOf(retained.parts)) + retainedFees,
    priced: {
      currency: booked.currency,
      checkIn,
      checkOut,
      nights: nightsBetween(checkIn, checkOut),
      rooms: priced,
      taxes,
      fees: fees.map(({ fee }) => fee),
      ...(granted && discount > 0 && { discount: { ...granted, amount: discount } }),
      total,
      plan: planWithArrival(total, atProperty),
      payment: present ? commonPayment([booked.payment ?? 'both', present.payment ?? 'both']) : booked.payment,
      cancellation: cancellationOf(
        rooms.flatMap(({ terms }) => terms),
        { date: checkIn, time: at.checkInFrom, timeZone: at.timeZone },
        now,
        chargeStep(booked.currency),
      ),
      agreed,
    },
  }
}

type NightUnits = { night: string; units: { unit: PriceUnit; windows: PenaltyWindow[] }[] }

/** A room as the sum of its units, and its cancellation terms: one for all units under the same windows. */
function changedRoom({ roomTypeId, ratePlanId, board }: PricedRoom, occupancy: Occupancy, nights: NightUnits[]) {
  const all = nights.flatMap(({ units }) => units.map(({ unit }) => unit))
  // The first unit of a night is the room, the others are the board of its guests.
  const rents = nights.map(({ night, units }) => ({ night, amount: units[0]?.unit.amount ?? 0 }))
  const discountAmount = sumOf(all.map(({ discount = 0 }) => discount))
  const pricedRoom: PricedRoom = {
    roomTypeId,
    ratePlanId,
    occupancy,
    board,
    nights: rents,
    boardAmount: sumOf(all.map(({ amount }) => amount)) - sumOf(rents.map(({ amount }) => amount)),
    ...(discountAmount > 0 && { discountAmount }),
    // The city fee first, also if that of the first unit is nothing.
    taxes: mergeTaxes(all.flatMap(({ taxes = [] }) => taxes))
      .slice()
      .sort((a, b) => a.kind.localeCompare(b.kind)),
    total: amountOf(all),
  }
  const placed = nights.flatMap(({ night, units }) => units.map((one, i) => ({ ...one, night, isRoom: i === 0 })))
  const terms = [...groupBy(placed, ({ windows }) => JSON.stringify(windows)).values()].map((group) => {
    const total = amountOf(group.map(({ unit }) => unit))
    const paid = group.filter(({ isRoom }) => isRoom).map(({ night, unit }) => ({ night, amount: unit.amount }))
    return cancellationTerms(group[0]?.windows ?? [], { nights: paid, total })
  })
  return { priced: pricedRoom, terms }
}

/** Units are agreed room by room; bookings made before units were stored have the sums of a room only. */
function partsOf(priced: PricedStay, { checkInFrom, timeZone }: CheckInTime): AgreedPart[] {
  if (priced.agreed) return priced.agreed
  const begins = instantOf(priced.checkIn, checkInFrom, timeZone)
  const rooms = sumOf(priced.rooms.map(({ total }) => total))
  const windows = windowsOfSteps(priced.cancellation, rooms, begins)
  return priced.rooms.map((room) => ({ windows: room.windows ?? windows, units: unitsOfRoom(room) }))
}

function unitsOfRoom(room: PricedRoom): PriceUnit[] {
  const { nights, occupancy, boardAmount, boardEach, discountAmount: discount = 0, taxes } = room
  const ofAdult = spreadDiscount(occupancy.adults, Math.round(boardAmount / Math.max(1, nights.length)))
  const each = boardEach ?? Array.from({ length: occupancy.adults }, () => ofAdult(1))
  const units = nights.flatMap(({ night, amount }) =>
    keysOfNight(room, night).map((key, i) => ({ key, amount: i === 0 ? amount : (each[i - 1] ?? 0) })),
  )
  return spreadOver(units, { discount, taxes })
}

/** The keys of the units of a room for a night: the room, then its guests. */
function keysOfNight({ ratePlanId, occupancy }: RoomsAndNights['rooms'][number], night: string): string[] {
  const key = `${ratePlanId}|${night}`
  return [key, ...guestsOf(occupancy).map((guest) => `${key}|${guest}`)]
}

function guestsOf({ adults, childAges }: Occupancy): string[] {
  return [...Array.from({ length: adults }, () => 'adult'), ...childAges.map(String)]
}

function changedFees(
  booked: PricedStay,
  stay: RoomsAndNights,
  present: PricedStay | null,
): { fee: PricedFee; units: PriceUnit[]; retained: number }[] {
  const vatOfAgreed = vatOfFees(booked)
  const vatOfAdded = present && vatOfFees(present)
  const codes = new Set([...booked.fees, ...(present?.fees ?? [])].map(({ code }) => code))
  return [...codes].flatMap((code) => {
    const agreed = booked.fees.find((fee) => fee.code === code)
    const added = present?.fees.find((fee) => fee.code === code)
    // What the booking had before the fee was introduced stays free of it.
    const free = keysOfFee(added?.basis, booked).map((key) => ({ key, amount: 0 }))
    const retained = select(
      agreed ? unitsOfFee(agreed, booked, vatOfAgreed(agreed)) : free,
      keysOfFee((agreed ?? added)?.basis, stay),
    )
    const other = keepAgreed([{ windows: [], units: free }], keysOfFee(added?.basis, stay)).missing
    const units = [...retained, ...(added ? select(unitsOfFee(added, stay, vatOfAdded?.(added) ?? []), other) : [])]
    const amount = sumOf(units.map((unit) => unit.amount))
    const fee = agreed ?? added
    return fee && (agreed ? units.length > 0 : amount > 0)
      ? [{ fee: { ...fee, units, amount }, units, retained: amountOf(retained) }]
      : []
  })
}

function unitsOfFee({ basis, amount, units }: PricedFee, stay: RoomsAndNights, taxes: PricedTax[]): PriceUnit[] {
  const keys = keysOfFee(basis, stay)
  const shareOf = spreadDiscount(keys.length, amount)
  return (
    units ??
    spreadOver(
      keys.map((key) => ({ key, amount: shareOf(1) })),
      { taxes },
    )
  )
}

/** The VAT of the fees that are paid with a stay: what its rooms leave of the VAT of the stay, spread over these fees. */
function vatOfFees({ fees, rooms, taxes }: PricedStay): (fee: PricedFee) => PricedTax[] {
  const isSold = ({ mandatory, due }: PricedFee) => mandatory && due === 'booking'
  const ofRooms = mergeTaxes(rooms.flatMap((room) => room.taxes))
  const sold = sumOf(fees.filter(isSold).map(({ amount }) => amount))
  const spreads = taxes.flatMap((tax) => {
    const room = ofRooms.find(({ kind, rateBasisPoints: rate }) => kind === tax.kind && rate === tax.rateBasisPoints)
    const rest = tax.amount - (room?.amount ?? 0)
    // A fee can be too small for a halala of VAT, and is taxed all the same.
    const isTaxed = rest > 0 || (tax.base ?? 0) > (room?.base ?? 0)
    return isTaxed && sold > 0 ? [{ tax, shareOf: spreadDiscount(sold, rest) }] : []
  })
  const ofFee = new Map(
    fees
      .filter(isSold)
      .map((fee) => [
        fee.code,
        spreads.map(({ tax, shareOf }) => ({ ...tax, base: fee.amount, amount: shareOf(fee.amount) })),
      ]),
  )
  return ({ code }) => ofFee.get(code) ?? []
}

/** The keys of what a fee is charged for. A fee of an unknown basis is one for the stay. */
function keysOfFee(basis: Fee['basis'] | undefined, { checkIn, checkOut, rooms }: RoomsAndNights): string[] {
  const nights = nightsOf(checkIn, checkOut)
  const guests = rooms.flatMap(({ occupancy }) => guestsOf(occupancy))
  switch (basis) {
    case 'night':
      return nights
    case 'person':
      return guests
    case 'person_night':
      return nights.flatMap((night) => guests.map((guest) => `${night}|${guest}`))
    default:
      return ['stay']
  }
}

function select(units: PriceUnit[], keys: string[]): PriceUnit[] {
  return unitsOf(keepAgreed([{ windows: [], units }], keys).parts)
}
