import type { ClockHours } from './language.ts'
import { languageOf, type Locale } from './locale.ts'

/**
 * | style | English | Arabic |
 * |---|---|---|
 * | short | 20 Nov | 20 نوفمبر |
 * | day | Fri 20 Nov | الجمعة 20 نوفمبر |
 * | medium | 20 Nov 2026 | 20 نوفمبر 2026 |
 * | long | 20 November 2026 | 20 نوفمبر 2026 |
 * | weekday | Fri 20 Nov 2026 | الجمعة 20 نوفمبر 2026 |
 * | full | Friday 20 November 2026 | الجمعة 20 نوفمبر 2026 |
 * | month | November 2026 | نوفمبر 2026 |
 */
export type DateStyle = 'short' | 'day' | 'medium' | 'long' | 'weekday' | 'full' | 'month'

/** Formats a calendar date `YYYY-MM-DD`, which has no time zone. Throws when it is not a date. */
export function stayDate(date: string, style: DateStyle, locale: Locale): string {
  return label(dayOf(date), style, locale)
}

/**
 * `20 – 24 Nov 2026`, `28 Nov – 2 Dec 2026`, `30 Dec 2026 – 3 Jan 2027`: what both share appears once; in the `short`
 * style the year, too, is left out, and a line breaks only between the dates.
 */
export function stayRange(from: string, to: string, locale: Locale, end?: 'short'): string {
  const space = end ? '\u00a0' : ' '
  return range(dayOf(from), dayOf(to), (day, style) => label(day, style, locale).replace(' ', space), end)
}

/** `20 Rabi al-Thani 1448 AH`, `20 ربيع الآخر 1448 هـ`: a calendar date in the Umm al-Qura calendar, its year and era on one line. */
export function hijri(date: string, locale: Locale): string {
  return hijriLabel(hijriDay(date), 'medium', locale)
}

/** Like `stayRange`, in the Umm al-Qura calendar. */
export function hijriRange(from: string, to: string, locale: Locale): string {
  return range(hijriDay(from), hijriDay(to), (day, style) => hijriLabel(day, style, locale))
}

/** Year, month and day of a calendar date in the Umm al-Qura calendar. */
export function hijriDay(date: string): Day {
  const { year, month, day } = dayOf(date)
  return numbers('islamic-umalqura', new Date(Date.UTC(year, month - 1, day)), 'UTC')
}

/** `weekday` Wed 18 Nov 2026, 16:00 · `medium` 18 Nov 2026, 16:00 · `day` Wed 18 Nov, 16:00 · `short` 18 Nov, 16:00 · `time` 16:00 or 4:00 PM */
export type InstantStyle = 'weekday' | 'medium' | 'day' | 'short' | 'time'

/** Formats an instant (ISO 8601 or Date) in the time zone of a place: `Wed 18 Nov 2026, 16:00`. */
export function instant(
  at: string | Date,
  timeZone: string,
  style: InstantStyle,
  locale: Locale,
  hours: ClockHours,
): string {
  const { year, month, day, hour, minute } = numbers('gregory', new Date(at), timeZone)
  const time = clock(`${twoDigits(hour)}:${twoDigits(minute)}`, locale, hours)
  if (style === 'time') return time
  const date = label({ year, month, day }, style, locale)
  return date + languageOf(locale)[style === 'day' || style === 'short' ? 'comma' : 'at'] + time
}

/**
 * A wall-clock time, `15:00:00` or `15:00`, as `15:00`, or unbroken `3:00 PM`, `3:00 م`. Arabic names noon and midnight
 * (`12:00 ظهرًا`), because `12:00 م` is read as either.
 */
export function clock(time: string, locale: Locale, hours: ClockHours): string {
  if (hours === 24) return time.slice(0, 5)
  const hour = Number(time.slice(0, 2))
  const [morning, afternoon, midnight = morning, noon = afternoon] = languageOf(locale).halves
  const isTwelve = /^(00|12):00/.test(time)
  const half = hour < 12 ? (isTwelve ? midnight : morning) : isTwelve ? noon : afternoon
  return `${hour % 12 || 12}${time.slice(2, 5)}\u00a0${half}`
}

/** `month` 1-12 */
type Day = { year: number; month: number; day: number }

function dayOf(date: string): Day {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const back = new Date(Date.UTC(year, month - 1, day))
  // `toISOString` throws if the date is invalid.
  if (back.toISOString().slice(0, 10) !== date) throw new RangeError(`Not a calendar date: ${date}`)
  return { year, month, day }
}

function label({ year, month, day }: Day, style: DateStyle, locale: Locale): string {
  const { months, shortMonths, weekdays, shortWeekdays } = languageOf(locale)
  const isLong = /long|full|month/.test(style)
  const monthName = (isLong ? months : shortMonths)[month - 1]
  if (style === 'month') return `${monthName} ${year}`
  if (style === 'short') return `${day} ${monthName}`
  const date = `${day} ${monthName}${style === 'day' ? '' : ` ${year}`}`
  if (style === 'medium' || style === 'long') return date
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return `${(isLong ? weekdays : shortWeekdays)[weekday]} ${date}`
}

function hijriLabel({ year, month, day }: Day, style: 'short' | 'medium', locale: Locale): string {
  const { hijriMonths, hijriEra } = languageOf(locale)
  const dayAndMonth = `${day} ${hijriMonths[month - 1]}`
  return style === 'short' ? dayAndMonth : `${dayAndMonth} ${year}\u00a0${hijriEra}`
}

/** Both dates; the first omits the month and year that it shares with the last, and two days of a month stay on one line. */
function range(
  first: Day,
  last: Day,
  labelOf: (day: Day, style: 'short' | 'medium') => string,
  style: 'short' | 'medium' = 'medium',
): string {
  const end = labelOf(last, style)
  if (first.year !== last.year) return `${labelOf(first, style)} – ${end}`
  if (first.month !== last.month) return `${labelOf(first, 'short')} – ${end}`
  return first.day === last.day ? end : `${first.day}\u00a0–\u00a0${end}`
}

type Clock = Day & { hour: number; minute: number }

/** Date and time in a calendar and time zone. Intl returns only numbers: the names are those of the language. */
export function numbers(calendar: string, at: Date, timeZone: string): Readonly<Clock> {
  const key = `${calendar} ${timeZone}`
  const moment = `${key} ${at.getTime()}`
  const cachedClock = clocks.get(moment)
  if (cachedClock) return cachedClock
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(`en-u-nu-latn-ca-${calendar}`, {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    formats.set(key, format)
  }
  const read = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as Clock
  if (clocks.size >= maxClocks) clocks.clear()
  clocks.set(moment, read)
  return read
}

/** A list formats the same few instants repeatedly, and one Intl call takes as long as the rest of a card. */
const clocks = new Map<string, Readonly<Clock>>()
const maxClocks = 1_000

/** One formatter for each calendar and time zone in use. */
const formats = new Map<string, Intl.DateTimeFormat>()

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
