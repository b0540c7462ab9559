import { sql, type SQL } from 'drizzle-orm'
import { readSettings, type Offers } from '#domains/content/queries.server.ts'
import type { Context } from '#domains/context.ts'

type Settings = Pick<Context, 'db' | 'ports'>

/** The products that the provider sells. A product that is not sold is not listed, shown, priced or booked. */
export async function findOffers({ db, ports }: Settings): Promise<Offers> {
  return (await ports.remember('settings', () => readSettings(db))).offers
}

export async function sells(context: Settings, product: keyof Offers): Promise<boolean> {
  return (await findOffers(context))[product]
}

/** SQL expression: true if the provider sells a product. For statements whose result is not cached. */
export function isSold(product: keyof Offers): SQL {
  return sql`coalesce((select (value ->> ${product})::boolean from setting where key = 'offers'), true)`
}
