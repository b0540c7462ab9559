import { SearchForm } from '#web/features/hotels/search/SearchForm.tsx'
import { useText } from '#i18n/react.tsx'
import type { FieldMessage } from '#web/ui/ErrorSummary.tsx'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { useSuggest } from '#web/features/hotels/search/use-suggest.ts'

/** Form values from a loader. */
export type FormValues = {
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
  return (
    <SearchForm
      {...form}
      {...(where && { where: { ...where, cities: [...where.cities, ...where.pairs], suggest } })}
      {...(flat && { flat })}
      {...(along && { along })}
      action={action}
      submitLabel={t(`search.${submit}`)}
    />
  )
}
