import { useEffect, useRef, type ReactNode } from 'react'
import type { FacetsAnswer } from '#domains/stays/search-answers.ts'
import type { Sort } from '#domains/stays/limits.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { classes } from '#web/kit/classes.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { Stars } from '#web/kit/Stars.tsx'
import { links, type HotelsQuery, type StayQuery } from '#web/links.ts'
import { FilterChoice, FilterChoices, FilterGroup } from '#web/results/FilterGroup.tsx'
import { appliedFilters, type AskedFilters } from '#web/stay-filters.ts'

/**
 * What the search can be narrowed by, each with the hotels it would leave. A plain form; with scripts and room for
 * it beside the list, every choice is applied at once (`in-browser.ts`).
 */
export function Filters({
  query,
  filters,
  facets,
  sort,
  view,
}: {
  query: StayQuery
  filters: AskedFilters
  facets: FacetsAnswer
  sort: Sort
  view: HotelsQuery['view']
}) {
  const t = useText()
  const locale = useLocale()
  const count = appliedFilters(filters).length
  const form = useRef<HTMLFormElement>(null)
  // Reached by Back or by a chip, the boxes show what the address says.
  useEffect(() => form.current?.reset(), [filters])
  const kept = { ...query, ...(sort !== 'recommended' && { sort }), ...(view && { view }) }
  return (
    <details className="filters" id="filters" open={false}>
      <summary className="filters-summary">
        <Icon name="filter" />
        {count > 0 ? t('filters.titleApplied', { count }) : t('filters.title')}
        <Icon name="chevron-down" />
      </summary>
      <form ref={form} action={links.hotels(locale)} data-instant="" className="filters-form">
        {Object.entries(kept).map(([name, value]) =>
          [value ?? []].flat().map((one) => <input key={`${name}${one}`} type="hidden" name={name} value={one} />),
        )}
        <FilterGroup title={t('filters.terms')}>
          {(['free_cancellation', 'pay_on_arrival'] as const).map((name) => (
            <FilterChoice key={name} name={name} value="1" on={filters[name]} hotels={facets[name]}>
              {t(`filters.${name}`)}
            </FilterChoice>
          ))}
        </FilterGroup>
        <FilterGroup title={t('filters.walk_max')}>
          <FilterChoice radio name="walk_max" value="" on={filters.walk_max === undefined}>
            {t('filters.walkAny')}
          </FilterChoice>
          {facets.walk.map(({ minutes, hotels }) => (
            <FilterChoice
              key={minutes}
              radio
              name="walk_max"
              value={String(minutes)}
              on={filters.walk_max === minutes}
              hotels={hotels}
            >
              {t('filters.walkWithin', { minutes })}
            </FilterChoice>
          ))}
        </FilterGroup>
        <PriceGroup filters={filters} price={facets.price} />
        <FilterGroup title={t('filters.stars')}>
          {facets.stars.map(({ value, hotels }) => (
            <FilterChoice
              key={value}
              name="stars"
              value={String(value)}
              on={filters.stars.includes(value)}
              hotels={hotels}
            >
              <Stars count={value} />
            </FilterChoice>
          ))}
        </FilterGroup>
        <FilterGroup title={t('filters.board')}>
          {facets.boards.map(({ value, hotels }) => (
            <FilterChoice key={value} name="board" value={value} on={filters.board.includes(value)} hotels={hotels}>
              {t(`stays.board_${value}`)}
            </FilterChoice>
          ))}
        </FilterGroup>
        {(['districts', 'facilities', 'amenities'] as const).map((name) => (
          <FilterGroup key={name} title={t(`filters.${name}`)}>
            <FilterChoices name={name} values={facets[name]} chosen={filters[name]} />
          </FilterGroup>
        ))}
        <div className="filters-actions">
          <Button type="submit" block>
            {t('filters.apply')}
          </Button>
          {count > 0 && (
            <ButtonLink variant="quiet" to={links.hotels(locale, kept)}>
              {t('search.clearFilters')}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  )
}

/** Two ends to type, below a drawing of how many hotels cost what. */
function PriceGroup({ filters, price }: { filters: AskedFilters; price: FacetsAnswer['price'] }) {
  const t = useText()
  const { price_min, price_max } = filters
  const most = Math.max(1, ...price.map((band) => band.hotels))
  const first = price[0]
  const last = price.at(-1)
  const within = (from: number, to: number) => to >= (price_min ?? 0) && from <= (price_max ?? Infinity)
  const ends = [
    { name: 'price_min', label: t('filters.priceLeast'), value: price_min, hint: first?.from.minor },
    { name: 'price_max', label: t('filters.priceMost'), value: price_max, hint: last?.to.minor },
  ]
  const inUnits = (minor: number | undefined) => (minor === undefined ? '' : String(Math.round(minor / 100)))
  return (
    <FilterGroup title={t('filters.price')}>
      {price.length > 1 && (
        <svg
          className="price-bands"
          viewBox={`0 0 ${price.length * 10} 40`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {price.map(({ from, to, hotels }, i) => {
            const height = hotels > 0 ? Math.max(3, (hotels / most) * 40) : 0.5
            return (
              <rect
                key={from.minor}
                x={i * 10 + 0.5}
                y={40 - height}
                width={9}
                height={height}
                className={classes(within(from.minor, to.minor) && 'price-band-in')}
              />
            )
          })}
        </svg>
      )}
      <div className="grid grid-cols-2 gap-3">
        {ends.map(({ name, label, value, hint }) => (
          <label key={name} className="text-note grid gap-1">
            <PriceEnd label={label} currency={first?.from.currency} />
            <input
              name={name}
              defaultValue={inUnits(value)}
              placeholder={inUnits(hint)}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              className="input"
            />
          </label>
        ))}
      </div>
    </FilterGroup>
  )
}

function PriceEnd({ label, currency }: { label: ReactNode; currency: string | undefined }) {
  const format = useFormat()
  return (
    <span className="text-muted">
      {label} {currency && <bdi>{format.moneyParts(0, currency).currency}</bdi>}
    </span>
  )
}
