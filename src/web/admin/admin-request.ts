import { data, redirect, type RouterContextProvider } from 'react-router'
import { type ApiError, errorStatus } from '#api/errors.ts'
import type { Locale } from '#i18n/locale.ts'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { type StepUp, stepUpFor } from '#web/features/account/step-up.ts'
import { type FormError, submittedValues } from '#web/lib/forms.ts'
import { errorResponse, requestContext, requestedPage } from '#web/lib/loaders.ts'
import { adminLinks } from '#links/admin.ts'
import { links } from '#links/site.ts'

/** What a loader or an action of the admin works with: the context of the request, its query, and the answers to errors. */
export function adminRequest(request: Request, context: Readonly<RouterContextProvider>) {
  const shared = context.get(requestContext)
  const responseTo = (error: ApiError) => adminErrorResponse(error, shared.locale, request)
  return {
    ...shared,
    query: new URL(request.url).searchParams,
    responseTo,
    /** The data of an answer; throws the response to its error. */
    dataOf<Data>(answer: { ok: true; data: Data } | { ok: false; error: ApiError }): Data {
      if (!answer.ok) throw responseTo(answer.error)
      return answer.data
    },
  }
}

export async function adminForm(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  return { ...adminRequest(request, context), form }
}

type Place = { locale: Locale; request: Request }

/** A form that was not accepted, with its values. Throws the redirect to sign-in if the session has ended. */
export function formFailure(error: ApiError, form: FormData, { locale, request }: Place) {
  if (isSignedOut(error)) throw adminErrorResponse(error, locale, request)
  return data<FormError>({ error, values: submittedValues(form) }, { status: errorStatus[error.code] })
}

/** The form that a page shows instead of its content until its owner has given a proof. */
export function stepUpAnswer(stepUp: StepUp) {
  return data({ stepUp }, { status: errorStatus.step_up_required })
}

/** As `formFailure`, for a form that can require a proof. */
export function stepUpFailure(error: ApiError, form: FormData, place: Place) {
  const stepUp = stepUpFor(error, form)
  return stepUp ? stepUpAnswer(stepUp) : formFailure(error, form, place)
}

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
