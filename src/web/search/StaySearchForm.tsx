import { SearchForm } from '#domains/stays/ui/SearchForm.tsx'
import { useText } from '#text/react.tsx'
import type { FieldMessage } from '#web/kit/ErrorSummary.tsx'
import type { FoundWhere } from '#web/destinations.ts'
import { useSuggest } from '#web/search/use-suggest.ts'

/** What a loader gives the form. */
export type FormGiven = {
  search: { check_in: string; check_out: string; occupancy: string[] }
  /** Absent where the place is known. */
  where?: FoundWhere
  today: string
  errors: FieldMessage[]
}

/** The search of stays with the site's own suggestions. */
export function StaySearchForm({
  action,
  given,
  submit,
  flat,
  along,
}: {
  action: string
  given: FormGiven
  submit: 'searchStays' | 'showPrices' | 'searchAgain'
  flat?: boolean
  along?: readonly { name: string; value: string }[]
}) {
  const t = useText()
  const suggest = useSuggest()
  const { where, ...form } = given
  return (
    <SearchForm
      {...form}
      {...(where && { where: { ...where, suggest } })}
      {...(flat && { flat })}
      {...(along && { along })}
      action={action}
      submitLabel={t(`search.${submit}`)}
    />
  )
}
