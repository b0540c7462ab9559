import { describe, expect, test } from 'vitest'
import { concurrencyLimiter, callBudget, largeBodies } from '#server/http/caller-limits.ts'

function budget() {
  let at = 0
  const take = callBudget({ perMinute: 600, now: () => at * 1_000 })
  return { take, wait: (seconds: number) => (at += seconds) }
}

/** Number of requests of one cost that are served at once. */
function served(take: (caller: string, cost: number) => number | null, caller: string, cost: number): number {
  let count = 0
  while (take(caller, cost) === null) count++
  return count
}

describe('the share of concurrent work', () => {
  test('a caller has its share, which is given back once', () => {
    const take = concurrencyLimiter({ perCaller: 2, perNetwork: 3 })
    const [first] = [take('203.0.113.9'), take('203.0.113.9')]
    expect(take('203.0.113.9')).toBeNull()
    expect(take('203.0.113.10')).not.toBeNull()
    first?.()
    first?.()
    expect(take('203.0.113.9')).not.toBeNull()
    expect(take('203.0.113.9')).toBeNull()
  })

  test('the callers of an IPv6 /48 have a share together', () => {
    const take = concurrencyLimiter({ perCaller: 2, perNetwork: 3 })
    const of = (subnet: string) => take(`2001:0db8:0001:${subnet}::/64`)
    const places = [of('0001'), of('0001'), of('0002')]
    expect([of('0002'), of('0003')]).toEqual([null, null])
    expect(take('2001:0db8:0002:0001::/64')).not.toBeNull()
    places[0]?.()
    expect(of('0003')).not.toBeNull()
  })

  test('this machine has no limit', () => {
    const take = concurrencyLimiter({ perCaller: 0, perNetwork: 0 })
    expect(take('127.0.0.1')).not.toBeNull()
    expect(take('0000:0000:0000:0000::/64')).not.toBeNull()
  })
})

test('a caller who sends large forms slowly occupies one of three places, whatever the number of the forms', async () => {
  const inTurn = largeBodies()
  const finish: (() => void)[] = []
  const slow = Array.from({ length: 6 }, () =>
    inTurn('203.0.113.9', () => new Promise<string>((done) => finish.push(() => done('slow')))),
  )
  expect(await inTurn('203.0.113.9', () => Promise.resolve('one too many'))).toBeNull()
  expect(await inTurn('203.0.113.10', () => Promise.resolve('another'))).toBe('another')
  expect(finish).toHaveLength(1)
  for (let i = 0; i < slow.length; i++) {
    await expect.poll(() => finish.length).toBe(i + 1)
    finish[i]?.()
  }
  expect(await Promise.all(slow)).toEqual(Array(6).fill('slow'))
})

describe('the budget of calls', () => {
  test('serves 133 searches at once, and then three in a second', () => {
    const { take, wait } = budget()
    expect(served(take, '203.0.113.9', 3)).toBe(133)
    expect(take('203.0.113.9', 3)).toBe(1)
    wait(1)
    expect(served(take, '203.0.113.9', 3)).toBe(3)
    expect(take('203.0.113.9', 300)).toBe(30)
  })

  test('that was used up while the clock was an hour ahead refills from the moment it is right', () => {
    const { take, wait } = budget()
    wait(3_600)
    served(take, '203.0.113.9', 3)
    wait(-3_600)
    expect(take('203.0.113.9', 3)).toBe(1)
    wait(1)
    expect(served(take, '203.0.113.9', 3)).toBe(3)
  })

  test('is that of one caller', () => {
    const { take } = budget()
    served(take, '203.0.113.9', 3)
    expect(take('203.0.113.10', 3)).toBeNull()
  })

  test('is not exceeded by twenty people behind one address who each search every ten seconds and type continuously', () => {
    const { take, wait } = budget()
    const refused: number[] = []
    for (let second = 0; second < 3_600; second++) {
      for (let person = 0; person < 20; person++) {
        const cost = ((second + person) % 10 === 0 ? 3 : 0) + ((second + person) % 6 === 0 ? 1 : 0)
        if (take('203.0.113.9', cost) !== null) refused.push(second)
      }
      wait(1)
    }
    expect(refused).toEqual([])
  })

  test('of an IPv6 network of many /64 is that of eight callers', () => {
    const { take } = budget()
    const callers = Array.from({ length: 40 }, (_, i) => `2001:0db8:0001:${i.toString(16).padStart(4, '0')}::/64`)
    expect(callers.reduce((sum, caller) => sum + served(take, caller, 3), 0)).toBe(1_066)
    expect(take('2001:0db8:0002:0000::/64', 3)).toBeNull()
  })

  test('forgets the longest unused callers', () => {
    const { take } = budget()
    served(take, 'first', 3)
    for (let i = 0; i < 50_000; i++) take(`caller ${i}`, 1)
    expect(take('first', 3)).toBeNull()
  })

  test('does not limit if it is 0', () => {
    expect(callBudget({ perMinute: 0, now: () => 0 })('203.0.113.9', 1_000)).toBeNull()
  })
})
