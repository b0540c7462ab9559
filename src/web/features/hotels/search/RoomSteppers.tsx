import { useEffect, useId, useRef } from 'react'
import { maxRooms } from '#domains/products/stays/limits.ts'
import { maxAdultsPerRoom, oldestChild } from '#domains/shared/occupancy.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { NumberStepper } from '#web/ui/form/NumberStepper.tsx'
import { Select } from '#web/ui/form/Select.tsx'

const maxChildrenPerRoom = 6
/** The age of a child that was added and whose age is not chosen yet: it decides price and room, so none is assumed. */
const unknownAge = Number.NaN

/** True if the age of a child is not chosen yet. */
export const hasUnknownAge = (rooms: readonly Occupancy[]) => rooms.some((room) => room.childAges.some(Number.isNaN))

/**
 * Adults and children of each room, with the age of every child at check-in. A new room starts with two adults, the
 * most common case. If the focused button is removed with its room, the focus moves to the add button; that of an age
 * moves to the list with all ages that replaces it.
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
  const { t, format } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const chosenAge = useRef('')
  useEffect(() => {
    if (chosenAge.current) document.getElementById(chosenAge.current)?.focus()
    chosenAge.current = ''
  })
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
              {room.childAges.map((age, child) => {
                const label = t('search.childAgeAt', { number: child + 1 })
                const choose = (chosen: number) =>
                  change(i, { ...room, childAges: room.childAges.map((one, n) => (n === child ? chosen : one)) })
                const id = `age-${i}-${child}`
                return Number.isNaN(age) ? (
                  <AgeButtons
                    key={child}
                    label={label}
                    isRequired={agesRequired}
                    onChoose={(chosen) => {
                      chosenAge.current = id
                      choose(chosen)
                    }}
                  />
                ) : (
                  <Select
                    key={child}
                    label={label}
                    id={id}
                    value={String(age)}
                    options={ages.map((one) => ({ value: String(one), label: format.number(one) }))}
                    onChange={(event) => choose(Number(event.currentTarget.value))}
                  />
                )
              })}
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

const ages = Array.from({ length: oldestChild + 1 }, (_, age) => age)

/** All ages, one of which is pressed, for a child whose age is not chosen yet. */
function AgeButtons({
  label,
  isRequired,
  onChoose,
}: {
  label: string
  isRequired: boolean
  onChoose: (age: number) => void
}) {
  const { t, format } = useLanguage()
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={isRequired ? `${id}-error` : undefined}
      className="col-span-full grid gap-2"
      data-ages=""
    >
      <p id={id} className="field-label">
        {label}
      </p>
      {isRequired && (
        <p id={`${id}-error`} className="field-error">
          {t('search.chooseAge')}
        </p>
      )}
      <div className="grid grid-cols-6 gap-1.5">
        {ages.map((age) => (
          <button
            key={age}
            type="button"
            className="chip justify-center px-0"
            aria-label={t('search.childAge', { age })}
            onClick={() => onChoose(age)}
          >
            {format.number(age)}
          </button>
        ))}
      </div>
    </div>
  )
}
