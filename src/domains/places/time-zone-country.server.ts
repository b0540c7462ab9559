import { findIanaAliases, WINDOWS_TO_IANA_MAP } from 'windows-iana'

const cookieName = 'time_zone'

/** The time zone of a browser, which `hydrate.js` stores, from a Cookie header; null if there is none. */
export function readTimeZone(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([\\w+/-]{3,40})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** The country (ISO 3166) whose people use a time zone of the tz database, by any of its names; null if it is of none. */
export function countryOfTimeZone(zone: string): string | null {
  const names = new Set([zone, canonicalName(zone), ...findIanaAliases(zone)])
  const found = WINDOWS_TO_IANA_MAP.find(
    // `001` is the whole world, `ZZ` an offset.
    ({ territory, iana }) => /^(?!ZZ)[A-Z]{2}$/.test(territory) && iana.some((name) => names.has(name)),
  )
  return found?.territory ?? null
}

function canonicalName(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-u-nu-latn', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}
