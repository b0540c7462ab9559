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
    subject: t('letters.receivedSubject', data),
    paragraphs: [
      t('letters.hello', data),
      t('letters.received', wordsOf(data, locale)),
      ...until(t, 'letters.answerUntil', data, locale),
    ],
    facts: factsOf(t, data, locale),
    action: openBooking(t, data, locale),
  }),
  booking_held: (t, data, _, locale) => {
    const words = { ...wordsOf(data, locale), amount: createFormatter(t).money(data.amount, data.currency) }
    return {
      subject: t('letters.heldSubject', words),
      paragraphs: [
        t('letters.hello', data),
        t('letters.held', words),
        ...(data.others > 0 ? [t('letters.heldTogether')] : []),
        ...until(t, 'letters.heldUntil', data, locale),
      ],
      facts: factsOf(t, data, locale),
      action: { ...openBooking(t, data, locale), label: t('letters.payNow') },
    }
  },
  booking_confirmed: (t, data, _, locale) => ({
    subject: t('letters.confirmedSubject', wordsOf(data, locale)),
    paragraphs: [t('letters.hello', data), t('letters.confirmed', wordsOf(data, locale)), t('letters.papers')],
    facts: factsOf(t, data, locale),
    jsonLd: (origin) => reservation(data, { locale, origin }),
    action: openBooking(t, data, locale),
  }),
  booking_rejected: (t, data, _, locale) => ({
    subject: t('letters.rejectedSubject', data),
    paragraphs: [
      t('letters.hello', data),
      t('letters.rejected', wordsOf(data, locale)),
      ...(data.reason ? [t(`letters.reason_${data.reason}`)] : []),
      t('letters.nothingCharged'),
    ],
    action: { label: t('letters.searchAgain'), path: `/${locale}` },
  }),
  booking_needs_you: (t, data, _, locale) => ({
    subject: t('letters.needsYouSubject', data),
    paragraphs: [
      t('letters.hello', data),
      t(`letters.need_${data.need}`, {
        ...wordsOf(data, locale),
        before: data.houses ? inLocale(data.houses.before, locale) : '',
        after: data.houses ? inLocale(data.houses.after, locale) : '',
      }),
      ...until(t, 'letters.needUntil', data, locale),
    ],
    facts: factsOf(t, data, locale),
    action: {
      ...openBooking(t, data, locale),
      ...(data.token && { path: `/${locale}/booking/documents?token=${data.token}` }),
      label: t('letters.answerNow'),
    },
  }),
  booking_cancelled: (t, data, _, locale) => {
    // A letter that was queued by an older process says nothing of it.
    const byHand = data.byHand ?? 0
    const { money } = createFormatter(t)
    return {
      subject: t('letters.cancelledSubject', data),
      paragraphs: [
        t('letters.hello', data),
        t('letters.cancelled', wordsOf(data, locale)),
        ...(data.refund > 0 ? [t('letters.cancelledRefund', { amount: money(data.refund, data.currency) })] : []),
        ...(byHand > 0 ? [t('letters.byHand', { amount: money(byHand, data.currency) })] : []),
        ...(data.kept > 0 ? [t('letters.cancelledKept', { amount: money(data.kept, data.currency) })] : []),
        ...(data.due > 0 ? [t('letters.cancelledDue', { amount: money(data.due, data.currency) })] : []),
        ...(data.refund + byHand + data.due === 0 && !(data.kept > 0) ? [t('letters.cancelledFree')] : []),
      ],
      action: openBooking(t, data, locale),
    }
  },
  booking_expired: (t, data, _, locale) => ({
    subject: t('letters.expiredSubject', data),
    paragraphs: [
      t('letters.hello', data),
      t('letters.expired', wordsOf(data, locale)),
      ...(data.byHand ? [t('letters.byHand', { amount: createFormatter(t).money(data.byHand, data.currency) })] : []),
    ],
    action: { label: t('letters.searchAgain'), path: `/${locale}` },
  }),
  booking_instalment: (t, data, _, locale) => {
    const { money, stayDate } = createFormatter(t)
    const words = {
      ...wordsOf(data, locale),
      amount: money(data.amount, data.currency),
      date: stayDate(data.dueOn, 'full'),
    }
    const overdue = data.deadline !== null
    return {
      subject: t(overdue ? 'letters.instalmentOverdueSubject' : 'letters.instalmentSubject', words),
      paragraphs: [
        t('letters.hello', data),
        t(overdue ? 'letters.instalmentOverdue' : 'letters.instalment', words),
        ...until(t, 'letters.instalmentUntil', data, locale),
      ],
      facts: factsOf(t, data, locale),
      action: data.token
        ? { label: t('letters.payNow'), path: `/${locale}/booking/pay?token=${data.token}` }
        : { ...openBooking(t, data, locale), label: t('letters.payNow') },
    }
  },
  booking_reminder: (t, data, _, locale) => {
    const words = { ...wordsOf(data, locale), date: createFormatter(t).stayDate(data.checkIn, 'full') }
    return {
      subject: t('letters.reminderSubject', words),
      paragraphs: [t('letters.hello', data), t('letters.reminder', words)],
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
  key: 'letters.answerUntil' | 'letters.heldUntil' | 'letters.needUntil' | 'letters.instalmentUntil',
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
    fact(t('letters.reference'), told.reference),
    fact(t('letters.where'), `${inLocale(told.about, locale)} · ${inLocale(told.city, locale)}`),
    ...(told.kind === 'stay'
      ? [fact(t('letters.checkIn'), starts), fact(t('letters.checkOut'), format.instant(told.ends, told.timeZone))]
      : [fact(t('letters.begins'), starts)]),
    fact(t('letters.guest'), told.guest),
    fact(t('letters.total'), format.money(told.total, told.currency)),
    ...(told.due > 0 ? [fact(t('letters.due'), format.money(told.due, told.currency))] : []),
  ]
}

function openBooking(t: Translator, { reference }: ToldBooking, locale: Locale) {
  return { label: t('letters.openBooking'), path: `/${locale}/booking/confirm?reference=${reference}` }
}
