import { useRef, type FormEvent } from 'react'
import { useLocale } from '#i18n/react.tsx'
import { typedForm } from '#web/features/checkout/draft/typed-form.ts'
import { browserClient } from '#web/lib/client.ts'

/** Milliseconds without typing after which the form is stored. */
const pause = 400

/**
 * Properties of a form whose values are stored on the server while they are typed, so that a reload and another tab show
 * them. Without scripts they are stored when the form is submitted, under the name in its field `about`.
 */
export function useDraft(formName: string) {
  const locale = useLocale()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    onInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => void browserClient(locale).store_checkout({ typed: typedForm(new FormData(form), formName) }),
        pause,
      )
    },
    // The action stores the form itself, and a booking deletes it.
    onSubmit: () => clearTimeout(timer.current),
  }
}
