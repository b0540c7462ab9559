import { Form } from 'react-router'
import { DatesField } from '#domains/stays/ui/DatesField.tsx'
import { GuestsField } from '#domains/stays/ui/GuestsField.tsx'
import { WhereField, type WhereChoice } from '#domains/stays/ui/WhereField.tsx'
import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { classes } from '#web/kit/classes.ts'
import type { FieldMessage } from '#web/kit/ErrorSummary.tsx'

type SearchFormProps = {
  /** Where the form goes, by GET; everything it says is in the address. */
  action: string
  search: { check_in: string; check_out: string; occupancy: readonly string[] }
  /** Absent on the page of a hotel, whose place is known. */
  where?: WhereChoice
  /** Calendar date at the place of the stay: the first that can be chosen. */
  today: string
  /** What was refused, in words; each is shown at its field. */
  errors?: readonly FieldMessage[] | undefined
  /** On a surface of its own instead of floating over a picture. */
  flat?: boolean
  submitLabel: string
  /** What else the address says, by field: sent along as it is. */
  along?: readonly { name: string; value: string }[]
}

/** Where, when and who. Works before scripts do: plain fields in a GET form, read by `readStaySearch`. */
export function SearchForm({ action, search, where, today, errors = [], flat, submitLabel, along }: SearchFormProps) {
  const t = useText()
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message
  const look = classes('search', flat && 'search-flat', !where && 'search-without-where')
  return (
    <Form action={action} method="get" role="search" aria-label={t('search.searchHotels')} className={look}>
      {along?.map(({ name, value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      {where && <WhereField key={where.value} {...where} error={wrong('where')} />}
      <DatesField
        key={`${search.check_in} ${search.check_out}`}
        checkIn={search.check_in}
        checkOut={search.check_out}
        today={today}
        checkInError={wrong('check_in')}
        checkOutError={wrong('check_out')}
      />
      <GuestsField key={search.occupancy.join(' ')} occupancy={search.occupancy} error={wrong('occupancy')} />
      <Button type="submit" large icon="search">
        {submitLabel}
      </Button>
    </Form>
  )
}
