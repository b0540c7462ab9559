import { afterLocale } from '#i18n/locale.ts'
import { redirect, redirectDocument } from 'react-router'
import { safeNext } from '#links/account.ts'

/**
 * Redirects to the page that required sign-in. A page of the admin is loaded as a new document, because the public
 * site's bundle does not contain its routes.
 */
export function afterSignIn(next: string | null | undefined, fallback: string, init?: ResponseInit): Response {
  const to = safeNext(next, fallback)
  return /^\/desk(?:[/?]|$)/.test(afterLocale(to) ?? '') ? redirectDocument(to, init) : redirect(to, init)
}
