/** Hours of the clock: `3:00 PM` or `15:00`. */
export type ClockHours = 12 | 24

/**
 * What a language is beside its messages: `en/language.ts`, `ar/language.ts`. The names of months and days are written
 * out, because those in Intl differ between releases of its data, and a page must render the same text on the server and
 * in every browser.
 */
export type Language = {
  /** Its own name, for the language switch. */
  name: string
  direction: 'ltr' | 'rtl'
  /** The full tag for Intl: Latin digits and the Gregorian calendar. */
  tag: string
  /** The tag of Open Graph. */
  openGraph: string
  /** The plural category of a whole number from 0 to 999, as in CLDR; a test compares it with Intl. */
  plural: (n: number) => Intl.LDMLPluralRule
  /** January … December */
  months: readonly string[]
  /** Like `months`, for a date in a line. */
  shortMonths: readonly string[]
  /** Muharram … Dhu al-Hijjah, spelled as in the articles, without marks */
  hijriMonths: readonly string[]
  /** `AH` */
  hijriEra: string
  /** Sunday … Saturday */
  weekdays: readonly string[]
  /** Like `weekdays`, for a date in a line. */
  shortWeekdays: readonly string[]
  /** Sun … Sat, for the heads of narrow columns; `initialWeekdays` for the narrowest. */
  columnWeekdays: readonly string[]
  initialWeekdays: readonly string[]
  /** Before and after noon; then midnight and noon where `12:00` is read as either. */
  halves: readonly [string, string, string?, string?]
  /** Between a date and a time. */
  at: string
  /** Between parts of an address or an enumeration. */
  comma: string
  list: (items: readonly string[]) => string
  /** Abbreviations of currencies that readers know better than the code. */
  currencies: Readonly<Record<string, string>>
  units: Readonly<Record<'metres' | 'kilometres' | 'kilobytes' | 'megabytes', string>>
}
