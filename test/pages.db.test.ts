import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domains/stays/nights.ts'
import { createCaller } from '#server/caller.ts'
import { addPackage, addService } from '#test/journeys.ts'
import { contextFor, makeWorld, today, type TestWorld } from '#test/world.ts'
import { everyPart } from '#web/parts.ts'
import { requestContext } from '#web/server-context.ts'

/** As QUALITY.md has it. */
const mostStatements = 6
const stay = `check_in=${addDays(today, 14)}&check_out=${addDays(today, 16)}`

// The code of pages is read to its end before the next file begins.
afterAll(everyPart)

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>

/** The loaders of pages as the router runs them for a document: that of the root beside the page's own. */
const loaders = {
  root: () => import('#web/root.tsx'),
  home: () => import('#web/routes/home.tsx'),
  hotels: () => import('#web/routes/hotels.tsx'),
  hotel: () => import('#web/routes/hotel.tsx'),
  package: () => import('#web/routes/package.tsx'),
  packages: () => import('#web/routes/packages.tsx'),
  service: () => import('#web/routes/service.tsx'),
} satisfies Record<string, () => Promise<{ loader: unknown }>>

type Asked = { path: string; params?: Record<string, string>; tags?: string[] }

/** Runs the loaders of a page as a visitor; `tags` fills with what it shows. */
function reading(world: TestWorld, page: keyof typeof loaders, { path, params = {}, tags = [] }: Asked) {
  const provider = new RouterContextProvider()
  provider.set(requestContext, {
    api: createCaller(contextFor(world.wired, { kind: 'visitor' }), (error) => {
      throw error
    }),
    locale: 'en',
    nonce: '',
    origin: 'http://here',
    requestId: '',
    signedIn: false,
    secure: false,
    devPages: false,
    today,
    now: world.wired.clock(),
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
    await Promise.all(parts.map((part) => (part.loader as Loader)(args)))
  }
}

/** How many statements a page sends when its process knows what it remembers of any page. */
async function statementsOf(
  world: TestWorld,
  page: keyof typeof loaders,
  path: string,
  params: Record<string, string> = {},
) {
  const run = reading(world, page, { path, params })
  await run()
  const before = world.wired.database.statements()
  await run()
  return world.wired.database.statements() - before
}

test('a page sends few statements, as many for forty hotels as for two', async () => {
  const world = await makeWorld()
  const [dunes] = [await world.hotel({ rooms: [{}, {}] }), await world.hotel()]
  const journey = await addPackage(world)
  const counts = async () => ({
    home: await statementsOf(world, 'home', '/en'),
    results: await statementsOf(world, 'hotels', `/en/hotels?where=makkah&${stay}`),
    hotel: await statementsOf(world, 'hotel', `/en/hotels/${dunes.slug}?${stay}`, { id: dunes.slug }),
    package: await statementsOf(world, 'package', `/en/packages/${journey.slug}`, { id: journey.slug }),
  })
  const few = await counts()
  for (let i = 0; i < 38; i++) await world.hotel({ rooms: [{}, {}] })
  expect(await counts()).toEqual(few)
  for (const page of ['home', 'results', 'hotel', 'package'] as const)
    expect(few[page], page).toBeLessThanOrEqual(mostStatements)
})

test('pages that tell what is left of a journey or a service are dropped when it is announced', async () => {
  const world = await makeWorld()
  const [journey, service] = [await addPackage(world), await addService(world)]
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
  const seats = `package:${journey.id}`
  expect(await tagsOf('package', `/en/packages/${journey.slug}`, { id: journey.slug })).toContain(seats)
  expect(await tagsOf('packages', '/en/packages')).toContain(seats)
  expect(await tagsOf('home', '/en')).toContain(seats)
  const visit = { slug: service.slug }
  expect(await tagsOf('service', `/en/services/${service.slug}`, visit)).toContain(`service:${service.id}`)
})
