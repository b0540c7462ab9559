/**
 * # Messages of the site
 *
 * Messages are ICU texts in files by subject, `en/<bundle>/<subject>.ts`, each with one or more namespaces (`Domain`);
 * `en/messages.ts` lists the files by bundle. The key of a message is `domain.key`. tsc checks keys and arguments. Another
 * language is a folder like `en`, with its `language.ts`, and its line in `locale.ts`.
 *
 * | where | what |
 * |---|---|
 * | server: email, API, PDF, tests | `translator(locale)` of `translator.server.ts` |
 * | a React component | `useText()`, `useLocale()`, `useFormat()`, or all as `useLanguage()`, of `react.tsx` |
 * | the two entries | `await loadMessages(locale, bundles)` of `load.ts`, before they render |
 * | root | `<TextProvider locale messages={loadedMessages(locale)}>`, `messagesHrefs` for its preloads |
 * | money, dates, distances | `money.ts`, `dates.ts`, `format.ts`: pure, locale last; or bound: `useFormat()`,
 * `createFormatter(t)` |
 * | codes of the API | `errorTitle(t, code)`, `errorText`, `fieldErrorText` of `error-text.ts` |
 * | user input | `digits.ts`, `clean.ts` |
 *
 * ```tsx
 * t('common.close')
 * t('common.nights', { count: 3 })                       // a missing or wrong argument does not compile
 * t.rich('productcheckout.acceptTerms', { terms: (chunks) => <Link to={…}>{chunks}</Link>, privacy: … })  // from useText()
 * t.markup('productcheckout.acceptTerms', { terms: (chunks) => `<a href="…">${chunks}</a>`, privacy: … }) // strings, anywhere
 * t(`errors.${code}`)                                    // every key of the union must fit
 * ```
 *
 * A function that needs messages takes `t: Translator`; `useText()` returns one too.
 *
 * Writing messages: ’ and not ' (the ASCII apostrophe quotes in ICU); “…” in English and «…» in
 * Arabic; whole sentences with the plural inside, never concatenated from parts; an Arabic plural has all
 * six forms; the same arguments and tags in both languages.
 */
import format from 'icu-minify/format'
import type { CompiledMessage, FormatOptions, FormatValues } from 'icu-minify/format'
import type { messages } from './en/messages.ts'
import type { ArgumentsOfAll, TagsOf } from './icu-types.ts'
import { isSmallCount } from './counts.ts'
import { type Conventions, languageOf, locales, type Locale } from './locale.ts'
import { clock, hijri, hijriRange, instant, stayDate, stayRange, type DateStyle, type InstantStyle } from './dates.ts'
import { distance, list, number, percent } from './format.ts'
import { money, moneyParts, type MoneyStyle } from './money.ts'

type Bundles = typeof messages
/** A file of messages that browsers load: the site, what follows a choice (cart, checkout, account), the admin. */
export type Bundle = Exclude<keyof Bundles, 'server'>
type English = Bundles['site'] & Bundles['account'] & Bundles['admin'] & Bundles['server']
export type Domain = keyof English

/** Every key: `common.close`, `errors.sold_out` … */
export type TextKey = { [D in Domain]: `${D}.${keyof English[D] & string}` }[Domain]

/** The English text of a key, as a literal type. */
type TextAt<Key extends TextKey> = Key extends `${infer D extends Domain}.${infer Rest}`
  ? Rest extends keyof English[D]
    ? English[D][Rest] & string
    : never
  : never

/** Parameters of `t` after the key: none, or the arguments. A text with tags requires `t.rich` or `t.markup`. */
export type ValuesFor<Key extends TextKey> = [TagsOf<TextAt<Key>>] extends [never]
  ? keyof ArgumentsOfAll<TextAt<Key>> extends never
    ? []
    : [values: ArgumentsOfAll<TextAt<Key>>]
  : [never]

/** Arguments and tag handlers together; a handler receives the content of its tag. */
export type RichValuesFor<Key extends TextKey, Chunks, Made> = ArgumentsOfAll<TextAt<Key>> & {
  [Tag in TagsOf<TextAt<Key>>]: (chunks: Chunks) => Made
}

export type Translator = {
  <Key extends TextKey>(key: Key, ...values: ValuesFor<Key>): string
  /** Renders tags as strings. Arguments are inserted without escaping: escape them first if the result is HTML. */
  markup<Key extends TextKey>(key: Key, values: RichValuesFor<Key, string, string>): string
  /** The pieces of a text with tags, for the React layer; pages use `t.rich`. */
  pieces<Made>(key: TextKey, values: FormatValues<Made>): (string | Made)[]
  /** True if a message exists for an external key, such as a code of the API. */
  has(key: string): key is TextKey
  readonly locale: Locale
  /** The format of times and weeks in this language. */
  readonly conventions: Conventions
}

/** The text of a key that is only known at run time; undefined if there is none. */
export function textIfAny(t: Translator, key: string, values?: Record<string, string | number>): string | undefined {
  return t.has(key) ? (t as (key: TextKey, values?: Record<string, string | number>) => string)(key, values) : undefined
}

/** The text of a key of a table, whose message has no arguments. */
export function textAt(t: Translator, key: TextKey): string {
  return (t as (key: TextKey) => string)(key)
}

/** Compiled messages of one language by namespace, of the bundles that are loaded. */
export type CompiledMessages = { readonly [D in Domain]?: { readonly [key: string]: CompiledMessage } }

/** A translator over messages compiled at build time. A missing message is shown as its key. */
export function createTranslator(locale: Locale, messages: CompiledMessages, conventions: Conventions): Translator {
  return translatorOver(locale, conventions, (key) => atKey(messages, key))
}

/** A translator over any source of compiled messages. */
export function translatorOver(
  locale: Locale,
  conventions: Conventions,
  messageOf: (key: string) => CompiledMessage | undefined,
): Translator {
  const { tag } = languageOf(locale)
  const pieces = <Made>(key: string, values: FormatValues<Made> | undefined): string | Made | (string | Made)[] => {
    const message = messageOf(key)
    return message === undefined ? key : format<Made>(message, tag, values, intl)
  }
  const translate = (key: string, values?: FormatValues<string>): string => {
    const parts = pieces<string>(key, values)
    return typeof parts === 'string' ? parts : parts.join('')
  }
  return Object.assign(translate, {
    locale,
    conventions,
    has: (key: string) => messageOf(key) !== undefined,
    markup: (key: string, values: Record<string, unknown>) => translate(key, joined(values)),
    pieces: <Made>(key: string, values: FormatValues<Made>) => {
      const parts = pieces(key, values)
      return Array.isArray(parts) ? parts : [parts]
    },
  }) as Translator
}

/** The value at `domain.key`. */
export function atKey<T>(domains: { readonly [domain: string]: Holder<T> | undefined }, key: string): T | undefined {
  const dot = key.indexOf('.')
  return ownProperty(ownProperty(domains, key.slice(0, dot)), key.slice(dot + 1))
}

type Holder<T> = { readonly [key: string]: T }

/** Own property of an object: keys can come from outside, and `constructor` is not a message. */
function ownProperty<T>(holder: Holder<T> | undefined, key: string): T | undefined {
  return holder !== undefined && Object.hasOwn(holder, key) ? holder[key] : undefined
}

/** Tag handlers of `markup` receive one string instead of the formatter's list. */
function joined(values: Record<string, unknown>): FormatValues<string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: string[]) => String(value(chunks.join(''))) : value,
    ]),
  ) as FormatValues<string>
}

const intlObjects = new Map<string, unknown>()

/** Constructing an Intl object costs a hundred times as much as using it, so each is constructed once. */
function once<Built>(build: (locale?: string, options?: object) => Built, kind: string) {
  return (locale?: unknown, options?: object): Built => {
    const key = kind + String(locale) + JSON.stringify(options)
    let built = intlObjects.get(key) as Built | undefined
    if (built === undefined) intlObjects.set(key, (built = build(locale as string, options)))
    return built
  }
}

const numberFormat = once((locale) => new Intl.NumberFormat(locale), 'n')
const pluralRules = once((locale, options) => new Intl.PluralRules(locale, options), 'p')

// Small whole numbers are formatted by `counts.ts` without Intl; Intl objects are constructed only for other values.
const formatters: Omit<FormatOptions['formatters'], 'getDateTimeFormat'> = {
  getNumberFormat: (locale) =>
    ({
      format: (n: number) => (isSmallCount(n) ? String(n) : numberFormat(locale).format(n)),
    }) as Intl.NumberFormat,
  getPluralRules: (locale, options) =>
    ({
      select: (n: number) =>
        isSmallCount(n) && options?.type === 'cardinal'
          ? smallPlural(locale, n)
          : pluralRules(locale, options).select(n),
    }) as Intl.PluralRules,
}

/** Messages take dates and times as texts of `dates.ts`, and numbers without a style. */
const intl = { formatters } as FormatOptions

function smallPlural(tag: unknown, n: number): Intl.LDMLPluralRule {
  return languageOf(locales.find((locale) => languageOf(locale).tag === tag) ?? 'en').plural(n)
}

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
    stayRange: (from: string, to: string, style?: 'short') => stayRange(from, to, locale, style),
    hijri: (date: string) => hijri(date, locale),
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
