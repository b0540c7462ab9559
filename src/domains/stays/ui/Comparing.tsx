import { useLocale, useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { links, type StayQuery } from '#web/links.ts'

/** Chooses a hotel for the `CompareBar` of its page, wherever the two stand. */
export function CompareBox({ hotel, checked }: { hotel: { id: number; name: string }; checked?: boolean }) {
  const t = useText()
  return (
    <label className="check compare-box no-print">
      <input type="checkbox" form="compare" name="hotel" value={hotel.id} defaultChecked={checked} />
      <span>
        {t('hotel.compare')}
        <span className="sr-only">
          {' '}
          <bdi>{hotel.name}</bdi>
        </span>
      </span>
    </label>
  )
}

/** Leads to the hotels that are ticked, side by side. Out of sight while none is, where styles can tell. */
export function CompareBar({ query }: { query: StayQuery }) {
  const t = useText()
  return (
    <form id="compare" method="get" action={links.compare(useLocale())} className="compare-bar no-print">
      {query.check_in && <input type="hidden" name="check_in" value={query.check_in} />}
      {query.check_out && <input type="hidden" name="check_out" value={query.check_out} />}
      {query.occupancy?.map((party, i) => (
        <input key={i} type="hidden" name="occupancy" value={party} />
      ))}
      <Button type="submit" icon="compare">
        {t('hotel.compareChosen')}
      </Button>
    </form>
  )
}
