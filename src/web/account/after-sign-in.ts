import { redirect, redirectDocument } from 'react-router'
import { safeNext } from '#web/links.ts'

/**
 * Back to where somebody wanted to go before they signed in. To the desk as a new document: the pages of travellers do
 * not know its routes.
 */
export function afterSignIn(next: string | null | undefined, fallback: string, init?: ResponseInit): Response {
  const to = safeNext(next, fallback)
  return /^\/(en|ar)\/desk(?:[/?]|$)/.test(to) ? redirectDocument(to, init) : redirect(to, init)
}
