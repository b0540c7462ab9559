import { EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHeartbeat, type HeartbeatOptions } from '#server/database/heartbeat.ts'

const beatMs = 500
const maxSilentBeats = 4

/** A database of which the test decides if it answers, and a clock that the test moves. */
async function watched() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let time = 0
  let answer: () => Promise<unknown> = () => Promise.resolve()
  const opened: EventEmitter[] = []
  const connect = () => {
    const connection = new EventEmitter()
    opened.push(connection)
    return Object.assign(connection, { connect: () => answer(), query: () => answer() })
  }
  const heartbeat = createHeartbeat('', {
    beatMs,
    maxSilentBeats,
    connect: connect as unknown as NonNullable<HeartbeatOptions['connect']>,
    end: () => undefined,
    now: () => time,
  })
  const lost = vi.fn<() => void>()
  heartbeat.onLost(lost)
  await heartbeat.start()
  const settled = () => new Promise(setImmediate)
  return {
    heartbeat,
    lost,
    opened,
    answers: (how: () => Promise<unknown>) => (answer = how),
    /** Lets beats pass, each late by this time. */
    async beats(count: number, lateMs = 0) {
      for (let i = 0; i < count; i++) {
        time += beatMs + lateMs
        vi.advanceTimersByTime(beatMs)
        await settled()
      }
    },
    settled,
  }
}

const noAnswer = () => new Promise<never>(() => undefined)
const rejectConnection = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
const reset = () => Promise.reject(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
const full = () => {
  const error = new pg.DatabaseError('too many connections', 0, 'error')
  return Promise.reject(Object.assign(error, { code: '53300' }))
}

test('a silent database is lost after four beats, within 3 seconds, and is there again with its first answer', async () => {
  const { heartbeat, lost, beats, answers } = await watched()
  answers(noAnswer)
  // The first of these beats is the one that is not answered.
  await beats(maxSilentBeats)
  expect(heartbeat.isLost()).toBe(false)
  await beats(1)
  expect([heartbeat.isLost(), lost.mock.calls.length]).toEqual([true, 1])
  expect((maxSilentBeats + 1) * beatMs).toBeLessThan(3_000)
  await beats(20)
  expect(lost).toHaveBeenCalledTimes(1)
  answers(() => Promise.resolve())
  await beats(maxSilentBeats)
  expect(heartbeat.isLost()).toBe(false)
})

test('beats on which this process itself was late say nothing about the database', async () => {
  const { heartbeat, beats, answers } = await watched()
  answers(noAnswer)
  await beats(50, beatMs)
  expect(heartbeat.isLost()).toBe(false)
})

test('an answer on any other connection shows that the database is there', async () => {
  const { heartbeat, beats, answers } = await watched()
  answers(noAnswer)
  for (let i = 0; i < 20; i++) {
    await beats(maxSilentBeats - 1)
    heartbeat.onAnswer()
  }
  expect(heartbeat.isLost()).toBe(false)
})

test('a connection that lost its answer while others are answered is replaced, and the database is there', async () => {
  const { heartbeat, lost, opened, answers, beats } = await watched()
  answers(noAnswer)
  for (let i = 0; i < 5 * maxSilentBeats; i++) {
    await beats(1)
    heartbeat.onAnswer()
  }
  expect([heartbeat.isLost(), lost.mock.calls.length, opened.length]).toEqual([false, 0, 2])
})

test('an administrator who ends the connection of the heartbeat proves nothing', async () => {
  const { heartbeat, opened, answers, beats } = await watched()
  answers(() => {
    answers(() => Promise.resolve())
    return Promise.reject(Object.assign(new pg.DatabaseError('terminated', 0, 'error'), { code: '57P01' }))
  })
  await beats(2)
  expect([heartbeat.isLost(), opened.length]).toEqual([false, 2])
})

test('a refused connection is proof, a cut one is not', async () => {
  const { heartbeat, opened, answers, beats, settled } = await watched()
  opened[0]?.emit('end')
  await settled()
  expect([heartbeat.isLost(), opened.length]).toEqual([false, 2])
  answers(reset)
  opened[1]?.emit('end')
  await settled()
  expect(heartbeat.isLost()).toBe(false)
  answers(rejectConnection)
  await beats(1)
  expect(heartbeat.isLost()).toBe(true)
})

test('a database without a free connection is there', async () => {
  const { heartbeat, opened, answers, beats, settled } = await watched()
  answers(full)
  opened[0]?.emit('end')
  await settled()
  await beats(20)
  expect(heartbeat.isLost()).toBe(false)
})
