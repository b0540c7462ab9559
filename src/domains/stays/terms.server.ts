import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import type { PenaltyWindow, RatePlanTerms, TaxRule } from '#domains/stays/shapes.ts'

/** What every price depends on and hardly ever changes. */
export type Terms = {
  policies: Map<number, PenaltyWindow[]>
  taxRules: (TaxRule & { country: string })[]
  /** Whether online payment is taken. */
  prepay: boolean
  /** Rates of rooms that were asked for under these terms. */
  rates: WeakMap<object, RatePlanTerms[]>
}

/** Under this key the terms are remembered; announce it when a policy, a tax rule or a feature changes. */
const termsKey = 'terms'

export function stayTerms({ db, ports }: Pick<Context, 'db' | 'ports'>): Promise<Terms> {
  return ports.remember(termsKey, () => findTerms(db, ports.gateway !== null))
}

export function taxRulesOf(terms: Terms, country: string): TaxRule[] {
  return terms.taxRules.filter((rule) => rule.country === country)
}

/** A rate as the database lists it: id, board, payment, basis points, adult and child supplement, policy. */
export type RateRow = [number, RatePlanTerms['board'], RatePlanTerms['payment'], number, number, number, number]

/** Rates as they can be had: while nothing is paid online, a rate that wants that is not sold. */
export function ratesWith(terms: Terms, rows: RateRow[]): RatePlanTerms[] {
  return rows
    .filter(([, , payment]) => terms.prepay || payment !== 'prepay')
    .map(([id, board, payment, priceBasisPoints, adultSupplement, childSupplement, policy]) => ({
      id,
      board,
      payment: payment === 'both' && !terms.prepay ? 'arrival' : payment,
      priceBasisPoints,
      adultSupplement,
      childSupplement,
      windows: terms.policies.get(policy) ?? [],
    }))
}

/** The rates of a room as they can be had, made once for these terms. */
export function ratesOfRoom(terms: Terms, room: { rates: RateRow[] }): RatePlanTerms[] {
  const known = terms.rates.get(room)
  if (known) return known
  const rates = ratesWith(terms, room.rates)
  terms.rates.set(room, rates)
  return rates
}

async function findTerms(db: Queryable, paysOnline: boolean): Promise<Terms> {
  const found = await db.execute<{
    policies: { id: number; windows: PenaltyWindow[] }[]
    taxRules: Terms['taxRules']
    prepay: boolean | null
  }>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'windows', windows)), '[]') from cancellation_policy) as policies,
      (select coalesce(json_agg(json_build_object('country', country, 'kind', kind, 'rateBasisPoints', rate_basis_points, 'base', base,
         'starsFrom', stars_from, 'starsTo', stars_to, 'validFrom', valid_from, 'validTo', valid_to) order by id), '[]') from tax_rule) as "taxRules",
      (select (value ->> 'prepay')::boolean from setting where key = 'features') as prepay`)
  const row = found.rows[0]
  return {
    policies: new Map(row?.policies.map((policy) => [policy.id, policy.windows])),
    taxRules: row?.taxRules ?? [],
    prepay: (row?.prepay ?? false) && paysOnline,
    rates: new WeakMap(),
  }
}
