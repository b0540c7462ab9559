import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Form } from 'react-router'
import { DatesField } from '#web/features/hotels/search/DatesField.tsx'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { GuestsField } from '#web/features/hotels/search/GuestsField.tsx'
import { WhereField } from '#web/features/hotels/search/WhereField.tsx'
import { useLanguage, useText } from '#i18n/react.tsx'
import { twoCitiesLinks } from '#links/site.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { FieldMessage } from '#web/ui/form/ErrorSummary.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { HiddenFields, NumberControl } from '#web/ui/form/Inputs.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import { nightsFields, proposedNights } from '#web/lib/search/two-cities.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import '#web/features/hotels/search/search.css'

type FormValues = {
  search: { check_in: string; check_out: string; occupancy: string[] }
  /** Absent on a hotel's page, where the place is fixed. */
  where?: FoundWhere
  /** On the page of a trip its two cities, which are chosen in the form, with the nights in each. */
  trip?: { cities: CityPair; nights: CityNights }
  /** The first selectable day. `isNight`: it is that of the running night. */
  today: string
  isNight: boolean
  /** Translated errors; each is shown at its field. */
  errors: FieldMessage[]
}

/**
 * Search by place, dates and guests; on the pages of home and of a trip also for two cities. Works without scripts: plain
 * fields in a GET form that `readStaySearch` reads.
 */
export function StaySearchForm({
  action,
  initial: { search, where, trip, today, isNight, errors },
  submit,
  flat,
  along = [],
  hotel,
}: {
  /** Target of the form; all its values are in the URL. */
  action: string
  initial: FormValues
  submit: 'searchStays' | 'showPrices' | 'searchAgain'
  /** Renders the form on a plain surface instead of over a picture. */
  flat?: boolean
  /** Other query parameters, submitted unchanged. */
  along?: ComponentProps<typeof HiddenFields>['fields']
  /** Id of the hotel whose rules of stay the calendar shows. */
  hotel?: number
}) {
  const { t, locale } = useLanguage()
  const hydrated = useHydrated()
  const choice = useRef<HTMLInputElement>(null)
  const [twoCities, setTwoCities] = useState(trip !== undefined)
  // It can be chosen before hydration, and the browser restores it on the way back.
  useEffect(() => setTwoCities(choice.current?.checked ?? false), [])
  const cities = trip?.cities ?? (submit === 'searchStays' ? where && twoCitiesOf(where) : undefined)
  const pair = cities?.map((city) => city.where).join()
  // Without scripts the styles hide the fields that do not apply, and the server ignores them.
  const disabled = hydrated && !twoCities
  const wrong = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <Form
      action={cities && twoCities ? twoCitiesLinks.search(locale) : action}
      method="get"
      role="search"
      aria-label={t('search.searchHotels')}
      className={classes('search', flat && 'search-flat', !where && 'search-without-where')}
    >
      <HiddenFields fields={along} />
      {cities && (
        <div role="radiogroup" aria-label={t('search.cities')} className="segments search-both col-span-full">
          {([false, true] as const).map((both) => (
            <label key={String(both)}>
              <input
                ref={both ? choice : undefined}
                type="radio"
                name="both"
                value={both ? pair : ''}
                defaultChecked={both === (trip !== undefined)}
                // With scripts outside of the form, so that an address has no empty part.
                form={hydrated ? '' : undefined}
                onChange={() => setTwoCities(both)}
              />
              {t(both ? 'search.bothCities' : 'search.oneCity', { first: cities[0].name, second: cities[1].name })}
            </label>
          ))}
          {hydrated && twoCities && <input type="hidden" name="both" value={pair} />}
        </div>
      )}
      {where && <WhereField key={where.value} where={where} error={wrong('where')} />}
      {cities && <CityOrder cities={cities} disabled={disabled} />}
      <DatesField
        key={`${search.check_in} ${search.check_out}`}
        checkIn={search.check_in}
        checkOut={search.check_out}
        {...{ today, isNight, hotel }}
        checkInError={wrong('check_in')}
        checkOutError={wrong('check_out')}
        nights={cities && <NightsFields cities={cities} nights={trip?.nights} disabled={disabled} wrong={wrong} />}
        withoutEnd={twoCities}
      />
      <GuestsField
        key={search.occupancy.join(' ')}
        occupancy={search.occupancy}
        error={wrong('occupancy')}
        submit={t(`search.${submit}`)}
      />
      <Button type="submit" large icon="search">
        {t(`search.${submit}`)}
      </Button>
    </Form>
  )
}

/** The cities of the first pair in its order; undefined without pairs. */
function twoCitiesOf({ cities, pairs }: FoundWhere): CityPair | undefined {
  const [first, second] = pairs[0]?.where.split(',').map((slug) => cities.find(({ where }) => where === slug)) ?? []
  return first && second && [first, second]
}

type CityPair = readonly [first: City, second: City]
type CityNights = readonly [first: number, second: number]
type City = { where: string; name: string }

/** The order of the two cities, in the place of the field for one place. */
function CityOrder({ cities, disabled }: { cities: CityPair; disabled: boolean }) {
  const t = useText()
  const [first, second] = cities
  return (
    <div className="search-two">
      <label className="search-cell">
        <Icon name="pin" />
        <span>
          <span className="cell-label">{t('search.cityOrder')}</span>
          <select name="order" disabled={disabled}>
            <option value={`${first.where},${second.where}`}>{t('search.cityFirst', { city: first.name })}</option>
            <option value={`${second.where},${first.where}`}>{t('search.cityFirst', { city: second.name })}</option>
          </select>
        </span>
        <Icon name="chevron-down" />
      </label>
    </div>
  )
}

/** The nights in each city, in the place of the departure. */
function NightsFields({
  cities,
  nights = [proposedNights, proposedNights],
  disabled,
  wrong,
}: {
  cities: CityPair
  nights: CityNights | undefined
  disabled: boolean
  wrong: (field: string) => string | undefined
}) {
  const t = useText()
  return (
    <div className="search-two grid-cols-2">
      {nightsFields.map((field, i) => {
        const error = wrong(field)
        return (
          <div key={`${field} ${nights[i]}`}>
            <label className="search-cell" data-invalid={error ? '' : undefined}>
              <span>
                <span className="cell-label">{t('search.nightsOf', { city: cities[i]?.name ?? '' })}</span>
                <NumberControl
                  id={field}
                  name={field}
                  defaultValue={nights[i]}
                  min={1}
                  max={maxStayNights}
                  required
                  disabled={disabled}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${field}-error` : undefined}
                />
              </span>
            </label>
            {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
          </div>
        )
      })}
    </div>
  )
}
