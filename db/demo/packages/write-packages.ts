import type pg from 'pg'
import { copyRows } from '#db/demo/copy.ts'
import { departuresAhead, departuresOf } from '#db/demo/packages/departures.ts'
import type { DemoPackage } from '#db/demo/packages/shape.ts'
import type { PackageTypeRow } from '#db/demo/packages/types.ts'
import { continueIds, idsBy } from '#db/demo/ids.ts'
import { addDays } from '#domains/shared/dates.ts'

const json = (value: unknown) => JSON.stringify(value)

/**
 * Writes packages into empty tables, with their departures for a year from `today` on. Hotels and policies must exist.
 */
export async function writePackages(
  client: pg.ClientBase,
  { packageTypes, packages }: { packageTypes: PackageTypeRow[]; packages: DemoPackage[] },
  { today }: { today: string },
): Promise<void> {
  const typeId = new Map(packageTypes.map(({ slug }, i) => [slug, i + 1]))
  await copyRows(
    client,
    'package_type',
    'id, slug, name, position',
    packageTypes.map(({ slug, name }, i) => [i + 1, slug, json(name), i + 1]),
  )
  const [policyId, hotelId] = [await idsBy(client, 'cancellation_policy', 'code'), await idsBy(client, 'hotel', 'slug')]
  // A world with few hotels contains only the packages whose hotels all exist.
  const possible = packages
    .filter(({ hotels: packageHotels }) =>
      packageHotels.every(({ hotel }) => typeof hotel !== 'string' || hotelId.has(hotel)),
    )
    .map((one, i) => ({ ...one, id: i + 1 }))
  await copyRows(
    client,
    'package',
    `id, slug, type_id, title, summary, description, tour_type, group_size, departure_city, days, programme, included, excluded, notes,
     aviation, currency, payment, deposit, policy_id, supply, meets_at, meeting_point, closes_days_before, image_ids, rank, search_key`,
    possible.map((one) => [
      one.id,
      one.slug,
      typeId.get(one.type) ?? null,
      json(one.title),
      json(one.summary),
      json(one.description),
      one.tourType,
      one.groupSize,
      one.departureCity,
      one.days,
      json(one.programme),
      json(one.included),
      json(one.excluded),
      json(one.notes),
      one.aviation && json(one.aviation),
      'SAR',
      one.payment,
      json(one.deposit),
      policyId.get(one.policy) ?? null,
      one.supply,
      one.meetsAt,
      json(one.meetingPoint),
      one.closesDaysBefore,
      one.imageIds,
      one.rank,
      one.searchKey,
    ]),
  )
  await copyRows(
    client,
    'package_hotel',
    'package_id, position, hotel_id, name, city, note, nights, board, guarantee',
    possible.flatMap(({ id, hotels: packageHotels }) =>
      packageHotels.map(({ hotel, nights, board, guarantee }, i) => [
        id,
        i + 1,
        ...(typeof hotel === 'string'
          ? [hotelId.get(hotel) ?? null, null, null, null]
          : [null, json(hotel.name), hotel.city, json(hotel.note)]),
        nights,
        board,
        guarantee,
      ]),
    ),
  )
  await copyRows(
    client,
    'package_extra',
    'package_id, code, name, basis, amount',
    possible.flatMap(({ id, extras }) =>
      extras.map(({ code, name, basis, amount }) => [id, code, json(name), basis, amount]),
    ),
  )
  await continueIds(client, 'package_type')
  if (possible.length > 0) await continueIds(client, 'package')
  await writeDepartures(client, possible, { from: today, to: addDays(today, departuresAhead) })
}

/** Adds the departures that have come within the booking period since the last call; existing ones stay unchanged. */
export async function rollDepartures(client: pg.ClientBase, packages: DemoPackage[], today: string): Promise<void> {
  const result = await client.query<{ id: number; slug: string; last: string | null }>(
    `select p.id, p.slug, (select max(d.starts_on)::text from departure d where d.package_id = p.id) as last from package p`,
  )
  const to = addDays(today, departuresAhead)
  for (const { id, slug, last } of result.rows) {
    const travelPackage = packages.find((one) => one.slug === slug)
    if (!travelPackage) continue
    const from = last !== null && last >= today ? addDays(last, 1) : today
    if (from < to) await writeDepartures(client, [{ ...travelPackage, id }], { from, to })
  }
}

async function writeDepartures(
  client: pg.ClientBase,
  packages: (DemoPackage & { id: number })[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const next = await client.query<{ next: number }>('select coalesce(max(id), 0) + 1 as next from departure')
  const first = next.rows[0]?.next ?? 1
  const rows = packages
    .flatMap((one) => departuresOf(one, from, to).map((departure) => ({ ...departure, packageId: one.id })))
    .map((row, i) => ({ ...row, id: first + i }))
  if (rows.length === 0) return
  await copyRows(
    client,
    'departure',
    'id, package_id, starts_on, ends_on, seats, infant_price',
    rows.map((row) => [row.id, row.packageId, row.startsOn, row.endsOn, row.seats, row.infant]),
  )
  await copyRows(
    client,
    'departure_price',
    'departure_id, sharing, adult, child',
    rows.flatMap(({ id, prices }) => prices.map(({ sharing, adult, child }) => [id, sharing, adult, child])),
  )
  await continueIds(client, 'departure')
}
