import { expect, test } from 'vitest'
import { takeFromBucket, waitOfBucket } from '#server/security/rate-limit.ts'
import { makeWorld } from '#test/world.ts'

const rule = { burst: 3, perHour: 60 }
const start = Date.parse('2026-12-01T09:00:00Z')

async function bucket() {
  const world = await makeWorld()
  const take = (seconds: number, subject = 'login:account:a') =>
    takeFromBucket(world.services.database.db, subject, rule, new Date(start + seconds * 1_000))
  return { world, take }
}

test('a burst is allowed immediately, then one call per minute', async () => {
  const { take } = await bucket()
  expect([await take(0), await take(0), await take(0)]).toEqual([null, null, null])
  expect(await take(0)).toBe(60)
  expect(await take(30)).toBe(30)
  expect(await take(59)).toBe(1)
  expect(await take(60)).toBeNull()
  expect(await take(60)).toBe(60)
})

test('the wait can be read without a call', async () => {
  const { world, take } = await bucket()
  const wait = (seconds: number) =>
    waitOfBucket(world.services.database.db, 'login:account:a', rule, new Date(start + seconds * 1_000))
  expect(await wait(0)).toBeNull()
  for (let i = 0; i < 3; i++) await take(0)
  expect([await wait(0), await wait(0), await wait(30), await wait(60)]).toEqual([60, 60, 30, null])
})

test('a rejected call does not extend the wait', async () => {
  const { take } = await bucket()
  for (let i = 0; i < 3; i++) await take(0)
  for (let second = 0; second < 50; second += 10) await take(second)
  expect(await take(60)).toBeNull()
})

test('the burst does not grow during a long pause', async () => {
  const { take } = await bucket()
  await take(0)
  const later = 86_400
  expect([await take(later), await take(later), await take(later), await take(later)]).toEqual([null, null, null, 60])
})

test('each subject has its own bucket', async () => {
  const { take } = await bucket()
  for (let i = 0; i < 4; i++) await take(0, 'a')
  expect(await take(0, 'a')).not.toBeNull()
  expect(await take(0, 'b')).toBeNull()
  expect(await take(0, `'; drop table rate_limit; --`)).toBeNull()
})

test('a clock that goes back allows no additional calls', async () => {
  const { take } = await bucket()
  for (let i = 0; i < 3; i++) await take(100)
  expect(await take(0)).toBe(60)
})

test('a clock that was an hour ahead locks nobody out once it is right: neither calls nor who only reads the wait', async () => {
  const { world, take } = await bucket()
  const wait = (seconds: number) =>
    waitOfBucket(world.services.database.db, 'login:account:a', rule, new Date(start + seconds * 1_000))
  for (let i = 0; i < 3; i++) await take(3_600)
  expect([await take(0), await take(59), await take(60)]).toEqual([60, 1, null])
  for (let i = 0; i < 3; i++) await take(7_200)
  expect([await wait(100), await wait(159), await wait(160)]).toEqual([60, 1, null])
})

test('processes whose clocks differ by a second do not drain a bucket', async () => {
  const { take } = await bucket()
  for (let i = 0; i < 3; i++) await take(1)
  for (let i = 0; i < 50; i++) expect(await take(i % 2)).not.toBeNull()
})

test('simultaneous calls do not exceed the burst', async () => {
  const { take } = await bucket()
  const answers = await Promise.all(Array.from({ length: 20 }, () => take(0)))
  expect(answers.filter((wait) => wait === null)).toHaveLength(3)
  for (const wait of answers) expect(wait === null || wait >= 1).toBe(true)
})
