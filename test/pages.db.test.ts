import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { createCaller } from '#server/api/invoke.ts'
import { addPackage, addService } from '#test/products.ts'
import { contextFor, makeWorld, today, type TestWorld } from '#test/world.ts'
import { requestContext } from '#web/lib/loaders.ts'

const maxStatements = 4
const stay = `check_in=${addDays(today, 14)}&check_out=${addDays(today, 16)}`

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>

/** The page loaders as the router runs them for a document: the root loader in addition to the page's own. */
const loaders = {
  root: () => import('#web/root.tsx'),
  home: () => import('#web/routes/site/home.tsx'),
  hotels: () => import('#web/routes/site/hotels.tsx'),
  hotel: () => import('#web/routes/site/hotel.tsx'),
  package: () => import('#web/routes/site/package.tsx'),
  packages: () => import('#web/routes/site/packages.tsx'),
  service: () => import('#web/routes/site/service.tsx'),
} satisfies Record<string, () => Promise<{ loader: unknown }>>

type Requested = { path: string; params?: Record<string, string>; tags?: string[] }

/** Runs the loaders of a page as a visitor; adds the cache tags of what it shows to `tags`. */
function reading(world: TestWorld, page: keyof typeof loaders, { path, params = {}, tags = [] }: Requested) {
  const provider = new RouterContextProvider()
  provider.set(requestContext, {
    api: createCaller(contextFor(world.services, { kind: 'visitor' }), (error) => {
      throw error
    }),
    locale: 'en',
    origin: 'http://here',
    requestId: '',
    signedIn: false,
    opened: false,
    secure: false,
    currency: null,
    timeZone: null,
    countryOfTimeZone: () => null,
    today,
    hotelDay: { today, isNight: false },
    now: world.services.clock(),
    newKey: () => '',
    report: (error) => {
      throw error
    },
    tag: (...more) => tags.push(...more),
    own: false,
  })
  const url = new URL(path, 'http://here')
  const args = {
    request: new Request(url),
    url,
    params,
    context: provider,
    pattern: '',
  } as unknown as LoaderFunctionArgs
  return async () => {
    const parts = await Promise.all([loaders.root(), loaders[page]()])
    const [, answer] = await Promise.all(parts.map((part) => (part.loader as Loader)(args)))
    return answer
  }
}

/** The number of statements that a page sends when the caches of its process are filled. */
async function statementsOf(
  world: TestWorld,
  page: keyof typeof loaders,
  path: string,
  params: Record<string, string> = {},
) {
  const run = reading(world, page, { path, params })
  await run()
  const before = world.services.database.statements()
  await run()
  return world.services.database.statements() - before
}

test('a page sends few statements, and their number does not grow with the number of hotels', async () => {
  const world = await makeWorld()
  const [dunes, full] = [await world.hotel({ rooms: [{}, {}] }), await world.hotel({ rooms: [{}, { allotment: 0 }] })]
  const travelPackage = await addPackage(world)
  const counts = async () => ({
    home: await statementsOf(world, 'home', '/en'),
    results: await statementsOf(world, 'hotels', `/en/hotels?where=makkah&${stay}`),
    hotel: await statementsOf(world, 'hotel', `/en/hotels/${dunes.slug}?${stay}`, { id: dunes.slug }),
    'hotel with a full room': await statementsOf(world, 'hotel', `/en/hotels/${full.slug}?${stay}`, { id: full.slug }),
    package: await statementsOf(world, 'package', `/en/packages/${travelPackage.slug}`, { id: travelPackage.slug }),
  })
  const few = await counts()
  for (let i = 0; i < 38; i++) await world.hotel({ rooms: [{}, {}] })
  expect(await counts()).toEqual(few)
  for (const [page, count] of Object.entries(few)) expect(count, page).toBeLessThanOrEqual(maxStatements)
})

test('pages that show the availability of a package or a service are invalidated when it changes', async () => {
  const world = await makeWorld()
  const [travelPackage, service] = [await addPackage(world), await addService(world)]
  const words = '{"en":"","ar":""}'
  await world.sql(`insert into image (id, scene, options, alt) values ('cover/one', 'cover', '{}', $1)`, [words])
  await world.sql(`insert into page_header (page, title, text, image_id) values ('packages', $1, $1, 'cover/one')`, [
    words,
  ])
  const tagsOf = async (page: keyof typeof loaders, path: string, params: Record<string, string> = {}) => {
    const tags: string[] = []
    await reading(world, page, { path, params, tags })()
    return new Set(tags)
  }
  const seats = `package:${travelPackage.id}`
  expect(await tagsOf('package', `/en/packages/${travelPackage.slug}`, { id: travelPackage.slug })).toContain(seats)
  expect(await tagsOf('packages', '/en/packages')).toContain(seats)
  expect(await tagsOf('home', '/en')).toContain(seats)
  const visit = { slug: service.slug }
  expect(await tagsOf('service', `/en/services/${service.slug}`, visit)).toContain(`service:${service.id}`)
})

test('a link whose dates have passed answers the whole page without dates, and says so', async () => {
  const world = await makeWorld()
  const [dunes, travelPackage, service] = [await world.hotel(), await addPackage(world), await addService(world)]
  await world.sql('update departure set starts_on = starts_on - 400 where id = (select min(id) from departure)')
  const past = `check_in=${addDays(today, -9)}&check_out=${addDays(today, -7)}`
  const [option] = await world.sql('select min(id)::int as id from service_option')
  const [departure] = await world.sql('select min(id)::int as id from departure')
  const pages: [keyof typeof loaders, string, Record<string, string>?][] = [
    ['hotels', `/en/hotels?where=makkah&${past}`],
    ['hotel', `/en/hotels/${dunes.slug}?${past}`, { id: dunes.slug }],
    [
      'package',
      `/en/packages/${travelPackage.slug}?departure=${Number(departure?.id)}&party=2`,
      { id: travelPackage.slug },
    ],
    [
      'service',
      `/en/services/details/${service.slug}?option=${Number(option?.id)}&date=${addDays(today, -9)}`,
      { slug: service.slug },
    ],
  ]
  for (const [page, path, params = {}] of pages) {
    const answer = (await reading(world, page, { path, params })()) as {
      init: { status: number } | null
      data: { head: { path: string; hidden?: boolean }; note: string | null }
    }
    expect([page, answer.init?.status ?? 200]).toEqual([page, 200])
    expect(answer.data.note, page).toMatch(/passed|no longer/)
    expect(answer.data.head, page).toMatchObject({ hidden: false, path: path.split(/[?&](?!where)/)[0] })
  }
})
