import { FilterChoice } from '#web/features/hotels/results/FilterGroup.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import '#web/ui/layout/filter-columns.css'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { appliedFilters, noFilters } from '#web/lib/search/stay-filters.ts'
import { twoCitiesQuery, type TwoCitiesSearch } from '#web/lib/search/two-cities.ts'
import { HiddenFields, NumberInput } from '#web/ui/form/Inputs.tsx'
import { queryFields } from '#web/lib/search/search-query.ts'
import { twoCitiesLinks } from '#links/site.ts'

const inForm = ['free_cancellation', 'pay_on_arrival', 'stars', 'budget']
const classesOffered = [5, 4, 3]

/** The filters and the budget of both cities. */
export function TripFilters({ trip }: { trip: TwoCitiesSearch }) {
  const { t, locale } = useLanguage()
  const { filters, budget } = trip
  const count = appliedFilters(filters).length + (budget === null ? 0 : 1)
  return (
    <details key={JSON.stringify([filters, budget])} className="no-print open:w-full">
      <summary className="filters-summary w-max">
        <Icon name="filter" />
        {count > 0 ? t('filters.titleApplied', { count }) : t('filters.title')}
        <Icon name="chevron-down" />
      </summary>
      <form
        action={twoCitiesLinks.search(locale)}
        aria-label={t('filters.title')}
        className="card mt-3 grid items-start gap-x-8 gap-y-4 p-4 md:grid-cols-3"
      >
        <HiddenFields fields={queryFields(twoCitiesQuery(trip), inForm)} />
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
      </form>
    </details>
  )
}
