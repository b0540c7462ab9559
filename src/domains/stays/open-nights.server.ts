import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { gathered } from '#domains/gathered.ts'
import { intsAsBytes, intsOf } from '#domains/ints.ts'
import { catalogueStamp } from '#domains/stays/catalogue.server.ts'
import { nightsBetween, nightsOf } from '#domains/stays/nights.ts'

type Dates = { checkIn: string; checkOut: string }

/** Room types that are asked about, each once, and how many there are of all hotels together. */
type RoomsAsked = { ids: readonly number[]; ofAll: number }

/** A room type that is open for all nights of a stay. */
type OpenRoom = {
  /** Minor units before taxes, a night each. */
  prices: Int32Array
  /** Rooms free for the whole stay, at least one. */
  free: number
}

type OpenRooms = { stamp: string; openOf: (roomTypeId: number) => OpenRoom | null }

/**
 * Which of these room types are open for every night of a stay, at what prices. What is asked at one moment about the
 * same nights reads them once: home shows two cities.
 * @param now of the request that asks: others wait for their own answers alone
 */
export function findOpenRooms(db: Queryable, rooms: RoomsAsked, dates: Dates, now: Date): Promise<OpenRooms> {
  return openRoomsOf(db, `${dates.checkIn}/${dates.checkOut} ${now.getTime()}`, { rooms, dates })
}

const openRoomsOf = gathered(async (db, asked: { rooms: RoomsAsked; dates: Dates }[]) => {
  const [{ rooms, dates }] = asked as [(typeof asked)[0]]
  const ids = asked.length > 1 ? [...new Set(asked.flatMap((one) => one.rooms.ids))] : rooms.ids
  const found = await readOpenRooms(db, { ids, ofAll: rooms.ofAll }, dates)
  return asked.map(() => found)
})

/** One statement and one row a night, whatever the number of rooms: figures travel as bytes and are read where they stand. */
async function readOpenRooms(db: Queryable, rooms: RoomsAsked, dates: Dates): Promise<OpenRooms> {
  const { ids: roomTypeIds } = rooms
  const nights = nightsBetween(dates.checkIn, dates.checkOut)
  const found = await db.execute<{
    stamp: string
    night: string | null
    rooms: Buffer
    prices: Buffer
    free: Buffer
  }>(sql`
    select ${catalogueStamp} as stamp, s.* from (select) one left join (
      select n.night, ${intsAsBytes(sql`n.room_type_id`)} as rooms, ${intsAsBytes(sql`n.price`)} as prices,
        ${intsAsBytes(sql`n.allotment - n.held - n.sold`)} as free
      from ${nightsOfRooms(rooms, dates.checkIn, dates.checkOut)}
        and not n.closed and n.held + n.sold < n.allotment and n.min_stay <= ${nights}
        and not (n.closed_to_arrival and n.night = ${dates.checkIn})
      group by n.night
    ) s on true`)
  const place = new Map(roomTypeIds.map((id, i) => [id, i]))
  const prices = new Int32Array(roomTypeIds.length * nights)
  const free = new Int32Array(roomTypeIds.length).fill(2 ** 31 - 1)
  const open = new Uint8Array(roomTypeIds.length)
  for (const row of found.rows) {
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
  return {
    stamp: found.rows[0]?.stamp ?? '',
    openOf(id) {
      const at = place.get(id)
      if (at === undefined || open[at] !== nights) return null
      return { prices: prices.subarray(at * nights, (at + 1) * nights), free: free[at] as number }
    },
  }
}

/** The nights of room types in a period, whether open or not. A night without a price has no row. */
export type NightsOfRoom = {
  /** Minor units before taxes; 0 where there is no row. */
  prices: Int32Array
  /** Rooms free; 0 where closed. */
  free: Int32Array
  minStay: Int32Array
  closed: Uint8Array
  closedToArrival: Uint8Array
}

/** Every night from `from` up to `to` of these room types, in one statement. */
export async function findNights(
  db: Queryable,
  asked: RoomsAsked,
  from: string,
  to: string,
): Promise<{ stamp: string; nights: string[]; of: (roomTypeId: number) => NightsOfRoom | null }> {
  const nights = nightsOf(from, to)
  const found = await db.execute<{ stamp: string; night: string | null } & Record<Column, Buffer>>(sql`
    select ${catalogueStamp} as stamp, s.* from (select) one left join (
      select n.night, ${intsAsBytes(sql`n.room_type_id`)} as rooms, ${intsAsBytes(sql`n.price`)} as prices,
        ${intsAsBytes(sql`n.allotment - n.held - n.sold`)} as free, ${intsAsBytes(sql`n.min_stay`)} as stays,
        ${intsAsBytes(sql`n.closed::int + 2 * n.closed_to_arrival::int`)} as flags
      from ${nightsOfRooms(asked, from, to)}
      group by n.night
    ) s on true`)
  const rooms = new Map<number, NightsOfRoom>()
  for (const row of found.rows) {
    if (row.night === null) continue
    const night = nightsBetween(from, row.night)
    const [ids, prices, free] = [intsOf(row.rooms), intsOf(row.prices), intsOf(row.free)]
    const [stays, flags] = [intsOf(row.stays), intsOf(row.flags)]
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number
      const room = rooms.get(id) ?? emptyNights(nights.length)
      rooms.set(id, room)
      const flag = flags[i] as number
      room.prices[night] = prices[i] as number
      room.free[night] = flag & 1 ? 0 : (free[i] as number)
      room.minStay[night] = stays[i] as number
      room.closed[night] = flag & 1
      room.closedToArrival[night] = flag >> 1
    }
  }
  return { stamp: found.rows[0]?.stamp ?? '', nights, of: (id) => rooms.get(id) ?? null }
}

type Column = 'rooms' | 'prices' | 'free' | 'stays' | 'flags'

function emptyNights(length: number): NightsOfRoom {
  return {
    prices: new Int32Array(length),
    free: new Int32Array(length),
    minStay: new Int32Array(length),
    closed: new Uint8Array(length),
    closedToArrival: new Uint8Array(length),
  }
}

/**
 * The nights of a period of some room types, as `n`: each room's looked for by itself, or, where a good part of all rooms
 * is asked about, whole nights read and theirs kept, or, where it is nearly all, whole nights with those of a few others.
 * Written so that no plan can do otherwise, for the database plans before it knows how many there are. Compared with an
 * array instead, a room's nights take half as long again.
 */
function nightsOfRooms({ ids, ofAll }: RoomsAsked, from: string, to: string): SQL {
  const nights = nightsBetween(from, to)
  const period = sql`n.night >= ${from} and n.night < ${to}`
  if (ids.length >= ofAll * nearlyAll) return sql`night_inventory n where ${period}`
  // Finding a room takes as long as reading five nights in a row, and each of its nights as long as two of those.
  const ofEach = ids.length * (5 + 2 * nights) <= ofAll * nights
  const wanted = sql`unnest(${`{${ids.join(',')}}`}::int[]) as wanted (id)`
  return ofEach
    ? sql`${wanted} cross join lateral (
        select * from night_inventory n where n.room_type_id = wanted.id and ${period} offset 0) n where true`
    : sql`night_inventory n join ${wanted} on n.room_type_id + 0 = wanted.id where ${period}`
}

/** From this share on, telling the others apart takes longer than reading them. */
const nearlyAll = 0.8
