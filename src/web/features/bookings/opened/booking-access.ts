import { afterLocale } from '#i18n/locale.ts'
import { redirect } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { documentLinks } from '#links/booking.ts'
import { links } from '#links/site.ts'
import { errorResponse, type RequestContext } from '#web/lib/loaders.ts'

type Who = Pick<RequestContext, 'locale' | 'signedIn' | 'opened'>

/** Redirects a visitor without an account and without an opened booking to sign-in; `here` is the requested page. */
export function requireBookingAccess({ locale, signedIn, opened }: Who, here: string): void {
  if (!signedIn && !opened) throw redirect(links.signin(locale, here))
}

/** The response to a booking that cannot be shown: a visitor may have opened a different one. */
export function bookingErrorResponse({ locale, signedIn }: Who, error: ApiError, here: string): Response {
  return error.code === 'not_found' && !signedIn ? redirect(links.signin(locale, here)) : errorResponse(error)
}

/** The page that finds the booking of a page of a booking; null for the address of any other page. */
export function findPageOf(locale: RequestContext['locale'], next: string): string | null {
  const url = /^\/booking\/(?:confirm|change|voucher|receipt)\?/.test(afterLocale(next) ?? '')
    ? new URL(next, 'http://x')
    : null
  const reference = url?.searchParams.get('reference')
  return reference ? documentLinks.find(locale, { reference, next }) : null
}
