import type { ApiError } from '#api/errors.ts'
import type { Translator } from '#i18n/translator.ts'
import { errorMessages, type NamedField } from '#web/lib/forms.ts'

/** `errorMessages` of a form that signs in or sends a code; after too many attempts they say how long to wait. */
export function signInMessages<Name extends string>(
  t: Translator,
  error: ApiError | undefined,
  fields: readonly NamedField<Name>[],
) {
  const messages = errorMessages(t, error, fields)
  if (error?.code !== 'too_many_requests' || !error.retryAfter) return messages
  const seconds = Math.ceil(error.retryAfter)
  const text =
    seconds < 60
      ? t('signinlimits.waitSeconds', { seconds })
      : t('signinlimits.waitMinutes', { minutes: Math.ceil(seconds / 60) })
  return { ...messages, text }
}
