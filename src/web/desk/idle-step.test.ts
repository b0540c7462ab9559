import { expect, test } from 'vitest'
import { idleStep } from '#web/desk/idle-step.ts'

const minutes = (count: number) => count * 60_000

test.for([
  ['just asked', { asked: 0, touched: 0, warned: null }, 60, 1, 'none'],
  ['read for long', { asked: 0, touched: 0, warned: null }, 60, 54, 'none'],
  ['typed for long', { asked: 0, touched: 14, warned: null }, 60, 15, 'ask'],
  ['typed, not long enough to tell', { asked: 0, touched: 14, warned: null }, 60, 14, 'none'],
  ['typed before it was last asked', { asked: 10, touched: 9, warned: null }, 60, 40, 'none'],
  ['gone', { asked: 0, touched: 0, warned: null }, 60, 55, 'warn'],
  ['gone and warned', { asked: 0, touched: 0, warned: 55 }, 60, 56, 'none'],
  ['back from sleep long after', { asked: 0, touched: 0, warned: null }, 60, 600, 'warn'],
  ['a short time, gone', { asked: 0, touched: 0, warned: null }, 5, 3, 'warn'],
  ['a short time, there', { asked: 0, touched: 0, warned: null }, 5, 2, 'none'],
] as const)('%s', ([, { asked, touched, warned }, idle, now, step]) => {
  const state = { asked: minutes(asked), touched: minutes(touched), warned: warned === null ? null : minutes(warned) }
  expect(idleStep(state, idle, minutes(now))).toBe(step)
})
