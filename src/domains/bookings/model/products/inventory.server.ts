import { done, err, type Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import type { BookedOf, BookedProduct } from '#domains/bookings/model/products/product.ts'
import { allOrNothing } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import {
  lockDepartures,
  moveSeats,
  takeSeats,
  type SeatLine,
} from '#domains/products/packages/inventory/stock.server.ts'
import { lockSlots, moveSlots, takeSlots, type SlotLine } from '#domains/products/services/inventory/stock.server.ts'
import {
  lockNights,
  moveRooms,
  stockLines,
  takeRooms,
  type StockLine,
} from '#domains/products/stays/inventory/stock.server.ts'
import type { Counter } from '#domains/products/shared/inventory.ts'

type LineOf = { stay: StockLine; package: SeatLine; service: SlotLine }

/** The inventory that a product uses: nights of rooms, seats of a departure, or units of an option on its dates. */
type Stock = { [Kind in BookedProduct['kind']]: { kind: Kind; lines: LineOf[Kind][] } }[BookedProduct['kind']]

/** Changes of the inventory of one kind of product. Run in a transaction. */
type Inventory<Booked extends BookedProduct, Line> = {
  linesOf: (booked: Booked) => Line[]
  /** The line split into nights or dates, each with its name and its quantity. */
  units: (line: Line) => { name: string; line: Line; quantity: number }[]
  withQuantity: (line: Line, quantity: number) => Line
  /** Resolves to false if there is not enough left. */
  reserve: (db: Queryable, counter: Counter, lines: Line[]) => Promise<boolean>
  /** Releases what was taken if `to` is null. */
  move: (db: Queryable, from: Counter, to: Counter | null, lines: Line[]) => Promise<void>
  /** Locks what several bookings hold or take, in the order of its table. */
  lock: (db: Queryable, lines: Line[]) => Promise<void>
}

/** Nights of rooms, seats of a departure, and units of an option on its dates; in the global lock order. */
const inventories: { [Kind in BookedProduct['kind']]: Inventory<BookedOf<Kind>, LineOf[Kind]> } = {
  stay: {
    linesOf: ({ priced }) => stockLines(priced),
    units: (line) =>
      nightsOf(line.checkIn, line.checkOut).map((night) => ({
        name: `${line.roomTypeId} ${night}`,
        line: { ...line, checkIn: night, checkOut: addDays(night, 1) },
        quantity: line.quantity,
      })),
    withQuantity: (line, quantity) => ({ ...line, quantity }),
    reserve: takeRooms,
    move: moveRooms,
    lock: lockNights,
  },
  package: {
    linesOf: ({ priced: { departureId, startsOn, endsOn, seats } }) => [{ departureId, startsOn, endsOn, seats }],
    units: (line) => [{ name: String(line.departureId), line, quantity: line.seats }],
    withQuantity: (line, seats) => ({ ...line, seats }),
    reserve: (db, counter, lines) => reserveEach(lines, (line) => takeSeats(db, counter, line)),
    move: async (db, from, to, lines) => {
      for (const line of lines) await moveSeats(db, from, to, line)
    },
    lock: (db, lines) =>
      lockDepartures(
        db,
        lines.map(({ departureId }) => departureId),
      ),
  },
  service: {
    linesOf: ({ priced: { optionId, date, lastDate, time, units } }) => [{ optionId, date, lastDate, time, units }],
    units: (line) =>
      nightsOf(line.date, addDays(line.lastDate, 1)).map((day) => ({
        name: `${line.optionId} ${day} ${line.time ?? ''}`,
        line: { ...line, date: day, lastDate: day },
        quantity: line.units,
      })),
    withQuantity: (line, units) => ({ ...line, units }),
    reserve: (db, counter, lines) => reserveEach(lines, (line) => takeSlots(db, counter, line)),
    move: async (db, from, to, lines) => {
      for (const line of lines) await moveSlots(db, from, to, line)
    },
    lock: lockSlots,
  },
}

async function reserveEach<Line>(lines: Line[], reserve: (line: Line) => Promise<boolean>): Promise<boolean> {
  for (const line of lines) if (!(await reserve(line))) return false
  return true
}

type AnyLine = LineOf[keyof LineOf]

function inventoryOf(kind: BookedProduct['kind']): Inventory<BookedProduct, AnyLine> {
  return inventories[kind] as unknown as Inventory<BookedProduct, AnyLine>
}

/** The whole inventory that a product takes. */
export function stockOf(product: BookedProduct): Stock {
  return { kind: product.kind, lines: inventoryOf(product.kind).linesOf(product) } as Stock
}

/**
 * The inventory that one product needs in addition to that of another of its kind, night by night or date by date. A
 * booking that changes from one to the other takes this, and releases the opposite.
 */
export function stockBeyond(product: BookedProduct, other: BookedProduct): Stock {
  const { linesOf, units, withQuantity } = inventoryOf(product.kind)
  const had = new Map<string, number>()
  for (const { name, quantity } of linesOf(other).flatMap(units)) had.set(name, (had.get(name) ?? 0) + quantity)
  const lines = linesOf(product)
    .flatMap(units)
    .flatMap(({ name, line, quantity }) => {
      const beyond = quantity - (had.get(name) ?? 0)
      return beyond > 0 ? [withQuantity(line, beyond)] : []
    })
  return { kind: product.kind, lines } as Stock
}

/** The number of room nights, seats or units of dates. */
export function sizeOfStock({ kind, lines }: Stock): number {
  return (lines as AnyLine[]).flatMap(inventoryOf(kind).units).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Returns false if there is not enough left; the caller then rolls back. Run in a transaction. */
export async function reserveStock(db: Queryable, counter: Counter, { kind, lines }: Stock): Promise<boolean> {
  return lines.length === 0 || inventoryOf(kind).reserve(db, counter, lines)
}

/** Releases inventory from a counter. Throws if more is released than was taken. */
export async function releaseStock(db: Queryable, counter: Counter, { kind, lines }: Stock): Promise<void> {
  if (lines.length > 0) await inventoryOf(kind).move(db, counter, null, lines)
}

/** Moves inventory between held and sold. Throws if less was taken. */
export async function convertStock(db: Queryable, from: Counter, to: Counter, { kind, lines }: Stock): Promise<void> {
  if (lines.length > 0) await inventoryOf(kind).move(db, from, to, lines)
}

/**
 * Locks the inventory that several bookings take or hold, in the global lock order: nights by room type and date, then
 * departures by id, then slots by option, date and time. After that it can be taken or released in any order. Run in a
 * transaction, after the bookings are locked.
 */
export async function lockProducts(db: Queryable, products: BookedProduct[]): Promise<void> {
  for (const kind of productKinds) {
    const { linesOf, lock } = inventoryOf(kind)
    const lines = products.filter((product) => product.kind === kind).flatMap(linesOf)
    if (lines.length > 0) await lock(db, lines)
  }
}

/**
 * Prices products, locks their inventory and prices them again, so that no writer comes between their price and the
 * taking of their inventory (decision 0073). Run in a transaction.
 */
export async function priceLocked<T, Code extends ErrorCode>(
  db: Queryable,
  price: () => Promise<Outcome<T, Code>>,
  productsOf: (priced: T) => BookedProduct[],
): Promise<Outcome<T, Code>> {
  const before = await price()
  const products = before.ok ? productsOf(before.data) : []
  if (products.length === 0) return before
  await lockProducts(db, products)
  return price()
}

/**
 * Releases the inventory of one product and takes that of another of its kind; what both use stays taken. Returns false
 * and changes nothing if there is not enough.
 */
export async function exchangeProduct(
  db: Queryable,
  counter: Counter,
  { released, taken }: { released: BookedProduct; taken: BookedProduct },
): Promise<boolean> {
  if (released.kind !== taken.kind) throw new Error(`a ${released.kind} was exchanged for a ${taken.kind}`)
  const exchanged = await allOrNothing(db, async (tx) => {
    await lockProducts(tx, [released, taken])
    await releaseStock(tx, counter, stockBeyond(released, taken))
    return (await reserveStock(tx, counter, stockBeyond(taken, released))) ? done(null) : err('sold_out')
  })
  return exchanged.ok
}
