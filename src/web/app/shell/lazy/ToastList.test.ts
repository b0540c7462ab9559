import { expect, test } from 'vitest'
import { leftOf, lifeOf } from '#web/app/shell/lazy/ToastList.tsx'

test.for([
  ['nothing to read', { summary: '' }, 5_000],
  ['a few words', { summary: 'Copied' }, 6_000],
  ['120 characters, detail included', { summary: 'x'.repeat(60), detail: 'y'.repeat(60) }, 6_000],
  ['one more', { summary: 'x'.repeat(60), detail: 'y'.repeat(61) }, 7_000],
  ['its own life', { summary: 'x'.repeat(999), life: 1_500 }, 1_500],
  ['an error', { summary: 'No', severity: 'error' }, Infinity],
  ['an error with a life', { summary: 'No', severity: 'error', life: 9_000 }, 9_000],
  ['an error that nobody can close', { summary: 'No', severity: 'error', closable: false }, 6_000],
  ['a warning', { summary: 'Careful', severity: 'warn' }, 6_000],
] as const)('duration of a toast: %s', ([, message, life]) => {
  expect(lifeOf(message)).toBe(life)
})

test('a pause does not shorten the duration, and elapsed time is subtracted', () => {
  const left = leftOf(6_000, 10_000, 14_500)
  expect(left).toBe(1_500)
  // Resumed much later, it runs for the remaining time.
  expect(leftOf(left, 90_000, 91_000)).toBe(500)
  expect(leftOf(left, 90_000, 99_000)).toBe(0)
  expect(leftOf(Infinity, 0, 1e12)).toBe(Infinity)
})
