import { data } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { Locale } from '#i18n/locale.ts'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { adminErrorResponse } from '#web/admin/admin-error-response.ts'
import { stepUpFor, type StepUp } from '#web/features/account/step-up.ts'
import { submittedValues, type FormError } from '#web/lib/forms.ts'

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
