import { useMemo } from 'react'
import type { FieldError } from '#contract/errors.ts'
import { fieldErrorText } from '#text/error-text.ts'
import { useText } from '#text/react.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'

const labels: Record<string, 'dates.checkIn' | 'dates.checkOut' | 'search.guestsAndRooms' | 'search.where'> = {
  check_in: 'dates.checkIn',
  check_out: 'dates.checkOut',
  occupancy: 'search.guestsAndRooms',
  where: 'search.where',
}

/** What the API refused of a search, linked to the fields of its form. */
export function SearchErrors({ errors }: { errors: readonly FieldError[] }) {
  const t = useText()
  const messages = useMemo(
    () =>
      errors.map((error) => {
        const field = error.path.split('.')[0] ?? ''
        const label = labels[field]
        const message = fieldErrorText(t, error)
        return { field, message: label ? t('search.fieldError', { field: t(label), message }) : message }
      }),
    [errors, t],
  )
  return <ErrorSummary errors={messages} />
}
