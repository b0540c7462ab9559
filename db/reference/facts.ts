import { number } from '#i18n/format.ts'
import { bilingual, languageOf, type Bilingual, type ContentLocale } from '#i18n/locale.ts'

type Unit = 'km' | 'minutes' | 'hours' | 'days' | 'workingDays' | 'steps'
/** A figure, or the lowest and the highest one. */
type Fact = readonly [unit: Unit, value: number, highest?: number]

/**
 * The figures that texts state about the roads, the rides, the rites and our own promises. A text takes its figure by
 * name, as `{ride_makkah_madinah}`, so that no two texts can disagree.
 */
export const facts = {
  // By road, as published; the other distances are measured on the map from the mosque of the city.
  road_jeddah_airport_makkah: ['km', 95],
  road_makkah_madinah: ['km', 450],
  makkah_station: ['km', 4],
  jabal_al_nour: ['km', 4, 5],
  jabal_thawr: ['km', 6, 7],
  mina: ['km', 7],
  taneem: ['km', 7],
  architecture_exhibition: ['km', 10],
  muzdalifah: ['km', 11],
  arafat: ['km', 20],
  quba: ['km', 3.5],
  qiblatayn: ['km', 5],
  uhud: ['km', 6],
  madinah_station: ['km', 8],
  madinah_airport: ['km', 15],

  // Rides.
  train_speed: ['km', 300],
  train_airport_makkah: ['minutes', 50],
  train_airport_madinah: ['minutes', 105],
  train_makkah_madinah: ['minutes', 140],
  train_makkah_madinah_roughly: ['minutes', 120],
  ride_makkah_station: ['minutes', 15, 30],
  ride_jeddah_airport_makkah: ['minutes', 90],
  ride_jeddah_airport_madinah: ['minutes', 240],
  ride_jeddah_airport_jeddah: ['minutes', 40],
  ride_old_town_station: ['minutes', 15],
  ride_old_town_airport: ['minutes', 45],
  ride_old_town_airport_evening: ['minutes', 75],
  ride_makkah_madinah: ['minutes', 270],
  ride_makkah_madinah_with_stop: ['minutes', 300],
  ride_madinah_makkah_miqat: ['minutes', 330],
  ride_madinah_airport: ['minutes', 30],
  ride_madinah_station: ['minutes', 40],
  ride_miqat: ['minutes', 15],
  from_miqat: ['minutes', 90, 420],

  // Airports and stations.
  before_flight: ['minutes', 180],
  before_flight_season: ['minutes', 240],
  pick_up_before_flight: ['minutes', 300],
  landing_to_bed: ['minutes', 180],
  landing_to_bed_at_best: ['minutes', 120],
  landing_to_train: ['minutes', 90],
  terminal_change: ['minutes', 30],
  passport_and_luggage: ['minutes', 40, 120],
  miqat_before_landing: ['minutes', 30],
  station_meeting: ['minutes', 45],

  // The rites and the visits.
  ihram: ['minutes', 30],
  tawaf: ['minutes', 40],
  tawaf_full: ['minutes', 120],
  round: ['minutes', 5],
  tawaf_above: ['km', 3, 4],
  sai: ['minutes', 45, 90],
  sai_length: ['km', 3],
  haircut: ['minutes', 15],
  umrah: ['minutes', 120, 180],
  umrah_full: ['minutes', 180, 240],
  umrah_with_group: ['minutes', 180],
  rites_on_foot: ['km', 4],
  rites_on_foot_above: ['km', 7],
  day_on_foot: ['km', 8, 10],
  quba_on_foot: ['minutes', 45],
  hira_climb: ['minutes', 45, 60],
  hira_and_back: ['minutes', 120],
  hira_steps: ['steps', 1200],
  thawr_climb: ['minutes', 180],
  interpreter: ['minutes', 480],
  introduction: ['minutes', 60],
  driver: ['minutes', 600],
  madinah_walk: ['minutes', 120],

  // What we promise, and what banks need.
  quote_held: ['minutes', 15],
  code_valid: ['minutes', 10],
  answer_within: ['hours', 24],
  solution_within: ['days', 7],
  plan_prices: ['days', 7],
  refund: ['workingDays', 10],
} as const satisfies Record<string, Fact>

export type FactName = keyof typeof facts

/** The usual start of check-in. */
export const usualCheckIn = '16:00'
const checkIn: Bilingual = { en: usualCheckIn, ar: '4:00\u00a0م' }

/** The minutes of a fact that has one figure. */
export function minutesOf(name: FactName): number {
  const [unit, minutes, highest]: Fact = facts[name]
  if (unit !== 'minutes' || highest !== undefined) throw new Error(`${name} is not a number of minutes`)
  return minutes
}

/**
 * Puts the figures into a text: `{name}` as in a sentence, `{name.short}` as in a table (`20 km`), `{check_in}` as a time.
 * Arabic figures are in the genitive, so they follow a preposition or «نحو».
 * @throws an error that names a fact that does not exist
 */
export function withFacts(text: Bilingual): Bilingual {
  return bilingual((locale) =>
    text[locale].replaceAll(/\{(\w+)(\.short)?\}/g, (_, name: string, short?: string) => {
      if (name === 'check_in') return checkIn[locale]
      if (!Object.hasOwn(facts, name)) throw new Error(`There is no fact ${name}`)
      return figure(facts[name as FactName], locale, short !== undefined)
    }),
  )
}

function figure([unit, value, highest = value]: Fact, locale: ContentLocale, short: boolean): string {
  const to = { en: ' to ', ar: ' إلى ' }[locale]
  if (unit === 'minutes' && !short && (value === highest || value % 60 === 0 || highest % 60 === 0)) {
    if (value === highest) return duration(value, locale)
    const [low, high] = [duration(value, locale), duration(highest, locale)]
    // The unit stands once if both figures have it: `two to three hours`.
    const shared = /\s(?:hours|ساعات)$/.exec(high)?.[0]
    return `${shared ? low.replace(shared, '') : low}${to}${high}`
  }
  const low = value === highest ? '' : `${number(value, locale)}${to}`
  if (short && unit === 'km') return `${low}${number(highest, locale)}\u00a0${languageOf(locale).units.kilometres}`
  return `${low}${counted(highest, unit, locale, short || low !== '')}`
}

/** `45 minutes`, `an hour and a half`, `two hours`, `2 hours 20 minutes`. */
function duration(minutes: number, locale: ContentLocale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const part = parts[locale][rest as keyof (typeof parts)['en']]
  if (hours === 0) return part?.[0] ?? counted(rest, 'minutes', locale)
  if (rest === 0) return hours === 1 ? { en: 'an hour', ar: 'ساعة' }[locale] : counted(hours, 'hours', locale)
  if (!part) {
    const [h, m] = [counted(hours, 'hours', locale, true), counted(rest, 'minutes', locale, true)]
    return locale === 'en' ? `${h} ${m}` : `${h} و${m}`
  }
  if (hours === 1) return `${{ en: 'an hour', ar: 'ساعة' }[locale]} ${part[1]}`
  return locale === 'en' && rest === 30
    ? `${small.en[hours - 1]} and a half hours`
    : `${counted(hours, 'hours', locale)} ${part[1]}`
}

/** The quarters of an hour alone, and after whole hours. */
const parts = {
  en: {
    15: ['a quarter of an hour', 'and a quarter'],
    30: ['half an hour', 'and a half'],
    45: ['45\u00a0minutes', 'and three quarters'],
  },
  ar: {
    15: ['ربع ساعة', 'وربع'],
    30: ['نصف ساعة', 'ونصف'],
    45: ['45\u00a0دقيقة', 'وثلاثة أرباع'],
  },
} as const

/** A count with its unit; hours and days up to ten in words, unless `digits`. */
function counted(count: number, unit: Unit, locale: ContentLocale, digits = false): string {
  const noun: Noun = nouns[unit][locale]
  const form = noun[new Intl.PluralRules(locale).select(count)] ?? noun.other
  if (locale === 'ar' && count <= 2) return form
  const word = digits || (unit !== 'hours' && unit !== 'days') ? undefined : words[locale](unit)[count - 1]
  return word ? `${word} ${form}` : `${number(count, locale)}\u00a0${form}`
}

const small = {
  en: 'one two three four five six seven eight nine ten'.split(' '),
  ar: 'واحد اثنان ثلاث أربع خمس ست سبع ثماني تسع عشر'.split(' '),
}
/** Words of the counts from one to ten; an Arabic one takes the other gender than what it counts. */
const words: Record<ContentLocale, (unit: 'hours' | 'days') => string[]> = {
  en: () => small.en,
  ar: (unit) => (unit === 'hours' ? small.ar : small.ar.map((word) => `${word}ة`)),
}

type Noun = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const nouns: Record<Unit, Bilingual<Noun>> = {
  km: {
    en: { one: 'kilometre', other: 'kilometres' },
    ar: { one: 'كيلومتر', two: 'كيلومترين', few: 'كيلومترات', many: 'كيلومترًا', other: 'كيلومتر' },
  },
  minutes: {
    en: { one: 'minute', other: 'minutes' },
    ar: { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  },
  hours: {
    en: { one: 'hour', other: 'hours' },
    ar: { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  },
  days: {
    en: { one: 'day', other: 'days' },
    ar: { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  },
  workingDays: {
    en: { one: 'working day', other: 'working days' },
    ar: { one: 'يوم عمل', two: 'يومي عمل', few: 'أيام عمل', many: 'يوم عمل', other: 'يوم عمل' },
  },
  steps: {
    en: { one: 'step', other: 'steps' },
    ar: { one: 'درجة', two: 'درجتين', few: 'درجات', many: 'درجة', other: 'درجة' },
  },
}
