import { FieldError } from '#web/kit/Field.tsx'

/** What is wrong with a cell of the search form. */
export function CellError({ id, message }: { id: string; message: string | undefined }) {
  return message && <FieldError id={id}>{message}</FieldError>
}
