import { sql, type SQL } from 'drizzle-orm'

/** SQL expression: true if only hotels with a valid licence are sold. */
export const licencesRequired = sql`coalesce((select (value ->> 'required')::boolean from setting where key = 'hotel_licences'), false)`

/** The column `saleUntil` of `SalePeriod` for `hotel h`: a day long past if it needs a licence and has none. */
export const saleUntil = sql`case when ${licencesRequired} then coalesce(h.tourism_licence_until, '0001-01-01') end as "saleUntil"`

/** SQL condition, as `isOnSale`: `hotel h` of `city c` can be booked now. */
export const isOnSaleAt = (now: Date): SQL =>
  sql`(not ${licencesRequired} or coalesce(h.tourism_licence_until >= (${now.toISOString()}::timestamptz at time zone c.time_zone)::date, false))`
