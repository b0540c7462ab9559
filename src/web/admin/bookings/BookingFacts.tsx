import type { Money } from '#api/shapes.ts'
import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { Parts } from '#web/admin/Parts.tsx'
import { ContactLink } from '#web/admin/ContactLink.tsx'
import { wholeName } from '#domains/shared/person-name.ts'
import { addressOf } from '#domains/bookings/model/guests/address.ts'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { bookingDates, bookingLength } from '#domains/bookings/contract/booking-dates.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { TermsNow } from '#domains/shared/short-account.ts'
import { dueLabel } from '#domains/shared/texts/short-account.ts'
import { languageOf } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { itemAbout, itemDates } from '#web/features/bookings/item-facts.ts'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'

/** The terms that apply once a booking is confirmed, as far as they have come at an instant. */
function termsOnceConfirmed({ total, item }: AdminBookingDetails['booking'], now: string): TermsNow {
  const { kind, free_until: refundable_until, steps } = item.cancellation
  const penalty = steps.findLast(({ from }) => from === null || from <= now)?.penalty ?? null
  if (refundable_until) return { refundable: 'free', refundable_until, penalty: null }
  return kind === 'none' || !penalty || penalty.minor >= total.minor
    ? { refundable: 'none', refundable_until, penalty: null }
    : { refundable: 'partial', refundable_until, penalty }
}

/** What cancelling costs now, and of an unconfirmed booking once it is confirmed; the terms as agreed once it is closed. */
function termsNow(booking: AdminBookingDetails['booking'], now: string, { t, format }: ReturnType<typeof useLanguage>) {
  const unconfirmed = unconfirmedOf(booking)
  const { refundable, penalty, ...terms } = unconfirmed ? termsOnceConfirmed(booking, now) : booking.account
  const end = terms.refundable_until && format.instant(terms.refundable_until, booking.about.time_zone, 'day')
  const until = end?.replaceAll(' ', '\u00a0')
  const charge = penalty && format.amount(penalty)
  if (unconfirmed) {
    const values = { unconfirmed, refundable: refundable ?? 'none', until: until ?? '', charge: charge ?? '' }
    return { label: t('shortaccount.cancelling'), value: t('adminbookings.freeNow', values) }
  }
  const value = (
    <Parts>
      <bdi>{charge ?? t(`common.cancellation_${refundable ?? booking.item.cancellation.kind}`)}</bdi>
      {until && <span>{t('adminbookings.answerBy', { at: until })}</span>}
    </Parts>
  )
  return { label: t(penalty ? 'shortaccount.charge' : 'shortaccount.cancelling'), value }
}

/** The guest, the product, the dates and the payment of a booking. */
export function BookingFacts({ details, phone, now }: { details: AdminBookingDetails; phone: string; now: string }) {
  const { booking, on_request, checked_in_at, checked_out_at } = details
  const language = useLanguage()
  const { t, locale, format } = language
  const money = (amount: Money) => <bdi>{format.amount(amount)}</bdi>
  const { contact, payment_status: status } = booking
  const [card] = booking.account.gift_cards
  const due = booking.account.due.map(({ when, amount }) => ({
    label: dueLabel(t, format, { when, kind: booking.kind }),
    value: money(amount),
  }))
  const whole = booking.account.due[0]?.amount.minor === booking.total.minor ? due[0] : undefined
  const { offer, hotel_substitution } = booking
  const offered = offer
    ? [itemAbout(offer, locale).name, itemDates(format, offer), format.amount(offer.total)].join(' · ')
    : hotel_substitution?.after.hotel.name
  const rooms = booking.item.kind === 'stay' ? booking.item.rooms : []
  const ages = rooms.flatMap(({ child_ages }) => child_ages)
  const party = [
    rooms.length > 0
      ? format.adults(rooms.reduce((sum, { adults }) => sum + adults, 0))
      : format.guests(booking.guests),
    ages.length > 0 ? `${format.children(ages.length)} (${ages.join(languageOf(locale).comma)})` : '',
  ].filter(Boolean)
  // The only name is the title of the page.
  const names = [...new Set(booking.guest_names.map(wholeName))].filter((_name, _i, all) => all.length > 1)
  return (
    <section className="admin-card">
      <h2>
        <bdi>{booking.about.name}</bdi>
        {on_request && booking.status === 'waiting' && (
          <span className="text-muted ms-3 font-normal">{t('adminbookings.onRequest')}</span>
        )}
      </h2>
      <KeyValues
        items={[
          {
            label: t('adminbookings.dates'),
            value: (
              <Parts>
                <span>{bookingDates(format, { ...booking, first_day: booking.check_in })}</span>
                <span className="text-muted">{bookingLength(format, booking)}</span>
              </Parts>
            ),
          },
          rooms.length > 0 && {
            label: t('adminbookings.rooms'),
            value: [...groupBy(rooms, ({ name, board }) => `${name} ${board}`)].map(
              ([key, { 0: room, length: count }]) =>
                room && (
                  <Parts key={key}>
                    <bdi>{count > 1 ? t('adminbookings.dayRooms', { count, name: room.name }) : room.name}</bdi>
                    <span className="text-muted">{t(`stays.board_${room.board}`)}</span>
                  </Parts>
                ),
            ),
          },
          offered && { label: t('adminpackages.offered'), value: <bdi>{offered}</bdi> },
          {
            label: t('adminbookings.guests'),
            value: [party, names].map((facts) => (
              <Parts key={facts.join()}>
                {facts.map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
              </Parts>
            )),
          },
          {
            label: t('adminbookings.contact'),
            value: (
              <span className="grid justify-items-start gap-0.5">
                {[contact.email, phone].map((to) => to && <ContactLink key={to} to={to} />)}
                {addressOf(contact).map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
              </span>
            ),
          },
          booking.special_request && {
            label: t('adminbookings.request'),
            value: <bdi dir="auto">{booking.special_request}</bdi>,
          },
          booking.decline_comment && {
            label: t('bookingstatus.hotelWrites'),
            value: <bdi dir="auto">{booking.decline_comment}</bdi>,
          },
          checked_in_at && {
            label: t('adminbookings.checkedIn'),
            value: format.instant(checked_in_at, siteTimeZone, 'day'),
          },
          checked_out_at && {
            label: t('adminbookings.checkedOut'),
            value: format.instant(checked_out_at, siteTimeZone, 'day'),
          },
          termsNow(booking, now, language),
          {
            label: t('adminbookings.total'),
            value: (
              <Parts>
                {money(booking.total)}
                {status !== 'unpaid' && (
                  <span className="text-muted">{t('adminbookings.paymentStatus', { status })}</span>
                )}
                {whole && <span className="text-muted">{whole.label}</span>}
              </Parts>
            ),
          },
          card && {
            label: t('adminbookings.giftCard'),
            value: (
              <>
                {giftCardMark(card.last_four)} · {money(card.amount)}
              </>
            ),
          },
          booking.account.owed.minor > 0 && {
            label: t('adminbookings.owed'),
            value: <strong>{money(booking.account.owed)}</strong>,
          },
          // What can be taken now is said where it is recorded.
          ...(whole || details.folio.receivable.minor > 0 ? [] : due),
        ]}
      />
    </section>
  )
}

/** Who made a booking, with which account, and the terms that they accepted. */
export function BookingOrigin({ details }: { details: AdminBookingDetails }) {
  const { source, account, accepted_terms: terms } = details
  const { t, locale, format } = useLanguage()
  return (
    <KeyValues
      items={[
        { label: t('adminbookings.source'), value: t('adminbookings.sourceOf', { source }) },
        {
          label: t('adminbookings.account'),
          value: account ? (
            <Parts>
              <bdi>{account.name}</bdi>
              <ContactLink to={account.email} />
            </Parts>
          ) : (
            t(source === 'phone' ? 'adminbookings.noAccountYet' : 'adminbookings.noAccount')
          ),
        },
        terms && {
          label: t('adminbookings.terms'),
          value: (
            <Parts>
              <Link className="link" to={links.acceptedTerms(locale, terms.version)}>
                {t('adminbookings.termsOf', { date: format.stayDate(terms.changed_on) })}
              </Link>
              <span className="text-muted">{format.instant(terms.at, siteTimeZone, 'medium')}</span>
            </Parts>
          ),
        },
      ]}
    />
  )
}
