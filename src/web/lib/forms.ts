import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { errorText, errorTitle, fieldErrorText } from '#i18n/error-text.ts'
import type { Translator } from '#i18n/translator.ts'

/** Result of a form action that failed: contains the submitted values. */
export type FormError = { error: ApiError; values: Record<string, string> }

/** The value of a text field; empty if it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Fields that a page never contains again: passwords, and the code that proves a step-up. */
const secretField = /password|^step_up_code$/

/** All text fields of a form, without files and secrets, so that a page with an error can show them again. */
export function submittedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([key, value]) => (typeof value === 'string' && !secretField.test(key) ? [[key, value]] : [])),
  )
}

/** The response to a form that was not accepted, with its values. */
export function formFailure(error: ApiError, form: FormData) {
  return data<FormError>({ error, values: submittedValues(form) }, { status: errorStatus[error.code] })
}

/** An error of an action with one field, which has another name on the page. */
export function errorAt(path: string, { code, errors }: ApiError): ApiError {
  return { code, ...(errors && { errors: errors.map((one) => ({ ...one, path })) }) }
}

/** The form with these values, as it would be submitted. */
export function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

/** Errors that only warn: the form that is sent again with the same value means it. */
const warnings = new Set(['unlikely_phone'])

/** The labels of form fields by name, in display order. */
export type FieldLabels<Name extends string = string> = Readonly<Record<Name, string>>

/**
 * Error messages by field and for the summary. If no error belongs to a displayed field, the title of the failure is
 * returned instead, with the messages of the errors as its text.
 */
export function errorMessages<Name extends string>(
  t: Translator,
  failure: ApiError | undefined,
  labels: FieldLabels<Name>,
  {
    values = {},
    messageOf = fieldErrorText,
  }: {
    /** What the fields contain at first, or contained when the form was submitted. */
    values?: Readonly<Record<string, string | undefined>> | undefined
    messageOf?: (t: Translator, error: NonNullable<ApiError['errors']>[number]) => string
  } = {},
) {
  const errors = failure?.errors ?? []
  const errorOf = (name: string) => errors.find((one) => one.path === name)
  const summary = Object.entries<string>(labels).flatMap(([name, label]) => {
    const error = errorOf(name)
    if (!error) return []
    const message = t('errors.fieldMessage', { field: label, message: messageOf(t, error) })
    // A label that is a question ends with its own mark.
    return [{ field: name, message: message.replace(/([?؟]):/, '$1'), isWarning: warnings.has(error.code) }]
  })
  const ofField = (name: string) => {
    const error = errorOf(name)
    return error && messageOf(t, error)
  }
  // Without a marked field, nobody can be asked to correct the marked fields.
  const textWithoutField = () => {
    if (failure?.code !== 'invalid_input') return failure && errorText(t, failure.code)
    const all = new Set(errors.map((error) => messageOf(t, error)))
    return all.size > 0 ? [...all].join(' ') : t('errors.invalid_input_other')
  }
  return {
    ofField,
    /** Props of a field: its name, the label that the summary uses as well, its error and its value. */
    field(name: Name) {
      const isWarning = warnings.has(errorOf(name)?.code ?? '')
      return { name, label: labels[name], error: ofField(name), isWarning, defaultValue: values[name] }
    },
    summary,
    title: failure && summary.length === 0 ? errorTitle(t, failure.code) : undefined,
    text: failure && summary.length === 0 ? textWithoutField() : undefined,
  }
}

/** The `shouldRevalidate` of a page with a price, stock or key that must be current after every answer of the server. */
export function reloadsIfSent({ actionStatus }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== errorStatus.unavailable
}

/** The `shouldRevalidate` of a page that shows what someone else has changed, of all errors only after a conflict. */
export function reloadsAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === errorStatus.conflict
}

/** What a part of a page shows of the errors of its form. */
export type FormMessages = Pick<ReturnType<typeof errorMessages>, 'field' | 'ofField'>

/**
 * Runs the action of a form from the browser. A form that does not arrive, or is too large, keeps its values: `failed`
 * makes the result of the action, where an error page would discard them.
 */
export async function sendForm<Result, Failed>(
  serverAction: () => Promise<Result>,
  failed: (error: ApiError) => Failed,
): Promise<Result | Failed> {
  try {
    return await serverAction()
  } catch (error) {
    const status = isRouteErrorResponse(error) ? error.status : null
    if (error instanceof Response || status === 403 || status === 404) throw error
    return failed({ code: status === 413 ? 'payload_too_large' : 'unavailable' })
  }
}
