import { expect, test } from 'vitest'
import { writtenPhone } from '#domains/shared/written-phone.ts'

test.for([
  ['+966110000000', '+966 11 000 0000'],
  ['+966 12-000.4321', '+966 12 000 4321'],
  ['+442079460958', '+44 20 7946 0958'],
  ['920 000 123', '920 000 123'],
  ['', ''],
] as const)('“%s” is written “%s”', ([typed, written]) => {
  expect(writtenPhone(typed)).toBe(written)
})
