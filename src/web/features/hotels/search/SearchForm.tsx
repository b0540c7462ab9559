import { Form } from 'react-router'
import { DatesField } from '#web/features/hotels/search/DatesField.tsx'
import { GuestsField } from '#web/features/hotels/search/GuestsField.tsx'
import { WhereField, type WhereChoice } from '#web/features/hotels/search/WhereField.tsx'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { FieldMessage } from '#web/ui/ErrorSummary.tsx'

type SearchFormProps = {
  /** Target of the GET form; all its values are in the URL. */
  action: string
  search: { check_in: string; check_out: string; occupancy: readonly string[] }
  /** Absent on a hotel's page, where the place is fixed. */
  where?: WhereChoice
  /** Calendar date at the place of the stay: the first selectable one. */
  today: string
  /** Translated errors; each is shown at its field. */
  errors?: readonly FieldMessage[] | undefined
  /** Renders the form on a plain surface instead of over a picture. */
  flat?: boolean
  submitLabel: string
  /** Other query parameters, submitted unchanged. */
  along?: readonly { name: string; value: string }[]
}

/** Search by place, dates and guests. Works without scripts: plain fields in a GET form that `readStaySearch` reads. */
export function SearchForm({ action, search, where, today, errors = [], flat, submitLabel, along }: SearchFormProps) {
  const t = useText()
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message
  const look = classes('search', flat && 'search-flat', !where && 'search-without-where')
  return (
    <Form action={action} method="get" role="search" aria-label={t('search.searchHotels')} className={look}>
      {along?.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
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
