import { expect, test } from 'vitest'
import { invalid } from '#api/endpoint.ts'
import {
  acceptedValues,
  atInputs,
  requiresOnlinePayment,
  quoteFields,
  readChange,
  type ChangeFields,
  type Selection,
} from '#web/features/bookings/change/change-form.ts'

const visit = { kind: 'service', option_id: 4, date: '2027-02-10', people: '2', days: 1, units: 1 } as const
const huda = { first_name: 'Huda', last_name: 'Karim' }
const omar = { first_name: 'Omar', last_name: 'Karim' }

test.each([
  { adults: '40', ages: '', path: 'adults_0', code: 'too_big', params: { max: 12 } },
  { adults: '0', ages: '4', path: 'adults_0', code: 'too_small', params: { min: 1 } },
  { adults: 'two', ages: '4', path: 'adults_0', code: 'invalid_format', params: undefined },
  { adults: '2', ages: 'six', path: 'ages_0', code: 'invalid_format', params: undefined },
  { adults: '2', ages: '4, 18', path: 'ages_0', code: 'too_big', params: { max: 17 } },
])('a party of “$adults” adults and children of “$ages” is wrong at $path', ({ adults, ages, path, code, params }) => {
  const form = new FormData()
  form.set('adults_0', adults)
  form.set('ages_0', ages)
  const typed = readChange(form, visit, '2026-12-01')
  const failure = invalid('selection.people', 'invalid_format')
  const [error] = atInputs(failure.error, typed).errors ?? []
  expect({ path: error?.path, code: error?.code, params: error?.params }).toEqual({ path, code, params })
})

test('a change to fewer rooms keeps the first lead guests; for more rooms the form asks for names', async () => {
  const fields: ChangeFields = { selection: visit, guests: [huda, omar] }
  const calls: unknown[] = []
  const apiFor = (needed: number) => ({
    quote_change: async ({ guests = [] }: { guests?: unknown[] | undefined }) => {
      calls.push(guests)
      const params = { needed }
      return guests.length === needed
        ? { ok: true as const, data: {} as never }
        : invalid('guests', 'wrong_name_count', params)
    },
  })
  const fewer = await quoteFields(apiFor(1), 'ABCDEFGHJ', fields)
  expect(fewer).toMatchObject({ quoted: { ok: true }, fields: { guests: [huda] } })
  expect(calls).toEqual([[huda, omar], [huda]])
  const more = await quoteFields(apiFor(3), 'ABCDEFGHJ', fields)
  expect(more).toMatchObject({ quoted: { error: { code: 'invalid_input' } }, fields })
})

test('a guest whom a change does not need is not asked for again when its price has changed', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    names: '2',
    first_0: 'Huda',
    last_0: 'Karim',
    first_1: 'Omar',
    last_1: 'Karim',
  }))
    form.set(name, value)
  const pilgrimage = { kind: 'package', departure_id: 3, party: [], sharing: 'double', extras: [] } satisfies Selection
  const again = new FormData()
  for (const [name, value] of Object.entries(acceptedValues(form, { selection: visit, guests: [huda] })))
    again.set(name, value)
  expect(readChange(form, pilgrimage, '2026-12-01').guests).toEqual([huda, omar])
  expect(readChange(again, pilgrimage, '2026-12-01').guests).toEqual([huda])
})

test('a choice that is paid online requires another way to pay only for a booking that is paid on arrival', () => {
  const refused = { code: 'payment_type_not_allowed' } as const
  expect(requiresOnlinePayment(refused, { payment_type: 'arrival' })).toBe(true)
  expect(requiresOnlinePayment(refused, { payment_type: 'prepay' })).toBe(false)
  expect(requiresOnlinePayment({ code: 'sold_out' }, { payment_type: 'arrival' })).toBe(false)
})

test.each([
  ['3', 3],
  ['٣', 3],
  ['۱۲', 12],
  ['２', 2],
  ['٣٫٥', 3.5],
  ['0', 0],
  ['-1', -1],
  ['three', 0],
  ['', 0],
])('“%s” days of a rental are sent as %s, so that a wrong number is rejected at its field', (days, sent) => {
  const form = new FormData()
  form.set('days', days)
  expect(readChange(form, visit, '2026-12-01').selection).toMatchObject({ days: sent, units: 1 })
})

test.each([
  ['2', ['7~2']],
  ['٢', ['7~2']],
  ['', []],
  ['٠', []],
  ['two', ['7~two']],
  ['-1', ['7~-1']],
])('“%s” of an extra is sent as %j', (typed, extras) => {
  const form = new FormData()
  form.set('extra_7', typed)
  const trip = { kind: 'package', departure_id: 3, party: ['2'], sharing: 'double', extras: [] } as const
  expect(readChange(form, { ...trip, party: [...trip.party], extras: [] }, '2026-12-01').selection).toMatchObject({
    extras,
  })
})
