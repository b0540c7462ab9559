import { factsOf } from '#domains/notifications/booking-emails.server.ts'
import type { Fact, FactGroup } from '#domains/notifications/email-page.server.ts'
import type { Writers } from '#domains/notifications/emails.server.ts'
import type { NotificationData, OfficeEntry } from '#domains/notifications/shapes.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'
import { createFormatter, type Translator } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'

/** Bookings of one email that are described in full; of more, each has a few lines. */
const maxDetailed = 8

/** Emails to the provider about bookings and messages of the contact page. */
export const officeNotifications: Writers<'office_notice'> = {
  office_notice: (t, data, _, locale) => {
    const { entries, contacts, more, summary, licences } = data
    const count = entries.length + contacts.length + more
    const [entry] = entries
    const [contact] = contacts
    const isOne = count === 1 && summary === null
    const links = (steps: { text: string; path: string }[] = []) => ({
      title: t('staffemails.officeLinks'),
      steps: [...steps, { text: t('staffemails.officeChoose'), path: adminLinks.notices(locale) }],
    })
    if (isOne && entry)
      return {
        subject: subjectOf(t, data, locale),
        paragraphs: [
          `${happened(t, entry)}.`,
          ...(entry.soon ? [t('staffemails.officeSoon', { when: whenOf(t, entry) })] : []),
        ],
        facts: detailsOf(t, entry, locale),
        next: links(),
        action: { label: t('staffemails.officeOpen'), path: pathOf(entry, locale) },
      }
    if (isOne && contact)
      return {
        subject: subjectOf(t, data, locale),
        paragraphs: [
          t('staffemails.officeMessageText', { name: contact.name, topic: t(`content.topic_${contact.topic}`) }),
        ],
        next: links(),
        quote: contact.message.split(/\n{2,}/),
        action: { label: t('staffemails.officeOpenMessage'), path: messagePath(contact, locale) },
      }
    return {
      subject: subjectOf(t, data, locale),
      paragraphs: [
        ...(count > 0 ? [t('staffemails.officeMany', { count })] : []),
        ...(more > 0 ? [t('staffemails.officeMore', { count: more })] : []),
      ],
      groups: [
        ...(licences.length > 0 ? [licencesOf(t, licences, locale)] : []),
        ...entries.map((one) => groupOf(t, one, locale, entries.length <= maxDetailed)),
        ...contacts.map(({ receipt, name, topic, message }) => ({
          title: t('staffemails.officeMessage', { name, receipt }),
          facts: [{ label: t(`content.topic_${topic}`), value: message }],
        })),
      ],
      next: links([
        ...entries.map((one) => ({ text: nameOf(one, locale), path: pathOf(one, locale) })),
        ...contacts.map((one) => ({ text: t('staffemails.officeMessage', one), path: messagePath(one, locale) })),
      ]),
      action:
        count > 0
          ? { label: t('staffemails.officeOpenAll'), path: adminLinks.bookings(locale) }
          : { label: t('admin.today'), path: adminLinks.today(locale) },
    }
  },
}

function subjectOf(
  t: Translator,
  { entries, contacts, more, summary }: NotificationData['office_notice'],
  locale: Locale,
) {
  const count = entries.length + contacts.length + more
  const [entry] = entries
  const [contact] = contacts
  if (summary !== null && count === 0) return t('adminbookings.dayLicences')
  if (summary !== null)
    return t('staffemails.officeSummarySubject', { date: createFormatter(t).stayDate(summary, 'full'), count })
  if (!entry)
    return contact && count === 1
      ? t('staffemails.officeMessage', contact)
      : t('staffemails.officeManySubject', { count })
  const words = {
    what: happened(t, entry),
    about: inLocale(entry.booking.about, locale),
    reference: entry.booking.reference,
  }
  if (entry.soon) {
    const soon = t('staffemails.officeSoonSubject', { ...words, when: whenOf(t, entry) })
    return count === 1 ? soon : t('staffemails.officeAndMore', { subject: soon, count: count - 1 })
  }
  return count === 1 ? t('staffemails.officeSubject', words) : t('staffemails.officeManySubject', { count })
}

function licencesOf(t: Translator, licences: NotificationData['office_notice']['licences'], locale: Locale): FactGroup {
  const { stayDate } = createFormatter(t)
  return {
    title: t('adminbookings.dayLicences'),
    facts: licences.map(({ name, valid_until: until, ended }) => ({
      label: inLocale(name, locale),
      value: t('adminbookings.dayLicence', {
        state: !until ? 'none' : ended ? 'ended' : 'other',
        date: until ? stayDate(until) : '',
      }),
    })),
  }
}

function groupOf(t: Translator, entry: OfficeEntry, locale: Locale, detailed: boolean): FactGroup {
  const { booking } = entry
  const format = createFormatter(t)
  const brief: Fact[] = [
    { label: t('emails.guest'), value: booking.guest },
    { label: t('voucher.dates'), value: format.instant(booking.starts, booking.timeZone) },
    { label: t('common.total'), value: format.amount(booking.account.total) },
  ]
  return {
    title: nameOf(entry, locale),
    facts: [
      { label: t('staffemails.officeHappened'), value: happened(t, entry) },
      ...(entry.soon ? [{ label: t('staffemails.officeBegins'), value: whenOf(t, entry) }] : []),
      ...(detailed ? detailsOf(t, entry, locale) : brief),
    ],
  }
}

/** The facts of a booking with the number of its guest, and until when the provider is to answer. */
function detailsOf(t: Translator, { booking, events }: OfficeEntry, locale: Locale): Fact[] {
  const { guestPhone, deadline, timeZone, city } = booking
  const awaitsAnswer = events.some(({ event }) => ['requested', 'guest_answered', 'change_asked'].includes(event))
  const until = deadline && createFormatter(t).instant(deadline, timeZone)
  return [
    ...(awaitsAnswer && until
      ? [{ label: t('emails.answerBy'), value: t('shortaccount.placeTime', { until, place: inLocale(city, locale) }) }]
      : []),
    ...factsOf(t, booking, locale),
    ...(guestPhone
      ? [{ label: t('staffemails.officeGuestPhone'), value: guestPhone, href: `tel:${guestPhone}`, ltr: true }]
      : []),
  ]
}

/** What happened, each event once: `New booking · Paid online: SAR 500.00`. */
function happened(t: Translator, { booking, events }: OfficeEntry): string {
  const { money, stayRange } = createFormatter(t)
  const texts = events.map(({ event, amount, dates }) => {
    const text = t(`staffemails.happened_${event}`)
    if (amount !== undefined) return `${text}: ${money(amount, booking.currency)}`
    return dates
      ? `${text}: ${t('bookingchange.fromTo', { before: stayRange(...dates.before), after: stayRange(...dates.after) })}`
      : text
  })
  return [...new Set(texts)].join(' · ')
}

/** When a booking begins that begins soon: `Tomorrow 08:00`. */
function whenOf(t: Translator, { booking, soon }: OfficeEntry): string {
  const { starts, timeZone, wholeDay, checkIn } = booking
  const format = createFormatter(t)
  const day = t('staffemails.officeDay', {
    day: soon === 'later' || !soon ? 'other' : soon,
    date: format.stayDate(checkIn, 'weekday'),
  })
  return wholeDay || soon === 'begun' ? day : `${day} ${format.instant(starts, timeZone, 'time')}`
}

function nameOf({ booking: { about, reference } }: OfficeEntry, locale: Locale): string {
  return `${inLocale(about, locale)} · ${reference}`
}

function pathOf({ booking: { reference } }: OfficeEntry, locale: Locale): string {
  return adminLinks.booking(locale, reference)
}

function messagePath({ receipt }: { receipt: string }, locale: Locale): string {
  return adminLinks.message(locale, receipt)
}
