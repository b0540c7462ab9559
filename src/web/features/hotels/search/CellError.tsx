import { FieldError } from '#web/ui/form/Field.tsx'

/** Error message of a cell in the search form. */
export function CellError({ id, message }: { id: string; message: string | undefined }) {
  return message && <FieldError id={id}>{message}</FieldError>
}
