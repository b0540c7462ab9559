import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import type { ArrivalWay } from '#domains/payments/shapes.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { DocumentKind } from '#domains/bookings/model/document-shapes.ts'
import type { RoomBasis } from '#domains/products/shared/room-basis.ts'
import type { RejectReason } from '#domains/bookings/model/decline.ts'
import { readPhone } from '#domains/accounts/phone.ts'
import { sendMessage } from '#web/features/conversation/send-message.ts'
import { amountText, minorOf } from '#web/admin/money-input.ts'
import { textOf } from '#web/lib/forms.ts'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'

type Answer = { ok: true } | { ok: false; error: ApiError }

/**
 * A submitted form: its texts, the booking that it was rendered with, and its typed amount, null if it is not one. Choices are
 * passed on as they are, so that an endpoint rejects the field of one that does not exist.
 */
type Submitted = ReturnType<typeof submittedForm>

/** The actions of the forms on a booking's page, by the value of `intent` that they submit. */
const actions = {
  confirm: ({ api, seen, options }) => api.confirm_waiting_booking(seen, options),
  reject: ({ api, seen, options, text }) =>
    api.reject_waiting_booking({ ...seen, reason: text('reason') as RejectReason }, options),
  offer({ api, seen, options, text, form, dates, amount }) {
    if (amount === null && text('amount') !== '') return notAmount
    if (text('departure') !== '') {
      const sharing = text('sharing') as RoomBasis
      const offer = { departure_id: text('departure'), sharing, ...(amount !== null && { adult_price: amount }) }
      return api.offer_other_departure({ ...seen, ...offer }, options)
    }
    if (text('option') !== '') {
      // The form submits an option and its time as one value: `12 09:30`.
      const [option_id = '', time] = text('option').split(' ')
      const price = amount === null ? {} : { price: amount }
      const offer = { option_id, date: dateOf(form, 'date'), ...(time && { time }), ...price }
      return api.offer_other_option({ ...seen, ...offer }, options)
    }
    const rooms = text('rooms').split(' ').filter(Boolean)
    const other = amount === null ? {} : { night_price: amount }
    return api.offer_other_stay({ ...seen, ...dates, ...other, hotel_id: text('hotel_id'), rooms }, options)
  },
  cancel: ({ api, seen, options, goodwill, money }) =>
    api.cancel_for_guest({ ...seen, goodwill, accepted_penalty: money('penalty') }, options),
  amend: (submitted) => amendDates(submitted, false),
  'amend-check-out': (submitted) => amendDates(submitted, true),
  refund: ({ api, seen, options, amount }) =>
    amount === null ? notAmount : api.refund_booking({ ...seen, minor: amount }, options),
  'accept-change': ({ api, seen, options }) => api.answer_booking_change({ ...seen, answer: 'accept' }, options),
  'decline-change': ({ api, seen, options }) => api.answer_booking_change({ ...seen, answer: 'decline' }, options),
  arrival({ api, seen, options, text, amount }) {
    const way = text('way') as ArrivalWay
    return amount === null ? notAmount : api.record_arrival_payment({ ...seen, minor: amount, way }, options)
  },
  reverse: ({ api, seen, options, text }) =>
    api.reverse_arrival_payment({ ...seen, payment: text('payment'), reason: text('reason') }, options),
  'give-back'({ api, seen, options, text, form, amount }) {
    if (amount === null) return notAmount
    const input = { minor: amount, given_on: dateOf(form, 'given_on'), note: text('given_note') }
    return api.record_manual_refund({ ...seen, ...input }, options)
  },
  'return-online': ({ api, seen, options }) => api.return_overpayment(seen, options),
  'check-in': ({ api, seen, options }) => api.check_guest_in(seen, options),
  'check-out': ({ api, seen, options }) => api.check_guest_out(seen, options),
  'undo-check-in': ({ api, seen, options }) => api.undo_check_in(seen, options),
  'undo-check-out': ({ api, seen, options }) => api.undo_check_out(seen, options),
  'no-show': ({ api, seen, options }) => api.mark_no_show(seen, options),
  note: ({ api, seen: { reference }, options, text }) =>
    api.add_booking_note({ reference, text: text('text') }, options),
  async message({ api, seen, form }) {
    const error = await sendMessage(api, 'staff', seen.reference, form)
    return error ? { ok: false, error } : { ok: true }
  },
  'messages-read': ({ api, seen: { reference } }) => api.mark_conversation_read({ reference }),
  notification: ({ api, seen: { reference }, text }) =>
    api.send_notification_again({ reference, notification: text('notification') }),
  'pay-link': ({ api, seen, options }) => api.send_payment_link(seen, options),
  contact: ({ api, seen, options, text }) =>
    api.correct_contact(
      { ...seen, email: text('email'), phone: readPhone(text('phone'), [text('country')])?.phone ?? text('phone') },
      options,
    ),
  'send-voucher': ({ api, seen, options }) => api.send_voucher(seen, options),
  'revoke-links': ({ api, seen, options }) => api.revoke_booking_links(seen, options),
  'ask-document'({ api, seen, options, text }) {
    const kind = text('kind') as DocumentKind
    return api.ask_for_document({ ...seen, kind, why: text('why'), hours: text('hours') || undefined }, options)
  },
  'accept-document': ({ api, seen, options, text }) =>
    api.judge_document({ ...seen, document: text('document'), accepted: true }, options),
  'refuse-document': ({ api, seen, options, text }) =>
    api.judge_document({ ...seen, document: text('document'), accepted: false }, options),
} as const satisfies Record<string, (submitted: Submitted) => Answer | Promise<Answer>>

export type BookingIntent = keyof typeof actions
export const bookingIntents = Object.keys(actions) as BookingIntent[]

/** Performs the action of a submitted form. Returns the error if the action fails, otherwise null. */
export async function submitBookingAction(
  api: ApiClient,
  { intent, reference, form }: { intent: BookingIntent; reference: string; form: FormData },
): Promise<ApiError | null> {
  const answer: Answer = await actions[intent](submittedForm(api, reference, form))
  return answer.ok ? null : withFormPaths(answer.error, textOf(form, 'currency').trim())
}

function submittedForm(api: ApiClient, reference: string, form: FormData) {
  const text = (name: string) => textOf(form, name).trim()
  return {
    api,
    form,
    text,
    seen: { reference, status: text('status') as BookingStatus, version: text('version') },
    options: { idempotencyKey: text('key') },
    dates: { check_in: dateOf(form, 'check_in'), check_out: dateOf(form, 'check_out') },
    amount: minorOf(text('amount'), text('currency')),
    money: (name: string) => ({ minor: Number(text(name)), currency: text('currency') }),
    goodwill: text('goodwill') === 'yes',
  }
}

function amendDates({ api, seen, options, dates, goodwill, money }: Submitted, leaves_now: boolean) {
  const accepted = { accepted_total: money('total'), accepted_penalty: money('penalty') }
  return api.amend_dates({ ...seen, ...dates, ...accepted, goodwill, leaves_now }, options)
}

const notAmount: Answer = {
  ok: false,
  error: { code: 'invalid_input', errors: [{ path: 'amount', code: 'invalid_format' }] },
}

/** Moves an error of `minor` to the form field `amount`, with its limit in the main unit of the currency. */
function withFormPaths(failure: ApiError, currency: string): ApiError {
  const errors = failure.errors?.map(({ path, code, params }) => {
    if (path !== 'minor') return { path, code, params }
    const max = params?.max
    return { path: 'amount', code, ...(max !== undefined && { params: { max: Number(amountText(+max, currency)) } }) }
  })
  return errors ? { ...failure, errors } : failure
}
