import { expect, test } from 'vitest'
import { amenities } from '#db/reference/amenities.ts'
import { facilityIcon } from '#web/features/hotels/facility-icon.ts'

test('facilities that guests compare have pictures of their own; every other one has a check', () => {
  expect(facilityIcon('haram_view')).toBe('view')
  expect(facilityIcon('free_wifi')).toBe('wifi')
  expect(facilityIcon('accessible_parking')).toBe('parking')
  expect(facilityIcon('safe_deposit')).toBe('check')
  const drawn = amenities().filter(({ scope, id }) => scope === 'hotel' && facilityIcon(id) !== 'check')
  expect(drawn.length).toBeGreaterThan(25)
})
