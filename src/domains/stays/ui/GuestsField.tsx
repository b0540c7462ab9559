import { useEffect, useRef, useState } from 'react'
import { formatOccupancy } from '#domains/stays/occupancy.ts'
import { CellError } from '#domains/stays/ui/CellError.tsx'
import { useHydrated } from '#web/kit/hydrated.ts'
import { partyInWords, partyOf } from '#domains/stays/ui/party.ts'
import { PlainRooms, plainRoomsIn } from '#domains/stays/ui/PlainRooms.tsx'
import { RoomSteppers } from '#domains/stays/ui/RoomSteppers.tsx'
import { useFormat, useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** Who comes, room by room. Steppers with scripts; plain choices without. */
export function GuestsField({ occupancy, error }: { occupancy: readonly string[]; error: string | undefined }) {
  const t = useText()
  const format = useFormat()
  const hydrated = useHydrated()
  const box = useRef<HTMLDetailsElement>(null)
  const [rooms, setRooms] = useState(() => occupancy.map(partyOf))
  useClosing(box)
  const [stepping, setStepping] = useState(hydrated)
  // What was chosen before scripts came is taken over as the steppers replace the plain choices, also while they stand
  // open: not under the hand of somebody who is choosing.
  useEffect(() => {
    const panel = box.current
    if (!hydrated || stepping || !panel) return undefined
    const step = () => {
      if (panel.open && panel.querySelector('.search-panel :focus')) return
      const chosen = plainRoomsIn(panel.closest('form'))
      if (chosen) setRooms(chosen)
      setStepping(true)
    }
    step()
    panel.addEventListener('toggle', step)
    return () => panel.removeEventListener('toggle', step)
  }, [hydrated, stepping])
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
          {stepping ? (
            <>
              <p role="status" className="sr-only">
                {format.rooms(rooms.length)}
              </p>
              <RoomSteppers rooms={rooms} onChange={setRooms} />
            </>
          ) : (
            <PlainRooms occupancy={occupancy} />
          )}
          {hydrated && (
            <Button block variant="secondary" className="mt-5" onClick={() => close(box.current)}>
              {t('common.done')}
            </Button>
          )}
        </div>
      </details>
      {stepping &&
        rooms.map((room, i) => <input key={i} type="hidden" name="occupancy" value={formatOccupancy(room)} />)}
      <CellError id="occupancy-error" message={error} />
    </div>
  )
}

/** The focus goes back to what opened the panel. */
function close(panel: HTMLDetailsElement | null): void {
  panel?.removeAttribute('open')
  panel?.querySelector('summary')?.focus()
}

/** A panel that lies over the page closes at a press beside it and with Escape. */
function useClosing(box: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) box.current?.removeAttribute('open')
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.open) return
      close(box.current)
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape)
    }
  }, [box])
}
