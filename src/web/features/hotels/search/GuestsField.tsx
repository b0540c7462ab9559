import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatOccupancy } from '#domains/shared/occupancy.ts'
import { CellError } from '#web/features/hotels/search/CellError.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import { BasicRooms, basicRoomsIn } from '#web/features/hotels/page/BasicRooms.tsx'
import { hasUnknownAge, RoomSteppers } from '#web/features/hotels/search/RoomSteppers.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'

/** The guests by room: steppers with scripts, plain fields without. */
export function GuestsField({ occupancy, error }: { occupancy: readonly string[]; error: string | undefined }) {
  const { t, format } = useLanguage()
  const hydrated = useHydrated()
  const box = useRef<HTMLDetailsElement>(null)
  const [rooms, setRooms] = useState(() => occupancy.map(partyOf))
  const [agesRequired, setAgesRequired] = useState(false)
  useClosing(box)
  /** Opens the panel at the first age that is missing; returns false if there is none. */
  const missesAge = useEffectEvent(() => {
    const panel = box.current
    if (!panel || !hasUnknownAge(rooms)) return false
    panel.open = true
    setAgesRequired(true)
    const selects = [...panel.querySelectorAll('select')]
    selects.find((select) => !select.value)?.focus()
    return true
  })
  useEffect(() => {
    const form = box.current?.closest('form')
    const submit = (event: SubmitEvent) => {
      if (missesAge()) event.preventDefault()
    }
    form?.addEventListener('submit', submit)
    return () => form?.removeEventListener('submit', submit)
  }, [])
  const [stepping, setStepping] = useState(hydrated)
  // When the steppers replace the plain fields, they take over what was selected before hydration. An open panel is
  // replaced too, but not while one of its fields has the focus.
  useEffect(() => {
    const panel = box.current
    if (!hydrated || stepping || !panel) return undefined
    const step = () => {
      if (panel.open && panel.querySelector('.search-panel :focus')) return
      const chosen = basicRoomsIn(panel.closest('form'))
      if (chosen) setRooms(chosen)
      setStepping(true)
    }
    step()
    panel.addEventListener('toggle', step)
    return () => panel.removeEventListener('toggle', step)
  }, [hydrated, stepping])
  return (
    <div>
      <details ref={box} className="search-guests relative grid grid-rows-[1fr_auto]">
        <summary id="occupancy" className="search-cell" data-invalid={error ? '' : undefined}>
          <Icon name="guests" />
          <span>
            <span className="cell-label">{t('search.guestsAndRooms')}</span>
            <span className="block leading-normal font-medium">{partyLabel(rooms, format)}</span>
          </span>
        </summary>
        <div className="card search-panel z-40 cursor-default p-5">
          {stepping ? (
            <>
              <p role="status" className="sr-only">
                {format.rooms(rooms.length)}
              </p>
              <RoomSteppers rooms={rooms} agesRequired={agesRequired} onChange={setRooms} />
            </>
          ) : (
            <BasicRooms occupancy={occupancy} />
          )}
          {hydrated && (
            <Button block variant="secondary" className="mt-5" onClick={() => close(box.current)}>
              {t('common.done')}
            </Button>
          )}
        </div>
      </details>
      {stepping && <HiddenFields fields={rooms.map((room) => ['occupancy', formatOccupancy(room)])} />}
      <CellError id="occupancy-error" message={error} />
    </div>
  )
}

function close(panel: HTMLDetailsElement | null): void {
  panel?.removeAttribute('open')
  panel?.querySelector('summary')?.focus()
}

/** Closes the panel on a press outside of it and on Escape. */
function useClosing(box: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) box.current?.removeAttribute('open')
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && box.current?.open) close(box.current)
    }
    const listeners = new AbortController()
    document.addEventListener('pointerdown', press, { signal: listeners.signal })
    document.addEventListener('keydown', escape, { signal: listeners.signal })
    return () => listeners.abort()
  }, [box])
}
