import { expect, test, vi } from 'vitest'
import { createCircuitBreaker } from '#server/database/circuit-breaker.ts'

function at(start = 0) {
  let time = start
  const circuitBreaker = createCircuitBreaker(() => time)
  return { circuitBreaker, advance: (ms: number) => (time += ms) }
}

const never = () => new Promise<string>(() => undefined)

test('waiting calls are rejected immediately after one timeout without any response', async () => {
  const { circuitBreaker, advance } = at()
  const waiting = circuitBreaker.run(never, () => undefined)
  advance(2_500)
  circuitBreaker.onTimeout()
  await expect(waiting).rejects.toThrow('timeout')
  await expect(circuitBreaker.run(never, () => undefined)).rejects.toThrow('timeout')
})

test('a timeout while other statements get responses does not open the breaker', async () => {
  const { circuitBreaker, advance } = at()
  advance(2_000)
  circuitBreaker.onResponse()
  advance(500)
  circuitBreaker.onTimeout()
  expect(
    await circuitBreaker.run(
      () => Promise.resolve('mine'),
      () => undefined,
    ),
  ).toBe('mine')
})

test('one call at a time probes an open breaker, and its response closes it', async () => {
  const { circuitBreaker, advance } = at()
  advance(2_500)
  circuitBreaker.onTimeout()
  advance(500)
  const probe = circuitBreaker.run(
    () => Promise.resolve('mine'),
    () => undefined,
  )
  await expect(circuitBreaker.run(never, () => undefined)).rejects.toThrow('timeout')
  expect(await probe).toBe('mine')
  circuitBreaker.onResponse()
  expect(
    await circuitBreaker.run(
      () => Promise.resolve('mine'),
      () => undefined,
    ),
  ).toBe('mine')
})

test('a connection that arrives after its caller was rejected is returned to the pool', async () => {
  const { circuitBreaker, advance } = at()
  const release = vi.fn<(late: string) => void>()
  let come: (turn: string) => void = () => undefined
  const waiting = circuitBreaker.run(() => new Promise<string>((done) => (come = done)), release)
  advance(2_500)
  circuitBreaker.onTimeout()
  await expect(waiting).rejects.toThrow('timeout')
  come('late')
  await expect.poll(() => release.mock.calls).toEqual([['late']])
})
