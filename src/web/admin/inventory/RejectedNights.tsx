import type { ApiError } from '#api/errors.ts'
import type { AdminStock, RejectedNight } from '#domains/products/stays/admin/contract.ts'
import { useLanguage } from '#i18n/react.tsx'

const maxShown = 12

type Props = { error: ApiError | undefined; rooms: readonly Pick<AdminStock['rooms'][number], 'id' | 'name'>[] }

export function RejectedNights({ error, rooms }: Props) {
  const { t, format } = useLanguage()
  const nights = (error?.data as { nights?: RejectedNight[] } | undefined)?.nights ?? []
  if (nights.length === 0) return null
  return (
    <ul className="mt-2 list-disc ps-5">
      {nights.slice(0, maxShown).map(({ room_id, night, reason, taken }) => (
        <li key={`${room_id} ${night}`}>
          {t('stock.refusedNight', {
            room: rooms.find(({ id }) => id === room_id)?.name ?? '',
            date: format.stayDate(night, 'weekday'),
            reason,
            taken,
          })}
        </li>
      ))}
      {nights.length > maxShown && <li>{t('stock.refusedMore', { count: nights.length - maxShown })}</li>}
    </ul>
  )
}
