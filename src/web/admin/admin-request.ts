import { data, type RouterContextProvider } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { Locale } from '#i18n/locale.ts'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { adminErrorResponse } from '#web/admin/admin-error-response.ts'
import { stepUpFor, type StepUp } from '#web/features/account/step-up.ts'
import { submittedValues, type FormError } from '#web/lib/forms.ts'
import { requestContext } from '#web/lib/loaders.ts'

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
