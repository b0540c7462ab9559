import { expect, test } from 'vitest'
import { translator } from '#i18n/translator.server.ts'
import { groupError } from './group-error.ts'

const offered = { group_size: 24, infant_max_age: 1, departures: [{ id: 80, seats_left: 24 }] }
const titled = (locale: 'en' | 'ar', party: string[], more: Partial<typeof offered> = {}) =>
  groupError(translator(locale), { ...offered, ...more }, { departure: 80, party })?.title ?? null

test('the error for a group names the seats left and its size, or the maximum of one booking', () => {
  expect(titled('en', ['9', '9', '9'])).toBe('24 seats left on this date, too few for 27 travellers')
  expect(titled('ar', ['9', '9', '9'])).toBe('بقي 24 مقعدًا في هذا الموعد، وعددكم 27')
  expect(titled('en', ['9', '9', '9'], { departures: [{ id: 80, seats_left: 40 }] })).toBe(
    'One booking takes 24 guests at most',
  )
})

test('an infant takes no seat, and a group that fits has another reason', () => {
  expect(titled('en', ['9', '9', '6'])).toBeNull()
  expect(titled('en', ['9', '9', '6-1'], { group_size: 30 })).toBeNull()
  expect(titled('en', ['9', '9', '6-2'])).toBe('24 seats left on this date, too few for 25 travellers')
})
