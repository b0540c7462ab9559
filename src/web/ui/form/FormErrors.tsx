import type { ReactNode } from 'react'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ErrorSummary, type FieldMessage } from '#web/ui/form/ErrorSummary.tsx'

/**
 * The errors of a form, as `errorMessages` returns them: those of its fields in one place, or the error of the whole form.
 * @param announce as in `Alert`; an object announces the same error of the next submission again
 */
export function FormErrors({
  messages: { summary, title, text },
  announce = true,
  children,
}: {
  messages: { summary: readonly FieldMessage[]; title: string | undefined; text: string | undefined }
  announce?: boolean | object | undefined
  /** Advice below the error of the whole form. */
  children?: ReactNode
}) {
  return (
    <>
      <ErrorSummary errors={summary} />
      {title && (
        <Alert tone="error" title={title} announce={announce}>
          {text && <p>{text}</p>}
          {children}
        </Alert>
      )}
    </>
  )
}
