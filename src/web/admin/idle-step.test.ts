import { expect, test } from 'vitest'
import { idleStep } from '#web/admin/idle-step.ts'

const minutes = (count: number) => count * 60_000

test.for([
  ['a request was just sent', { requested: 0, touched: 0, warned: null }, 60, 1, 'none'],
  ['read without input, before the warning time', { requested: 0, touched: 0, warned: null }, 60, 54, 'none'],
  ['input after a quarter of the idle time', { requested: 0, touched: 14, warned: null }, 60, 15, 'ask'],
  ['input before a quarter of the idle time', { requested: 0, touched: 14, warned: null }, 60, 14, 'none'],
  ['no input since the last request', { requested: 10, touched: 9, warned: null }, 60, 40, 'none'],
  ['no input until the warning time', { requested: 0, touched: 0, warned: null }, 60, 55, 'warn'],
  ['warning already shown', { requested: 0, touched: 0, warned: 55 }, 60, 56, 'none'],
  ['computer asleep past the expiry', { requested: 0, touched: 0, warned: null }, 60, 600, 'warn'],
  ['short idle time, past half of it', { requested: 0, touched: 0, warned: null }, 5, 3, 'warn'],
  ['short idle time, before half of it', { requested: 0, touched: 0, warned: null }, 5, 2, 'none'],
] as const)('next step of an idle session: %s', ([, { requested, touched, warned }, idle, now, step]) => {
  const state = {
    requested: minutes(requested),
    touched: minutes(touched),
    warned: warned === null ? null : minutes(warned),
  }
  expect(idleStep(state, idle, minutes(now))).toBe(step)
})
