import { afterLocale } from '#i18n/locale.ts'
import type { Actor } from '#domains/context.ts'
import type { StoredForm } from '#domains/accounts/shapes.ts'
import { requestedPage, type InterruptedForm } from '#web/lib/loaders.ts'

/** Maximum size of the text that is offered again, in UTF-16 units, and of the number of its fields. */
const maxText = 262_144
const maxFields = 2_000

/** Proofs are never sent to the browser: a form with a password is filled in anew, and a page asks for a code again. */
const passwordField = /password/
const codeField = /^step_up_code$/

/** The parameter of a page whose form is filled in again after sign-in. */
export const refilled = { name: 'form', value: 'stored' }

/** True for a submitted form whose session may have ended, sent by the browser itself and not by a script. */
export function canBeInterrupted({ method, url }: Request, actor: Actor): boolean {
  const isSignedIn = actor.kind === 'traveller' && actor.staff?.proven !== false
  return method === 'POST' && !isSignedIn && !new URL(url).pathname.endsWith('.data')
}

/**
 * The address of sign-in, or of the second factor, that leads back to the page of a form; null for any other response. A
 * form that succeeded can lead to sign-in, too, but to another page afterwards.
 */
export function signInOf({ status, headers }: Response, form: Request): string | null {
  const location = headers.get('location') ?? ''
  if (status < 300 || status > 399 || !/^\/(?:auth\/signin|desk\/second-factor)\?/.test(afterLocale(location) ?? ''))
    return null
  const next = new URL(location, form.url).searchParams.get('next')
  return next !== null && new URL(next, form.url).pathname === new URL(form.url).pathname ? location : null
}

/** Reads the submitted form. Null if it has a password, or is too large to be sent to the browser once more. */
export async function readInterruptedForm(request: Request, signIn: string): Promise<InterruptedForm | null> {
  const { pathname, search } = new URL(request.url)
  const multipart = /^multipart\//i.test(request.headers.get('content-type') ?? '')
  const form = await request.formData().catch(() => null)
  const entries = form ? [...form] : []
  if (entries.length === 0 || entries.length > maxFields || entries.some(([name]) => passwordField.test(name)))
    return null
  const fields = entries.flatMap(([name, value]) =>
    typeof value === 'string' && !codeField.test(name) ? [{ name, value }] : [],
  )
  if (fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0) > maxText) return null
  const files = entries.flatMap(([name, value]) => (typeof value === 'string' ? [] : [{ name, chosen: value.name }]))
  return { action: pathname + search, multipart, fields, files, signIn }
}

/** The address under which the form of a page is stored: that of the page, without the mark of a form to be filled in again. */
export function addressOfForm(request: Request): string {
  const url = new URL(requestedPage(request), request.url)
  url.searchParams.delete(refilled.name)
  return url.pathname + url.search
}

/** The form as its page fills it in again; null for a form without inputs, such as a single button. */
export function formToRefill({ fields, files }: InterruptedForm): StoredForm | null {
  const typed = fields.filter(({ name }) => !requestField.test(name))
  if (typed.length === 0) return null
  return {
    values: Object.fromEntries(typed.map(({ name, value }) => [name, value])),
    files: files.flatMap(({ chosen }) => (chosen ? [chosen] : [])),
  }
}

/** Fields that belong to the request and not to its sender. */
const requestField = /^(?:intent|key|id|change_token)$/

/** Signs in at `signIn`, the address of sign-in, and leads back to `page`, where the form is filled in again. */
export function signInToRefill(signIn: string, page: string): string {
  const next = new URL(page, 'http://x')
  next.searchParams.set(refilled.name, refilled.value)
  const url = new URL(signIn, 'http://x')
  url.searchParams.set('next', next.pathname + next.search)
  url.searchParams.set('done', 'interrupted')
  return url.pathname + url.search
}
