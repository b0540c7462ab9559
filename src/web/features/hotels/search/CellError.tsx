import { FieldError } from '#web/ui/form/Field.tsx'

export function CellError({ id, message }: { id: string; message: string | undefined }) {
  return message && <FieldError id={id}>{message}</FieldError>
}
