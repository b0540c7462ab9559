import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { links, type StayQuery } from '#links/site.ts'
import { queryFields } from '#web/lib/search/search-query.ts'

/** Checkbox that selects a hotel for the page's `CompareBar`, wherever the two are rendered. */
export function CompareBox({ hotel }: { hotel: { id: number; name: string } }) {
  const t = useText()
  return (
    <label className="check compare-box no-print">
      <input type="checkbox" form="compare" name="hotel" value={hotel.id} />
      <Icon
        name="compare"
        className="pointer-events-none absolute inset-0 m-auto hidden max-md:[.hotel-results_&]:block"
      />
      <span className="max-md:[.hotel-results_&]:sr-only">
        {t('hotel.compare')}
        <span className="sr-only">
          {' '}
          <bdi>{hotel.name}</bdi>
        </span>
      </span>
    </label>
  )
}

/** Opens the comparison of the selected hotels and counts them. CSS hides it while none is selected. */
export function CompareBar({ query }: { query: StayQuery }) {
  const { t, locale, format } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => setCount(new FormData(form.current ?? undefined).getAll('hotel').length)
    read()
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  }, [])
  return (
    <form ref={form} id="compare" method="get" action={links.compare(locale)} className="compare-bar no-print">
      <HiddenFields fields={queryFields(query)} />
      <Button type="submit" icon="compare">
        {count > 0 ? `${t('hotel.compareChosen')} (${format.number(count)})` : t('hotel.compareChosen')}
      </Button>
    </form>
  )
}
