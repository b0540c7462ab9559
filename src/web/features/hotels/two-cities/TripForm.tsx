import { maxStayNights } from '#domains/products/stays/limits.ts'
import { FilterChoice } from '#web/features/hotels/results/FilterGroup.tsx'
import { nightsFields, type NightsField } from '#web/features/hotels/two-cities/trip-errors.ts'
import type { City } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { StepperInput } from '#web/ui/form/NumberStepper.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import '#web/ui/layout/filter-columns.css'
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
      className="card no-print flex flex-wrap items-center gap-x-6 gap-y-3 p-4"
    >
      <HiddenFields fields={queryFields(twoCitiesQuery({ ...trip, dated: true }), inForm)} />
      {nightsFields.map((name, i) => (
        <StepperInput
          key={`${name} ${search.where} ${nights[i]}`}
          name={name}
          label={t('twocities.nightsIn', { city: cities[i]?.name ?? '' })}
          min={1}
          max={maxStayNights}
          defaultValue={nights[i]}
          error={wrong[name]}
        />
      ))}
      <Button type="submit" variant="secondary">
        {t('twocities.update')}
      </Button>
      <details open={count > 0} className="open:w-full md:ms-auto">
        <summary className="filters-summary">
          <Icon name="filter" />
          {count > 0 ? t('filters.titleApplied', { count }) : t('filters.title')}
          <Icon name="chevron-down" />
        </summary>
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
      </details>
    </form>
  )
}
