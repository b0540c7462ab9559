import type { FacetsAnswer } from '#domains/products/stays/search/answers.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { links, type HotelsQuery, type StayQuery } from '#links/site.ts'
import { longFilters, type LongFilter } from '#web/features/hotels/results/choices.ts'
import { FilterChoice, FilterChoices, FilterGroup } from '#web/features/hotels/results/FilterGroup.tsx'
import { useFilterForm, type PageFilters } from '#web/features/hotels/results/use-filter-form.ts'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { queryFields, withFilters } from '#web/lib/search/search-query.ts'
import { appliedFilters, noFilters, type RequestedFilters } from '#web/lib/search/stay-filters.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type Props = PageFilters & {
  where: FoundWhere
  query: StayQuery
  view: HotelsQuery['view']
}

/**
 * The filters of a search, each with the number of hotels that it would leave. A plain form; with scripts and on wide
 * screens every selection is applied immediately. A narrow screen counts the hotels on the button that applies it.
 */
export function Filters({ where, near, query, filters, facets, open, view, total }: Props) {
  const { t, locale, format } = useLanguage()
  const { panel, element, form } = useFilterForm({ filters, facets, open, total, near })
  const count = appliedFilters(filters).length
  const hidden = { ...withFilters(query, noFilters), ...(view && { view }) }
  const hrefOfOpen = (name: LongFilter) =>
    links.hotels(locale, {
      ...withFilters(query, filters),
      ...(view && { view }),
      open: [...form.open, name].join(','),
    })
  return (
    <details ref={panel} className="filters" id="filters" open={open.length > 0}>
      <summary id="filters-summary" className="filters-summary">
        <Icon name="filter" />
        {count > 0 ? t('filters.titleApplied', { count }) : t('filters.title')}
      </summary>
      <form
        ref={element}
        action={links.hotels(locale)}
        onChange={form.select}
        onSubmit={form.apply}
        className="filters-form grid gap-5 pt-5"
      >
        <HiddenFields fields={queryFields(hidden)} />
        <TermsGroup filters={filters} facets={facets} total={total} />
        <WalkGroup where={where} near={near} chosen={filters.walk_max} walks={facets.walk} />
        <PriceGroup filters={filters} price={facets.price} />
        <StarsGroup chosen={filters.stars} stars={facets.stars} />
        <BoardGroup chosen={filters.board} boards={facets.boards} total={total} />
        {longFilters.map((name) => (
          <FilterGroup key={name} id={name} title={t(`filters.${name}`)}>
            <FilterChoices
              name={name}
              choices={form.facets[name]}
              chosen={filters[name]}
              total={total}
              openHref={`${hrefOfOpen(name)}#${name}`}
              onOpen={() => form.openFilter(name)}
            />
          </FilterGroup>
        ))}
        {/* On narrow screens it stays visible while the filters are scrolled. */}
        <div className="grid justify-items-center gap-1 bg-(--canvas) py-3 max-lg:bottom-0 max-lg:[position:var(--sticky)]">
          <Button type="submit" block>
            {form.hotels === null ? t('filters.apply') : `${t('filters.apply')} (${format.number(form.hotels)})`}
          </Button>
          {count > 0 && (
            <ButtonLink variant="quiet" to={links.hotels(locale, hidden)}>
              {t('search.clearFilters')}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  )
}

function TermsGroup({ filters, facets, total }: Pick<Props, 'filters' | 'facets' | 'total'>) {
  const t = useText()
  return (
    <FilterGroup title={t('filters.terms')}>
      {(['free_cancellation', 'pay_on_arrival'] as const).map((name) => (
        <FilterChoice key={name} name={name} value="1" on={filters[name]} hotels={facets[name]} total={total}>
          {t(`filters.${name}`)}
        </FilterChoice>
      ))}
    </FilterGroup>
  )
}

/** The longest walk. Near a place such as a railway station, no hotel is within walking distance. */
function WalkGroup({
  where,
  near,
  chosen,
  walks,
}: Pick<Props, 'where' | 'near'> & { chosen: RequestedFilters['walk_max']; walks: FacetsAnswer['walk'] }) {
  const t = useText()
  if (chosen === undefined && !walks.some(({ hotels }) => hotels > 0)) return null
  return (
    <FilterGroup title={where.walkEnd ? t('filters.walkToPlace', { place: where.walkEnd }) : t('filters.walk_max')}>
      {near === null && (
        <FilterChoice radio name="walk_max" value="" on={chosen === undefined}>
          {t('filters.walkAny')}
        </FilterChoice>
      )}
      {walks.map(({ minutes, hotels }) => (
        <FilterChoice
          key={minutes}
          radio
          name="walk_max"
          value={minutes === near ? '' : String(minutes)}
          on={(chosen ?? near) === minutes}
          hotels={hotels}
        >
          {t('filters.walkWithin', { minutes })}
        </FilterChoice>
      ))}
    </FilterGroup>
  )
}

/** Fields for the minimum and maximum price, below a histogram of hotels by price. */
function PriceGroup({ filters, price }: { filters: RequestedFilters; price: FacetsAnswer['price'] }) {
  const { t, format } = useLanguage()
  const { price_min, price_max } = filters
  const max = Math.max(1, ...price.map((band) => band.hotels))
  const first = price[0]
  const last = price.at(-1)
  const within = (from: number, to: number) => to >= (price_min ?? 0) && from <= (price_max ?? Infinity)
  const ends = [
    { name: 'price_min', label: t('filters.priceMin'), value: price_min },
    { name: 'price_max', label: t('filters.priceMax'), value: price_max },
  ]
  return (
    <FilterGroup title={t('filters.price')}>
      {first && last && first !== last && (
        <>
          <svg
            className="fill-line mt-2 h-14 w-full rtl:-scale-x-100"
            viewBox={`0 0 ${price.length * 10} 40`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {price.map(({ from, to, hotels }, i) => {
              // In tenths, because fractions of seventeen digits are a kilobyte.
              const tenths = hotels > 0 ? Math.max(30, Math.round((hotels / max) * 400)) : 5
              return (
                <rect
                  key={from.minor}
                  x={i * 10 + 0.5}
                  y={(400 - tenths) / 10}
                  width={9}
                  height={tenths / 10}
                  className={classes(within(from.minor, to.minor) && 'fill-(--brass)')}
                />
              )
            })}
          </svg>
          <p className="text-muted text-small mb-2 flex justify-between" aria-hidden="true">
            {[first.from, last.to].map(({ minor }) => (
              <span key={minor}>{format.number(minor / 100)}</span>
            ))}
          </p>
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        {ends.map(({ name, label, value }) => (
          <label key={name} className="text-note grid gap-1">
            <span className="text-muted">
              {label} {first && <bdi>{format.currency(first.from.currency)}</bdi>}
            </span>
            <input
              name={name}
              defaultValue={value === undefined ? '' : String(Math.round(value / 100))}
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

function StarsGroup({ chosen, stars }: { chosen: RequestedFilters['stars']; stars: FacetsAnswer['stars'] }) {
  const t = useText()
  return (
    <FilterGroup title={t('filters.stars')}>
      {stars.map(({ value, hotels }) => (
        <FilterChoice key={value} name="stars" value={String(value)} on={chosen.includes(value)} hotels={hotels}>
          <Stars count={value} />
        </FilterChoice>
      ))}
    </FilterGroup>
  )
}

function BoardGroup({
  chosen,
  boards,
  total,
}: {
  chosen: RequestedFilters['board']
  boards: FacetsAnswer['boards']
  total: number
}) {
  const t = useText()
  return (
    <FilterGroup title={t('filters.board')}>
      {boards.map(({ value, hotels }) => (
        <FilterChoice key={value} name="board" value={value} on={chosen.includes(value)} {...{ hotels, total }}>
          {t(`stays.board_${value}`)}
        </FilterChoice>
      ))}
    </FilterGroup>
  )
}
