import { data, redirect, redirectDocument } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { bookingErrorResponse, requireBookingAccess } from '#web/features/bookings/opened/booking-access.ts'
import { documentLinks } from '#links/booking.ts'
import type { PaymentReturn } from '#web/features/bookings/PaymentNotice.tsx'
import { errorResponse, type RequestContext } from '#web/lib/loaders.ts'

/** Loads an order. For a traveller who returns from the payment page it checks the payment first. */
export async function loadOrder(context: RequestContext, reference: string, returned: PaymentReturn | null) {
  const { api, locale, signedIn } = context
  const here = documentLinks.order(locale, reference)
  requireBookingAccess(context, here)
  let answer = await api.show_order({ reference })
  const open = answer.ok ? answer.data.bookings.find((one) => one.to_pay) : undefined
  if (returned === 'left' && open) {
    await api.check_payment({ reference: open.reference })
    answer = await api.show_order({ reference })
  }
  if (!answer.ok) throw bookingErrorResponse(context, answer.error, here)
  return { order: answer.data, returned, signedIn }
}

export async function payOrder({ api, locale }: RequestContext, reference: string) {
  const answer = await api.show_order({ reference })
  if (!answer.ok) throw errorResponse(answer.error)
  const open = answer.data.bookings.find((one) => one.status === 'pending')
  const started = await api.start_payment({ reference: open?.reference ?? '' })
  if (started.ok) throw redirectDocument(started.data.page, 303)
  const { code } = started.error
  if (code === 'unavailable') throw redirect(documentLinks.notOpened(documentLinks.order(locale, reference)))
  return data<ApiError>({ code }, { status: errorStatus[code] })
}
