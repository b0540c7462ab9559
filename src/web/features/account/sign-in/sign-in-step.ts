import { data, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { afterSignIn } from '#web/features/account/after-sign-in.ts'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/features/account/code-step.ts'
import { links } from '#links/site.ts'
import { submittedValues, textOf, type FormError } from '#web/lib/forms.ts'
import type { RequestContext } from '#web/lib/loaders.ts'

/** Result of a failed sign-in: the form that failed and its values. */
export type SignInError = FormError & { signIn: 'code' | 'password' }

/** The address to which a sign-in code was sent, or null. */
export function codeSentTo(request: Request): { to: string; resendAt: string } | null {
  const step = readCodeStep(request, 'login')
  return step && { to: step.to, resendAt: step.resendAt }
}

const intents = { send: 'code', resend: 'code', other: 'code', verify: 'code', password: 'password' } as const

/**
 * Signs in by password, or by a code, which also opens an account for an address without one. Redirects to `next`, or to
 * `here`, the page on which the code is entered. Null if the form is not one of sign-in.
 */
export async function actOnSignIn(
  { api, locale, secure }: RequestContext,
  request: Request,
  form: FormData,
  { here, next = here }: { here: string; next?: string },
) {
  const intent = textOf(form, 'intent')
  const signIn = intent in intents ? intents[intent as keyof typeof intents] : null
  if (!signIn) return null
  const error = signIn === 'code' ? await byCode() : await byPassword()
  return data<SignInError>({ error, values: submittedValues(form), signIn }, { status: errorStatus[error.code] })

  async function byPassword(): Promise<ApiError> {
    const signedIn = await api.login({
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      remember: form.get('remember') === 'on',
      device_pass: textOf(form, 'pass') || undefined,
    })
    if (signedIn.ok) throw afterSignIn(next, links.myBooking(locale))
    return signedIn.error
  }

  async function byCode(): Promise<ApiError> {
    const step = readCodeStep(request, 'login')
    const save = (line: string) => ({ headers: { 'Set-Cookie': line } })
    if (intent === 'other') throw redirect(here, save(codeStepCookie(null, secure)))
    if (intent === 'send' || intent === 'resend') {
      const to = intent === 'send' ? textOf(form, 'to').trim() : (step?.to ?? '')
      const sent = await api.send_login_code({ to, open_account: true })
      if (sent.ok) throw redirect(here, save(codeStepCookie(codeStepOf('login', sent.data, next), secure)))
      return sent.error
    }
    if (!step) throw redirect(here)
    const signedIn = await api.verify_code({
      purpose: 'login',
      to: step.to,
      code: textOf(form, 'code'),
      remember: form.get('remember') === 'on',
    })
    if (signedIn.ok) throw afterSignIn(step.next, links.myBooking(locale), save(codeStepCookie(null, secure)))
    return signedIn.error
  }
}
