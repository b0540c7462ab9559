import { sql } from 'drizzle-orm'
import type { DemoTrip } from '#db/demo/trips.ts'
import { addDays } from '#domains/shared/dates.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import { asGuest, before, bookedForOf, key, payOnline, dataOf, type Step, type Weeks } from '#server/demo/scenario.ts'

/** Books a package with a flight, or a transfer, with some of its details; null if none is for sale. */
export async function bookTrip(weeks: Weeks, trip: DemoTrip): Promise<Step[] | null> {
  const bookedFor = bookedForOf(weeks, trip.guest)
  const api = asGuest(weeks, bookedFor, before(weeks, trip.minutesAgo))
  // A package with a flight is paid online.
  if (trip.transfer === null && weeks.services.sandbox === null) return null
  const quoted = trip.transfer === null ? await quotePackage() : await quoteTransfer(trip.transfer)
  if (!quoted) return null
  const [first_name = '', last_name = ''] = bookedFor.name.split(' ')
  const { reference } = dataOf(
    await api.store_booking(
      {
        quote_token: quoted,
        guests: [{ first_name, last_name }],
        contact: { email: bookedFor.email, phone: `+96650000${1000 + trip.guest}`, country: bookedFor.country },
        payment_type: trip.transfer === null ? 'prepay' : 'arrival',
      },
      key(),
    ),
  )
  if (trip.forms.length > 0) dataOf(await api.save_booking_details({ reference, forms: trip.forms }))
  if (trip.transfer !== null) return []
  const paidAt = before(weeks, trip.minutesAgo - 3)
  return [{ at: paidAt, run: () => payOnline(weeks, bookedFor, reference, paidAt).then(() => []) }]

  async function quotePackage(): Promise<string | null> {
    const result = await weeks.services.database.db.execute<{ id: number }>(sql`
      select d.id from departure d join package p on p.id = d.package_id
      where p.aviation is not null and p.offered and p.supply = 'own' and not d.closed
        and d.starts_on between ${weeks.today}::date + 20 and ${weeks.today}::date + 90
        and d.seats - d.held - d.sold >= 4 order by d.starts_on, d.id limit 1`)
    const departure_id = result.rows[0]?.id
    if (departure_id === undefined) return null
    const quote = await api.get_package_price({ departure_id, party: [trip.people], sharing: 'double' })
    return quote.ok ? quote.data.token : null
  }

  async function quoteTransfer(slug: string): Promise<string | null> {
    const party = parseOccupancy(trip.people)
    if (!party) throw new Error(`The demo has no party ${trip.people}`)
    const result = await weeks.services.database.db.execute<{ id: number }>(sql`
      select o.id from service_option o join service s on s.id = o.service_id
      where s.slug = ${slug} and s.offered and s.supply = 'own' and s.payment in ('both', 'arrival')
        and o.most_people >= ${party.adults + party.childAges.length}
      order by o.most_people, o.id limit 1`)
    const option = result.rows[0]
    if (!option) return null
    const date = addDays(weeks.today, trip.startsIn)
    const quote = await api.get_service_price({
      option_id: option.id,
      date,
      people: trip.people,
      time: trip.time,
    })
    return quote.ok ? quote.data.token : null
  }
}
