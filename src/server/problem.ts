import { errorStatus, type FieldError, type Refusal } from '#contract/errors.ts'
import { errorText, errorTitle, fieldErrorText } from '#text/error-text.ts'
import { fileSize } from '#text/format.ts'
import type { Locale } from '#text/locale.ts'
import { translator } from '#text/translator.server.ts'

/** A refusal as RFC 9457 problem+json in the language of the request. */
export function problem(refusal: Refusal, locale: Locale, requestId: string): Response {
  const t = translator(locale)
  const status = errorStatus[refusal.code]
  const body = {
    type: `/api/docs#${refusal.code}`,
    title: errorTitle(t, refusal.code),
    detail: errorText(t, refusal.code) ?? undefined,
    status,
    code: refusal.code,
    requestId,
    errors: refusal.errors?.map((error) => ({ ...error, message: fieldErrorText(t, withSize(error, locale)) })),
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

/** The limit of a file is told in bytes to programs, and to people as a size. */
function withSize(error: FieldError, locale: Locale): FieldError {
  const max = error.code === 'file_too_large' && error.params?.['max']
  return max ? { ...error, params: { max: fileSize(Number(max), locale) } } : error
}
