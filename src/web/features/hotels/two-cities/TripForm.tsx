import { maxStayNights } from '#domains/products/stays/limits.ts'
import { FilterChoice } from '#web/features/hotels/results/FilterGroup.tsx'
import { nightsFields, type NightsField } from '#web/features/hotels/two-cities/trip-errors.ts'
import type { City } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { appliedFilters, noFilters } from '#web/lib/search/stay-filters.ts'
import { twoCitiesQuery, type TwoCitiesSearch } from '#web/lib/search/two-cities.ts'
import { HiddenFields, NumberInput } from '#web/ui/form/Inputs.tsx'
import { queryFields } from '#web/lib/search/search-query.ts'
import { twoCitiesLinks } from '#links/site.ts'

const inForm = ['nights', 'check_out', 'free_cancellation', 'pay_on_arrival', 'stars', 'budget']
const classesOffered = [5, 4, 3]

type Props = {
  trip: TwoCitiesSearch
  cities: [City, City]
  wrong: Partial<Record<NightsField, string>>
}

/** The nights in each city, and the filters and the budget of both. */
export function TripForm({ trip, cities, wrong }: Props) {
  const { t, locale } = useLanguage()
  const { filters, budget, nights, search } = trip
  const count = appliedFilters(filters).length + (budget === null ? 0 : 1)
  return (
    <form
      key={JSON.stringify([filters, budget])}
      action={twoCitiesLinks.search(locale)}
      aria-label={t('twocities.cities')}
      className="card no-print grid gap-4 p-5"
    >
      <HiddenFields fields={queryFields(twoCitiesQuery({ ...trip, dated: true }), inForm)} />
      <div className="grid grid-cols-2 items-end gap-3 has-[.field-error]:items-start md:grid-cols-[14rem_14rem_1fr]">
        {nightsFields.map((name, i) => (
          <NumberInput
            key={`${name} ${search.where} ${nights[i]}`}
            name={name}
            label={t('twocities.nightsIn', { city: cities[i]?.name ?? '' })}
            min={1}
            max={maxStayNights}
            defaultValue={nights[i]}
            error={wrong[name]}
          />
        ))}
        <Button type="submit" variant="secondary" className="max-md:col-span-full md:mt-8 md:justify-self-start">
          {t('twocities.update')}
        </Button>
      </div>
      <Disclosure
        summary={count > 0 ? t('filters.titleApplied', { count }) : t('filters.title')}
        open={count > 0}
        className="disclosure-inline"
      >
        <div className="grid items-start gap-x-8 gap-y-4 pt-2 md:grid-cols-3">
          <fieldset>
            <legend className="font-medium">{t('filters.terms')}</legend>
            {(['free_cancellation', 'pay_on_arrival'] as const).map((name) => (
              <FilterChoice key={name} name={name} value="1" on={filters[name]}>
                {t(`filters.${name}`)}
              </FilterChoice>
            ))}
          </fieldset>
          <fieldset>
            <legend className="font-medium">{t('filters.stars')}</legend>
            {classesOffered.map((value) => (
              <FilterChoice key={value} name="stars" value={String(value)} on={filters.stars.includes(value)}>
                <Stars count={value} />
              </FilterChoice>
            ))}
          </fieldset>
          <div className="grid gap-3">
            <NumberInput
              name="budget"
              label={t('twocities.budget')}
              hint={t('twocities.budgetHint')}
              maxLength={9}
              optional
              defaultValue={budget === null ? '' : String(budget / 100)}
            />
            <Button type="submit" variant="secondary">
              {t('filters.apply')}
            </Button>
            {count > 0 && (
              <ButtonLink
                variant="quiet"
                rel="nofollow"
                to={twoCitiesLinks.search(locale, twoCitiesQuery({ ...trip, filters: noFilters, budget: null }))}
              >
                {t('twocities.clear')}
              </ButtonLink>
            )}
          </div>
        </div>
      </Disclosure>
    </form>
  )
}
