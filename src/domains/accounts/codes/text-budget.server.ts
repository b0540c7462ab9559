import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { countryOfPhone, resemblesMobile } from '#domains/accounts/phone.ts'
import type { Ports, RateRule } from '#domains/context.ts'

/** Where codes are sent by text message, and how many: each costs money, and anybody can request one. */
export type TextRules = {
  /** ISO 3166 codes of the countries whose mobile numbers get codes. */
  countries: readonly string[]
  perHour: number
  perDay: number
}

/**
 * True for a mobile number of a country that gets codes, also of a range that is not known yet; satellite, premium and
 * landline numbers get none.
 */
export function getsTexts({ countries }: Pick<TextRules, 'countries'>, phone: string): boolean {
  const parsed = parsePhoneNumberFromString(phone)
  const type = parsed?.getType()
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  const country = countryOfPhone(phone)
  return country !== null && countries.includes(country) && (isMobile || (!type && resemblesMobile(phone, country)))
}

/** Seconds until the site can send a code by text message again; null if it can now. */
export async function waitOfTexts({ texts, waitOf }: Pick<Ports, 'texts' | 'waitOf'>): Promise<number | null> {
  const waits = await Promise.all(budgetsOf(texts, 'texts', 1).map(({ subject, rule }) => waitOf(subject, rule)))
  return waits.every((wait) => wait === null) ? null : Math.max(...waits.map((wait) => wait ?? 0))
}

/**
 * Counts a code before it is sent; false if the budget of the hour or day is used up. Numbers that open no account
 * (`unproven`) have half of it, so that who invents numbers stops no sign-in. A code that is not sent (`real`) causes the
 * same work.
 */
export async function takeText(
  { texts, limit }: Pick<Ports, 'texts' | 'limit'>,
  { real, unproven }: { real: boolean; unproven: boolean },
): Promise<boolean> {
  const takes = async (name: string, share: number, counts: boolean) => {
    for (const { subject, rule } of budgetsOf(texts, name, share))
      if ((await limit(counts ? subject : `${subject}:unsent`, rule)) !== null) return false
    return true
  }
  const hasShare = await takes('texts:unproven', 0.5, real && unproven)
  return (hasShare || !unproven) && (await takes('texts', 1, real)) && real
}

function budgetsOf({ perHour, perDay }: TextRules, name: string, share: number): { subject: string; rule: RateRule }[] {
  return [
    { subject: `${name}:hour`, rule: { burst: perHour * share, perHour: perHour * share } },
    { subject: `${name}:day`, rule: { burst: perDay * share, perHour: (perDay * share) / 24 } },
  ]
}
