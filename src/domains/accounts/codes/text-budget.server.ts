import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Ports, RateRule } from '#domains/context.ts'

/** Where codes are sent by text message, and how many: each costs money, and anybody can request one. */
export type TextRules = {
  /** ISO 3166 codes of the countries whose mobile numbers get codes. */
  countries: readonly string[]
  perHour: number
  perDay: number
}

/** True for a mobile number of a country that gets codes; satellite, premium and landline numbers get none. */
export function getsTexts({ countries }: Pick<TextRules, 'countries'>, phone: string): boolean {
  const parsed = parsePhoneNumberFromString(phone)
  const type = parsed?.getType()
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  return isMobile && parsed?.country !== undefined && countries.includes(parsed.country)
}

/** Seconds until the site can send a code by text message again; null if it can now. */
export async function waitOfTexts({ texts, waitOf }: Pick<Ports, 'texts' | 'waitOf'>): Promise<number | null> {
  const waits = await Promise.all(budgetsOf(texts).map(({ subject, rule }) => waitOf(subject, rule)))
  return waits.every((wait) => wait === null) ? null : Math.max(...waits.map((wait) => wait ?? 0))
}

/**
 * Counts a code before it is sent; false if the budget of the hour or day is used up. New accounts have half of it, so
 * that who invents numbers stops no sign-in. A code that is not sent (`real`) causes the same work.
 */
export async function takeText(
  { texts, limit }: Pick<Ports, 'texts' | 'limit'>,
  { real, forNewAccount }: { real: boolean; forNewAccount: boolean },
): Promise<boolean> {
  for (const { subject, rule } of [...(forNewAccount ? [newAccounts(texts)] : []), ...budgetsOf(texts)])
    if ((await limit(real ? subject : `${subject}:unsent`, rule)) !== null) return false
  return real
}

function budgetsOf({ perHour, perDay }: TextRules): { subject: string; rule: RateRule }[] {
  return [
    { subject: 'texts:hour', rule: { burst: perHour, perHour } },
    { subject: 'texts:day', rule: { burst: perDay, perHour: perDay / 24 } },
  ]
}

function newAccounts({ perHour }: TextRules): { subject: string; rule: RateRule } {
  return { subject: 'texts:new-accounts', rule: { burst: perHour / 2, perHour: perHour / 2 } }
}
