import type { z } from 'zod'

/** Every error code of the API, which is stable, with its HTTP status. Its text is in `i18n/<locale>/site/errors.ts`. */
export const errorStatus = {
  malformed: 400,
  origin_refused: 403,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  step_up_required: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  sold_out: 409,
  price_changed: 409,
  gift_card_changed: 409,
  terms_changed: 409,
  refund_changed: 409,
  quote_expired: 409,
  status_changed: 409,
  stock_refused: 409,
  bookings_ahead: 409,
  booked_before: 409,
  duplicate_booking: 409,
  too_late: 409,
  too_many_unpaid: 409,
  idempotency_in_flight: 409,
  link_expired: 410,
  payload_too_large: 413,
  invalid_input: 422,
  idempotency_reuse: 422,
  wrong_code: 422,
  passkey_refused: 422,
  closed_to_arrival: 422,
  closed_to_departure: 422,
  max_stay: 422,
  min_stay: 422,
  too_many_guests: 422,
  not_bookable_online: 422,
  unlicensed: 422,
  only_on_request: 422,
  not_on_request: 422,
  on_request: 422,
  payment_type_not_allowed: 422,
  online_payment_unavailable: 422,
  too_many_requests: 429,
  too_many_waiting: 429,
  internal: 500,
  maintenance: 503,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Errors that any endpoint can return: they come from the transport, not from the domain. */
export const commonErrors = [
  'malformed',
  'origin_refused',
  'method_not_allowed',
  'payload_too_large',
  'invalid_input',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

export type CommonError = (typeof commonErrors)[number]

/** An error of one field: `path` as the client sent it, `code` from the `field` messages. */
export type FieldError = {
  path: string
  code: string
  /** The violated limit, e.g. 30 for `stay_too_long`. */
  params?: Record<string, string | number>
}

/** Schemas of an error's `data`, by error code. */
export type ErrorData = Partial<Record<ErrorCode, z.ZodType>>

export type ApiError<Code extends ErrorCode = ErrorCode> = {
  code: Code
  errors?: FieldError[]
  /** Data that the client needs to continue, such as the new quote of `price_changed`; declared in `errorData`. */
  data?: unknown
  /** Seconds after which a call that failed with 429 or 503 can be retried. */
  retryAfter?: number
  /** The request that failed first, if a call under the same idempotency key repeats its response. */
  requestId?: string
}
