import { expect, test } from 'vitest'
import { mayPoll, mayReload } from '#web/lib/reload-rule.ts'

test.for([
  [null, 0, true],
  [50_000, 50_000, false],
  [50_000, 59_999, false],
  [50_000, 60_000, true],
  [50_000, 20_000, true],
] as const)('a page last reloaded at %s is allowed to reload at %s: %s', ([last, now, may]) => {
  expect(mayReload(last, now)).toBe(may)
})

test.for([
  [599_999, 'time', false],
  [600_000, 'time', true],
  [59_999, 'return', false],
  [60_000, 'return', true],
] as const)('the latest build is requested after %s ms, triggered by %s: %s', ([passed, cause, may]) => {
  expect(mayPoll(1_000, 1_000 + passed, cause)).toBe(may)
})
