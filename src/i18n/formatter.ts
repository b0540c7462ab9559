import { clock, hijri, hijriRange, instant, stayDate, stayRange, type DateStyle, type InstantStyle } from './dates.ts'
import { distance, list, number, percent } from './format.ts'
import { money, moneyParts, type MoneyStyle } from './money.ts'
import type { Translator } from './translator.ts'

/**
 * Every formatter bound to the language of `t`: returned by `useFormat()` in React, and by
 * `createFormatter(translator(locale))` on the server.
 */
export function createFormatter(t: Translator) {
  const { locale, conventions } = t
  return {
    money: (minor: number, currency: string, style?: MoneyStyle) => money(minor, currency, locale, style),
    /** `money` of an amount with its currency. */
    amount: ({ minor, currency }: { minor: number; currency: string }) => money(minor, currency, locale),
    moneyParts: (minor: number, currency: string, style?: MoneyStyle) => moneyParts(minor, currency, locale, style),
    /** The name of a currency in a sentence or label: `SAR`, or `ر.س` in Arabic. */
    currency: (code: string) => moneyParts(0, code, locale).currency,
    number: (value: number, style?: { decimals?: number }) => number(value, locale, style),
    percent: (share: number) => percent(share, locale),
    distance: (metres: number) => distance(metres, locale),
    list: (items: readonly string[]) => list(items, locale),

    stayDate: (date: string, style: DateStyle = 'medium') => stayDate(date, style, locale),
    stayRange: (from: string, to: string) => stayRange(from, to, locale),
    hijri: (date: string, style?: 'short') => hijri(date, locale, style),
    hijriRange: (from: string, to: string) => hijriRange(from, to, locale),
    instant: (at: string | Date, timeZone: string, style: InstantStyle = 'weekday') =>
      instant(at, timeZone, style, locale, conventions.hours),
    /** A wall-clock time, `15:00:00` or `15:00`, by the clock of the site. */
    clock: (time: string) => clock(time, locale, conventions.hours),

    /** Standalone counts, as on a label: `2 nights`, `ليلتان`. Inside a sentence write the plural in its message. */
    nights: (count: number) => t('common.nights', { count }),
    days: (count: number) => t('common.days', { count }),
    guests: (count: number) => t('common.guests', { count }),
    adults: (count: number) => t('common.adults', { count }),
    children: (count: number) => t('common.children', { count }),
    rooms: (count: number) => t('common.rooms', { count }),
  }
}

export type Formatter = ReturnType<typeof createFormatter>

/** For callers without the settings of the site, which include its clock. */
export type TimelessFormatter = Omit<Formatter, 'clock' | 'instant'>
