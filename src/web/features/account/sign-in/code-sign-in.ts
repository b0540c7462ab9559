import { redirect } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { afterSignIn } from '#web/features/account/after-sign-in.ts'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/features/account/code-step.ts'
import { textOf } from '#web/lib/forms.ts'
import type { RequestContext } from '#web/lib/loaders.ts'
import { links } from '#links/site.ts'

type CodeForm = {
  request: Request
  form: FormData
  /** The page with the form, which opens again for the code. */
  here: string
  next: string
  /** True if the code opens an account for an address without one. */
  opensAccount?: boolean
}

/** The address to which a sign-in code was sent, or null. */
export function codeSentTo(request: Request): { to: string; resendAt: string } | null {
  const step = readCodeStep(request, 'login')
  return step && { to: step.to, resendAt: step.resendAt }
}

/** Sends, resends or redeems a sign-in code. Throws the redirect to the next page, or returns why there is none. */
export async function actOnCode(
  { api, locale, secure }: RequestContext,
  { request, form, here, next, opensAccount = false }: CodeForm,
): Promise<ApiError> {
  const intent = textOf(form, 'intent')
  const step = readCodeStep(request, 'login')
  const save = (line: string) => ({ headers: { 'Set-Cookie': line } })
  if (intent === 'other') throw redirect(here, save(codeStepCookie(null, secure)))
  if (intent === 'send' || intent === 'resend') {
    const to = intent === 'send' ? textOf(form, 'to').trim() : (step?.to ?? '')
    const sent = await api.send_login_code({ to, open_account: opensAccount })
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
