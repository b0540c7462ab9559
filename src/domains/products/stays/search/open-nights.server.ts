import { sql, type SQL } from 'drizzle-orm'
import { batched, intsAsBytes, intsOf } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { catalogueVersion } from '#domains/products/stays/catalogue/catalogue.server.ts'
import { allowsStay, freeRooms, hasNoDeparture } from '#domains/products/stays/inventory/stock.server.ts'
import { addDays, nightsBetween, nightsOf } from '#domains/shared/dates.ts'

type Dates = { checkIn: string; checkOut: string }

/** Requested room types without duplicates, and the number of room types of all hotels. */
type RoomsRequest = { ids: readonly number[]; ofAll: number }

/** A room type that is open for all nights of a stay. */
type OpenRoom = {
  /** Minor units before taxes, one value per night. */
  prices: Int32Array
  /** Rooms free for the whole stay, at least one. */
  free: number
}

type OpenRooms = { version: string; openOf: (roomTypeId: number) => OpenRoom | null }

/**
 * Returns the room types that are open for every night of a stay, with their prices. Concurrent calls for the same
 * nights share one query: the home page shows two cities.
 * @param now time of the request; only calls with the same time share a query
 */
export function findOpenRooms(db: Queryable, rooms: RoomsRequest, dates: Dates, now: Date): Promise<OpenRooms> {
  return openRoomsOf(db, `${dates.checkIn}/${dates.checkOut} ${now.getTime()}`, { rooms, dates })
}

const openRoomsOf = batched(async (db, calls: { rooms: RoomsRequest; dates: Dates }[]) => {
  const [{ rooms, dates }] = calls as [(typeof calls)[0]]
  const ids = calls.length > 1 ? [...new Set(calls.flatMap((one) => one.rooms.ids))] : rooms.ids
  const openRooms = await readOpenRooms(db, { ids, ofAll: rooms.ofAll }, dates)
  return calls.map(() => openRooms)
})

/** One statement with one row per night, however many rooms: numbers are bytes, read in place. */
async function readOpenRooms(db: Queryable, rooms: RoomsRequest, dates: Dates): Promise<OpenRooms> {
  const { ids: roomTypeIds } = rooms
  const nights = nightsBetween(dates.checkIn, dates.checkOut)
  const [first, last] = [sql`${dates.checkIn}::date`, sql`${dates.checkOut}::date`]
  const result = await db.execute<
    { version: string; noDeparture: Buffer | null } & NightOrNone<'rooms' | 'prices' | 'free'>
  >(sql`
    select ${catalogueVersion} as version, (select ${intsAsBytes(sql`d.room_type_id`)} from night_inventory d
      where d.night = ${last} and d.closed_to_departure) as "noDeparture", s.* from (select) one left join (
      select n.night, ${intsAsBytes(sql`n.room_type_id`)} as rooms, ${intsAsBytes(sql`n.price`)} as prices,
        ${intsAsBytes(freeRooms)} as free
      from ${nightsOfRooms(rooms, dates.checkIn, dates.checkOut)}
        and not n.closed and n.held + n.sold + n.elsewhere < n.allotment and ${allowsStay(first, last)}
      group by n.night
    ) s on true`)
  const place = new Map(roomTypeIds.map((id, i) => [id, i]))
  const prices = new Int32Array(roomTypeIds.length * nights)
  const free = new Int32Array(roomTypeIds.length).fill(2 ** 31 - 1)
  const open = new Uint8Array(roomTypeIds.length)
  for (const row of result.rows) {
    if (row.night === null) continue
    const night = nightsBetween(dates.checkIn, row.night)
    const ids = intsOf(row.rooms)
    const [itsPrices, itsFree] = [intsOf(row.prices), intsOf(row.free)]
    for (let i = 0; i < ids.length; i++) {
      const at = place.get(ids[i] as number)
      if (at === undefined) continue
      prices[at * nights + night] = itsPrices[i] as number
      free[at] = Math.min(free[at] as number, itsFree[i] as number)
      open[at] = (open[at] as number) + 1
    }
  }
  for (const id of intsOf(result.rows[0]?.noDeparture ?? null)) {
    const at = place.get(id)
    if (at !== undefined) open[at] = 0
  }
  return {
    version: result.rows[0]?.version ?? '',
    openOf(id) {
      const at = place.get(id)
      if (at === undefined || open[at] !== nights) return null
      return { prices: prices.subarray(at * nights, (at + 1) * nights), free: free[at] as number }
    },
  }
}

/**
 * `findOpenRooms` for several stays with different dates, in one statement.
 * @returns `openOf` takes the index of a stay
 */
export async function findOpenRoomsOfStays(
  db: Queryable,
  stays: readonly (Dates & { ids: readonly number[] })[],
): Promise<{ version: string; openOf: (stay: number, roomTypeId: number) => OpenRoom | null }> {
  const roomsOfStays = stays.flatMap(({ ids, ...dates }, at) => ids.map((id) => ({ at, id, ...dates })))
  const column = (name: keyof (typeof roomsOfStays)[0]) => sql`${`{${roomsOfStays.map((one) => one[name]).join(',')}}`}`
  const result = await db.execute<
    { version: string } & (
      | ({ at: number } & Record<'rooms' | 'nights' | 'prices' | 'free', Buffer>)
      | ({ at: null } & Record<'rooms' | 'nights' | 'prices' | 'free', null>)
    )
  >(sql`
    select ${catalogueVersion} as version, s.* from (select) one left join (
      select w.at, ${intsAsBytes(sql`n.room_type_id`)} as rooms, ${intsAsBytes(sql`n.night - w.check_in`)} as nights,
        ${intsAsBytes(sql`n.price`)} as prices, ${intsAsBytes(freeRooms)} as free
      from unnest(${column('at')}::int[], ${column('id')}::int[], ${column('checkIn')}::date[], ${column('checkOut')}::date[])
        as w (at, id, check_in, check_out)
      cross join lateral (
        select * from night_inventory n where n.room_type_id = w.id and n.night >= w.check_in and n.night < w.check_out offset 0) n
      where not n.closed and n.held + n.sold + n.elsewhere < n.allotment
        and ${allowsStay(sql`w.check_in`, sql`w.check_out`)} and not ${hasNoDeparture(sql`w.id`, sql`w.check_out`)}
      group by w.at
    ) s on true`)
  const rooms = new Map<string, OpenRoom & { nights: number }>()
  for (const row of result.rows) {
    const stay = row.at === null ? undefined : stays[row.at]
    if (!stay) continue
    const length = nightsBetween(stay.checkIn, stay.checkOut)
    const [ids, nights, prices, free] = [intsOf(row.rooms), intsOf(row.nights), intsOf(row.prices), intsOf(row.free)]
    ids.forEach((id, i) => {
      const key = `${row.at} ${id}`
      const room = rooms.get(key) ?? { prices: new Int32Array(length), free: 2 ** 31 - 1, nights: 0 }
      room.prices[nights[i] as number] = prices[i] as number
      room.free = Math.min(room.free, free[i] as number)
      room.nights++
      rooms.set(key, room)
    })
  }
  return {
    version: result.rows[0]?.version ?? '',
    openOf(at, id) {
      const room = rooms.get(`${at} ${id}`)
      return room && room.nights === room.prices.length ? room : null
    },
  }
}

/**
 * The nights of room types in a period and the day after it, open or closed. A night without a price has no row; a stay
 * can end on its day.
 */
export type NightsOfRoom = {
  /** Minor units before taxes; 0 without a row. */
  prices: Int32Array
  /** Free rooms; 0 if closed. */
  free: Int32Array
  minStay: Int32Array
  minStayArrival: Int32Array
  maxStay: Int32Array
  closed: Uint8Array
  closedToArrival: Uint8Array
  closedToDeparture: Uint8Array
}

/** Every night from `from` to `to`, the last day of departure, of these room types, in one statement. */
export async function findNights(
  db: Queryable,
  requested: RoomsRequest,
  from: string,
  to: string,
): Promise<{ version: string; nights: string[]; of: (roomTypeId: number) => NightsOfRoom | null }> {
  const nights = nightsOf(from, to)
  const result = await db.execute<
    { version: string } & NightOrNone<'rooms' | 'prices' | 'free' | 'stays' | 'arrivals' | 'most' | 'flags'>
  >(sql`
    select ${catalogueVersion} as version, s.* from (select) one left join (
      select n.night, ${intsAsBytes(sql`n.room_type_id`)} as rooms, ${intsAsBytes(sql`n.price`)} as prices,
        ${intsAsBytes(freeRooms)} as free, ${intsAsBytes(sql`n.min_stay`)} as stays,
        ${intsAsBytes(sql`n.min_stay_arrival`)} as arrivals, ${intsAsBytes(sql`n.max_stay`)} as most,
        ${intsAsBytes(sql`n.closed::int + 2 * n.closed_to_arrival::int + 4 * n.closed_to_departure::int`)} as flags
      from ${nightsOfRooms(requested, from, addDays(to, 1))}
      group by n.night
    ) s on true`)
  const rooms = new Map<number, NightsOfRoom>()
  for (const row of result.rows) {
    if (row.night === null) continue
    const night = nightsBetween(from, row.night)
    const [ids, prices, free] = [intsOf(row.rooms), intsOf(row.prices), intsOf(row.free)]
    const [stays, arrivals, most] = [intsOf(row.stays), intsOf(row.arrivals), intsOf(row.most)]
    const flags = intsOf(row.flags)
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number
      const room = rooms.get(id) ?? emptyNights(nights.length + 1)
      rooms.set(id, room)
      const flag = flags[i] as number
      room.prices[night] = prices[i] as number
      room.free[night] = flag & 1 ? 0 : (free[i] as number)
      room.minStay[night] = stays[i] as number
      room.minStayArrival[night] = arrivals[i] as number
      room.maxStay[night] = most[i] as number
      room.closed[night] = flag & 1
      room.closedToArrival[night] = (flag >> 1) & 1
      room.closedToDeparture[night] = flag >> 2
    }
  }
  return { version: result.rows[0]?.version ?? '', nights, of: (id) => rooms.get(id) ?? null }
}

/** A night with numbers of its rooms as bytes, or the only row of a result without nights. */
type NightOrNone<Column extends string> =
  | ({ night: string } & Record<Column, Buffer>)
  | ({ night: null } & Record<Column, null>)

function emptyNights(length: number): NightsOfRoom {
  return {
    prices: new Int32Array(length),
    free: new Int32Array(length),
    minStay: new Int32Array(length),
    minStayArrival: new Int32Array(length),
    maxStay: new Int32Array(length),
    closed: new Uint8Array(length),
    closedToArrival: new Uint8Array(length),
    closedToDeparture: new Uint8Array(length),
  }
}

/**
 * The nights of some room types in a period, as `n`. Few room types are looked up one by one; for a larger share of all
 * room types, whole nights are read and filtered; for almost all, whole nights are read unfiltered, including a few
 * other rooms. The SQL forces each plan, because the database plans before it knows the number of ids. Filtering with
 * an array instead would take half as long again.
 */
function nightsOfRooms({ ids, ofAll }: RoomsRequest, from: string, to: string): SQL {
  const nights = nightsBetween(from, to)
  const period = sql`n.night >= ${from} and n.night < ${to}`
  if (ids.length >= ofAll * nearlyAll) return sql`night_inventory n where ${period}`
  // A lookup of a room costs as much as scanning five nights, and each of its nights as much as scanning two.
  const ofEach = ids.length * (5 + 2 * nights) <= ofAll * nights
  const wantedRooms = sql`unnest(${`{${ids.join(',')}}`}::int[]) as wanted (id)`
  return ofEach
    ? sql`${wantedRooms} cross join lateral (
        select * from night_inventory n where n.room_type_id = wanted.id and ${period} offset 0) n where true`
    : sql`night_inventory n join ${wantedRooms} on n.room_type_id + 0 = wanted.id where ${period}`
}

/** From this share on, filtering out the other rooms takes longer than reading them. */
const nearlyAll = 0.8
