import { describe, expect, test } from 'vitest'
import type { Context } from '#domains/context.ts'
import { versionedCache } from '#domains/versioned-cache.server.ts'

/** A database whose state is a letter that is also its version. Records its queries. */
function world() {
  const requested: string[] = []
  const state = { is: 'a' }
  let slow: Promise<void> | undefined
  const cached = versionedCache('catalogue:stays', async () => {
    requested.push('all')
    const read = { version: state.is, letter: state.is.toUpperCase() }
    await slow
    return read
  })
  const readVersion = async () => {
    requested.push('stamp')
    return { rows: [{ version: state.is }] }
  }
  const places = new Map<string, unknown>()
  const save = <T>(name: string, make: () => T): T => {
    if (!places.has(name)) places.set(name, make())
    return places.get(name) as T
  }
  const databases = [{ execute: readVersion }, { execute: readVersion }]
  const at = (now: number) =>
    ({ db: databases[0], ports: { cacheSlot: save }, now: new Date(now) }) as unknown as Pick<
      Context,
      'db' | 'ports' | 'now'
    >
  const copy = (now: number) => ({ ...at(now), db: databases[1] as unknown as Context['db'] })
  const request = (now: number) =>
    cached.query(
      at(now),
      async ({ letter }) => {
        requested.push(`with ${letter}`)
        await Promise.resolve()
        return { version: state.is }
      },
      ({ letter }) => letter,
    )
  /** Delays reads from now on until the returned function is called. */
  const readSlowly = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    slow = promise
    return resolve
  }
  const reported = () => requested.splice(0)
  return { cached, state, at, copy, request, readSlowly, reported }
}

describe('a versioned cache', () => {
  test('is read once for all first callers, and not again while its version is the same', async () => {
    const { cached, at, request, reported } = world()
    await Promise.all([cached.fresh(at(1)), cached.known(at(1)), request(1)])
    expect(reported()).toEqual(['all', 'with A'])
    expect(await cached.fresh(at(2))).toMatchObject({ letter: 'A' })
    expect(await cached.known(at(3))).toMatchObject({ letter: 'A' })
    expect(reported()).toEqual(['stamp'])
  })

  test('is read again when the version differs, and the query is repeated', async () => {
    const { cached, state, at, request, reported } = world()
    await cached.known(at(1))
    state.is = 'b'
    expect(await request(2)).toBe('B')
    expect(reported()).toEqual(['all', 'with A', 'all', 'with B'])
    state.is = 'c'
    expect(await cached.known(at(3))).toMatchObject({ letter: 'B' })
    expect(await cached.fresh(at(3))).toMatchObject({ letter: 'C' })
    expect(reported()).toEqual(['stamp', 'all'])
  })

  test('returns a result after three tries if changes never pause', async () => {
    const { cached, state, at, reported } = world()
    const result = await cached.query(
      at(1),
      async () => ({ version: (state.is += 'a') }),
      ({ letter }, { version }) => ({ letter, version }),
    )
    expect(result).toEqual({ version: 'aaaa', letter: 'AAA' })
    expect(reported()).toEqual(['all', 'all', 'all'])
  })

  test('needs no statement for its version if the same request queries the database in the same tick', async () => {
    const { cached, state, at, copy, request, reported } = world()
    await cached.known(at(1))
    reported()
    state.is = 'b'
    const [before, , after] = await Promise.all([cached.fresh(at(2)), request(2), cached.fresh(at(2))])
    expect([before, after]).toMatchObject([{ letter: 'B' }, { letter: 'B' }])
    expect(reported()).toEqual(['with A', 'all', 'with B'])
    // Another request and another database read their own versions.
    await Promise.all([request(3), cached.fresh(at(4)), cached.fresh(copy(3))])
    expect(reported()).toEqual(['with B', 'stamp', 'stamp'])
  })

  test('`fresh` never returns the result of a read that began before the call', async () => {
    const { cached, state, at, readSlowly } = world()
    const first = readSlowly()
    const begun = cached.known(at(1))
    state.is = 'b'
    const cold = cached.fresh(at(2))
    first()
    expect(await begun).toMatchObject({ letter: 'A' })
    expect(await cold).toMatchObject({ letter: 'B' })
    state.is = 'c'
    const second = readSlowly()
    const reading = cached.fresh(at(3))
    await new Promise((soon) => setImmediate(soon))
    state.is = 'd'
    const warm = cached.fresh(at(4))
    await new Promise((soon) => setImmediate(soon))
    second()
    expect(await reading).toMatchObject({ letter: 'C' })
    expect(await warm).toMatchObject({ letter: 'D' })
  })

  test('a failed query rejects all callers that wait for it, and no others', async () => {
    const { cached, at, reported } = world()
    await cached.known(at(1))
    const failing = (now: number) =>
      cached.query(
        at(now),
        async (): Promise<{ version: string }> => Promise.reject(new Error('gone')),
        () => null,
      )
    const heard = await Promise.allSettled([failing(2), failing(2), cached.fresh(at(2))])
    expect(heard.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(failing(3)).rejects.toThrow('gone')
    expect(await cached.fresh(at(4))).toMatchObject({ letter: 'A' })
    expect(reported()).toEqual(['all', 'stamp'])
  })
})
