import type { TestWorld } from '#test/world.ts'

/** Columns of a promotion; the rest applies to everything, without limits. */
type PromotionOptions = {
  code: string
  rate_basis_points?: number
  amount?: number
  min_total?: number
  for_stays?: boolean
  for_packages?: boolean
  for_services?: boolean
  only_hotels?: number[]
  valid_to?: string
  max_uses?: number
  max_per_person?: number
}

/** Adds a promotion code. */
export async function addPromotion(world: Pick<TestWorld, 'sql'>, options: PromotionOptions): Promise<void> {
  const row = {
    name: { en: 'Early bird', ar: 'الحجز المبكر' },
    for_stays: true,
    for_packages: true,
    for_services: true,
    ...options,
  }
  const columns = Object.keys(row).join(', ')
  await world.sql(
    `insert into promotion (${columns}) select ${columns} from jsonb_populate_record(null::promotion, $1::jsonb)`,
    [JSON.stringify(row)],
  )
}

/** Uses of all promotions that count. */
export async function usesOf(world: Pick<TestWorld, 'sql'>): Promise<unknown> {
  return (await world.sql('select sum(uses)::int as uses from promotion'))[0]?.['uses']
}
