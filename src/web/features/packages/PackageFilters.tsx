import type { ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { links, type PackagesQuery } from '#links/site.ts'
import type { FilterChoices, FilterName } from '#web/features/packages/filter-choices.ts'

/** The filters of the list: on large screens beside it, where each applies at once with scripts; folded on small ones. */
export function PackageFilters({ choices, query }: { choices: FilterChoices; query: PackagesQuery }) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const apply = ({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>) => {
    if (!matchMedia('(width >= 64rem)').matches) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value)
    void navigate(`${links.packages(locale)}?${query}`, { preventScrollReset: true, state: { focus: target.id } })
  }
  const isFiltered = Object.keys(filterLabels).some((name) => query[name as FilterName] !== undefined)
  const select = (name: FilterName) => (
    <Select
      key={name}
      label={t(filterLabels[name])}
      name={name}
      defaultValue={query[name] === undefined ? '' : String(query[name])}
      empty={t('packages.any')}
      options={choices[name]}
    />
  )
  return (
    <details className="filters no-print">
      <summary className="filters-summary">
        <Icon name="filter" />
        {t('packages.filters')}
      </summary>
      <search>
        <form
          key={JSON.stringify(query)}
          method="get"
          action={links.packages(locale)}
          onChange={apply}
          className="filters-form grid gap-4 pt-4 sm:max-lg:grid-cols-2"
        >
          {select('type')}
          {select('month')}
          {select('price')}
          {select('from')}
          <Disclosure summary={t('packages.moreFilters')} open={folded.some((name) => query[name] !== undefined)}>
            <div className="grid gap-4 pb-2">{folded.map(select)}</div>
          </Disclosure>
          {query.sort && <input type="hidden" name="sort" value={query.sort} />}
          <div className="grid gap-1 self-end">
            <Button type="submit" block className="lg:[@media(scripting:enabled)]:hidden">
              {t('packages.filter')}
            </Button>
            {isFiltered && (
              <ButtonLink to={links.packages(locale)} variant="quiet">
                {t('packages.clearAll')}
              </ButtonLink>
            )}
          </div>
        </form>
      </search>
    </details>
  )
}

/** Rarely used. */
const folded = ['days', 'tour', 'group'] as const satisfies readonly FilterName[]

const filterLabels = {
  type: 'packages.kind',
  month: 'packages.month',
  days: 'packages.factDuration',
  price: 'packages.priceUpTo',
  from: 'packages.departureCity',
  tour: 'packages.factTour',
  group: 'packages.factGroup',
} as const satisfies Record<FilterName, string>
