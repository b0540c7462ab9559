import { redirect } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { Locale } from '#text/locale.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import { links } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'

/**
 * Where a refusal leads at the desk: to sign in and back, told of it if one was signed in before, to the second factor and back. For everyone else, travellers
 * and colleagues of another role alike, there is no such page.
 */
export function deskRefused(error: Refusal, locale: Locale, request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const here = pathname.replace(/(\/_)?\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
  const wasSignedIn = /(?:^|;\s*)signed_in=1(?:;|$)/.test(request.headers.get('cookie') ?? '')
  if (error.code === 'unauthenticated') return redirect(links.signin(locale, here, wasSignedIn ? 'ended' : undefined))
  if (error.code === 'second_factor_required') return redirect(deskLinks.secondFactor(locale, here))
  return pageRefused(error.code === 'forbidden' ? { code: 'not_found' } : error)
}
