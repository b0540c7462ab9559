import { expect, test } from 'vitest'
import { namedRows, rowsOf } from '#web/compare/rows.ts'

const wifi = { id: 'wifi', name: 'Wi-Fi' }
const pool = { id: 'pool', name: 'Pool' }
const lift = { id: 'lift', name: 'Lift' }

test('every facility is one line; those that tell the hotels apart come first', () => {
  const rows = rowsOf([{ facilities: [wifi, pool] }, { facilities: [lift, wifi] }])
  expect(rows.slice(namedRows.length)).toEqual([{ facility: pool }, { facility: lift }, { facility: wifi }])
  expect(rows[0]).toEqual({ named: 'picture' })
})
