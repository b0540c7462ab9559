import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import { arrivalWays } from '#domains/bookings/model/guests/arrival-ways.ts'
import { bookingStatuses } from '#domains/bookings/model/shapes.ts'
import { documentKinds } from '#domains/bookings/model/document-shapes.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import { rejectReasons } from '#domains/bookings/model/supplier.ts'
import { sendMessage } from '#web/features/conversation/send-message.ts'
import { amountText, minorOf } from '#web/admin/money-input.ts'
import { textOf } from '#web/lib/forms.ts'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'

/** Values of `intent` that the forms on a booking's page submit. */
export const bookingIntents = [
  'confirm',
  'reject',
  'offer',
  'cancel',
  'amend',
  'amend-check-out',
  'refund',
  'accept-change',
  'decline-change',
  'arrival',
  'reverse',
  'give-back',
  'return-online',
  'check-in',
  'check-out',
  'undo-check-in',
  'undo-check-out',
  'no-show',
  'note',
  'message',
  'messages-read',
  'notification',
  'pay-link',
  'revoke-links',
  'ask-document',
  'accept-document',
  'refuse-document',
] as const
export type BookingIntent = (typeof bookingIntents)[number]

/** Performs the action of a submitted form. Returns the error if the action fails, otherwise null. */
export async function handleBooking(
  api: ApiClient,
  { intent, reference, form }: { intent: BookingIntent; reference: string; form: FormData },
): Promise<ApiError | null> {
  const text = (name: string) => textOf(form, name).trim()
  const status = bookingStatuses.find((one) => one === text('status')) ?? 'pending'
  const seen = { reference, status, version: text('version') }
  const options = { idempotencyKey: text('key') }
  const money = (name: string) => ({ minor: Number(text(name)), currency: text('currency') })
  const dates = { check_in: dateOf(form, 'check_in'), check_out: dateOf(form, 'check_out') }
  const typed = minorOf(text('amount'), text('currency'))
  const notAmount: ApiError = { code: 'invalid_input', errors: [{ path: 'amount', code: 'invalid_format' }] }
  const done = async (answer: Promise<{ ok: true } | { ok: false; error: ApiError }>) => {
    const outcome = await answer
    return outcome.ok ? null : asTyped(outcome.error, text('currency'))
  }
  switch (intent) {
    case 'message':
      return sendMessage(api, 'staff', reference, form)
    case 'messages-read':
      return done(api.mark_conversation_read({ reference }))
    case 'confirm':
      return done(api.confirm_waiting_booking(seen, options))
    case 'reject': {
      const reason = rejectReasons.find((one) => one === text('reason')) ?? 'no_rooms'
      return done(api.reject_waiting_booking({ ...seen, reason }, options))
    }
    case 'offer': {
      if (typed === null && text('amount') !== '') return notAmount
      if (text('departure') !== '') {
        const sharing = roomBases.find((one) => one === text('sharing')) ?? 'quad'
        const offer = { departure_id: text('departure'), sharing, ...(typed !== null && { adult_price: typed }) }
        return done(api.offer_other_departure({ ...seen, ...offer }, options))
      }
      if (text('option') !== '') {
        // The form submits an option and its time as one value: `12 09:30`.
        const [option_id = '', time] = text('option').split(' ')
        const offer = {
          option_id,
          date: dateOf(form, 'date'),
          ...(time && { time }),
          ...(typed !== null && { price: typed }),
        }
        return done(api.offer_other_option({ ...seen, ...offer }, options))
      }
      const rooms = text('rooms').split(' ').filter(Boolean)
      const other = typed === null ? {} : { night_price: typed }
      return done(api.offer_other_stay({ ...seen, ...dates, ...other, hotel_id: text('hotel_id'), rooms }, options))
    }
    case 'cancel': {
      const goodwill = text('goodwill') === 'yes'
      return done(api.cancel_for_guest({ ...seen, goodwill, accepted_penalty: money('penalty') }, options))
    }
    case 'amend':
    case 'amend-check-out':
      return done(
        api.amend_dates(
          {
            ...seen,
            ...dates,
            goodwill: text('goodwill') === 'yes',
            accepted_total: money('total'),
            accepted_penalty: money('penalty'),
            leaves_now: intent === 'amend-check-out',
          },
          options,
        ),
      )
    case 'accept-change':
    case 'decline-change':
      return done(
        api.answer_booking_change({ ...seen, answer: intent === 'accept-change' ? 'accept' : 'decline' }, options),
      )
    case 'refund':
      return typed === null ? notAmount : done(api.refund_booking({ ...seen, minor: typed }, options))
    case 'arrival': {
      const way = arrivalWays.find((one) => one === text('way')) ?? 'cash'
      return typed === null ? notAmount : done(api.record_arrival_payment({ ...seen, minor: typed, way }, options))
    }
    case 'reverse':
      return done(api.reverse_arrival_payment({ ...seen, payment: text('payment') }, options))
    case 'give-back': {
      if (typed === null) return notAmount
      const input = { minor: typed, given_on: dateOf(form, 'given_on'), note: text('given_note') }
      return done(api.record_manual_refund({ ...seen, ...input }, options))
    }
    case 'check-in':
      return done(api.check_guest_in(seen, options))
    case 'return-online':
      return done(api.return_overpayment(seen, options))
    case 'check-out':
      return done(api.check_guest_out(seen, options))
    case 'undo-check-in':
      return done(api.undo_check_in(seen, options))
    case 'undo-check-out':
      return done(api.undo_check_out(seen, options))
    case 'no-show':
      return done(api.mark_no_show(seen, options))
    case 'note':
      return done(api.add_booking_note({ reference, text: text('text') }, options))
    case 'pay-link':
      return done(api.send_payment_link(seen, options))
    case 'revoke-links':
      return done(api.revoke_booking_links(seen, options))
    case 'ask-document': {
      const kind = documentKinds.find((one) => one === text('kind')) ?? 'other'
      return done(api.ask_for_document({ ...seen, kind, why: text('why'), hours: text('hours') || undefined }, options))
    }
    case 'accept-document':
    case 'refuse-document': {
      const accepted = intent === 'accept-document'
      return done(api.judge_document({ ...seen, document: text('document'), accepted }, options))
    }
    case 'notification':
      return done(api.send_notification_again({ reference, notification: text('notification') }))
  }
}

/** Moves an error of `minor` to the form field `amount`, with its limit in the main unit of the currency. */
function asTyped(failure: ApiError, currency: string): ApiError {
  const errors = failure.errors?.map(({ path, code, params }) => {
    if (path !== 'minor') return { path, code, params }
    const max = params?.max
    return { path: 'amount', code, ...(max !== undefined && { params: { max: Number(amountText(+max, currency)) } }) }
  })
  return errors ? { ...failure, errors } : failure
}
