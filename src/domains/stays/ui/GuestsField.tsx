import { useEffect, useRef, useState } from 'react'
import type { FieldError } from '#contract/errors.ts'
import { formatOccupancy, guestsOf, parseOccupancy } from '#domains/stays/occupancy.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'
import { CellError } from '#domains/stays/ui/CellError.tsx'
import { useHydrated } from '#domains/stays/ui/hydrated.ts'
import { PlainRooms } from '#domains/stays/ui/PlainRooms.tsx'
import { RoomSteppers } from '#domains/stays/ui/RoomSteppers.tsx'
import { useFormat, useText } from '#text/react.tsx'
import type { Formatter } from '#text/formatter.ts'
import { Button } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** Who comes, room by room. Steppers with scripts; plain choices without. */
export function GuestsField({
  occupancy,
  mostRooms,
  error,
}: {
  occupancy: readonly string[]
  mostRooms: number
  error: FieldError | undefined
}) {
  const t = useText()
  const format = useFormat()
  const hydrated = useHydrated()
  const box = useRef<HTMLDetailsElement>(null)
  const [rooms, setRooms] = useState(() => occupancy.map(partyOf))
  useClosing(box)
  return (
    <div>
      <details ref={box} className="search-guests">
        <summary id="occupancy" className="search-cell" data-invalid={error ? '' : undefined}>
          <Icon name="guests" />
          <span>
            <span className="cell-label">{t('search.guestsAndRooms')}</span>
            <span className="cell-value">{partyInWords(rooms, format)}</span>
          </span>
        </summary>
        <div className="search-panel">
          {hydrated ? (
            <>
              <RoomSteppers rooms={rooms} mostRooms={mostRooms} onChange={setRooms} />
              <Button block variant="secondary" className="mt-4" onClick={() => box.current?.removeAttribute('open')}>
                {t('common.done')}
              </Button>
            </>
          ) : (
            <PlainRooms rooms={rooms} />
          )}
        </div>
      </details>
      {hydrated &&
        rooms.map((room, i) => <input key={i} type="hidden" name="occupancy" value={formatOccupancy(room)} />)}
      <CellError id="occupancy-error" error={error} />
    </div>
  )
}

/** `2 adults · 1 child · 1 room` */
export function partyInWords(rooms: readonly Occupancy[], format: Formatter): string {
  const { adults, children } = guestsOf(rooms)
  return [format.adults(adults), children > 0 && format.children(children), format.rooms(rooms.length)]
    .filter(Boolean)
    .join(' · ')
}

/** What cannot be read as a party is shown as the usual one, beside the error that says so. */
export function partyOf(text: string): Occupancy {
  return parseOccupancy(text) ?? { adults: 2, childAges: [] }
}

/** A panel that lies over the page closes at a press beside it and with Escape. */
function useClosing(box: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) box.current?.removeAttribute('open')
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.open) return
      box.current.removeAttribute('open')
      box.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape)
    }
  }, [box])
}
