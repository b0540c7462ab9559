import { useEffect, useRef, useState } from 'react'
import { formatOccupancy } from '#domains/shared/occupancy.ts'
import { FieldError } from '#web/ui/form/Field.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import { BasicRooms, basicRoomsIn } from '#web/features/hotels/page/BasicRooms.tsx'
import { pointToAge, RoomSteppers } from '#web/features/hotels/search/RoomSteppers.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'

/** The guests by room: steppers with scripts, plain fields without. `hydrate.js` closes the panel. */
export function GuestsField({
  occupancy,
  error,
  submit,
}: {
  occupancy: readonly string[]
  error: string | undefined
  /** Label of the button that submits the form. */
  submit: string
}) {
  const { t, format } = useLanguage()
  const hydrated = useHydrated()
  const box = useRef<HTMLDetailsElement>(null)
  const [rooms, setRooms] = useState(() => occupancy.map(partyOf))
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
      <details ref={box} className="search-guests closing relative grid grid-rows-[1fr_auto]">
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
              <RoomSteppers rooms={rooms} onChange={setRooms} />
            </>
          ) : (
            <BasicRooms occupancy={occupancy} />
          )}
          {hydrated && (
            <div className="mt-5 flex gap-3">
              <Button
                variant="secondary"
                className="lg:w-full"
                onClick={() => pointToAge(box.current) || close(box.current)}
              >
                {t('common.done')}
              </Button>
              {/* A sheet covers the button of the form. */}
              <Button type="submit" className="flex-1 lg:hidden" onClick={() => box.current?.removeAttribute('open')}>
                {submit}
              </Button>
            </div>
          )}
        </div>
      </details>
      {stepping && <HiddenFields fields={rooms.map((room) => ['occupancy', formatOccupancy(room)])} />}
      {error && <FieldError id="occupancy-error">{error}</FieldError>}
    </div>
  )
}

function close(panel: HTMLDetailsElement | null): void {
  panel?.removeAttribute('open')
  panel?.querySelector('summary')?.focus()
}
