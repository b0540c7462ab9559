import { writtenPhone } from '#domains/shared/written-phone.ts'
import type { Money } from '#api/shapes.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { withoutTerms } from '#domains/shared/short-account.ts'
import { accountLines } from '#domains/shared/texts/short-account.ts'
import { destinationsText } from '#domains/shared/texts/destinations.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { optionText } from '#domains/shared/texts/vehicles.ts'
import { roomLine } from '#domains/shared/texts/room-line.ts'
import { mapLinks } from '#domains/places/map-links.ts'
import type { Fact } from '#domains/notifications/email-page.server.ts'
import type { Parts, Writers } from '#domains/notifications/emails.server.ts'
import type {
  ChosenProduct,
  NotificationData,
  NotificationKind,
  NotifiedBooking,
} from '#domains/notifications/shapes.ts'
import { changedNames } from '#domains/shared/texts/changed-names.ts'
import { inLocale, languageOf, type Bilingual, type Locale } from '#i18n/locale.ts'
import { createFormatter, type Translator } from '#i18n/translator.ts'
import { documentLinks, payLinks, travellerLinks } from '#links/booking.ts'
import { links } from '#links/site.ts'

/** Notifications for the status changes of a booking. */
export const bookingNotifications: Writers<Extract<NotificationKind, `booking_${string}`>> = {
  booking_received: (t, data, _, locale) => ({
    subject: t('emails.receivedSubject', data),
    paragraphs: [t('emails.received', wordsOf(data, locale)), ...until(t, 'emails.answerUntil', data, locale)],
    facts: factsOf(t, data, locale, { requested: true }),
    action: openBooking(t, data, locale),
  }),
  booking_held: (t, data, _, locale) => {
    const words = { ...wordsOf(data, locale), amount: createFormatter(t).money(data.amount, data.currency) }
    return {
      subject: t('emails.heldSubject', words),
      paragraphs: [
        t('emails.held', words),
        ...(data.others > 0 ? [t('emails.heldTogether')] : []),
        ...until(t, 'emails.heldUntil', data, locale),
      ],
      facts: factsOf(t, data, locale),
      action: { ...openBooking(t, data, locale), label: t('emails.payNow') },
    }
  },
  booking_confirmed: (t, data, _, locale) => ({
    subject: t('emails.confirmedSubject', wordsOf(data, locale)),
    paragraphs: [
      t('emails.confirmed', wordsOf(data, locale)),
      ...(data.received
        ? [t('emails.confirmedPaid', { amount: createFormatter(t).money(data.received, data.currency) })]
        : []),
    ],
    attached: t('emails.attachments'),
    facts: factsOf(t, data, locale, { terms: true }),
    next: nextOf(t, data, locale),
    jsonLd: (origin) => reservation(data, { locale, origin }),
    action: openBooking(t, data, locale),
  }),
  booking_rejected: (t, data, _, locale) => ({
    subject: t('emails.rejectedSubject', data),
    paragraphs: [
      t('emails.rejected', wordsOf(data, locale)),
      ...reasonOf(t, data),
      t('emails.nothingCharged'),
      ...hotelWrites(t, data),
    ],
    quote: [data.comment],
    action: { label: t('emails.searchAgain'), path: links.home(locale) },
  }),
  booking_needs_you: (t, { changed, ...booked }, _, locale) => {
    const data = { ...booked, ...changed }
    const toPay = data.need === 'payment' || data.need === 'prepayment'
    const need = data.need === 'payment' && changed ? 'difference' : data.need
    const amount = amountNow(t, data)
    return {
      subject: t(toPay ? 'emails.payLinkSubject' : 'emails.answerNeededSubject', { ...data, amount }),
      paragraphs: [
        t(`emails.need_${need}`, {
          ...wordsOf(data, locale),
          amount,
          before: data.substitution ? inLocale(data.substitution.before, locale) : '',
          after: data.substitution ? inLocale(data.substitution.after, locale) : '',
        }),
        ...offeredDifference(t, data),
        ...until(t, untilOf[need] ?? 'emails.needUntil', data, locale),
      ],
      facts: factsOf(t, { ...data, ...data.offered }, locale),
      action: {
        ...openBooking(t, data, locale),
        ...(data.token && { path: payLinks.documents(locale, data.token) }),
        label: toPay ? t('emails.payAmount', { amount }) : t('emails.answerNow'),
      },
    }
  },
  booking_cancelled: (t, data, _, locale) => {
    const { refund, byHand, currency } = data
    const { money } = createFormatter(t)
    return {
      subject: t('emails.cancelledSubject', data),
      paragraphs: [
        t('emails.cancelled', wordsOf(data, locale)),
        ...(data.unpaid ? [t('emails.cancelledUnpaid')] : []),
        ...(refund > 0 ? [t('emails.cancelledRefund')] : []),
        ...(byHand > 0 ? [t('emails.byHand', { amount: money(byHand, currency) })] : []),
        ...restOfOrder(t, data),
      ],
      facts: accountFacts(t, data, locale),
      action: openBooking(t, data, locale),
    }
  },
  booking_expired: (t, data, _, locale) => ({
    subject: isOfOrder(data) ? t('emails.orderExpiredSubject', data) : t('emails.expiredSubject', data),
    paragraphs: [
      isOfOrder(data)
        ? t('emails.orderExpired', { order: data.order, names: listOfNames(t, data.together, locale) })
        : t('emails.expired', wordsOf(data, locale)),
      ...(data.byHand ? [t('emails.byHand', { amount: createFormatter(t).money(data.byHand, data.currency) })] : []),
    ],
    action: { label: t('emails.searchAgain'), path: links.home(locale) },
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
      subject: t(overdue ? 'emails.instalmentOverdueSubject' : 'emails.instalmentSubject', words),
      paragraphs: [
        t(overdue ? 'emails.instalmentOverdue' : 'emails.instalment', words),
        ...until(t, 'emails.instalmentUntil', data, locale),
      ],
      facts: factsOf(t, data, locale),
      action: data.token
        ? { label: t('emails.payNow'), path: payLinks.pay(locale, data.token) }
        : { ...openBooking(t, data, locale), label: t('emails.payNow') },
    }
  },
  booking_changed: (t, data, _, locale) => ({
    subject: t('emails.changedSubject', wordsOf(data, locale)),
    paragraphs: [
      t(`emails.changed_${data.outcome}`, wordsOf(data, locale)),
      ...(data.outcome === 'declined' ? reasonOf(t, data) : []),
      ...(data.outcome === 'to_prepay' ? until(t, 'emails.switchUntil', data, locale) : []),
      ...changedDates(t, data),
      ...changedBoards(t, data),
      ...changedExtras(t, data, locale),
      ...changedTotal(t, data),
      ...changeRefund(t, data),
      ...(data.names ? changedNames(t, data.names.before, data.names.after) : []),
      ...restOfOrder(t, data),
      ...(data.outcome === 'declined' ? hotelWrites(t, data) : []),
    ],
    quote: [data.outcome === 'declined' ? data.comment : ''],
    // A booking with a deadline for its payment has no voucher yet.
    ...(data.outcome === 'applied' && !data.deadline && { attached: t('emails.attachments') }),
    facts: factsOf(t, data, locale, {
      terms: data.outcome === 'applied' && Boolean(data.dates),
    }),
    action: {
      ...openBooking(t, data, locale),
      ...(data.outcome === 'to_prepay' && { label: t('emails.payAmount', { amount: amountNow(t, data) }) }),
    },
  }),
  booking_reminder: (t, data, _, locale) => {
    const words = { ...wordsOf(data, locale), date: createFormatter(t).stayDate(data.checkIn, 'full') }
    return {
      subject: t('emails.reminderSubject', words),
      paragraphs: [t('emails.reminder', words)],
      facts: factsOf(t, data, locale),
      next: nextOf(t, data, locale),
      action: openBooking(t, data, locale),
    }
  },
  booking_message: (t, data, _, locale) => ({
    subject: t('emails.messageSubject', data),
    paragraphs: [t('emails.message', wordsOf(data, locale))],
    // Preserves the paragraphs of each message.
    quote: data.texts.flatMap((text) => text.split(/\n{2,}/)),
    action: messagesOf(t, data, locale),
  }),
  booking_reply_not_added: (t, data, _, locale) => ({
    subject: t('emails.notAddedSubject', data),
    paragraphs: [t('emails.notAdded', wordsOf(data, locale)), t('emails.notAddedWays')],
    action: messagesOf(t, data, locale),
  }),
  booking_details: (t, data, _, locale) => {
    const words = { ...wordsOf(data, locale), date: createFormatter(t).stayDate(data.dueOn, 'full') }
    return {
      subject: t('emails.detailsSubject', words),
      paragraphs: [t('emails.details', words), t('emails.detailsWays')],
      facts: factsOf(t, data, locale),
      action: {
        label: t('emails.detailsNow'),
        path: travellerLinks.details(locale, data.reference),
      },
    }
  },
}

/** Why the hotel could not accept; nothing for a reason that it says in its own words. */
function reasonOf(t: Translator, { reason }: Pick<NotificationData['booking_rejected'], 'reason'>): string[] {
  return reason && reason !== 'other' ? [t(`emails.reason_${reason}`)] : []
}

/** Introduces what a hotel wrote, which is quoted below. */
function hotelWrites(t: Translator, { comment }: { comment: string }): string[] {
  return comment ? [`${t('bookingstatus.hotelWrites')}:`] : []
}

function messagesOf(t: Translator, { reference }: Pick<NotifiedBooking, 'reference'>, locale: Locale) {
  return { label: t('emails.messageOpen'), path: travellerLinks.messages(locale, reference) }
}

type Expired = NotificationData['booking_expired']

function isOfOrder(data: Expired): data is Expired & Required<Pick<Expired, 'order' | 'together'>> {
  return data.order !== undefined && data.together !== undefined && data.together.length > 1
}

function listOfNames(t: Translator, names: Bilingual[], locale: Locale): string {
  return createFormatter(t).list(names.map((name) => t('cart.named', { name: inLocale(name, locale) })))
}

/** The difference in price between an offer and the requested stay. */
function offeredDifference(
  t: Translator,
  { offered, account, currency }: Omit<NotificationData['booking_needs_you'], 'changed'>,
) {
  const more = offered ? offered.account.total.minor - account.total.minor : 0
  if (more === 0) return []
  const amount = createFormatter(t).money(Math.abs(more), currency)
  return [t(more > 0 ? 'emails.offerDearer' : 'emails.offerCheaper', { amount })]
}

function changedDates(t: Translator, { dates }: NotificationData['booking_changed']): string[] {
  if (!dates) return []
  const { stayDate, stayRange } = createFormatter(t)
  const [before, after] = [dates.before, dates.after].map(({ first, last }) =>
    first === last ? stayDate(first) : stayRange(first, last),
  )
  return before && after && before !== after ? [t('emails.changedDates', { before, after })] : []
}

function changedBoards(t: Translator, { product }: NotificationData['booking_changed']): string[] {
  if (!product) return []
  const textOf = ({ boards }: ChosenProduct) =>
    [...new Set(boards)].map((board) => t(`stays.board_${board}`)).join(' + ')
  const [before, after] = [textOf(product.before), textOf(product.after)]
  return before === after ? [] : [t('bookingchange.fromTo', { before, after })]
}

function changedExtras(t: Translator, { product }: NotificationData['booking_changed'], locale: Locale): string[] {
  if (!product) return []
  const textOf = ({ extras }: ChosenProduct) =>
    extras
      .map(({ name, quantity }) => t('packages.timesExtra', { name: inLocale(name, locale), count: quantity }))
      .join(' + ') || t('bookingchange.noExtras')
  const [before, after] = [textOf(product.before), textOf(product.after)]
  return before === after ? [] : [`${t('packages.extras')}: ${t('bookingchange.fromTo', { before, after })}`]
}

function changedTotal(t: Translator, { product, currency }: NotificationData['booking_changed']): string[] {
  if (!product || product.before.total === product.after.total) return []
  const { money } = createFormatter(t)
  return [
    t('bookingchange.newTotal', {
      before: money(product.before.total, currency),
      after: money(product.after.total, currency),
    }),
  ]
}

/** The refund of a cheaper change: to the card, and what returns to a gift card, where it is at once. */
function changeRefund(t: Translator, data: NotificationData['booking_changed']): string[] {
  const { refund, refund_days: days, to_gift: gift, account, currency } = data
  const { money } = createFormatter(t)
  const toCard = refund - (gift?.amount ?? 0)
  const byCard = sumOf(account.gift_cards.flatMap(({ held, amount }) => (held ? [] : [amount.minor])))
  const paid = account.paid.minor + byCard + (gift?.amount ?? 0)
  const words = { paid: money(paid, currency), amount: money(toCard, currency) }
  const within = days ? t('providertexts.withinWorkingDays', { count: days }) : null
  return [
    ...(toCard > 0
      ? [[t('emails.changedRefund', words), ...(within ? [t('pay.arrives', { within })] : [])].join(' ')]
      : []),
    ...(gift
      ? [t('emails.returnedToGiftCard', { amount: money(gift.amount, currency), card: giftCardMark(gift.lastFour) })]
      : []),
  ]
}

/** The order with the other bookings, which stay as they are. */
function restOfOrder(
  t: Translator,
  { order, currency }: Pick<NotificationData['booking_changed'], 'order' | 'currency'>,
) {
  if (!order) return []
  const total = createFormatter(t).money(order.total, currency)
  return [t('emails.cancelledPart', { order: order.reference, count: order.others, total })]
}

/** `select` chooses between the variants of a text; `starts` and `ends` label the dates that are shown. */
const kindTexts = {
  stay: { select: 'stay', starts: 'emails.checkIn', ends: 'emails.checkOut' },
  package: { select: 'other', starts: 'voucher.begins', ends: null },
  service: { select: 'other', starts: 'voucher.begins', ends: null },
} as const satisfies { [Kind in NotifiedBooking['kind']]: object }

function wordsOf({ kind, about, reference }: NotifiedBooking, locale: Locale) {
  return { kind: kindTexts[kind].select, reference, about: inLocale(about, locale) }
}

/** The sentences of the deadlines of payments; other deadlines are of answers. */
const untilOf: { [Need in string]?: 'emails.payLinkUntil' | 'emails.differenceUntil' | 'emails.switchUntil' } = {
  payment: 'emails.payLinkUntil',
  difference: 'emails.differenceUntil',
  prepayment: 'emails.switchUntil',
}

function until(
  t: Translator,
  key:
    | 'emails.answerUntil'
    | 'emails.heldUntil'
    | 'emails.needUntil'
    | 'emails.differenceUntil'
    | 'emails.payLinkUntil'
    | 'emails.switchUntil'
    | 'emails.instalmentUntil',
  booking: NotifiedBooking & { deadline: string | null },
  locale: Locale,
): string[] {
  const { deadline, city, timeZone } = booking
  if (deadline === null) return []
  const at = createFormatter(t).instant(deadline, timeZone)
  return [t(key, { until: at, place: inLocale(city, locale), amount: amountNow(t, booking) })]
}

type Shown = {
  /** True to add until when the booking can be cancelled for free, or what that costs. */
  terms?: boolean
  /** True if the provider has not accepted it: its reference is that of a request. */
  requested?: boolean
}

/** The booked product and its account, on request with its terms. */
export function factsOf(t: Translator, booking: NotifiedBooking, locale: Locale, shown: Shown = {}): Fact[] {
  return [...productFacts(t, booking, locale, shown), ...accountFacts(t, booking, locale, shown)]
}

/**
 * The account of a booking, as its page shows it.
 * @param money writes the amounts if they belong to a larger column
 */
export function accountFacts(
  t: Translator,
  { account, kind, city, timeZone }: NotifiedBooking,
  locale: Locale,
  { terms = false }: Pick<Shown, 'terms'> = {},
  money?: (amount: Money) => string,
): Fact[] {
  const place = terms ? { name: inLocale(city, locale), timeZone } : null
  const shown = terms ? account : withoutTerms(account)
  return accountLines(t, createFormatter(t), { account: shown, kind, place }, money).map(({ label, value }) => ({
    label,
    value,
  }))
}

/** The booked product: its reference, its places, dates and guests. */
export function productFacts(
  t: Translator,
  booking: NotifiedBooking,
  locale: Locale,
  { requested = false }: Pick<Shown, 'requested'> = {},
): Fact[] {
  const format = createFormatter(t)
  const dates = kindTexts[booking.kind]
  const day = booking.wholeDay
    ? format.stayDate(booking.checkIn, 'weekday')
    : format.instant(booking.starts, booking.timeZone)
  // The second date stays on one line.
  const starts = `${day} (${format.hijri(booking.checkIn).replaceAll(' ', '\u00a0')})`
  const fact = (label: string, value: string): Fact => ({ label, value })
  return [
    { ...fact(t(requested ? 'bookingstatus.requestReference' : 'voucher.reference'), booking.reference), ltr: true },
    ...whereFacts(t, booking, locale),
    ...placeFacts(t, booking, locale),
    ...meetingFacts(t, booking, locale),
    fact(t(dates.starts), starts),
    ...(dates.ends ? [fact(t(dates.ends), format.instant(booking.ends, booking.timeZone))] : []),
    fact(t('emails.guest'), booking.guest),
    ...bookedFacts(t, booking, locale),
  ]
}

/** The hotel with its city; a package or service has a line of its own before the cities. */
function whereFacts(t: Translator, booking: NotifiedBooking, locale: Locale): Fact[] {
  const name = inLocale(booking.about, locale)
  const places = destinationsText(t, createFormatter(t), namesOf(booking, locale))
  if (booking.kind === 'stay') return [{ label: t('voucher.where'), value: `${name} · ${places}` }]
  return [
    { label: t('emails.booked'), value: name },
    { label: t('voucher.where'), value: places },
  ]
}

/** The rooms with their meals and guests, or the option of a service. */
function bookedFacts(t: Translator, { rooms, option }: NotifiedBooking, locale: Locale): Fact[] {
  const format = createFormatter(t)
  return [
    ...(rooms ?? []).map((room, i, all) => ({
      label: all.length === 1 ? t('emails.room') : t('voucher.room', { number: i + 1 }),
      value: roomLine(room, t, format),
    })),
    ...(option
      ? [
          {
            label: t('emails.option'),
            value: [
              optionText(t, inLocale(option.name, locale), option.vehicles ?? 1),
              format.guests(option.people),
            ].join(' · '),
          },
        ]
      : []),
  ]
}

/** The amount that is paid online now, or once the provider has accepted. */
export function dueNow({ account }: Pick<NotifiedBooking, 'account'>): number {
  return sumOf(account.due.flatMap(({ when, amount }) => (isNow(when) ? [amount.minor] : [])))
}

const isNow = (when: string) => when === 'booking' || when === 'answer'

/** True if a part is still to be paid online by a date. */
export function isPaidLater({ account }: Pick<NotifiedBooking, 'account'>): boolean {
  return account.due.some(({ when }) => /^\d/.test(when))
}

function amountNow(t: Translator, booking: NotifiedBooking): string {
  return createFormatter(t).money(dueNow(booking), booking.currency)
}

/** The meeting point of a package or service, the hotels of a package, and the number of the provider. */
function meetingFacts(t: Translator, { meeting, hotels, providerPhone }: NotifiedBooking, locale: Locale): Fact[] {
  const format = createFormatter(t)
  return [
    ...(meeting ? [{ label: t('voucher.meeting'), value: inLocale(meeting, locale) }] : []),
    ...(hotels ?? []).map(({ name, nights }) => ({
      label: t('voucher.hotel'),
      value: `${inLocale(name, locale)} · ${format.nights(nights)}`,
    })),
    ...phoneFacts(t, providerPhone ? writtenPhone(providerPhone) : ''),
  ]
}

function phoneFacts(t: Translator, phone: string): Fact[] {
  const number = phone.replace(/[^+\d]/g, '')
  return number ? [{ label: t('voucher.phone'), value: phone, href: `tel:${number}`, ltr: true }] : []
}

/** The address of the hotel, its phone number and its place on a map. */
function placeFacts(t: Translator, { place }: NotifiedBooking, locale: Locale): Fact[] {
  if (!place) return []
  const { street, district, phone } = place
  const address = [street, district].map((part) => inLocale(part, locale)).filter(Boolean)
  return [
    ...(address.length > 0 ? [{ label: t('voucher.address'), value: address.join(languageOf(locale).comma) }] : []),
    ...phoneFacts(t, phone),
    {
      label: t('voucher.map'),
      value: t('emails.openMap'),
      href: mapLinks(place).google,
    },
  ]
}

/** The steps of the traveller from the confirmation until the arrival. */
function nextOf(t: Translator, booking: NotifiedBooking, locale: Locale): Parts['next'] {
  const { kind, detailsDue, reference } = booking
  const format = createFormatter(t)
  return {
    title: t('booking.whatNext'),
    steps: [
      ...(detailsDue
        ? [
            {
              text: t('emails.nextDetails', { date: format.stayDate(detailsDue, 'full') }),
              path: travellerLinks.details(locale, reference),
            },
          ]
        : []),
      ...(isPaidLater(booking) ? [{ text: t('emails.nextInstalment') }] : []),
      { text: t('emails.nextVoucher', { kind: kindTexts[kind].select }) },
      { text: t('emails.nextChange') },
    ],
  }
}

function openBooking(t: Translator, { reference }: NotifiedBooking, locale: Locale) {
  return { label: t('emails.openBooking'), path: documentLinks.booking(locale, reference) }
}

/**
 * A confirmed booking as schema.org data (https://schema.org/LodgingReservation), which mail clients show as a card: a
 * stay as lodging, a package as an event, a service as a plain reservation.
 */
export function reservation(booking: NotifiedBooking, { locale, origin }: { locale: Locale; origin: string }): object {
  return {
    '@context': 'https://schema.org',
    reservationNumber: booking.reference,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: booking.guest },
    url: origin + documentLinks.booking(locale, booking.reference),
    ...reservations[booking.kind](booking, {
      name: inLocale(booking.about, locale),
      ...namesOf(booking, locale),
    }),
  }
}

function namesOf({ city, destinations }: NotifiedBooking, locale: Locale) {
  return { city: inLocale(city, locale), destinations: (destinations ?? []).map((name) => inLocale(name, locale)) }
}

type Names = { name: string } & ReturnType<typeof namesOf>
type Reservation = (booking: NotifiedBooking, names: Names) => object

const reservations: { [Kind in NotifiedBooking['kind']]: Reservation } = {
  stay: ({ starts, ends, place }, { name, city }) => ({
    '@type': 'LodgingReservation',
    reservationFor: {
      '@type': 'Hotel',
      name,
      address: addressIn(city),
      ...(place?.phone && { telephone: place.phone }),
      ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon } }),
    },
    checkinTime: starts,
    checkoutTime: ends,
  }),
  package: ({ starts, ends }, { name, city, destinations: [destination = city] }) => ({
    '@type': 'EventReservation',
    reservationFor: {
      '@type': 'Event',
      name,
      startDate: starts,
      endDate: ends,
      location: { '@type': 'Place', name: destination, address: addressIn(destination) },
    },
  }),
  service: (_, { name, city }) => ({
    '@type': 'Reservation',
    reservationFor: { '@type': 'Service', name, areaServed: addressIn(city) },
  }),
}

function addressIn(city: string) {
  return { '@type': 'PostalAddress', addressLocality: city }
}
