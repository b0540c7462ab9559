import { done, err } from '#api/endpoint.ts'
import type { BookedOf, BookedProduct } from '#domains/bookings/model/products/product.ts'
import { allOrNothing, type Queryable } from '#domains/db.ts'
import {
  convertSeats,
  giveSeatsBack,
  lockDepartures,
  takeSeats,
} from '#domains/products/packages/inventory/stock.server.ts'
import {
  convertSlots,
  giveSlotsBack,
  lockSlots,
  takeSlots,
  type SlotLine,
} from '#domains/products/services/inventory/stock.server.ts'
import {
  convertRooms,
  giveRoomsBack,
  lockNights,
  stockLines,
  takeRooms,
  type Counter,
} from '#domains/products/stays/inventory/stock.server.ts'

/** Changes of a product's inventory. Run in a transaction. */
type Inventory<Booked extends BookedProduct> = {
  /** Resolves to false if there is not enough left. */
  reserve: (db: Queryable, counter: Counter, booked: Booked) => Promise<boolean>
  release: (db: Queryable, counter: Counter, booked: Booked) => Promise<void>
  convert: (db: Queryable, from: Counter, to: Counter, booked: Booked) => Promise<void>
  /** Locks what several bookings hold or take, in the order of its table. */
  lock: (db: Queryable, booked: Booked[]) => Promise<void>
}

/** Nights of rooms, seats of a departure, and units of an option on its dates; in the global lock order. */
const inventories: { [Kind in BookedProduct['kind']]: Inventory<BookedOf<Kind>> } = {
  stay: {
    reserve: (db, counter, { priced }) => takeRooms(db, counter, stockLines(priced)),
    release: (db, counter, { priced }) => giveRoomsBack(db, counter, stockLines(priced)),
    convert: (db, from, to, { priced }) => convertRooms(db, from, to, stockLines(priced)),
    lock: (db, booked) =>
      lockNights(
        db,
        booked.flatMap(({ priced }) => stockLines(priced)),
      ),
  },
  package: {
    reserve: (db, counter, { priced }) => takeSeats(db, counter, priced),
    release: (db, counter, { priced }) => giveSeatsBack(db, counter, priced),
    convert: (db, from, to, { priced }) => convertSeats(db, from, to, priced),
    lock: (db, booked) =>
      lockDepartures(
        db,
        booked.map(({ priced }) => priced.departureId),
      ),
  },
  service: {
    reserve: (db, counter, booked) => takeSlots(db, counter, slotsOf(booked)),
    release: (db, counter, booked) => giveSlotsBack(db, counter, slotsOf(booked)),
    convert: (db, from, to, booked) => convertSlots(db, from, to, slotsOf(booked)),
    lock: (db, booked) => lockSlots(db, booked.map(slotsOf)),
  },
}

function inventoryOf({ kind }: BookedProduct): Inventory<BookedProduct> {
  return inventories[kind] as Inventory<BookedProduct>
}

/** Returns false if there is not enough left. Run in a transaction. */
export function reserveProduct(db: Queryable, counter: Counter, product: BookedProduct): Promise<boolean> {
  return inventoryOf(product).reserve(db, counter, product)
}

export function releaseProduct(db: Queryable, counter: Counter, product: BookedProduct): Promise<void> {
  return inventoryOf(product).release(db, counter, product)
}

export function convertProduct(db: Queryable, from: Counter, to: Counter, product: BookedProduct): Promise<void> {
  return inventoryOf(product).convert(db, from, to, product)
}

/**
 * Locks the inventory that several bookings take or hold, in the global lock order: nights by room type and date, then
 * departures by id, then slots by option, date and time. After that it can be taken or released in any order. Run in a
 * transaction, after the bookings are locked.
 */
export async function lockProducts(db: Queryable, products: BookedProduct[]): Promise<void> {
  for (const [kind, inventory] of Object.entries(inventories)) {
    const booked = products.filter((product) => product.kind === kind)
    if (booked.length > 0) await (inventory as Inventory<BookedProduct>).lock(db, booked)
  }
}

/**
 * Releases the inventory of one product and holds that of another of its kind; the released inventory is available to
 * it. Returns false and changes nothing if there is not enough.
 */
export async function exchangeProduct(
  db: Queryable,
  counter: Counter,
  { released, taken }: { released: BookedProduct; taken: BookedProduct },
): Promise<boolean> {
  const exchanged = await allOrNothing(db, async (tx) => {
    await lockProducts(tx, [released, taken])
    await releaseProduct(tx, counter, released)
    return (await reserveProduct(tx, counter, taken)) ? done(null) : err('sold_out')
  })
  return exchanged.ok
}

function slotsOf({ priced }: BookedOf<'service'>): SlotLine {
  const { optionId, date, lastDate, time, units } = priced
  return { optionId, date, lastDate, time, units }
}
