import { occupancyFields } from '#domains/shared/occupancy.ts'
import type { ChangeFields } from '#web/features/bookings/change/change-form.ts'

type Value = [name: string, value: string | number | undefined]
type Selection = ChangeFields['selection']
type Of<Kind extends Selection['kind']> = Extract<Selection, { kind: Kind }>

const selectionValues: { [Kind in Selection['kind']]: (selection: Of<Kind>, names: number) => Value[] } = {
  stay: ({ check_in, check_out, rooms }) => [
    ['check_in', check_in],
    ['check_out', check_out],
    ['rooms', rooms.length],
    ...rooms.map((room, i): Value => [`rate_${i}`, room.split('~')[0]]),
    ...partyValues(rooms.map((room) => room.split('~')[1] ?? '')),
  ],
  package: ({ departure_id, sharing, party, extras }, names) => [
    ['departure', departure_id],
    ['sharing', sharing],
    ['families', party.length],
    ['names', names],
    ...extras.map((extra): Value => [`extra_${extra.split('~')[0]}`, extra.split('~')[1]]),
    ...partyValues(party),
  ],
  service: ({ option_id, date, time, days, units, people }) => [
    ['option', option_id],
    ['date', date],
    ['time', time],
    ['days', days],
    ['units', units],
    ...partyValues([people]),
  ],
}

function partyValues(texts: readonly string[]): Value[] {
  return texts.flatMap((text, i): Value[] => {
    const { adults, ages } = occupancyFields(text)
    return [
      [`adults_${i}`, adults],
      [`ages_${i}`, ages],
    ]
  })
}

/** The fields of a change as `readChange` reads them, for the form that accepts it. */
export function HiddenFields({ fields }: { fields: ChangeFields }) {
  const { selection, guests } = fields
  const valuesOf = selectionValues[selection.kind] as (selection: Selection, names: number) => Value[]
  const values = valuesOf(selection, guests.length)
  for (const [i, guest] of guests.entries())
    values.push([`first_${i}`, guest.first_name], [`last_${i}`, guest.last_name])
  return (
    <>
      {values.map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  )
}
