import type { FactGroup } from '#domains/notifications/email-page.server.ts'
import type { Parts, Writers } from '#domains/notifications/emails.server.ts'
import {
  accountFacts,
  dueNow,
  isPaidLater,
  productFacts,
  reservation,
} from '#domains/notifications/booking-emails.server.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { sumOfAccounts, type ShortAccount } from '#domains/shared/short-account.ts'
import { accountLines, amountsOfAccount, kindPaidThere } from '#domains/shared/texts/short-account.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { OrderedBooking } from '#domains/notifications/shapes.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'
import { createFormatter, type Translator } from '#i18n/translator.ts'
import { documentLinks, travellerLinks } from '#links/booking.ts'

type Money = { minor: number; currency: string }
type WriteMoney = (amount: Money) => string

/** Notifications about the bookings of one checkout together. */
export const orderNotifications: Writers<'order_booked'> = {
  order_booked: (t, { reference, bookings, received }, _, locale) => {
    const confirmed = bookings.filter(({ status }) => status === 'confirmed')
    const held = bookings.filter(({ status }) => status === 'pending')
    const isConfirmed = confirmed.length === bookings.length
    const money = columnOf(t, bookings)
    // An online payment has one currency.
    const currency = bookings[0]?.currency ?? ''
    const inSentence = (minor: number) => createFormatter(t).money(minor, currency)
    return {
      subject: t(isConfirmed ? 'emails.orderConfirmedSubject' : 'emails.orderReceivedSubject', { reference }),
      paragraphs: [
        held.length > 0
          ? t('emails.orderHeld', { reference, amount: inSentence(sumOf(held.map(dueNow))) })
          : t(
              isConfirmed
                ? 'emails.orderConfirmed'
                : confirmed.length > 0
                  ? 'emails.orderPartly'
                  : 'emails.orderRequested',
              { reference },
            ),
        ...(received === null ? [] : [t('emails.orderReceived', { amount: inSentence(received) })]),
      ],
      ...(confirmed.length > 0 && { attached: t('emails.orderAttachments') }),
      groups: [
        ...bookings.map((booking) => groupOf(t, booking, locale, money)),
        ...byCurrency(bookings).map((alike) => ({
          title: t('voucher.pay'),
          facts: accountLines(
            t,
            createFormatter(t),
            { account: accountOf(alike), kind: kindPaidThere(alike), place: null },
            money,
          ).map(({ label, value }) => ({ label, value })),
        })),
      ],
      next: nextOf(t, bookings, locale),
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
  const { about, status, deadline, timeZone, city } = booking
  const until = (at: string) =>
    t('shortaccount.placeTime', { until: createFormatter(t).instant(at, timeZone), place: inLocale(city, locale) })
  return {
    title: inLocale(about, locale),
    facts: [
      { label: t('invoice.status'), value: t(`booking.status_${status}`) },
      ...(deadline !== null && status !== 'confirmed'
        ? [{ label: t(status === 'waiting' ? 'emails.answerBy' : 'emails.heldBy'), value: until(deadline) }]
        : []),
      ...productFacts(t, booking, locale),
      ...accountFacts(t, booking, locale, { terms: status === 'confirmed' }, money),
    ],
  }
}

/** The account of bookings of one currency together. */
function accountOf([first, ...more]: readonly [OrderedBooking, ...OrderedBooking[]]): ShortAccount {
  return sumOfAccounts([first.account, ...more.map(({ account }) => account)])
}

function byCurrency(bookings: OrderedBooking[]): (readonly [OrderedBooking, ...OrderedBooking[]])[] {
  return [...Map.groupBy(bookings, ({ currency }) => currency).values()].flatMap(([first, ...more]) =>
    first ? [[first, ...more] as const] : [],
  )
}

/** Writes the amounts of the email, all with decimals or none. */
function columnOf(t: Translator, bookings: OrderedBooking[]): WriteMoney {
  const accounts = [...bookings.map(({ account }) => account), ...byCurrency(bookings).map(accountOf)]
  return moneyColumn(createFormatter(t), accounts.flatMap(amountsOfAccount))
}

/** The steps of the traveller: missing details, instalments, the vouchers. */
function nextOf(t: Translator, bookings: OrderedBooking[], locale: Locale): Parts['next'] {
  const format = createFormatter(t)
  const confirmed = bookings.filter(({ status }) => status === 'confirmed')
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
      ...(bookings.some(isPaidLater) ? [{ text: t('emails.nextInstalment') }] : []),
      ...(confirmed.length > 0 ? [{ text: t('emails.nextVouchers') }] : []),
      { text: t('emails.nextChangeOne') },
    ],
  }
}
