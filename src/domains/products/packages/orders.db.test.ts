import { expect, test } from 'vitest'
import { packageSorts } from '#domains/products/packages/shapes.ts'
import { addPackage } from '#test/products.ts'
import { makeWorld } from '#test/world.ts'

test('concurrent package lists of any order and filter share one statement and return the same results as separate ones; so do the lists of the home page', async () => {
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
  const request = async (requested: Parameters<typeof api.fetch_packages>[0][]) => {
    const before = world.services.database.statements()
    const found = await Promise.all(requested.map((one) => api.fetch_packages(one)))
    return { sent: world.services.database.statements() - before, found }
  }
  const requested = [
    ...packageSorts.map((sort) => ({ sort, per_page: 2 })),
    { sort: 'price', per_page: 1, page: 2 } as const,
  ]
  // Fills the caches of terms and settings.
  await request(requested)
  const each = []
  for (const one of requested) {
    const { sent, found } = await request([one])
    expect(sent).toBe(1)
    each.push(...found)
  }
  expect(await request(requested)).toEqual({ sent: 1, found: each })
  const slugs = each.map((one) => (one.ok ? one.data.map(({ slug }) => slug) : []))
  expect(new Set(slugs.map(String)).size).toBeGreaterThan(3)
  expect(await request([{ seats: 1 }, { seats: 41 }, { month: '2027-02' }])).toMatchObject({
    sent: 1,
    found: [{ data: [{}, {}, {}] }, { data: [] }, { data: [{}, {}] }],
  })
  const home = async () => {
    const before = world.services.database.statements()
    await Promise.all([api.fetch_packages({ sort: 'departure' }), api.recommended_services({ limit: 3 })])
    return world.services.database.statements() - before
  }
  await home()
  expect(await home()).toBe(1)
})

test.for([
  ['recommended', ['best-scored', 'best-soon', 'best-later', 'soon', 'later']],
  ['departure', ['best-soon', 'soon', 'best-later', 'later', 'best-scored']],
  ['price', ['best-soon', 'best-later', 'best-scored', 'soon', 'later']],
  ['duration', ['best-later', 'best-scored', 'later', 'soon', 'best-soon']],
] as const)('packages that are equal in the order by %s are sorted by the next criterion', async ([sort, slugs]) => {
  const world = await makeWorld()
  const prices = [{ sharing: 'quad' as const, adult: 200_000, child: 200_000 }]
  await addPackage(world, { slug: 'later', starts: [20], rank: 1 })
  await addPackage(world, { slug: 'soon', starts: [10], rank: 1 })
  await addPackage(world, { slug: 'best-later', starts: [20], rank: 2, prices })
  await addPackage(world, { slug: 'best-soon', starts: [10], rank: 2, prices, days: 7 })
  await addPackage(world, { slug: 'best-scored', starts: [30], rank: 2, prices })
  await world.sql(`update package set rating = 80, review_count = 1 where slug = 'best-scored'`)
  const found = await world.visitor().fetch_packages({ sort })
  expect(found.ok && found.data.map(({ slug }) => slug)).toEqual(slugs)
})
