import { Link } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { SoldOutData } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { links } from '#links/site.ts'

/** Alternative rooms from the error of a room that is sold out. */
export function OtherRooms({
  requested,
  error,
}: {
  requested: { hotel_id: number; check_in: string; check_out: string; where?: string | undefined }
  error: ApiError
}) {
  const { t, locale, format } = useLanguage()
  const { hotel_id, check_in, check_out, where } = requested
  const { alternatives = [] } = (error.data ?? {}) as Partial<SoldOutData>
  if (alternatives.length === 0) return null
  return (
    <section className="grid gap-2 text-start">
      <h3 className="font-medium">{t('bookingstatus.otherRooms')}</h3>
      <ul className="grid gap-2">
        {alternatives.map((one) => (
          <li key={one.room_type_id} className="flex flex-wrap items-baseline justify-between gap-3">
            <Link
              className="link"
              to={links.book(locale, { hotel: hotel_id, check_in, check_out, room: one.rooms, where })}
              rel="nofollow"
            >
              <bdi>{one.name}</bdi>
            </Link>
            <span className="text-muted">{t(`stays.board_${one.board}`)}</span>
            <bdi className="price">{format.amount(one.total)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
