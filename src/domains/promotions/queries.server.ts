import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { departure } from '#domains/products/packages/schema.server.ts'
import { serviceOption } from '#domains/products/services/schema.server.ts'
import type { ProductSelection } from '#domains/products/shared/selection.ts'
import type { Discountable, Promotion } from '#domains/promotions/rules.ts'

/** The promotion with a code in any case, and how often an account uses it. Null if there is none. */
export async function findPromotion(
  db: Queryable,
  code: string,
  userId: string | null,
): Promise<(Promotion & { ownUses: number }) | null> {
  const result = await db.execute<Promotion & { ownUses: number }>(sql`
    select p.id, p.code, p.name, p.rate_basis_points as "basisPoints", p.amount as "maxAmount", p.min_total as "minTotal",
      jsonb_build_object('stay', case when p.for_stays then to_jsonb(p.only_hotels) end,
        'package', case when p.for_packages then to_jsonb(p.only_packages) end,
        'service', case when p.for_services then to_jsonb(p.only_services) end) as products,
      p.valid_from::text as "bookFrom", p.valid_to::text as "bookTo", p.first_day::text as "startFrom", p.last_day::text as "startTo",
      p.max_uses as "maxUses", p.max_per_person as "maxPerPerson", p.uses, p.offered, coalesce(o.uses, 0) as "ownUses"
    from promotion p left join promotion_person o on o.promotion_id = p.id and o.user_id = ${userId}
    where upper(p.code) = upper(${code})`)
  return result.rows[0] ?? null
}

/** The hotel, package or service of a selection, and its first day; null if it does not exist. */
export async function findSelected(
  db: Queryable,
  selection: ProductSelection,
): Promise<Omit<Discountable, 'amount'> | null> {
  switch (selection.kind) {
    case 'stay':
      return { kind: 'stay', productId: selection.hotelId, firstDay: selection.checkIn }
    case 'package': {
      const [row] = await db.select().from(departure).where(eq(departure.id, selection.departureId))
      return row ? { kind: 'package', productId: row.packageId, firstDay: row.startsOn } : null
    }
    case 'service': {
      const [row] = await db.select().from(serviceOption).where(eq(serviceOption.id, selection.optionId))
      return row ? { kind: 'service', productId: row.serviceId, firstDay: selection.date } : null
    }
  }
}
