import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { CityNights, CityOrder, type CityPair } from '#web/features/hotels/search/BothCities.tsx'
import { DatesField } from '#web/features/hotels/search/DatesField.tsx'
import { GuestsField } from '#web/features/hotels/search/GuestsField.tsx'
import { WhereField, type WhereChoice } from '#web/features/hotels/search/WhereField.tsx'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { useHydrated } from '#web/ui/hydrated.ts'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'
import type { FieldMessage } from '#web/ui/form/ErrorSummary.tsx'

type SearchFormProps = {
  /** Target of the GET form; all its values are in the URL. */
  action: string
  search: { check_in: string; check_out: string; occupancy: readonly string[] }
  /** Absent on a hotel's page, where the place is fixed. */
  where?: WhereChoice
  /** Offers two cities of one trip. */
  both?: { cities: CityPair; action: string } | undefined
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
export function SearchForm({
  action,
  search,
  where,
  both,
  today,
  errors = [],
  flat,
  submitLabel,
  along = [],
}: SearchFormProps) {
  const t = useText()
  const hydrated = useHydrated()
  const choice = useRef<HTMLInputElement>(null)
  const [twoCities, setTwoCities] = useState(false)
  // It can be checked before hydration, and the browser restores it on the way back.
  useEffect(() => setTwoCities(choice.current?.checked ?? false), [])
  // Without scripts the styles hide the fields that do not apply, and the server ignores them.
  const disabled = hydrated && !twoCities
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message
  const look = classes('search', flat && 'search-flat', !where && 'search-without-where')
  return (
    <Form
      action={both && twoCities ? both.action : action}
      method="get"
      role="search"
      aria-label={t('search.searchHotels')}
      className={look}
    >
      <HiddenFields fields={along} />
      {both && (
        <label className="check search-both">
          <input
            ref={choice}
            type="checkbox"
            name="both"
            value="1"
            onChange={(event) => setTwoCities(event.currentTarget.checked)}
          />
          <span>{t('search.bothCities', { first: both.cities[0].name, second: both.cities[1].name })}</span>
        </label>
      )}
      {where && <WhereField key={where.value} {...where} error={wrong('where')} />}
      {both && <CityOrder cities={both.cities} disabled={disabled} />}
      <DatesField
        key={`${search.check_in} ${search.check_out}`}
        checkIn={search.check_in}
        checkOut={search.check_out}
        today={today}
        checkInError={wrong('check_in')}
        checkOutError={wrong('check_out')}
        nights={both && <CityNights cities={both.cities} disabled={disabled} />}
        withoutEnd={twoCities}
      />
      <GuestsField key={search.occupancy.join(' ')} occupancy={search.occupancy} error={wrong('occupancy')} />
      <Button type="submit" large icon="search">
        {submitLabel}
      </Button>
    </Form>
  )
}
