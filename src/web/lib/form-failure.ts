import { data } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { submittedValues, type FormError } from '#web/lib/forms.ts'

/** The response to a form that was not accepted, with its values. */
export function formFailure(error: ApiError, form: FormData) {
  return data<FormError>({ error, values: submittedValues(form) }, { status: errorStatus[error.code] })
}
