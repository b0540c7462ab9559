import { useEffect, useRef, useState } from 'react'
import type { HotelDetails } from '#domains/products/stays/answers.ts'
import type { RoomChoices } from '#domains/products/stays/search/comparison-answers.ts'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'
import { links, type StayQuery } from '#links/site.ts'
import { hotelQuery, queryFields } from '#web/lib/search/search-query.ts'
import { chargeStep, roundToStep } from '#domains/shared/charge-step.ts'

/**
 * The cheapest rooms for all parties, each of which can be replaced; one booking contains all of them. A plain form: the
 * booking page calculates the price. With scripts it shows the total of the selection.
 */
export function MixedRooms({
  hotel,
  search,
  nights,
  query,
  choices,
}: {
  hotel: Pick<HotelDetails, 'id' | 'supply' | 'time_zone'>
  search: { check_in: string; check_out: string }
  nights: number
  query: StayQuery
  choices: RoomChoices
}) {
  const { t, locale, format } = useLanguage()
  const roomChoices = shownChoices(choices)
  const { parties, cheapest } = roomChoices
  const form = useRef<HTMLFormElement>(null)
  const [selected, setSelected] = useState(() =>
    parties.map((party, i) => party.choices.findIndex(({ room }) => room === cheapest?.rooms[i])),
  )
  const readSelected = (from: HTMLFormElement) =>
    setSelected([...from.querySelectorAll('select')].map(({ selectedIndex }) => selectedIndex))
  useEffect(() => {
    // A room that was selected before hydration, or that the browser restored on the way back.
    if (form.current) readSelected(form.current)
  }, [])
  if (!cheapest) return null
  const prices = mixedPrices(roomChoices)
  return (
    <form
      ref={form}
      method="get"
      action={links.book(locale)}
      onChange={(event) => readSelected(event.currentTarget)}
      className="card grid gap-4 p-5 md:p-6"
    >
      <div>
        <h3 className="text-lead">{t('hotel.mixTitle')}</h3>
        <p className="text-muted text-note">{t('hotel.mixText')}</p>
      </div>
      <HiddenFields
        fields={[['hotel', hotel.id], ...queryFields({ ...hotelQuery(query), ...search, occupancy: undefined })]}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {parties.map((party, i) => {
          const facts = party.choices.map(({ total, board, cancellation, free_until, payment }) => {
            const price = [format.amount(total), t(`stays.board_${board}`)]
            const refund = t('hotel.mixTerms', { kind: cancellation === 'none' ? 'other' : cancellation })
            const paid = paymentLabel(
              { payment, pay: { prepay: null } },
              { onRequest: hotel.supply === 'portal' },
              t,
              format.amount,
            )
            const until =
              free_until && t('common.freeCancellationUntil', { until: format.instant(free_until, hotel.time_zone) })
            return {
              option: [...price, refund].join(' · '),
              whole: [...price, until ?? refund, paid].filter(Boolean).join(' · '),
            }
          })
          return (
            <div key={i} className="grid content-start gap-1">
              <Select
                id={`mix-${i}`}
                name="room"
                label={t('hotel.mixParty', {
                  number: i + 1,
                  party: partyLabel([partyOf(party.occupancy)], format)
                    .split(' · ')
                    .slice(0, -1)
                    .join(' · '),
                })}
                defaultValue={cheapest.rooms[i]}
                options={party.choices.map(({ room, name }, k) => ({
                  value: room,
                  label: `${name} · ${facts[k]?.option}`,
                }))}
              />
              {/* A closed list is too narrow for them on phones. */}
              <p className="text-muted text-note with-scripts">{facts[selected[i] ?? 0]?.whole}</p>
            </div>
          )
        })}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <output className="price block">{format.money(mixedTotal(prices, selected), prices.currency)}</output>
          <span className="text-muted text-note">
            {`${format.rooms(parties.length)} · ${t('stays.nightsAllIn', { nights })}`}
          </span>
          {prices.fees > 0 && (
            <span className="text-muted text-note block">
              {t('hotel.mixFees', { amount: format.money(prices.fees, prices.currency) })}
            </span>
          )}
        </p>
        <Button type="submit" className="of-form">
          {t('hotel.mixGo')}
        </Button>
      </div>
    </form>
  )
}

/**
 * The prices of a form with a room for each party, in the order of its options, in 1/10,000 of a minor unit: VAT is rounded
 * once for all rooms. `fees` are those of the whole stay, in minor units.
 */
type MixedPrices = { currency: string; fees: number; parties: number[][] }

/** Choices per party, from the cheapest on: a longer list is hard to read and makes the page too heavy. */
const maxChoices = 10

/** The choices that a form offers: the cheapest of each party, and those of the cheapest combination. */
export function shownChoices({ parties, cheapest }: RoomChoices): RoomChoices {
  return {
    parties: parties.map(({ choices, ...party }, i) => ({
      ...party,
      choices: choices.filter(({ room }, place) => place < maxChoices || room === cheapest?.rooms[i]),
    })),
    cheapest,
  }
}

/** The prices of all choices. The fees are what the cheapest combination costs beyond its rooms. */
export function mixedPrices({ parties, cheapest }: RoomChoices): MixedPrices {
  const priceOf = (room: string | undefined, i: number) =>
    parties[i]?.choices.find((choice) => choice.room === room)?.exact ?? 0
  const rooms = cheapest?.rooms.reduce((sum, room, i) => sum + priceOf(room, i), 0) ?? 0
  const currency = cheapest?.total.currency ?? ''
  return {
    currency,
    fees: (cheapest?.total.minor ?? 0) - rounded(rooms, currency),
    parties: parties.map(({ choices }) => choices.map(({ exact }) => exact)),
  }
}

/** The total in minor units; `selected` is the index of the selected option of each party. */
export function mixedTotal({ currency, fees, parties }: MixedPrices, selected: readonly number[]): number {
  const rooms = selected.reduce((sum, index, i) => sum + (parties[i]?.[index] ?? 0), 0)
  return rounded(rooms, currency) + fees
}

function rounded(exact: number, currency: string): number {
  return roundToStep(exact / 10_000, chargeStep(currency))
}
