import type { CityPair } from '#web/features/hotels/search/BothCities.tsx'
import { SearchForm } from '#web/features/hotels/search/SearchForm.tsx'
import { useLocale, useText } from '#i18n/react.tsx'
import type { FieldMessage } from '#web/ui/form/ErrorSummary.tsx'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { twoCitiesLinks } from '#links/site.ts'
import { useSuggest } from '#web/features/hotels/search/use-suggest.ts'

/** Form values from a loader. */
type FormValues = {
  search: { check_in: string; check_out: string; occupancy: string[] }
  /** Absent if the place is fixed. */
  where?: FoundWhere
  today: string
  errors: FieldMessage[]
}

/** Search form for stays with the site's place suggestions. */
export function StaySearchForm({
  action,
  initial,
  submit,
  flat,
  along,
}: {
  action: string
  initial: FormValues
  submit: 'searchStays' | 'showPrices' | 'searchAgain'
  flat?: boolean
  along?: readonly { name: string; value: string }[]
}) {
  const t = useText()
  const { where, ...form } = initial
  const suggest = useSuggest(where?.pairs)
  const locale = useLocale()
  const cities = submit === 'searchStays' ? where && twoCitiesOf(where) : undefined
  return (
    <SearchForm
      {...form}
      {...(where && { where: { ...where, cities: [...where.cities, ...where.pairs], suggest } })}
      both={cities && { cities, action: twoCitiesLinks.search(locale) }}
      {...(flat && { flat })}
      {...(along && { along })}
      action={action}
      submitLabel={t(`search.${submit}`)}
    />
  )
}

/** The cities of the first pair in its order; undefined without pairs. */
function twoCitiesOf({ cities, pairs }: FoundWhere): CityPair | undefined {
  const [first, second] = pairs[0]?.where.split(',').map((slug) => cities.find(({ where }) => where === slug)) ?? []
  return first && second && [first, second]
}
