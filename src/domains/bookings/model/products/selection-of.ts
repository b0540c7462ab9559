import { groupBy } from '#domains/shared/group-by.ts'
import type { BookedOf, BookedProduct } from '#domains/bookings/model/products/product.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import type { ProductSelection, SelectionOf } from '#domains/products/shared/selection.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { formatOccupancy } from '#domains/shared/occupancy.ts'

const selections: { [Kind in BookedProduct['kind']]: (booked: BookedOf<Kind>) => SelectionOf<Kind> } = {
  stay: ({ hotelId, priced: { checkIn, checkOut, rooms } }) => ({
    kind: 'stay',
    hotelId,
    checkIn,
    checkOut,
    rooms: rooms.map(({ ratePlanId, occupancy }) => `${ratePlanId}~${formatOccupancy(occupancy)}`),
  }),
  package: ({ priced: { departureId, rooms, extras } }) => ({
    kind: 'package',
    departureId,
    party: [...groupBy(rooms, (room) => room.family).values()].map((family) =>
      formatOccupancy({
        adults: family.reduce((sum, room) => sum + room.adults, 0),
        childAges: family.flatMap((room) => [...room.childAges, ...room.infantAges]),
      }),
    ),
    // The party is put into the same rooms again.
    sharing: roomBases.findLast((basis) => rooms.some(({ sharing }) => sharing === basis)) ?? 'quad',
    extras: extras.map(({ id, quantity }) => `${id}~${quantity}`),
  }),
  service: ({ priced }) => ({
    kind: 'service',
    optionId: priced.optionId,
    date: priced.date,
    time: priced.time,
    people: formatOccupancy(priced),
    days: priced.basis === 'day' ? nightsBetween(priced.date, priced.lastDate) + 1 : 1,
    units: priced.basis === 'day' ? priced.units : 1,
  }),
}

/** The selection of a booked product, from which a change starts. */
export function selectionOf<Booked extends BookedProduct>(booked: Booked): SelectionOf<Booked['kind']> {
  const select = selections[booked.kind] as unknown as (booked: BookedProduct) => ProductSelection
  return select(booked) as SelectionOf<Booked['kind']>
}
