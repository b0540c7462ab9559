import type { FieldError } from '#api/errors.ts'
import { inOrder } from '#domains/cms/kinds/front.server.ts'
import { amount as money } from '#domains/cms/kinds/hotel.server.ts'
import { rowKind } from '#domains/cms/stores/row-store.server.ts'
import { inSections, type KindName, type Values, type Among, type Kind } from '#domains/cms/shapes.ts'
import { sql } from 'drizzle-orm'

const fields = inSections([
  'discount',
  { type: 'text', name: 'code', max: 40, form: 'code' },
  { type: 'bilingual', name: 'name', max: 80 },
  { type: 'number', name: 'rate_basis_points', min: 1, max: 10_000, decimals: 2, optional: true },
  { ...money, name: 'amount', min: 1, optional: true },
  { ...money, name: 'min_total', optional: true },
  'products',
  { type: 'flag', name: 'for_stays' },
  { type: 'references', name: 'only_hotels', to: 'hotel', by: 'number', optional: true },
  { type: 'flag', name: 'for_packages' },
  { type: 'references', name: 'only_packages', to: 'package', by: 'number', optional: true },
  { type: 'flag', name: 'for_services' },
  { type: 'references', name: 'only_services', to: 'service', by: 'number', optional: true },
  'limits',
  { type: 'date', name: 'valid_from', optional: true },
  { type: 'date', name: 'valid_to', optional: true },
  { type: 'date', name: 'first_day', optional: true },
  { type: 'date', name: 'last_day', optional: true },
  { type: 'number', name: 'max_uses', min: 1, max: 1_000_000, optional: true },
  { type: 'number', name: 'max_per_person', min: 1, max: 1_000, optional: true },
])

/** The name with its code and its uses: "Early bird · EARLY10 · 3 of 100 uses". */
const title = sql`(select jsonb_object_agg(l, (t.name ->> l) || ' · ' ||
    chr(8294) || t.code || chr(8297) || ' · ' || case l
      when 'ar' then 'مرات الاستخدام: ' || t.uses || coalesce(' من ' || t.max_uses, '')
      else t.uses || coalesce(' of ' || t.max_uses, '') || case coalesce(t.max_uses, t.uses) when 1 then ' use' else ' uses' end end)
  from unnest(array['en', 'ar']) l)`

/** Promotion codes. A code that was used is never deleted: taken off the site, it has ended. */
export const promotionKind = {
  promotion: {
    managers: true,
    title: 'name',
    ...rowKind({
      table: 'promotion',
      fields,
      title,
      order: sql`t.id desc`,
      staysWhenOff: true,
      initial: () => ({ uses: 0 }),
    }),
    check: wrongPromotion,
    besideOthers: true,
  },
} as const satisfies Partial<Record<KindName, Kind>>

async function wrongPromotion(values: Values, { db, subject }: Among): Promise<FieldError[]> {
  const { code, rate_basis_points, amount, for_stays, for_packages, for_services } = values
  const { rows } = await db.execute(sql`
    select id from promotion where upper(code) = upper(${code as string}) and id <> ${subject}::int limit 1`)
  return [
    ...(rows.length > 0 ? [{ path: 'code', code: 'taken' }] : []),
    ...(rate_basis_points === null && amount === null ? [{ path: 'rate_basis_points', code: 'required' }] : []),
    ...(for_stays || for_packages || for_services ? [] : [{ path: 'for_stays', code: 'nothing_sold' }]),
    ...inOrder(values, 'valid_from', 'valid_to'),
    ...inOrder(values, 'first_day', 'last_day'),
  ]
}
