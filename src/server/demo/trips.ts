import { sql } from 'drizzle-orm'
import type { DemoTrip } from '#db/demo/trips.ts'
import { addDays } from '#domains/shared/dates.ts'
import { asGuest, before, bookedForOf, key, requested, type Step, type Weeks } from '#server/demo/scenario.ts'

/**
 * Books a package with a flight, or an airport transfer, and fills in some of its details. Returns null if none is for
 * sale.
 */
export async function bookTrip(weeks: Weeks, trip: DemoTrip): Promise<Step[] | null> {
  const bookedFor = bookedForOf(weeks, trip.guest)
  const api = asGuest(weeks, bookedFor, before(weeks, trip.minutesAgo))
  const quoted = await { package: quotePackage, transfer: quoteTransfer }[trip.kind]()
  if (!quoted) return null
  const [first_name = '', last_name = ''] = bookedFor.name.split(' ')
  const { reference } = requested(
    await api.store_booking(
      {
        quote_token: quoted,
        guests: [{ first_name, last_name }],
        contact: { email: bookedFor.email, phone: `+96650000${1000 + trip.guest}`, country: bookedFor.country },
        payment_type: 'arrival',
      },
      key(),
    ),
  )
  if (trip.forms.length > 0) requested(await api.save_booking_details({ reference, forms: trip.forms }))
  return []

  async function quotePackage(): Promise<string | null> {
    const found = await weeks.services.database.db.execute<{ id: number }>(sql`
      select d.id from departure d join package p on p.id = d.package_id
      where p.aviation is not null and p.offered and p.supply = 'own' and p.payment in ('both', 'arrival') and not d.closed
        and d.starts_on between ${weeks.today}::date + 20 and ${weeks.today}::date + 90
        and d.seats - d.held - d.sold >= 4 order by d.starts_on, d.id limit 1`)
    const departure_id = found.rows[0]?.id
    if (departure_id === undefined) return null
    const quote = await api.get_package_price({ departure_id, party: ['2'], sharing: 'double' })
    return quote.ok ? quote.data.token : null
  }

  async function quoteTransfer(): Promise<string | null> {
    const found = await weeks.services.database.db.execute<{ id: number; time: string | null }>(sql`
      select o.id, o.times[1] as time from service_option o join service s on s.id = o.service_id join service_type t on t.id = s.type_id
      where t.kind = 'transfer' and t.icon = 'plane' and s.offered and s.supply = 'own' and s.payment in ('both', 'arrival')
      order by o.id limit 1`)
    const option = found.rows[0]
    if (!option) return null
    const date = addDays(weeks.today, trip.startsIn)
    const quote = await api.get_service_price({
      option_id: option.id,
      date,
      people: '2',
      ...(option.time && { time: option.time }),
    })
    return quote.ok ? quote.data.token : null
  }
}
