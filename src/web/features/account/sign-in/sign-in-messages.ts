import type { ApiError } from '#api/errors.ts'
import type { Translator } from '#i18n/translator.ts'
import { errorMessages, type FieldLabels } from '#web/lib/forms.ts'

/** `errorMessages` of a form that signs in or sends a code; after too many attempts they say how long to wait. */
export function signInMessages<Name extends string>(
  t: Translator,
  error: ApiError | undefined,
  labels: FieldLabels<Name>,
) {
  const messages = errorMessages(t, error, labels)
  if (error?.code !== 'too_many_requests' || !error.retryAfter) return messages
  const seconds = Math.ceil(error.retryAfter)
  const text =
    seconds < 60
      ? t('signinlimits.waitSeconds', { seconds })
      : t('signinlimits.waitMinutes', { minutes: Math.ceil(seconds / 60) })
  return { ...messages, text }
}
