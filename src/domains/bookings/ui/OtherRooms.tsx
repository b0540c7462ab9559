import { Link } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { SoldOutData } from '#domains/bookings/contract.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { links } from '#web/links.ts'

/** The other rooms that a refusal for a room that is gone brings along. */
export function OtherRooms({
  asked,
  refusal,
}: {
  asked: { hotel: string; check_in: string; check_out: string }
  refusal: Refusal
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { alternatives = [] } = (refusal.data ?? {}) as Partial<SoldOutData>
  if (alternatives.length === 0) return null
  return (
    <section className="grid gap-2 text-start">
      <h3 className="font-medium">{t('life.otherRooms')}</h3>
      <ul className="grid gap-2">
        {alternatives.map((one) => (
          <li key={one.room_type_id} className="flex flex-wrap items-baseline justify-between gap-3">
            <Link className="link" to={links.book(locale, { ...asked, room: one.rooms })} rel="nofollow">
              <bdi>{one.name}</bdi>
            </Link>
            <span className="text-muted">{t(`stays.board_${one.board}`)}</span>
            <bdi className="price">{format.money(one.total.minor, one.total.currency)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
