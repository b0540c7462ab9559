import type { Occupancy } from '#domains/stays/shapes.ts'
import { latinDigits } from '#text/digits.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'

/** What those fields say now, or null where they are not. A room without adults is no room. */
export function plainRoomsIn(form: HTMLFormElement | null | undefined): Occupancy[] | null {
  const said = form ? new FormData(form) : null
  if (!said?.has('adults1')) return null
  const text = (name: string) => {
    const value = said.get(name)
    return typeof value === 'string' ? latinDigits(value) : ''
  }
  const rooms = Array.from({ length: plainRooms }, (_, i) => ({
    adults: Number(text(`adults${i + 1}`)),
    childAges: (text(`ages${i + 1}`).match(/\d+/g) ?? []).map(Number),
  }))
  return rooms.filter(({ adults }) => adults > 0)
}

const plainRooms = 4
const plainAdults = 8

/** The same choices for a browser without scripts: `adults1`, `ages1`, `adults2` … */
export function PlainRooms({ rooms }: { rooms: readonly Occupancy[] }) {
  const t = useText()
  const format = useFormat()
  const counts = Array.from({ length: plainAdults }, (_, i) => ({ value: String(i + 1), label: format.adults(i + 1) }))
  return (
    <div className="plain-rooms grid gap-5">
      {Array.from({ length: Math.max(plainRooms, rooms.length) }, (_, i) => (
        <fieldset key={i} className="grid gap-3">
          <legend className="mb-1 font-medium">{t('search.roomTitle', { number: i + 1 })}</legend>
          <Select
            name={`adults${i + 1}`}
            label={t('search.adults')}
            defaultValue={String(rooms[i]?.adults ?? '')}
            options={i === 0 ? counts : [{ value: '', label: t('search.noRoom') }, ...counts]}
          />
          <TextInput
            name={`ages${i + 1}`}
            label={t('search.childAges')}
            hint={i === 0 ? t('search.childAgesHint') : undefined}
            defaultValue={rooms[i]?.childAges.join(', ') ?? ''}
            optional
            inputMode="numeric"
            dir="ltr"
          />
        </fieldset>
      ))}
    </div>
  )
}
