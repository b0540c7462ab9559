import { expect, test } from 'vitest'
import { packageSorts } from '#domains/packages/limits.ts'
import { addPackage } from '#test/journeys.ts'
import { makeWorld } from '#test/world.ts'

test('lists of journeys asked for at one moment, in whatever order and of whatever kind, are one statement and as by themselves; home has two', async () => {
  const world = await makeWorld()
  await addPackage(world, { slug: 'short', days: 4, starts: [10], rank: 2 })
  await addPackage(world, { slug: 'long', days: 12, starts: [64, 200], rank: 3 })
  await addPackage(world, {
    slug: 'cheap',
    days: 8,
    starts: [75],
    prices: [{ sharing: 'quad', adult: 200_000, child: 200_000 }],
  })
  const api = world.visitor()
  const ask = async (asked: Parameters<typeof api.fetch_packages>[0][]) => {
    const before = world.wired.database.statements()
    const found = await Promise.all(asked.map((one) => api.fetch_packages(one)))
    return { sent: world.wired.database.statements() - before, found }
  }
  const asked = [
    ...packageSorts.map((sort) => ({ sort, per_page: 2 })),
    { sort: 'price', per_page: 1, page: 2 } as const,
  ]
  // Terms and settings are remembered from then on.
  await ask(asked)
  const each = []
  for (const one of asked) {
    const { sent, found } = await ask([one])
    expect(sent).toBe(1)
    each.push(...found)
  }
  expect(await ask(asked)).toEqual({ sent: 1, found: each })
  const slugs = each.map((one) => (one.ok ? one.data.map(({ slug }) => slug) : []))
  expect(new Set(slugs.map(String)).size).toBeGreaterThan(3)
  expect(await ask([{ seats: 1 }, { seats: 41 }, { month: '2027-02' }])).toMatchObject({
    sent: 1,
    found: [{ data: [{}, {}, {}] }, { data: [] }, { data: [{}, {}] }],
  })
  const home = async () => {
    const before = world.wired.database.statements()
    await Promise.all([api.fetch_packages({ sort: 'departure' }), api.recommended_services({ limit: 3 })])
    return world.wired.database.statements() - before
  }
  await home()
  expect(await home()).toBe(1)
})

test.for([
  ['recommended', ['best-soon', 'best-later', 'soon', 'later']],
  ['departure', ['best-soon', 'soon', 'best-later', 'later']],
  ['price', ['best-soon', 'best-later', 'soon', 'later']],
  ['duration', ['best-later', 'later', 'soon', 'best-soon']],
] as const)('what is alike in the order of %s stands by what matters next', async ([sort, slugs]) => {
  const world = await makeWorld()
  const prices = [{ sharing: 'quad' as const, adult: 200_000, child: 200_000 }]
  await addPackage(world, { slug: 'later', starts: [20], rank: 1 })
  await addPackage(world, { slug: 'soon', starts: [10], rank: 1 })
  await addPackage(world, { slug: 'best-later', starts: [20], rank: 2, prices })
  await addPackage(world, { slug: 'best-soon', starts: [10], rank: 2, prices, days: 7 })
  const found = await world.visitor().fetch_packages({ sort })
  expect(found.ok && found.data.map(({ slug }) => slug)).toEqual(slugs)
})
