import type { FactGroup } from '#domains/notifications/email-page.server.ts'
import type { Parts, Writers } from '#domains/notifications/emails.server.ts'
import {
  cancellationFacts,
  dueNow,
  laterOf,
  penaltyOf,
  productFacts,
  reservation,
  type Amount,
} from '#domains/notifications/booking-emails.server.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { OrderedBooking } from '#domains/notifications/shapes.ts'
import { createFormatter } from '#i18n/formatter.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { documentLinks, travellerLinks } from '#links/booking.ts'

type Money = { minor: number; currency: string }
type LabelledMoney = Amount & Money
type WriteMoney = (amount: Money) => string

/** Notifications about the bookings of one checkout together. */
export const orderNotifications: Writers<'order_booked'> = {
  order_booked: (t, { reference, bookings, received }, _, locale) => {
    const confirmed = bookings.filter(({ status }) => status === 'confirmed')
    const held = bookings.filter(({ status }) => status === 'pending')
    const isConfirmed = confirmed.length === bookings.length
    const money = columnOf(t, bookings, locale)
    // An online payment has one currency.
    const currency = bookings[0]?.currency ?? ''
    return {
      subject: t(isConfirmed ? 'emails.orderConfirmedSubject' : 'emails.orderReceivedSubject', { reference }),
      paragraphs: [
        held.length > 0
          ? t('emails.orderHeld', { reference, amount: money({ minor: sumOf(held.map(dueNow)), currency }) })
          : t(
              isConfirmed
                ? 'emails.orderConfirmed'
                : confirmed.length > 0
                  ? 'emails.orderPartly'
                  : 'emails.orderRequested',
              { reference },
            ),
        ...(received === null ? [] : [t('emails.orderReceived', { amount: money({ minor: received, currency }) })]),
      ],
      ...(confirmed.length > 0 && { attached: t('emails.orderAttachments') }),
      groups: [
        ...bookings.map((booking) => groupOf(t, booking, locale, money)),
        ...byCurrency(bookings).map((alike) => ({
          title: t('voucher.pay'),
          facts: amountsOf(t, alike, locale).map(({ label, ...amount }) => ({ label, value: money(amount) })),
        })),
      ],
      next: nextOf(t, bookings, locale, money),
      ...(confirmed.length > 0 && {
        jsonLd: (origin: string) => confirmed.map((booking) => reservation(booking, { locale, origin })),
      }),
      action: {
        label: t(held.length > 0 ? 'emails.payNow' : 'emails.openOrder'),
        path: documentLinks.order(locale, reference),
      },
    }
  },
}

/** A booking: its state and the deadline of that, its facts and its total. */
function groupOf(t: Translator, booking: OrderedBooking, locale: Locale, money: WriteMoney): FactGroup {
  const { about, status, deadline, timeZone, city, total, currency } = booking
  const inOwnCurrency = (minor: number) => money({ minor, currency })
  const until = (at: string) =>
    t('emails.untilAt', { until: createFormatter(t).instant(at, timeZone), place: inLocale(city, locale) })
  return {
    title: inLocale(about, locale),
    facts: [
      { label: t('invoice.status'), value: t(`booking.status_${status}`) },
      ...(deadline !== null && status !== 'confirmed'
        ? [{ label: t(status === 'waiting' ? 'emails.answerBy' : 'emails.heldBy'), value: until(deadline) }]
        : []),
      ...productFacts(t, booking, locale),
      { label: t('common.total'), value: inOwnCurrency(total) },
      ...(status === 'confirmed' ? cancellationFacts(t, booking, locale, inOwnCurrency) : []),
    ],
  }
}

/** The amounts of bookings of one currency together: they add up, and what is due has its date or its place. */
function amountsOf(t: Translator, bookings: OrderedBooking[], locale: Locale): LabelledMoney[] {
  const format = createFormatter(t)
  const currency = bookings[0]?.currency ?? ''
  const gifts = bookings.flatMap(({ gift }) => gift ?? [])
  const captured = gifts.reduce((sum, { amount, held }) => (held ? sum : sum + amount), 0)
  const later = Map.groupBy(bookings.flatMap(laterOf), ({ due }) => due)
  const [held, afterAnswer] = [['pending'], ['waiting', 'waiting_user']].map((states) =>
    sumOf(bookings.filter(({ status }) => states.includes(status)).map(dueNow)),
  )
  const rest: Amount[] = [
    { label: t('paymentplace.paid'), minor: sumOf(bookings.map(({ paid }) => paid)) - captured },
    { label: t('pay.toPay'), minor: held ?? 0 },
    { label: t('emails.afterAnswer'), minor: afterAnswer ?? 0 },
    ...[...later]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([due, all]) => ({
        label: t('paymentplace.dueBy', { date: format.stayDate(due) }),
        minor: sumOf(all.map(({ amount }) => amount)),
      })),
    ...bookings.map(({ kind, about, due }) => ({
      label: t('cart.orderDueAt', { kind, name: inLocale(about, locale) }),
      minor: due,
    })),
  ]
  const amounts: Amount[] = [
    { label: t('common.total'), minor: sumOf(bookings.map(({ total }) => total)) },
    ...[...Map.groupBy(gifts, ({ lastFour }) => lastFour)].map(([lastFour, all]) => ({
      label: t('paymentplace.giftCard', { card: giftCardMark(lastFour) }),
      minor: -sumOf(all.map(({ amount }) => amount)),
    })),
    ...rest.filter(({ minor }) => minor > 0),
  ]
  return amounts.map((amount) => ({ ...amount, currency }))
}

function byCurrency(bookings: OrderedBooking[]): OrderedBooking[][] {
  return [...Map.groupBy(bookings, ({ currency }) => currency).values()]
}

/** Writes the amounts of the e-mail, all with decimals or none. */
function columnOf(t: Translator, bookings: OrderedBooking[], locale: Locale): WriteMoney {
  const each = bookings.flatMap((booking) =>
    [booking.total, penaltyOf(booking)].map((minor) => ({ minor, currency: booking.currency })),
  )
  const together = byCurrency(bookings).flatMap((alike) => amountsOf(t, alike, locale))
  return moneyColumn(createFormatter(t), [...each, ...together])
}

/** The steps of the traveller: missing details, the next instalment, the vouchers. */
function nextOf(t: Translator, bookings: OrderedBooking[], locale: Locale, money: WriteMoney): Parts['next'] {
  const format = createFormatter(t)
  const confirmed = bookings.filter(({ status }) => status === 'confirmed')
  const open = confirmed.flatMap((booking) => laterOf(booking).map((part) => ({ ...part, currency: booking.currency })))
  const [later] = open.toSorted((one, other) => one.due.localeCompare(other.due))
  const together = open.filter(({ due }) => due === later?.due)
  return {
    title: t('booking.whatNext'),
    steps: [
      ...confirmed.flatMap(({ detailsDue, about, reference }) =>
        detailsDue
          ? [
              {
                text: t('cart.orderDetails', {
                  name: `\u2068${inLocale(about, locale)}\u2069`,
                  date: format.stayDate(detailsDue, 'full'),
                }),
                path: travellerLinks.details(locale, reference),
              },
            ]
          : [],
      ),
      ...(later
        ? [
            {
              text: t('emails.nextPart', {
                amount: money({ minor: sumOf(together.map(({ amount }) => amount)), currency: later.currency }),
                date: format.stayDate(later.due, 'full'),
              }),
            },
          ]
        : []),
      ...(confirmed.length > 0 ? [{ text: t('emails.nextVouchers') }] : []),
      { text: t('emails.nextChangeOne') },
    ],
  }
}
