import type { Refusal } from '#contract/errors.ts'
import { errorText, errorTitle, fieldErrorText } from '#text/error-text.ts'
import type { Translator } from '#text/translator.ts'

/** What a form action answers when it did not go through: what was typed stays. */
export type FormRefusal = { refusal: Refusal; values: Record<string, string> }

/** A text field, empty when it is not there; a file is no text. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Every text field of a form; files and passwords are not kept. */
export function keptValues(form: FormData, secret: readonly string[] = ['password']): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([key, value]) => (typeof value === 'string' && !secret.includes(key) ? [[key, value]] : [])),
  )
}

/** A field of a form as it is called in words, for the summary of what is wrong. */
export type NamedField = { name: string; label: string }

/** The words for what is wrong, by field and for the summary. Errors of fields the form does not show go by their title. */
export function refusalWords(t: Translator, refusal: Refusal | undefined, fields: readonly NamedField[]) {
  const errors = refusal?.errors ?? []
  const errorOf = (name: string) => errors.find((one) => one.path === name)
  const summary = fields.flatMap(({ name, label }) => {
    const error = errorOf(name)
    return error
      ? [{ field: name, message: t('errors.fieldMessage', { field: label, message: fieldErrorText(t, error) }) }]
      : []
  })
  return {
    ofField: (name: string) => {
      const error = errorOf(name)
      return error && fieldErrorText(t, error)
    },
    summary,
    title: refusal && summary.length === 0 ? errorTitle(t, refusal.code) : undefined,
    text: refusal && summary.length === 0 ? errorText(t, refusal.code) : undefined,
  }
}
