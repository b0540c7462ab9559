import type { Cluster, ClusterSettings, Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { superviseWorkers } from '#server/workers.ts'

/** A cluster of two whose workers end when the test ends them, at the time of the test's clock. */
function supervised() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let now = 0
  let pid = 0
  const living: Worker[] = []
  const connected: Worker[] = []
  const gaveUp: number[] = []
  const lines: string[] = []
  const environments: unknown[] = []
  const settings: unknown[] = []
  const signals: string[] = []
  const cluster = new (class extends EventEmitter {
    get workers() {
      return Object.fromEntries(connected.entries())
    }
    setupPrimary({ execArgv }: ClusterSettings) {
      settings.push(execArgv)
    }
    fork(environment: unknown) {
      environments.push(environment)
      const process = { pid: ++pid, kill: (signal: string) => void signals.push(`${process.pid} ${signal}`) }
      const isDead = () => !living.includes(worker)
      const worker = Object.assign(new EventEmitter(), { process, isDead }) as unknown as Worker
      living.push(worker)
      connected.push(worker)
      return worker
    }
  })()
  const workers = superviseWorkers(cluster as unknown as Cluster, {
    count: 2,
    shared: { APP_SECRET: 'shared' },
    print: (line) => lines.push(line),
    giveUp: (code) => gaveUp.push(code),
    clock: () => now,
  })
  return {
    workers,
    environments,
    settings,
    signals,
    gaveUp,
    lines,
    living,
    after: (ms: number) => (now += ms),
    /** The oldest worker ends, and the time passes after which another takes its place. */
    dies(code: number | null, signal: string | null = null) {
      cluster.emit('exit', living.shift(), code, signal)
      vi.advanceTimersByTime(1_000)
    },
  }
}

test('every worker gets the shared settings and returns freed memory to the system', () => {
  const { environments, settings, dies } = supervised()
  dies(1)
  expect(settings).toEqual([expect.arrayContaining(['--max-semi-space-size=16'])])
  expect(environments).toEqual(
    Array(3).fill(
      expect.objectContaining({ APP_SECRET: 'shared', MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576' }),
    ),
  )
})

test('five quick deaths in a row end the server with one sentence, and no other process is started', () => {
  const { gaveUp, living, lines, dies, after } = supervised()
  for (let i = 0; i < 5; i++) {
    expect([gaveUp, living.length]).toEqual([[], 2])
    after(1_000)
    dies(1)
  }
  expect([gaveUp, living.length]).toEqual([[70], 1])
  expect(lines.at(-1)).toBe(
    '5 workers in a row ended within 10 s of their start, the last with 1: no other is started.',
  )
})

test('a server that gives up waits only for the workers that live', async () => {
  const { workers, living, signals, dies } = supervised()
  for (let i = 0; i < 5; i++) dies(1)
  const stopping = workers.stop()
  expect(signals).toEqual(['6 SIGTERM'])
  living[0]?.emit('exit')
  await stopping
})

test('the exit code of a reason that the runbook lists is that of the server', () => {
  const { gaveUp, dies } = supervised()
  for (let i = 0; i < 5; i++) dies(75)
  expect(gaveUp).toEqual([75])
})

test('an exit after ten seconds resets the count of quick exits', () => {
  const { gaveUp, dies, after } = supervised()
  for (let i = 0; i < 4; i++) dies(1)
  after(10_000)
  dies(1)
  for (let i = 0; i < 4; i++) dies(null, 'SIGKILL')
  expect(gaveUp).toEqual([])
})

test('processes are replaced as long as another one has lived for ten seconds', () => {
  const { gaveUp, living, dies, after } = supervised()
  after(10_000)
  const [old] = living
  if (old) living.push(...living.splice(0, 1))
  for (let i = 0; i < 20; i++) {
    const at = living.findIndex((worker) => worker !== old)
    living.unshift(...living.splice(at, 1))
    dies(1)
  }
  expect([gaveUp, living.length]).toEqual([[], 2])
})

test('a new process that neither listens nor exits is killed, and the next renewal begins', async () => {
  const { workers, living, lines, signals } = supervised()
  const renewing = workers.renew()
  expect(await workers.renew()).toBe(false)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(await renewing).toBe(true)
  expect([signals, lines]).toEqual([['3 SIGKILL'], ['worker 3 did not come up; the restart ends here']])
  living.pop()?.emit('exit')
  const again = workers.renew()
  living.pop()?.emit('exit')
  expect(await again).toBe(true)
  expect(lines.at(-1)).toBe('worker 4 did not come up; the restart ends here')
})

test('an old process that does not stop is killed, so that a renewal and a stop come to their end', async () => {
  const { workers, living, signals } = supervised()
  const stopping = workers.stop()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(signals).toEqual(['1 SIGTERM', '2 SIGTERM'])
  living[0]?.emit('exit')
  await vi.advanceTimersByTimeAsync(1)
  expect(signals).toEqual(['1 SIGTERM', '2 SIGTERM', '2 SIGKILL'])
  living[1]?.emit('exit')
  await stopping
})
