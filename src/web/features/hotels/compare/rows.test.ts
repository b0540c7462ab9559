import { expect, test } from 'vitest'
import { namedRows, rowsOf } from '#web/features/hotels/compare/rows.ts'

const wifi = { id: 'wifi', name: 'Wi-Fi' }
const pool = { id: 'pool', name: 'Pool' }
const lift = { id: 'lift', name: 'Lift' }

test('a facility that differs is one row, those of all hotels are listed once, and the last row chooses', () => {
  const { rows, common } = rowsOf([{ facilities: [wifi, pool] }, { facilities: [lift, wifi] }])
  expect(rows.slice(namedRows.length)).toEqual([{ facility: pool }, { facility: lift }])
  expect(rows[0]).toEqual({ named: 'picture' })
  expect(common).toEqual([wifi])
})
