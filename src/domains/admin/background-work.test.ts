import { expect, test } from 'vitest'
import { lateSentence, lateWork, type BackgroundWork } from '#domains/admin/background-work.ts'

const work = (task: BackgroundWork['task'], seconds: number, count = 1) => ({ task, seconds, count })

test.each([
  ['holds', 60],
  ['payments', 120],
  ['jobs', 120],
  ['unsent_notifications', 900],
  ['sweep', 120],
] as const)('%s are late when the oldest is due for more than %i seconds', (task, limit) => {
  expect(lateWork([work(task, limit)])).toEqual([])
  expect(lateWork([work(task, limit + 1)])).toEqual([work(task, limit + 1)])
})

test('failed notifications are late at once, and nothing is late where nothing waits', () => {
  expect(lateWork([work('failed_notifications', 1)])).toHaveLength(1)
  expect(lateWork([work('failed_notifications', 0, 0), work('holds', 0, 0)])).toEqual([])
})

test('the sentence for operators states the task, the number and the age', () => {
  expect(lateSentence(work('holds', 130.4, 20))).toBe(
    'Background work is late: bookings whose time is over still hold rooms, seats or slots: 20, the oldest due 130 s ago.',
  )
  expect(lateSentence(work('sweep', 600))).toBe('Background work is late: no process sweeps, the oldest due 600 s ago.')
})
