import { errorStatus, type Refusal } from '#contract/errors.ts'
import { errorText, errorTitle, fieldErrorText } from '#text/error-text.ts'
import type { Locale } from '#text/locale.ts'
import { translator } from '#text/translator.server.ts'

/** A refusal as RFC 9457 problem+json in the language of the request. */
export function problem(refusal: Refusal, locale: Locale, requestId: string): Response {
  const t = translator(locale)
  const status = errorStatus[refusal.code]
  const errors = refusal.errors?.map((error) => ({ ...error, message: fieldErrorText(t, error) }))
  // What is too large is told with the limit, where there is one for this file.
  const detail = refusal.code === 'payload_too_large' ? errors?.[0]?.message : undefined
  const body = {
    type: `/api/docs#${refusal.code}`,
    title: errorTitle(t, refusal.code),
    detail: detail ?? errorText(t, refusal.code),
    status,
    code: refusal.code,
    requestId,
    errors,
    data: refusal.data,
  }
  const headers = new Headers({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Language': locale,
    'Cache-Control': 'private, no-store',
    'X-Request-Id': requestId,
  })
  if (status === 429 || status === 503) headers.set('Retry-After', String(refusal.retryAfter ?? 2))
  return new Response(JSON.stringify(body), { status, headers })
}
