import { sql } from 'drizzle-orm'
import { paysOnline, readSettings } from '#domains/content/queries.server.ts'
import type { Context, Queryable } from '#domains/context.ts'
import type { PenaltyWindow, RatePlanTerms, TaxRule } from '#domains/shared/shapes.ts'

/** Data that every price depends on and that rarely changes. */
export type Terms = {
  policies: Map<number, PenaltyWindow[]>
  taxRules: (TaxRule & { country: string })[]
  /** True if online payment is available. */
  prepay: boolean
  /** Cached rates of rooms under these terms. */
  rates: WeakMap<object, RatePlanTerms[]>
  /** Catalogues whose policies these terms have. */
  checked: WeakSet<object>
  /** True once a policy was needed that is newer than these terms. */
  isStale: boolean
}

/** Cache key of the terms; announce it when a policy, a tax rule or a feature changes. */
const termsKey = 'terms'

type Dependencies = Pick<Context, 'db' | 'ports'>

async function cachedTerms({ db, ports }: Dependencies): Promise<Terms> {
  const read = async () => {
    const [terms, settings] = [await findTerms(db), await readSettings(db)]
    return { ...terms, prepay: paysOnline(settings, ports) }
  }
  const cached = await ports.remember(termsKey, async () => ({ terms: await read() }))
  if (cached.terms.isStale) cached.terms = await read()
  return cached.terms
}

/** Calls `use` with the cached terms, and once more with terms read now if it needed a policy that they lack. */
export async function withTerms<T>(dependencies: Dependencies, use: (terms: Terms) => T | Promise<T>): Promise<T> {
  const terms = await cachedTerms(dependencies)
  const result = await use(terms)
  return terms.isStale ? use(await cachedTerms(dependencies)) : result
}

/** The penalties of a policy; null if it is newer than the terms, so that nothing is priced without its rule. */
export function windowsOf(terms: Terms, policy: number): PenaltyWindow[] | null {
  const windows = terms.policies.get(policy)
  if (!windows) terms.isStale = true
  return windows ?? null
}

export function taxRulesOf(terms: Terms, country: string): TaxRule[] {
  return terms.taxRules.filter((rule) => rule.country === country)
}

async function findTerms(db: Queryable): Promise<Omit<Terms, 'prepay'>> {
  const result = await db.execute<{
    policies: { id: number; windows: PenaltyWindow[] }[]
    taxRules: Terms['taxRules']
  }>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'windows', windows)), '[]') from cancellation_policy) as policies,
      (select coalesce(json_agg(json_build_object('country', country, 'kind', kind, 'rateBasisPoints', rate_basis_points, 'base', base,
         'starsFrom', stars_from, 'starsTo', stars_to, 'validFrom', valid_from, 'validTo', valid_to) order by id), '[]') from tax_rule) as "taxRules"`)
  const row = result.rows[0]
  return {
    policies: new Map(row?.policies.map((policy) => [policy.id, policy.windows])),
    taxRules: row?.taxRules ?? [],
    rates: new WeakMap(),
    checked: new WeakSet(),
    isStale: false,
  }
}
