import { data } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { afterSignIn } from '#web/features/account/after-sign-in.ts'
import { actOnCode } from '#web/features/account/sign-in/code-sign-in.ts'
import { submittedValues, textOf, type FormError } from '#web/lib/forms.ts'
import type { RequestContext } from '#web/lib/loaders.ts'

/** Result of a failed sign-in: the form that failed and its values. */
export type SignInError = FormError & { signIn: 'code' | 'password' }

const intents = { send: 'code', resend: 'code', other: 'code', verify: 'code', password: 'password' } as const

/**
 * Signs in within another page, by code or by password, and opens that page again. Null if the form is not one of
 * sign-in.
 */
export async function actOnSignIn(context: RequestContext, request: Request, form: FormData, here: string) {
  const intent = textOf(form, 'intent')
  const by = intent in intents ? intents[intent as keyof typeof intents] : null
  if (!by) return null
  const error =
    by === 'code'
      ? await actOnCode(context, { request, form, here, next: here, opensAccount: true })
      : await signInByPassword(context, form, here)
  return data<SignInError>({ error, values: submittedValues(form), signIn: by }, { status: errorStatus[error.code] })
}

async function signInByPassword({ api }: RequestContext, form: FormData, here: string): Promise<ApiError> {
  const signedIn = await api.login({
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    remember: true,
  })
  if (signedIn.ok) throw afterSignIn(here, here)
  return signedIn.error
}
