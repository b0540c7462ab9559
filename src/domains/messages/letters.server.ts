import { bookingLetters } from '#domains/messages/booking-letters.server.ts'
import { deskLetters } from '#domains/messages/desk-letters.server.ts'
import { letterPage } from '#domains/messages/letter-page.server.ts'
import type { LetterKind, Letters, Rendered } from '#domains/messages/shapes.ts'
import { inWording, type Wording } from '#domains/messages/wording.server.ts'
import { list } from '#text/format.ts'
import { inLocale, otherLocale, type Bilingual, type Locale } from '#text/locale.ts'
import { createFormatter } from '#text/formatter.ts'
import { money } from '#text/money.ts'
import type { Translator } from '#text/translator.ts'
import { translator } from '#text/translator.server.ts'

type LetterSetting = {
  locale: Locale
  brand: { name: Bilingual }
  origin: string
  /** What editors have worded anew of this letter. */
  wording?: Wording | undefined
}

/** A letter in parts: what stands above, its paragraphs, and what one can do. */
export type Parts = {
  subject: string
  paragraphs: string[]
  /** Shown large and apart: a code. */
  large?: string
  /** What it is about, by name. */
  facts?: { label: string; value: string }[]
  /** Schema.org, for mail readers that show a booking as a card; `path`s of ours have the origin before them. */
  jsonLd?: (origin: string) => object
  action?: { label: string; path: string }
}

/** Whoever gets these has told nobody what they read: they are written in both languages. */
const inBoth: ReadonlySet<LetterKind> = new Set(['staff_invited'])

/** Writes a letter in the reader's language, as text and as HTML; a few in both, the reader's first. */
export function writeLetter<K extends LetterKind>(kind: K, data: Letters[K], setting: LetterSetting): Rendered {
  const { locale, origin } = setting
  const languages = inBoth.has(kind) ? [locale, otherLocale(locale)] : [locale]
  const written = languages.map((language) => writtenIn(language, kind, data, setting))
  const [first] = written
  if (!first) throw new Error('a letter has a language')
  const { parts, brand, link } = first
  const subject = written.map((one) => one.parts.subject).join(' | ')
  const text = written.map(textOf).join('\n\n\n')
  return {
    subject,
    text,
    // A code says all that there is; of anything else a text message says what it is about and where it stands.
    brief: parts.large ? text : [`${brand}: ${subject}`, ...(link ? [link.href] : [])].join('\n'),
    html: letterPage({
      locale,
      brand,
      subject,
      sections: written.map((one) => ({ ...one.parts, locale: one.locale, link: one.link, footer: one.footer })),
      ...(parts.jsonLd && { jsonLd: parts.jsonLd(origin) }),
    }),
  }
}

type Written = ReturnType<typeof writtenIn>

function writtenIn<K extends LetterKind>(locale: Locale, kind: K, data: Letters[K], setting: LetterSetting) {
  const t = inWording(translator(locale), kind, setting.wording)
  const brand = inLocale(setting.brand.name, locale)
  const writer = writers[kind] as (t: Translator, data: Letters[K], brand: string, locale: Locale) => Parts
  const parts = writer(t, data, brand, locale)
  const link = parts.action && { label: parts.action.label, href: setting.origin + parts.action.path }
  return { locale, brand, parts, link, footer: t('letters.footer', { brand }) }
}

function textOf({ brand, parts, link }: Written): string {
  return [
    ...parts.paragraphs.slice(0, 1),
    ...(parts.large ? [parts.large] : []),
    ...parts.paragraphs.slice(1),
    ...(parts.facts ? [parts.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.href}`] : []),
    brand,
  ].join('\n\n')
}

const writers: { [K in LetterKind]: (t: Translator, data: Letters[K], brand: string, locale: Locale) => Parts } = {
  code: (t, { code, purpose }, brand) => ({
    subject: t('letters.codeSubject', { code, brand }),
    paragraphs: [t(`letters.code_${purpose}`, { brand }), t('letters.codeExpires'), t('letters.codeNotYou')],
    large: code,
  }),
  account_exists: (t, _, brand, locale) => ({
    subject: t('letters.accountExistsSubject', { brand }),
    paragraphs: [t('letters.accountExists', { brand }), t('letters.accountExistsWays')],
    action: { label: t('letters.signIn'), path: `/${locale}/auth/signin` },
  }),
  welcome: (t, { name }, brand, locale) => ({
    subject: t('letters.welcomeSubject', { brand }),
    paragraphs: [t('letters.hello', { name }), t('letters.welcome', { brand })],
    action: { label: t('letters.findStay'), path: `/${locale}` },
  }),
  password_changed: (t, { name, passkeys }, brand, locale) => ({
    subject: t('letters.passwordChangedSubject', { brand }),
    paragraphs: [
      t('letters.hello', { name }),
      t('letters.passwordChanged'),
      ...(passkeys?.removed ? [t('letters.passkeysGone')] : []),
      ...(passkeys?.left.length ? [t('letters.passkeysStay', { passkeys: list(passkeys.left, locale) })] : []),
      t('letters.passwordNotYou'),
    ],
    action: { label: t('letters.resetPassword'), path: `/${locale}/auth/forgitpass` },
  }),
  passkey_added: (t, { name, passkey }, brand, locale) => ({
    subject: t('letters.passkeyAddedSubject', { brand }),
    paragraphs: [t('letters.hello', { name }), t('letters.passkeyAdded', { passkey }), t('letters.passkeyNotYou')],
    action: { label: t('letters.openPasskeys'), path: `/${locale}/profile/personal-data#passkeys` },
  }),
  passkey_removed: (t, { name, passkey }, brand, locale) => ({
    subject: t('letters.passkeyRemovedSubject', { brand }),
    paragraphs: [t('letters.hello', { name }), t('letters.passkeyRemoved', { passkey }), t('letters.passkeyNotYou')],
    action: { label: t('letters.openPasskeys'), path: `/${locale}/profile/personal-data#passkeys` },
  }),
  account_deleted: (t, { name }, brand) => ({
    subject: t('letters.accountDeletedSubject', { brand }),
    paragraphs: [t('letters.hello', { name }), t('letters.accountDeleted')],
  }),
  payment_received: (t, { name, reference, amount, currency, next }, _, locale) => ({
    subject: t('letters.paymentReceivedSubject', { reference }),
    paragraphs: [
      t('letters.hello', { name }),
      t('letters.paymentReceived', { amount: money(amount, currency, locale), reference }),
      ...(next
        ? [
            t('letters.paymentNext', {
              amount: money(next.amount, currency, locale),
              date: createFormatter(t).stayDate(next.dueOn, 'full'),
            }),
          ]
        : []),
      t('letters.paymentReceipt'),
    ],
    action: { label: t('letters.openBooking'), path: `/${locale}/booking/confirm?reference=${reference}` },
  }),
  payment_link: (
    t,
    { name, reference, about, city, timeZone, checkIn, checkOut, amount, currency, deadline, token },
    _,
    locale,
  ) => {
    const format = createFormatter(t)
    const price = money(amount, currency, locale)
    const place = inLocale(city, locale)
    return {
      subject: t('letters.payLinkSubject', { reference, amount: price }),
      paragraphs: [
        t('letters.hello', { name }),
        t('letters.payLink', { about: inLocale(about, locale), amount: price }),
        ...(deadline ? [t('letters.needUntil', { until: format.instant(deadline, timeZone), place })] : []),
      ],
      facts: [
        { label: t('letters.reference'), value: reference },
        { label: t('letters.where'), value: `${inLocale(about, locale)} · ${place}` },
        { label: t('letters.dates'), value: format.stayRange(checkIn, checkOut) },
        { label: t('letters.toPay'), value: price },
      ],
      action: { label: t('letters.payNow'), path: `/${locale}/booking/pay?token=${token}` },
    }
  },
  payment_returned: (t, { name, reference, amount, currency, reason }, _, locale) => ({
    subject: t('letters.paymentReturnedSubject', { reference }),
    paragraphs: [
      t('letters.hello', { name }),
      t(`letters.returned_${reason}`, { reference }),
      t('letters.paymentReturned', { amount: money(amount, currency, locale) }),
    ],
    action: { label: t('letters.openBooking'), path: `/${locale}/booking/confirm?reference=${reference}` },
  }),
  payment_given_back: (t, { name, reference, amount: minor, currency, on }, _, locale) => {
    const amount = money(minor, currency, locale)
    return {
      // It may be a part of what is owed.
      subject: t('letters.givenBackSubject', { amount, reference }),
      paragraphs: [
        t('letters.hello', { name }),
        t('letters.givenBack', { amount, day: createFormatter(t).stayDate(on) }),
      ],
      action: { label: t('letters.openBooking'), path: `/${locale}/booking/confirm?reference=${reference}` },
    }
  },
  ...bookingLetters,
  ...deskLetters,
}
