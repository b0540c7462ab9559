import type { ApiError } from '#api/errors.ts'
import type { RequiredDetails } from '#domains/traveller-details/contract.ts'
import type { DetailType } from '#domains/shared/details/fields.ts'
import { textOf } from '#web/lib/forms.ts'
import { birthDateOf, dateOf } from '#web/ui/dates/submitted-dates.ts'

/** Prepended to the names of the inputs of one form. */
export function formPrefix(position: number): string {
  return `f${position}.`
}

export function submittedForms({ forms }: RequiredDetails, form: FormData) {
  return forms.map(({ position, fields }) => {
    const prefix = formPrefix(position)
    const companion = textOf(form, `${prefix}companion`)
    return {
      position,
      ...(companion && { companion }),
      details: Object.fromEntries(fields.map((field) => [field.key, detailOf(form, prefix, field)])),
    }
  })
}

/** A detail as submitted by its field of `DetailFields`. */
export function detailOf(form: FormData, prefix: string, { key, type }: { key: string; type: DetailType }): string {
  const name = `${prefix}${key}`
  if (key === 'birth_date') return birthDateOf(form, name)
  return type === 'date' ? dateOf(form, name) : textOf(form, name)
}

/** The submitted forms without the details that an error names; null if it names none. */
export function formsWithout(error: ApiError, submitted: ReturnType<typeof submittedForms>) {
  const wrong = new Set(error.errors?.map(({ path }) => path))
  if (error.code !== 'invalid_input' || wrong.size === 0) return null
  return submitted.map((form, i) => ({
    ...form,
    details: Object.fromEntries(
      Object.entries(form.details).filter(([key]) => !wrong.has(`forms.${i}.details.${key}`)),
    ),
  }))
}

/** An error whose fields have the names of the inputs. */
export function withInputNames(error: ApiError, { forms }: RequiredDetails): ApiError {
  if (!error.errors) return error
  const errors = error.errors.map((one) => {
    const [, index, key] = /^forms\.(\d+)\.(?:details\.)?(.+)$/.exec(one.path) ?? []
    const position = forms[Number(index)]?.position
    return position === undefined || !key ? one : { ...one, path: `${formPrefix(position)}${key}` }
  })
  return { ...error, errors }
}
