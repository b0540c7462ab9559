import type { RoomChoices } from '#domains/stays/choosing-answers.ts'
import { partyInWords, partyOf } from '#domains/stays/ui/party.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { links } from '#web/links.ts'

/** Every party chooses its own kind of room; one booking holds them all. A plain form: the booking page prices it. */
export function MixedRooms({
  hotel,
  search,
  line,
  choices,
}: {
  hotel: number
  search: { check_in: string; check_out: string }
  /** The line of the cart that is being changed. */
  line: number | undefined
  choices: RoomChoices
}) {
  const t = useText()
  const format = useFormat()
  const { parties, cheapest } = choices
  if (!cheapest) return null
  return (
    <form method="get" action={links.book(useLocale())} className="card grid gap-4 p-5 md:p-6">
      <div>
        <h3 className="text-lead">{t('hotel.mixTitle')}</h3>
        <p className="text-muted text-note">{t('hotel.mixText')}</p>
      </div>
      <input type="hidden" name="hotel" value={hotel} />
      <input type="hidden" name="check_in" value={search.check_in} />
      <input type="hidden" name="check_out" value={search.check_out} />
      {line !== undefined && <input type="hidden" name="line" value={line} />}
      <div className="grid gap-4 md:grid-cols-2">
        {parties.map((party, i) => (
          <Select
            key={i}
            id={`mix-${i}`}
            name="room"
            label={t('hotel.mixParty', {
              number: i + 1,
              party: partyInWords([partyOf(party.occupancy)], format)
                .split(' · ')
                .slice(0, -1)
                .join(' · '),
            })}
            defaultValue={cheapest.rooms[i]}
            options={party.choices.map((choice) => ({
              value: choice.room,
              label: t('hotel.mixChoice', {
                room: choice.name,
                board: t(`stays.board_${choice.board}`),
                terms: t('hotel.mixTerms', { kind: choice.cancellation === 'none' ? 'other' : choice.cancellation }),
                price: format.money(choice.total.minor, choice.total.currency),
              }),
            }))}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('hotel.mixTotal', { price: format.money(cheapest.total.minor, cheapest.total.currency) })}</p>
        <Button type="submit">{t('hotel.mixGo')}</Button>
      </div>
    </form>
  )
}
