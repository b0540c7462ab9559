import type { Refusal } from '#contract/errors.ts'
import type { DeskStock, RefusedNight } from '#domains/stays/desk-contract.ts'
import { useFormat, useText } from '#text/react.tsx'

const mostShown = 12

/** The nights that stood in the way of a change, each with its reason. */
export function RefusedNights({
  refusal,
  rooms,
}: {
  refusal: Refusal | undefined
  rooms: readonly Pick<DeskStock['rooms'][number], 'id' | 'name'>[]
}) {
  const t = useText()
  const format = useFormat()
  const nights = (refusal?.data as { nights?: RefusedNight[] } | undefined)?.nights ?? []
  if (nights.length === 0) return null
  return (
    <ul className="stock-refused">
      {nights.slice(0, mostShown).map(({ room_id, night, reason, taken }) => (
        <li key={`${room_id} ${night}`}>
          {t('stock.refusedNight', {
            room: rooms.find(({ id }) => id === room_id)?.name ?? '',
            date: format.stayDate(night, 'weekday'),
            reason,
            taken,
          })}
        </li>
      ))}
      {nights.length > mostShown && <li>{t('stock.refusedMore', { count: nights.length - mostShown })}</li>}
    </ul>
  )
}
