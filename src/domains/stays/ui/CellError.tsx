import type { FieldError } from '#contract/errors.ts'
import { fieldErrorText } from '#text/error-text.ts'
import { useText } from '#text/react.tsx'
import { FieldError as ErrorLine } from '#web/kit/Field.tsx'

/** What is wrong with a cell of the search form, in words. */
export function CellError({ id, error }: { id: string; error: FieldError | undefined }) {
  const t = useText()
  return error && <ErrorLine id={id}>{fieldErrorText(t, error)}</ErrorLine>
}
