import type { Parts } from '#domains/messages/letters.server.ts'
import { reservation } from '#domains/messages/reservation.ts'
import type { Letters, ToldBooking } from '#domains/messages/shapes.ts'
import { createFormatter } from '#text/formatter.ts'
import { inLocale, type Locale } from '#text/locale.ts'
import type { Translator } from '#text/translator.ts'

type BookingLetterKind = Extract<keyof Letters, `booking_${string}`>
type Writers = { [K in BookingLetterKind]: (t: Translator, data: Letters[K], brand: string, locale: Locale) => Parts }

/** The letters of a booking's life. */
export const bookingLetters: Writers = {
  booking_received: (t, data, _, locale) => ({
    subject: t('bookingLetters.receivedSubject', data),
    paragraphs: [
      t('letters.hello', data),
      t('bookingLetters.received', wordsOf(data, locale)),
      ...until(t, 'bookingLetters.answerUntil', data, locale),
    ],
    facts: factsOf(t, data, locale),
    action: openBooking(t, data, locale),
  }),
  booking_confirmed: (t, data, _, locale) => ({
    subject: t('bookingLetters.confirmedSubject', wordsOf(data, locale)),
    paragraphs: [
      t('letters.hello', data),
      t('bookingLetters.confirmed', wordsOf(data, locale)),
      t('bookingLetters.papers'),
    ],
    facts: factsOf(t, data, locale),
    jsonLd: (origin) => reservation(data, { locale, origin }),
    action: openBooking(t, data, locale),
  }),
  booking_rejected: (t, data, _, locale) => ({
    subject: t('bookingLetters.rejectedSubject', data),
    paragraphs: [
      t('letters.hello', data),
      t('bookingLetters.rejected', wordsOf(data, locale)),
      ...(data.reason ? [t(`bookingLetters.reason_${data.reason}`)] : []),
      t('bookingLetters.nothingCharged'),
    ],
    action: { label: t('bookingLetters.searchAgain'), path: `/${locale}` },
  }),
  booking_needs_you: (t, data, _, locale) => ({
    subject: t('bookingLetters.needsYouSubject', data),
    paragraphs: [
      t('letters.hello', data),
      t(`bookingLetters.need_${data.need}`, wordsOf(data, locale)),
      ...until(t, 'bookingLetters.needUntil', data, locale),
    ],
    facts: factsOf(t, data, locale),
    action: { ...openBooking(t, data, locale), label: t('bookingLetters.answerNow') },
  }),
  booking_cancelled: (t, data, _, locale) => {
    const { money } = createFormatter(t)
    return {
      subject: t('bookingLetters.cancelledSubject', data),
      paragraphs: [
        t('letters.hello', data),
        t('bookingLetters.cancelled', wordsOf(data, locale)),
        ...(data.refund > 0
          ? [t('bookingLetters.cancelledRefund', { amount: money(data.refund, data.currency) })]
          : []),
        ...(data.due > 0 ? [t('bookingLetters.cancelledDue', { amount: money(data.due, data.currency) })] : []),
        ...(data.refund === 0 && data.due === 0 ? [t('bookingLetters.cancelledFree')] : []),
      ],
      action: openBooking(t, data, locale),
    }
  },
  booking_expired: (t, data, _, locale) => ({
    subject: t('bookingLetters.expiredSubject', data),
    paragraphs: [t('letters.hello', data), t('bookingLetters.expired', wordsOf(data, locale))],
    action: { label: t('bookingLetters.searchAgain'), path: `/${locale}` },
  }),
  booking_reminder: (t, data, _, locale) => {
    const words = { ...wordsOf(data, locale), date: createFormatter(t).stayDate(data.checkIn, 'full') }
    return {
      subject: t('bookingLetters.reminderSubject', words),
      paragraphs: [t('letters.hello', data), t('bookingLetters.reminder', words)],
      facts: factsOf(t, data, locale),
      action: openBooking(t, data, locale),
    }
  },
}

function wordsOf({ kind, about, reference }: ToldBooking, locale: Locale) {
  return { kind: kind === 'stay' ? ('stay' as const) : ('other' as const), reference, about: inLocale(about, locale) }
}

function until(
  t: Translator,
  key: 'bookingLetters.answerUntil' | 'bookingLetters.needUntil',
  { deadline, city, timeZone }: ToldBooking & { deadline: string | null },
  locale: Locale,
): string[] {
  if (deadline === null) return []
  const at = createFormatter(t).instant(deadline, timeZone)
  return [t(key, { until: at, place: inLocale(city, locale) })]
}

function factsOf(t: Translator, told: ToldBooking, locale: Locale): { label: string; value: string }[] {
  const format = createFormatter(t)
  const starts = `${format.instant(told.starts, told.timeZone)} · ${format.hijri(told.checkIn)}`
  const fact = (label: string, value: string) => ({ label, value })
  return [
    fact(t('bookingLetters.reference'), told.reference),
    fact(t('bookingLetters.where'), `${inLocale(told.about, locale)} · ${inLocale(told.city, locale)}`),
    ...(told.kind === 'stay'
      ? [
          fact(t('bookingLetters.checkIn'), starts),
          fact(t('bookingLetters.checkOut'), format.instant(told.ends, told.timeZone)),
        ]
      : [fact(t('bookingLetters.begins'), starts)]),
    fact(t('bookingLetters.guest'), told.guest),
    fact(t('bookingLetters.total'), format.money(told.total, told.currency)),
    ...(told.due > 0 ? [fact(t('bookingLetters.due'), format.money(told.due, told.currency))] : []),
  ]
}

function openBooking(t: Translator, { reference }: ToldBooking, locale: Locale) {
  return { label: t('letters.openBooking'), path: `/${locale}/booking/confirm?reference=${reference}` }
}
