import { asc, type InferSelectModel } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { serviceType } from '#domains/services/tables.server.ts'

export type ServiceTypeRow = InferSelectModel<typeof serviceType>

/** Every category, in the order of lists. */
export async function readServiceTypes(db: Queryable): Promise<ServiceTypeRow[]> {
  return db.select().from(serviceType).orderBy(asc(serviceType.position), asc(serviceType.id))
}
