import type pg from 'pg'
import { type Cell, copyRows } from '#db/demo/copy.ts'
import type { DemoService } from '#db/demo/services/shape.ts'
import { continueIds, idsBy } from '#db/demo/ids.ts'

const json = (value: unknown) => JSON.stringify(value)
const numbers = (values: number[]): Cell => values.map(String)

/** Writes services with their options into empty tables; service types and policies must exist. */
export async function writeServices(client: pg.ClientBase, services: DemoService[]): Promise<void> {
  if (services.length === 0) return
  const [typeId, policyId] = [
    await idsBy(client, 'service_type', 'slug'),
    await idsBy(client, 'cancellation_policy', 'code'),
  ]
  await copyRows(
    client,
    'service',
    `id, slug, type_id, name, summary, about, included, notes, basis, city, meeting_point, meeting_point_varies, lat, lon, to_city, extra, minutes, currency, payment,
     policy_id, supply, closes_hours_before, image_ids, rank, search_key`,
    services.map((one, i) => [
      i + 1,
      one.slug,
      typeId.get(one.type) ?? null,
      json(one.name),
      json(one.summary),
      json(one.about),
      json(one.included),
      json(one.notes),
      one.basis,
      one.city,
      json(one.meetingPoint),
      one.meetingPointVaries,
      one.lat,
      one.lon,
      one.toCity,
      one.extra,
      one.minutes,
      'SAR',
      one.payment,
      policyId.get(one.policy) ?? null,
      one.supply,
      one.closesHoursBefore,
      one.imageIds,
      one.rank,
      one.searchKey,
    ]),
  )
  await copyRows(
    client,
    'service_option',
    'service_id, code, name, amount, child_amount, most_people, capacity, times, weekdays',
    services.flatMap(({ options }, i) =>
      options.map((option) => [
        i + 1,
        option.code,
        json(option.name),
        option.amount,
        option.childAmount,
        option.maxPeople,
        option.capacity,
        option.times,
        numbers(option.weekdays),
      ]),
    ),
  )
  await continueIds(client, 'service')
}
