import { occupancyFields } from '#domains/shared/occupancy.ts'
import type { ChangeFields } from '#web/features/bookings/change/change-form.ts'

/** The fields of a change as `readChange` reads them, for the form that accepts it. */
export function HiddenFields({ fields: { selection, guests } }: { fields: ChangeFields }) {
  const values: [string, string | number | undefined][] = []
  const parties = (texts: readonly string[]) => {
    for (const [i, text] of texts.entries()) {
      const { adults, ages } = occupancyFields(text)
      values.push([`adults_${i}`, adults], [`ages_${i}`, ages])
    }
  }
  if (selection.kind === 'stay') {
    values.push(['check_in', selection.check_in], ['check_out', selection.check_out], ['rooms', selection.rooms.length])
    for (const [i, room] of selection.rooms.entries()) values.push([`rate_${i}`, room.split('~')[0]])
    parties(selection.rooms.map((room) => room.split('~')[1] ?? ''))
  } else if (selection.kind === 'package') {
    values.push(
      ['departure', selection.departure_id],
      ['sharing', selection.sharing],
      ['families', selection.party.length],
      ['names', guests.length],
    )
    for (const extra of selection.extras) values.push([`extra_${extra.split('~')[0]}`, extra.split('~')[1]])
    parties(selection.party)
  } else {
    values.push(
      ['option', selection.option_id],
      ['date', selection.date],
      ['time', selection.time],
      ['days', selection.days],
      ['units', selection.units],
    )
    parties([selection.people])
  }
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
