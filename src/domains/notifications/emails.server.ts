import { bookingNotifications } from '#domains/notifications/booking-emails.server.ts'
import { adminNotifications } from '#domains/notifications/admin-emails.server.ts'
import type { Brand } from '#domains/content/queries.server.ts'
import { emailLook, emailPage, type Fact, type FactGroup } from '#domains/notifications/email-page.server.ts'
import { hotelNotifications } from '#domains/notifications/hotel-emails.server.ts'
import { orderNotifications } from '#domains/notifications/order-emails.server.ts'
import { officeNotifications } from '#domains/notifications/office-emails.server.ts'
import {
  replyMark,
  type NotificationData,
  type NotificationKind,
  type Rendered,
} from '#domains/notifications/shapes.ts'
import { inWording, type Wording } from '#domains/notifications/wording.server.ts'
import { list } from '#i18n/format.ts'
import { inLocale, type Locale, otherLocales, type SiteConventions } from '#i18n/locale.ts'
import { money } from '#i18n/money.ts'
import { createFormatter, type Translator } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { accountLinks } from '#links/account.ts'
import { documentLinks, payLinks, reviewLinks } from '#links/booking.ts'
import { links } from '#links/site.ts'

type NotificationSetting = {
  locale: Locale
  brand: Pick<Brand, 'name'> & Partial<Brand>
  origin: string
  /** The clock of the times in it. */
  conventions?: SiteConventions
  /** Scheme and host of the pictures, if they differ from `origin`. */
  pictures?: string
  /** The parts of this notification that editors have reworded. */
  wording?: Wording | undefined
  /** True if a file that belongs to the notification could not be created. */
  missingFiles?: boolean
}

/** The parts of an email below its greeting: subject, paragraphs, facts and action. */
export type Parts = {
  subject: string
  paragraphs: string[]
  /** The last paragraph, about the attachments. */
  attached?: string
  /** Written by somebody else than the brand, such as a guest, after the paragraphs. */
  quote?: string[]
  /** Shown large and separately, such as a code. */
  large?: string
  /** Labelled facts, such as the dates of a booking. */
  facts?: Fact[]
  /** Facts under titles of their own, after the others. */
  groups?: FactGroup[]
  next?: { title: string; steps: { text: string; path?: string }[] }
  /** Schema.org data, for mail clients that show a booking as a card; our own paths are prefixed with the origin. */
  jsonLd?: (origin: string) => object
  action?: { label: string; path: string }
  /** Ends notifications like this one, for those that a traveller has switched on. */
  unsubscribe?: { label: string; path: string }
}

/** Writes the notifications of these kinds. */
export type Writers<Kind extends NotificationKind> = {
  [K in Kind]: (t: Translator, data: NotificationData[K], brand: string, locale: Locale) => Parts
}

/** The language of these recipients is unknown, so all languages are included. */
const inBoth: ReadonlySet<NotificationKind> = new Set(['staff_invited', 'tax_work'])

/** Renders a notification in its language, as text and as HTML; a few in all languages, the recipient's first. */
export function renderNotification<K extends NotificationKind>(
  kind: K,
  data: NotificationData[K],
  setting: NotificationSetting,
): Rendered {
  const { locale, origin } = setting
  const languages = inBoth.has(kind) ? [locale, ...otherLocales(locale)] : [locale]
  const written = languages.map((language) => writtenIn(language, kind, data, setting))
  const [first] = written
  if (!first) throw new Error('A notification must have a language')
  const { parts, brand, link, unsubscribe } = first
  const subject = written.map((one) => one.parts.subject).join(' | ')
  const text = written.map(textOf).join('\n\n\n')
  return {
    subject,
    text,
    // The text message contains a code in full; otherwise it contains only the subject and a link.
    brief: parts.large ? text : [`${brand}: ${subject}`, ...(link ? [link.href] : [])].join('\n'),
    html: emailPage({
      locale,
      brand,
      look: emailLook({ logo: null, ...setting.brand }, setting.pictures ?? origin),
      subject,
      sections: written.map((one) => ({
        ...one.parts,
        locale: one.locale,
        preheader: one.preheader,
        link: one.link,
        footer: one.footer,
        footerLink: one.unsubscribe,
      })),
      ...(parts.jsonLd && { jsonLd: parts.jsonLd(origin) }),
    }),
    ...(unsubscribe && { unsubscribe: unsubscribe.href }),
  }
}

type Written = ReturnType<typeof writtenIn>

function writtenIn<K extends NotificationKind>(
  locale: Locale,
  kind: K,
  data: NotificationData[K],
  setting: NotificationSetting,
) {
  const t = inWording(translator(locale, setting.conventions), kind, setting.wording)
  const brand = inLocale(setting.brand.name, locale)
  const written = (writers as Writers<K>)[kind](t, data, brand, locale)
  const opening = [
    ...('replyTo' in data && data.replyTo ? [`${replyMark} ${t('emails.messageReply')}`] : []),
    // An account that was opened by a code has no name until its first booking, and is not greeted.
    ...('name' in data && data.name ? [t('emails.hello', { name: data.name })] : []),
  ]
  const aboutFiles = setting.missingFiles ? t('emails.filesMissing') : written.attached
  // A message that has only files has an empty text.
  const quote = written.quote?.filter((text) => text.trim() !== '')
  const parts = {
    ...written,
    quote: quote?.length ? quote : undefined,
    paragraphs: [...opening, ...written.paragraphs, ...(aboutFiles ? [aboutFiles] : [])],
    next: written.next && {
      ...written.next,
      steps: written.next.steps.map(({ text, path }) => ({ text, ...(path && { href: setting.origin + path }) })),
    },
  }
  const lead = written.paragraphs[0] ?? aboutFiles
  const [link, unsubscribe] = [parts.action, parts.unsubscribe].map(
    (one) => one && { label: one.label, href: setting.origin + one.path },
  )
  return {
    locale,
    brand,
    parts,
    // The announcement of a message repeats the subject, so the preheader is the beginning of the message.
    preheader: (quotesLast.includes(kind) ? null : parts.quote?.[0]) ?? lead ?? parts.subject,
    link,
    unsubscribe,
    footer: t(footerOf(kind, parts, data), { brand }),
  }
}

/** Kinds whose quotation is an addition to what they say. */
const quotesLast: NotificationKind[] = ['booking_rejected', 'booking_changed', 'hotel_request']

/** The footer says why the email comes, and that replies are not read, except in an email with a reply address. */
function footerOf(kind: NotificationKind, { unsubscribe }: Parts, data: object) {
  if (kind === 'hotel_request' || kind === 'hotel_news') return 'hotelemails.footer'
  if (unsubscribe) return 'emails.footerOfAlert'
  if ('entries' in data) return 'staffemails.officeFooter'
  return 'replyTo' in data && data.replyTo !== null ? 'emails.footerOfMessage' : 'emails.footer'
}

function textOf({ brand, parts, link, unsubscribe }: Written): string {
  return [
    ...parts.paragraphs.slice(0, 1),
    ...(parts.large ? [parts.large] : []),
    ...parts.paragraphs.slice(1),
    ...(parts.quote ?? []),
    ...(parts.facts ? [parts.facts.map(factText).join('\n')] : []),
    ...(parts.groups ?? []).map(({ title, facts }) => [title, ...facts.map(factText)].join('\n')),
    ...(parts.next
      ? [
          [
            parts.next.title,
            ...parts.next.steps.map(({ text, href }, i) => `${i + 1}. ${text}${href ? `\n   ${href}` : ''}`),
          ].join('\n'),
        ]
      : []),
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : []),
    brand,
  ].join('\n\n')
}

/** The address of a map is written out; a number to call is its own text. */
function factText({ label, value, href }: Fact): string {
  return href?.startsWith('https:') ? `${label}: ${href}` : `${label}: ${value}`
}

/** A change of the account with the link that undoes it; not for an address that may be the reason for it. */
function accountChange(
  t: Translator,
  { undo }: { undo?: string | undefined },
  locale: Locale,
  subject: string,
  changes: string[],
): Parts {
  return {
    subject,
    paragraphs: [...changes, undo ? t('emails.undoText') : t('emails.changeNotYou')],
    action: undo
      ? { label: t('emails.undo'), path: accountLinks.undoChange(locale, undo) }
      : { label: t('emails.writeToUs'), path: links.contact(locale) },
  }
}

const writers: Writers<NotificationKind> = {
  code: (t, { code, purpose }, brand) => ({
    subject: t('emails.codeSubject', { code, brand }),
    paragraphs: [t(`emails.code_${purpose}`, { brand }), t('emails.codeExpires'), t('emails.codeNotYou')],
    large: code,
  }),
  account_exists: (t, _, brand, locale) => ({
    subject: t('emails.accountExistsSubject', { brand }),
    paragraphs: [t('emails.accountExists'), t('emails.accountExistsWays')],
    action: { label: t('emails.signIn'), path: links.signin(locale) },
  }),
  address_taken: (t, _, brand, locale) => ({
    subject: t('emails.addressTakenSubject', { brand }),
    paragraphs: [t('emails.addressTaken'), t('emails.addressTakenWays')],
    action: { label: t('emails.signIn'), path: links.signin(locale) },
  }),
  welcome: (t, _, brand, locale) => ({
    subject: t('emails.welcomeSubject', { brand }),
    paragraphs: [t('emails.welcome', { brand })],
    action: { label: t('emails.findStay'), path: links.home(locale) },
  }),
  password_changed: (t, data, brand, locale) =>
    accountChange(t, data, locale, t('emails.passwordChangedSubject', { brand }), [
      t('emails.passwordChanged'),
      ...(data.passkeys?.removed ? [t('emails.passkeysGone')] : []),
      ...(data.passkeys?.left.length ? [t('emails.passkeysStay', { passkeys: list(data.passkeys.left, locale) })] : []),
    ]),
  passkey_added: (t, data, brand, locale) =>
    accountChange(t, data, locale, t('emails.passkeyAddedSubject', { brand }), [
      t('emails.passkeyAdded', { passkey: data.passkey }),
    ]),
  passkey_removed: (t, data, brand, locale) =>
    accountChange(t, data, locale, t('emails.passkeyRemovedSubject', { brand }), [
      t('emails.passkeyRemoved', { passkey: data.passkey }),
    ]),
  phone_changed: (t, data, brand, locale) =>
    accountChange(t, data, locale, t('emails.phoneChangedSubject', { brand }), [
      data.ending
        ? t('emails.phoneChanged', { ending: `\u2066${data.ending}\u2069` })
        : t(data.isElsewhere ? 'emails.phoneElsewhere' : 'emails.phoneRemoved'),
    ]),
  email_changed: (t, data, brand, locale) =>
    accountChange(t, data, locale, t('emails.emailChangedSubject', { brand }), [
      // A line does not break after the dots.
      t('emails.emailChanged', { address: `\u2066${data.address.replace('@', '\u2060@')}\u2069` }),
    ]),
  second_factor_set: (t, data, brand, locale) =>
    accountChange(t, data, locale, t('emails.factorSetSubject', { brand }), [t('emails.factorSet')]),
  device_pass: (t, { token, reset }, brand, locale) =>
    reset
      ? {
          subject: t('emails.resetPassSubject', { brand }),
          paragraphs: [t('emails.resetPass'), t('emails.resetPassNotYou')],
          action: { label: t('emails.resetPassOpen'), path: accountLinks.resetByLink(locale, token) },
        }
      : {
          subject: t('emails.devicePassSubject', { brand }),
          paragraphs: [t('emails.devicePass'), t('emails.devicePassNotYou')],
          action: { label: t('emails.devicePassOpen'), path: accountLinks.signinByLink(locale, token) },
        },
  account_deleted: (t, _, brand) => ({
    subject: t('emails.accountDeletedSubject', { brand }),
    paragraphs: [t('emails.accountDeleted')],
  }),
  review_request: (t, { kind, about, until, token }, brand, locale) => {
    const words = { kind: kind === 'stay' ? kind : ('other' as const), about: inLocale(about, locale), brand }
    return {
      subject: t('emails.reviewSubject', words),
      paragraphs: [
        t('emails.review', words),
        t('emails.reviewOnce', { date: createFormatter(t).stayDate(until, 'full') }),
      ],
      action: { label: t('emails.reviewNow'), path: reviewLinks.form(locale, token) },
    }
  },
  review_answered: (t, { about, answer, token }, brand, locale) => {
    const words = { about: inLocale(about, locale), brand }
    return {
      subject: t('emails.reviewAnsweredSubject', words),
      paragraphs: [t('emails.reviewAnswered', words)],
      quote: [answer],
      action: { label: t('emails.reviewShow'), path: reviewLinks.form(locale, token) },
    }
  },
  price_drop: (t, { hotel, city, page, checkIn, checkOut, before, now, currency, token }, _, locale) => {
    const format = createFormatter(t)
    const words = {
      hotel: inLocale(hotel, locale),
      dates: format.stayRange(checkIn, checkOut),
      before: money(before, currency, locale),
      now: money(now, currency, locale),
      less: money(before - now, currency, locale),
    }
    return {
      subject: t('emails.priceDropSubject', words),
      paragraphs: [t('emails.priceDrop', words), t('emails.priceDropEnds')],
      facts: [
        { label: t('voucher.where'), value: `${words.hotel} · ${inLocale(city, locale)}` },
        { label: t('voucher.dates'), value: words.dates },
        { label: t('emails.priceBefore'), value: words.before },
        { label: t('emails.priceNow'), value: words.now },
      ],
      action: { label: t('emails.priceDropShow'), path: links.hotel(locale, page) },
      unsubscribe: { label: t('emails.priceDropStop'), path: links.stopAlert(locale, token) },
    }
  },
  payment_received: (t, { reference, order, change, recorded, voucher, amount, currency, next }, _, locale) => ({
    subject: t(order ? 'emails.orderPaidSubject' : 'emails.paymentReceivedSubject', { reference }),
    paragraphs: [
      t(
        order
          ? 'emails.orderPaid'
          : change
            ? 'emails.changePaid'
            : recorded
              ? 'emails.paymentRecorded'
              : 'emails.paymentReceived',
        { amount: money(amount, currency, locale), reference },
      ),
      ...(next
        ? [
            t('emails.paymentNext', {
              amount: money(next.amount, currency, locale),
              date: createFormatter(t).stayDate(next.dueOn, 'full'),
            }),
          ]
        : []),
      t('emails.paymentReceipt'),
    ],
    ...(voucher && { attached: t('emails.attachments') }),
    action: order
      ? { label: t('emails.openOrder'), path: documentLinks.order(locale, reference) }
      : { label: t('emails.openBooking'), path: documentLinks.booking(locale, reference) },
  }),
  payment_link: (
    t,
    { reference, about, city, timeZone, checkIn, checkOut, amount, currency, deadline, token },
    _,
    locale,
  ) => {
    const format = createFormatter(t)
    const price = money(amount, currency, locale)
    const place = inLocale(city, locale)
    return {
      subject: t('emails.payLinkSubject', { reference, amount: price }),
      paragraphs: [
        t('emails.payLink', { about: inLocale(about, locale), amount: price }),
        ...(deadline ? [t('emails.payLinkUntil', { until: format.instant(deadline, timeZone), place })] : []),
      ],
      facts: [
        { label: t('voucher.reference'), value: reference },
        { label: t('voucher.where'), value: `${inLocale(about, locale)} · ${place}` },
        { label: t('voucher.dates'), value: format.stayRange(checkIn, checkOut) },
        { label: t('phone.toPay'), value: price },
      ],
      action: { label: t('emails.payNow'), path: payLinks.pay(locale, token) },
    }
  },
  payment_returned: (
    t,
    { reference, amount, currency, partOf, reason, refund_days: days, giftCard, creditNotes },
    _,
    locale,
  ) => ({
    subject: partOf
      ? t('emails.paymentPartSubject', {
          amount: money(amount, currency, locale),
          total: money(partOf, currency, locale),
          reference,
        })
      : t('emails.paymentReturnedSubject', { reference }),
    paragraphs: [
      t(`emails.returned_${reason}`, { reference }),
      giftCard
        ? t('emails.returnedToGiftCard', {
            amount: money(amount, currency, locale),
            card: `\u2066····${giftCard}\u2069`,
          })
        : t('emails.paymentReturned', { amount: money(amount, currency, locale) }),
      ...(partOf ? [t('emails.paymentPart', { total: money(partOf, currency, locale) })] : []),
      ...(days && !giftCard
        ? [t('emails.returnArrives', { within: t('providertexts.withinWorkingDays', { count: days }) })]
        : []),
    ],
    ...(creditNotes !== undefined && { attached: t('emails.creditNote') }),
    action: { label: t('emails.openBooking'), path: documentLinks.booking(locale, reference) },
  }),
  gift_card: (t, { code, amount: minor, currency, expiresOn }, brand, locale) => {
    const amount = money(minor, currency, locale)
    return {
      subject: t('emails.giftCardSubject', { amount, brand }),
      paragraphs: [
        t('emails.giftCardText', { amount, brand }),
        t('emails.giftCardUse', { date: createFormatter(t).stayDate(expiresOn) }),
      ],
      facts: [{ label: t('emails.giftCardCode'), value: code, ltr: true }],
      action: { label: t('emails.findStay'), path: links.home(locale) },
    }
  },
  payment_given_back: (t, { reference, amount: minor, currency, on, creditNotes = [] }, _, locale) => {
    const amount = money(minor, currency, locale)
    return {
      // The amount can be a part of what is owed.
      subject: t('emails.manualRefundSubject', { amount, reference }),
      paragraphs: [t('emails.manualRefund', { amount, day: createFormatter(t).stayDate(on) })],
      ...(creditNotes.length > 0 && { attached: t('emails.creditNote') }),
      action: { label: t('emails.openBooking'), path: documentLinks.booking(locale, reference) },
    }
  },
  ...bookingNotifications,
  ...orderNotifications,
  ...hotelNotifications,
  ...adminNotifications,
  ...officeNotifications,
}
