import { expect, test } from 'vitest'
import { lateSentence, lateWork, type BackgroundWork } from '#domains/admin/background-work.ts'

const work = (task: BackgroundWork['task'], seconds: number, count = 1) => ({ task, seconds, count })

test('work is late once its oldest is due for longer than its limit, and nothing may wait as long as a notification', () => {
  expect(lateWork([work('holds', 60)])).toEqual([])
  expect(lateWork([work('holds', 61)])).toEqual([work('holds', 61)])
  const waiting = (['holds', 'payments', 'jobs', 'unsent_notifications', 'sweep'] as const).map((task) =>
    work(task, 600),
  )
  expect(lateWork(waiting).map(({ task }) => task)).toEqual(['holds', 'payments', 'jobs', 'sweep'])
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
