import { sql } from 'drizzle-orm'
import { paysOnline, readSettings } from '#domains/content/queries.server.ts'
import type { Context } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
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

async function stayTerms({ db, ports }: Dependencies): Promise<Terms> {
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
  const terms = await stayTerms(dependencies)
  const result = await use(terms)
  return terms.isStale ? use(await stayTerms(dependencies)) : result
}

/** The penalties of a policy; null if it is newer than the terms, so that nothing is priced without its rule. */
export function windowsOf(terms: Terms, policy: number): PenaltyWindow[] | null {
  const windows = terms.policies.get(policy)
  if (!windows) terms.isStale = true
  return windows ?? null
}

/** Needs every policy of a catalogue, once: a search computes its rates only after `withTerms` has returned. */
export function checkPolicies(terms: Terms, catalogue: { hotels: { rooms: { rates: RateRow[] }[] }[] }): void {
  if (terms.checked.has(catalogue)) return
  terms.checked.add(catalogue)
  for (const { rooms } of catalogue.hotels) {
    for (const { rates } of rooms) for (const [, , , , , , policy] of rates) windowsOf(terms, policy)
  }
}

export function taxRulesOf(terms: Terms, country: string): TaxRule[] {
  return terms.taxRules.filter((rule) => rule.country === country)
}

/** A rate as read from the database: id, board, payment, basis points, adult and child supplement, policy. */
export type RateRow = [number, RatePlanTerms['board'], RatePlanTerms['payment'], number, number, number, number]

/** Rates that can be sold: not a prepaid rate while online payment is off, nor one whose policy is not known yet. */
export function ratesWith(terms: Terms, rows: RateRow[]): RatePlanTerms[] {
  return rows
    .filter(([, , payment]) => terms.prepay || payment !== 'prepay')
    .flatMap(([id, board, payment, priceBasisPoints, adultSupplement, childSupplement, policy]) => {
      const windows = windowsOf(terms, policy)
      if (!windows) return []
      return {
        id,
        board,
        payment: payment === 'both' && !terms.prepay ? ('arrival' as const) : payment,
        priceBasisPoints,
        adultSupplement,
        childSupplement,
        windows,
      }
    })
}

/** The rates of a room that can be sold, computed once for these terms. */
export function ratesOfRoom(terms: Terms, room: { rates: RateRow[] }): RatePlanTerms[] {
  const known = terms.rates.get(room)
  if (known) return known
  const rates = ratesWith(terms, room.rates)
  terms.rates.set(room, rates)
  return rates
}

async function findTerms(db: Queryable): Promise<Omit<Terms, 'prepay'>> {
  const found = await db.execute<{
    policies: { id: number; windows: PenaltyWindow[] }[]
    taxRules: Terms['taxRules']
  }>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'windows', windows)), '[]') from cancellation_policy) as policies,
      (select coalesce(json_agg(json_build_object('country', country, 'kind', kind, 'rateBasisPoints', rate_basis_points, 'base', base,
         'starsFrom', stars_from, 'starsTo', stars_to, 'validFrom', valid_from, 'validTo', valid_to) order by id), '[]') from tax_rule) as "taxRules"`)
  const row = found.rows[0]
  return {
    policies: new Map(row?.policies.map((policy) => [policy.id, policy.windows])),
    taxRules: row?.taxRules ?? [],
    rates: new WeakMap(),
    checked: new WeakSet(),
    isStale: false,
  }
}
