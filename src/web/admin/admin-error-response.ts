import { redirect } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { Locale } from '#i18n/locale.ts'
import { adminLinks } from '#links/admin.ts'
import { links } from '#links/site.ts'
import { errorResponse, requestedPage } from '#web/lib/loaders.ts'

/**
 * Response to an API error in the admin. Redirects to sign-in (with a notice if a session has ended) or to the second
 * factor, and back afterwards. `forbidden` becomes 404, so that travellers and staff of other roles do not learn that
 * the page exists.
 */
export function adminErrorResponse(error: ApiError, locale: Locale, request: Request): Response {
  const here = requestedPage(request)
  const wasSignedIn = /(?:^|;\s*)signed_in=1(?:;|$)/.test(request.headers.get('cookie') ?? '')
  if (error.code === 'unauthenticated') return redirect(links.signin(locale, here, wasSignedIn ? 'ended' : undefined))
  if (error.code === 'second_factor_required') return redirect(adminLinks.secondFactor(locale, here))
  return errorResponse(error.code === 'forbidden' ? { code: 'not_found' } : error)
}
