import { expect, test } from 'vitest'
import { readSelection, selectionFields } from '#domains/cart/cart-form.ts'

const stay = {
  hotel_id: 7,
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  rooms: ['3~2', '3~2'],
  where: 'place:gate-79',
}
const party = { departure_id: 9, party: ['2', '1-4'], sharing: 'double' as const, extras: ['4~2'] }
const guide = { option_id: 5, date: '2026-12-11', time: '09:00', people: '2-9', days: 1, units: 1 }

function sent(fields: ReturnType<typeof selectionFields>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, String(value))
  return form
}

test.each([
  { kind: 'stay' as const, selection: stay },
  { kind: 'package' as const, selection: party },
  { kind: 'service' as const, selection: guide },
])('a $kind is read from the form unchanged', ({ kind, selection }) => {
  const fields = selectionFields({ kind, selection } as Parameters<typeof selectionFields>[0])
  expect(readSelection(sent(fields))).toEqual({ kind, ...selection })
})

test('a form names the line that it replaces, if its number is valid', () => {
  const form = sent(selectionFields({ kind: 'stay', selection: stay }))
  form.append('line', '12')
  expect(readSelection(form)).toMatchObject({ replace: 12 })
  form.set('line', '-1')
  expect(readSelection(form)).not.toHaveProperty('replace')
})
