import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { writeReading } from '#db/demo/content/write-pages.ts'
import { kindNames, type KindName, type Values } from '#domains/cms/shapes.ts'
import { bySize } from '#test/lane.ts'
import { addPackage, addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { seed } from '#test/seeding.ts'
import { makeWorld, today } from '#test/world.ts'

/** Changed forms per kind; `FUZZ_RUNS=200` searches longer. */
const runs = Math.ceil(Number(process.env.FUZZ_RUNS ?? bySize(9, 15)) / 3)
const chance = Number(process.env.FUZZ_SEED ?? 20_261_201)

/** Another plausible value of the same type. */
function another(value: unknown, n: number): unknown {
  if (typeof value === 'number') return n % 9
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return [value.toReversed(), [...(value as unknown[]), ...(value as unknown[])], []][n % 3]
  return ['x', 'الدار', '<b>{about}</b>', "a'b", '## {', '%', value][n % 7]
}

/** Values that no form sends intentionally. */
const strange = fc.constantFrom<unknown[]>(
  null,
  '',
  ' ',
  'a'.repeat(100_000),
  'a\u0000b',
  '\ud800',
  '\u202e{about}',
  '{}{{reference}',
  "'); drop table hotel; --",
  '2026-02-30',
  '99999-01-01',
  '25:00',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 40),
  true,
  [],
  {},
  [[]],
  [null],
  { en: 'only' },
  { en: null, ar: 1 },
  Array.from({ length: 500 }, () => ({})),
  { __proto__: null, constructor: 'x', length: -1 },
)

type Seen = { subject: string; version: string; values: Values }

async function seenOf(api: ApiClient, kind: KindName, subject: string): Promise<Seen> {
  const answer = await api.show_editable({ kind, subject })
  if (!answer.ok) throw new Error(`${kind} ${subject}: ${answer.error.code}`)
  return { subject, version: answer.data.version, values: answer.data.values }
}

/** An existing entry of a kind, or a new one. */
async function anyOf(api: ApiClient, kind: KindName): Promise<string> {
  const listed = await api.fetch_editables({ kind })
  const [row] = listed.ok ? listed.data.rows : []
  if (row) return row.subject
  const answer = await api.create_editable({ kind, slug: 'begun-here' })
  if (!answer.ok) throw new Error(`${kind}: ${answer.error.code}`)
  return answer.data.subject
}

/** The paths of all values of a form, including its lists and their rows. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => placesOf(one, [...path, key]))
      : []
  return path.length > 0 ? [path, ...inner] : inner
}

function valueAt(value: unknown, place: string[]): unknown {
  return place.reduce((inner, key) => (inner as Values | null | undefined)?.[key], value)
}

function withPlace(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Values) }
  const holder = copy as Values
  holder[key] = withPlace(holder[key], rest, replacement)
  return copy
}

test('any change to an opened form is saved, published or rejected, and the lists still work', async () => {
  const world = await makeWorld()
  await seed(world, (client) => writeReading(client, { today }))
  const hotel = await world.hotel()
  await addPackage(world, { hotels: [{ hotel, nights: 4 }] })
  await addService(world)
  const { api } = await staffOf(world, 'manager')
  const found: string[] = []
  for (const kind of kindNames) {
    const subject = await anyOf(api, kind)
    const first = await seenOf(api, kind, subject)
    const places = placesOf(first.values)
    const property = fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.oneof({ weight: 4, arbitrary: fc.nat() }, { weight: 1, arbitrary: strange.map((value) => ({ value })) }),
        ),
        { minLength: 1, maxLength: 3 },
      ),
      fc.constantFrom('save_draft', 'publish_editable'),
      async (changes, how) => {
        const now = await seenOf(api, kind, subject)
        const data = changes.reduce<unknown>((values, [n, change]) => {
          const place = places[n % places.length] ?? []
          const replacement = typeof change === 'number' ? another(valueAt(values, place), change) : change.value
          return withPlace(values, place, replacement)
        }, first.values)
        await api[how]({ kind, subject, version: now.version, data: data as Values })
        await api.fetch_revisions({ kind, subject, number: 1 })
      },
    )
    const result = await fc.check(property, { numRuns: runs, seed: chance })
    if (result.failed) found.push(`${kind} ${JSON.stringify(result.counterexample)}\n${String(result.errorInstance)}`)
    const { version } = await seenOf(api, kind, subject)
    await api.restore_revision({ kind, subject, version, number: 1 })
    await api.withdraw_editable({ kind, subject, version: (await seenOf(api, kind, subject)).version })
    for (const q of ['', '%_\\', 'الـ ١٢', '\u0300\u202e']) {
      const listed = await api.fetch_editables({ kind, q })
      if (!listed.ok) found.push(`${kind} “${q}”: ${listed.error.code}`)
    }
  }
  expect(found.join('\n\n')).toBe('')
  // Not every change was rejected by validation.
  const stored = await world.sql(`select distinct kind from revision where state in ('draft', 'published')`)
  expect(stored.length).toBeGreaterThan(20)
})

test('any uploaded bytes are accepted as a picture or rejected', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const drawn = sharp({ create: { width: 1_300, height: 900, channels: 3, background: '#0e5a54' } })
  const pictures = await Promise.all(
    [drawn.clone().jpeg(), drawn.clone().png(), drawn.clone().webp()].map((one) => one.toBuffer()),
  )
  const bytes = fc
    .tuple(
      fc.constantFrom(...pictures),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
      fc.boolean(),
    )
    .map(([picture, changes, end, cut]) => {
      const file = Uint8Array.from(picture)
      // Most of what a decoder reads first is at the beginning.
      for (const [at, byte] of changes) file[at % Math.min(file.length, 600)] = byte
      return cut ? file.slice(0, end % file.length) : file
    })
  const property = fc.asyncProperty(
    fc.oneof({ weight: 4, arbitrary: bytes }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) }),
    async (file) => {
      const taken = await api.upload_picture({ file })
      if (!taken.ok && taken.error.code !== 'invalid_input') throw new Error(taken.error.code)
    },
  )
  await fc.assert(property, { numRuns: runs * 6, seed: chance })
})
