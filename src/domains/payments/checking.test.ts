import { expect, test } from 'vitest'
import { nextCheck } from '#domains/payments/checking.ts'

const holdEnds = new Date('2026-12-01T09:30:00Z')
const seconds = (from: string) => {
  const now = new Date(from)
  const next = nextCheck(now, holdEnds)
  return next && (next.getTime() - now.getTime()) / 1000
}

test.for([
  ['2026-12-01T09:00:00Z', 45],
  ['2026-12-01T09:40:00Z', 45],
  ['2026-12-01T09:40:01Z', 900],
  ['2026-12-02T09:30:00Z', 900],
  ['2026-12-02T09:30:01Z', null],
] as const)('at %s a provider that has not responded is queried again after %s seconds', ([at, after]) => {
  expect(seconds(at)).toBe(after)
})
