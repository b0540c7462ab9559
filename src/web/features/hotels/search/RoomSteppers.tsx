import { useRef } from 'react'
import { maxRooms } from '#domains/products/stays/limits.ts'
import { maxAdultsPerRoom, oldestChild } from '#domains/shared/occupancy.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { NumberStepper } from '#web/ui/form/NumberStepper.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'

const maxChildrenPerRoom = 6
/** The age of a child that was added and whose age is not chosen yet: it decides price and room, so none is assumed. */
const unknownAge = Number.NaN

/** True if the age of a child is not chosen yet. */
export const hasUnknownAge = (rooms: readonly Occupancy[]) => rooms.some((room) => room.childAges.some(Number.isNaN))

/**
 * Adults and children of each room, with the age of every child at check-in. A new room starts with two adults, the
 * most common case. If the focused button is removed with its room, the focus moves to the add button.
 */
export function RoomSteppers({
  rooms,
  agesRequired,
  onChange,
}: {
  rooms: readonly Occupancy[]
  agesRequired: boolean
  onChange: (rooms: Occupancy[]) => void
}) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const full = rooms.length >= maxRooms
  const remove = (index: number) => {
    onChange(rooms.filter((_, other) => other !== index))
    box.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  const change = (index: number, room: Occupancy) => onChange(rooms.map((one, i) => (i === index ? room : one)))
  return (
    <div ref={box} className="grid gap-5">
      {rooms.map((room, i) => (
        <fieldset key={i} className="grid gap-3">
          <legend className="sr-only">{t('search.roomTitle', { number: i + 1 })}</legend>
          {rooms.length > 1 && (
            <div className="border-line flex items-center justify-between gap-2 border-b">
              <span aria-hidden="true" className="font-medium">
                {t('search.roomTitle', { number: i + 1 })}
              </span>
              <Button variant="quiet" aria-label={t('search.removeRoom', { number: i + 1 })} onClick={() => remove(i)}>
                {t('common.remove')}
              </Button>
            </div>
          )}
          <NumberStepper
            label={t('search.adults')}
            value={room.adults}
            min={1}
            max={maxAdultsPerRoom}
            onChange={(adults) => change(i, { ...room, adults })}
          />
          <NumberStepper
            label={t('search.children')}
            hint={t('search.childrenHint', { oldest: oldestChild })}
            value={room.childAges.length}
            min={0}
            max={maxChildrenPerRoom}
            onChange={(count) => change(i, { ...room, childAges: agesOf(room.childAges, count) })}
          />
          {room.childAges.length > 0 && (
            <div className="grid grid-cols-2 gap-3">
              {room.childAges.map((age, child) => (
                <Select
                  key={child}
                  label={t('search.childAgeAt', { number: child + 1 })}
                  id={`age-${i}-${child}`}
                  value={Number.isNaN(age) ? '' : String(age)}
                  error={agesRequired && Number.isNaN(age) ? t('search.chooseAge') : undefined}
                  options={ageOptions(t, age)}
                  onChange={(event) =>
                    change(i, {
                      ...room,
                      childAges: room.childAges.map((one, n) =>
                        n === child ? Number(event.currentTarget.value) : one,
                      ),
                    })
                  }
                />
              ))}
            </div>
          )}
        </fieldset>
      ))}
      <Button
        variant="quiet"
        icon="plus"
        aria-disabled={full}
        onClick={() => full || onChange([...rooms, { adults: 2, childAges: [] }])}
      >
        {t('search.addRoom')}
      </Button>
    </div>
  )
}

function agesOf(ages: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => ages[i] ?? unknownAge)
}

function ageOptions(t: ReturnType<typeof useText>, chosen: number) {
  const ages = Array.from({ length: oldestChild + 1 }, (_, age) => ({
    value: String(age),
    label: t('search.childAge', { age }),
  }))
  return Number.isNaN(chosen) ? [{ value: '', label: t('search.chooseAge') }, ...ages] : ages
}
