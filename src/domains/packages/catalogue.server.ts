import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { keptInMemory } from '#domains/kept-in-memory.ts'
import type { CatalogueDeparture, CatalogueJourney, JourneyCatalogue } from '#domains/packages/catalogue.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'

const kept = keptInMemory('journeys', 'journey_change', readJourneys)

/** What tells one state of the journeys from another. */
export const journeysStamp = kept.stamp
/** Asks the database with the journeys as they are, never with what they were. */
export const withJourneys = kept.asking
export const forgetOldJourneyChanges = kept.forgetOldChanges

/** Before this day nothing departs any more, wherever on earth. */
export const earliestDeparture = (now: Date): string => addDays(todayIn('UTC', now), -1)

type DepartureColumns = [
  CatalogueDeparture['id'],
  string,
  string,
  CatalogueDeparture['fromAmount'],
  CatalogueDeparture['fromSharing'],
]

async function readJourneys(db: Queryable, now: Date): Promise<JourneyCatalogue> {
  const found = await db.execute<{
    stamp: string
    types: JourneyCatalogue['types']
    journeys: (Omit<CatalogueJourney, 'departures'> & { departures: DepartureColumns[] })[]
  }>(sql`select ${journeysStamp} as stamp,
    (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name) order by position, id), '[]') from package_type) as types,
    (select coalesce(json_agg(j order by j.id), '[]') from (
      select p.id, p.slug, p.title, p.summary, json_build_object('slug', t.slug, 'name', t.name) as type, p.tour_type as "tourType",
        p.group_size as "groupSize", json_build_object('slug', c.slug, 'name', c.name, 'rank', c.rank, 'timeZone', c.time_zone) as "departureCity",
        p.days, (select coalesce(sum(r.nights), 0) from package_residence r where r.package_id = p.id) as nights,
        (select coalesce(json_agg(json_build_object('slug', x.slug, 'name', x.name) order by x.position), '[]') from (
          select hc.slug, hc.name, min(r.position) as position
          from package_residence r join hotel h on h.id = r.hotel_id join city hc on hc.slug = h.city
          where r.package_id = p.id group by hc.slug, hc.name) x) as cities,
        (select json_build_object('id', i.id, 'alt', i.alt) from image i where i.id = p.image_ids[1]) as picture,
        p.supply, p.aviation is not null as flight, p.policy_id as "policyId", p.currency, p.closes_days_before as "closesDaysBefore", p.rank,
        -- Every departure has a price: none can be set up without (desk-contract.ts).
        (select coalesce(json_agg(json_build_array(d.id, d.starts_on, d.ends_on, lowest.adult, lowest.sharing) order by d.starts_on, d.id), '[]')
         from departure d cross join lateral (
           select dp.adult, dp.sharing from departure_price dp where dp.departure_id = d.id order by dp.adult, dp.sharing limit 1) lowest
         where d.package_id = p.id and d.starts_on >= ${earliestDeparture(now)}) as departures
      from package p join package_type t on t.id = p.type_id join city c on c.slug = p.departure_city
      where p.offered) j) as journeys`)
  const row = found.rows[0]
  if (!row) throw new Error('no answer to a question without conditions')
  return {
    ...row,
    journeys: row.journeys.map((journey) => ({
      ...journey,
      departures: journey.departures.map(([id, startsOn, endsOn, fromAmount, fromSharing]) => ({
        id,
        startsOn,
        endsOn,
        fromAmount,
        fromSharing,
      })),
    })),
  }
}
