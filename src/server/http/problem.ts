import { errorStatus, type ApiError } from '#api/errors.ts'
import { errorText, errorTitle, fieldErrorText } from '#i18n/error-text.ts'
import { direction, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

/** Says to people, without styles, scripts and database, that the site is not available or has too many requests of theirs. */
export function plainNotice(locale: Locale, code: 'unavailable' | 'too_many_requests'): Response {
  const t = translator(locale)
  const isTheirs = code === 'too_many_requests'
  const title = t(isTheirs ? 'errorpages.tooMany' : 'errorpages.unavailable')
  const text = t(isTheirs ? 'errorpages.tooManyText' : 'errorpages.unavailableText')
  const html = `<!doctype html><html lang="${locale}" dir="${direction(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
  return new Response(html, {
    status: errorStatus[code],
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'Cache-Control': 'private, no-store',
      'Retry-After': '2',
    },
  })
}

/** An error as RFC 9457 problem+json in the language of the request. */
export function problem(failure: ApiError, locale: Locale, requestId: string): Response {
  const t = translator(locale)
  const status = errorStatus[failure.code]
  const errors = failure.errors?.map((error) => ({
    ...error,
    message: fieldErrorText(t, error),
  }))
  // For a file that is too large, the detail names the limit, if there is one for this file.
  const detail = failure.code === 'payload_too_large' ? errors?.[0]?.message : undefined
  const body = {
    type: `/api/docs#${failure.code}`,
    title: errorTitle(t, failure.code),
    detail: detail ?? errorText(t, failure.code),
    status,
    code: failure.code,
    requestId: failure.requestId ?? requestId,
    errors,
    data: failure.data,
  }
  const headers = new Headers({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Language': locale,
    'Cache-Control': 'private, no-store',
    'X-Request-Id': requestId,
  })
  if (status === 429 || status === 503) headers.set('Retry-After', String(failure.retryAfter ?? 2))
  return new Response(JSON.stringify(body), { status, headers })
}
