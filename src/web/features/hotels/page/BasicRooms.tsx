import { maxRooms } from '#domains/products/stays/limits.ts'
import { maxAdultsPerRoom, occupancyFields } from '#domains/shared/occupancy.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'
import { typedText } from '#i18n/digits.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Select, TextInput } from '#web/ui/form/Inputs.tsx'

/** The current values of these fields, or null if the form does not contain them. Rooms without adults are omitted. */
export function basicRoomsIn(form: HTMLFormElement | null | undefined): Occupancy[] | null {
  const output = form ? new FormData(form) : null
  if (!output?.has('adults1')) return null
  const text = (name: string) => {
    const value = output.get(name)
    return typeof value === 'string' ? typedText(value) : ''
  }
  const rooms = Array.from({ length: maxRooms }, (_, i) => ({
    adults: Number(text(`adults${i + 1}`)),
    childAges: (text(`ages${i + 1}`).match(/\d+/g) ?? []).map(Number),
  }))
  return rooms.filter(({ adults }) => adults > 0)
}

/** Rooms that are shown for a smaller party. */
const basicRooms = 4

/**
 * Room selection for browsers without scripts: fields `adults1`, `ages1`, `adults2` …, filled from valid parties or
 * from the raw text.
 */
export function BasicRooms({ occupancy }: { occupancy: readonly string[] }) {
  const { t, format } = useLanguage()
  const fields = Array.from({ length: Math.max(basicRooms, occupancy.length) }, (_, i) =>
    occupancyFields(occupancy[i] ?? ''),
  )
  const counts = Array.from({ length: maxAdultsPerRoom }, (_, i) => ({
    value: String(i + 1),
    label: format.adults(i + 1),
  }))
  return (
    <div className="plain-rooms grid gap-5">
      {fields.map(({ adults, ages }, i) => (
        <fieldset key={i} className="grid gap-3">
          <legend className="mb-1 font-medium">{t('search.roomTitle', { number: i + 1 })}</legend>
          <Select
            name={`adults${i + 1}`}
            label={t('search.adults')}
            defaultValue={adults}
            empty={i === 0 ? undefined : t('search.noRoom')}
            options={counts}
          />
          <TextInput
            name={`ages${i + 1}`}
            label={t('search.childAges')}
            hint={i === 0 ? t('search.childAgesHint') : undefined}
            defaultValue={ages}
            optional
            inputMode="numeric"
            dir="ltr"
          />
        </fieldset>
      ))}
    </div>
  )
}
