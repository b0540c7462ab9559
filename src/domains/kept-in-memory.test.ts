import { describe, expect, test } from 'vitest'
import type { Context } from '#domains/context.ts'
import { keptInMemory } from '#domains/kept-in-memory.ts'

/** A database whose state is a letter, stamped with itself; says what was asked of it. */
function world() {
  const asked: string[] = []
  const state = { is: 'a' }
  let slow: Promise<void> | undefined
  const kept = keptInMemory('letters', 'letter_change', async () => {
    asked.push('all')
    const read = { stamp: state.is, letter: state.is.toUpperCase() }
    await slow
    return read
  })
  const stampAlone = async () => {
    asked.push('stamp')
    return { rows: [{ stamp: state.is }] }
  }
  const places = new Map<string, unknown>()
  const keep = <T>(name: string, make: () => T): T => {
    if (!places.has(name)) places.set(name, make())
    return places.get(name) as T
  }
  const databases = [{ execute: stampAlone }, { execute: stampAlone }]
  const at = (now: number) =>
    ({ db: databases[0], ports: { keep }, now: new Date(now) }) as unknown as Pick<Context, 'db' | 'ports' | 'now'>
  const copy = (now: number) => ({ ...at(now), db: databases[1] as unknown as Context['db'] })
  const ask = (now: number) =>
    kept.asking(
      at(now),
      async ({ letter }) => {
        asked.push(`with ${letter}`)
        await Promise.resolve()
        return { stamp: state.is }
      },
      ({ letter }) => letter,
    )
  /** From now on what is read takes until this is called. */
  const readSlowly = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    slow = promise
    return resolve
  }
  const told = () => asked.splice(0)
  return { kept, state, at, copy, ask, readSlowly, told }
}

describe('what a process keeps in memory', () => {
  test('is read once for all who ask first, and not again while its stamp is the same', async () => {
    const { kept, at, ask, told } = world()
    await Promise.all([kept.asItStands(at(1)), kept.known(at(1)), ask(1)])
    expect(told()).toEqual(['all', 'with A'])
    expect(await kept.asItStands(at(2))).toMatchObject({ letter: 'A' })
    expect(await kept.known(at(3))).toMatchObject({ letter: 'A' })
    expect(told()).toEqual(['stamp'])
  })

  test('is read again when the stamp is another, and the question put again', async () => {
    const { kept, state, at, ask, told } = world()
    await kept.known(at(1))
    state.is = 'b'
    expect(await ask(2)).toBe('B')
    expect(told()).toEqual(['all', 'with A', 'all', 'with B'])
    state.is = 'c'
    expect(await kept.known(at(3))).toMatchObject({ letter: 'B' })
    expect(await kept.asItStands(at(3))).toMatchObject({ letter: 'C' })
    expect(told()).toEqual(['stamp', 'all'])
  })

  test('answers after three tries where somebody edits without a pause', async () => {
    const { kept, state, at, told } = world()
    const found = await kept.asking(
      at(1),
      async () => ({ stamp: (state.is += 'a') }),
      ({ letter }, { stamp }) => ({ letter, stamp }),
    )
    expect(found).toEqual({ stamp: 'aaaa', letter: 'AAA' })
    expect(told()).toEqual(['all', 'all', 'all'])
  })

  test('needs no statement for its stamp where the same request asks the database at the same moment', async () => {
    const { kept, state, at, copy, ask, told } = world()
    await kept.known(at(1))
    told()
    state.is = 'b'
    const [before, , after] = await Promise.all([kept.asItStands(at(2)), ask(2), kept.asItStands(at(2))])
    expect([before, after]).toMatchObject([{ letter: 'B' }, { letter: 'B' }])
    expect(told()).toEqual(['with A', 'all', 'with B'])
    // Another request, and another database, have stamps of their own.
    await Promise.all([ask(3), kept.asItStands(at(4)), kept.asItStands(copy(3))])
    expect(told()).toEqual(['with B', 'stamp', 'stamp'])
  })

  test('as it stands is never what was being read before it was asked', async () => {
    const { kept, state, at, readSlowly } = world()
    const first = readSlowly()
    const begun = kept.known(at(1))
    state.is = 'b'
    const cold = kept.asItStands(at(2))
    first()
    expect(await begun).toMatchObject({ letter: 'A' })
    expect(await cold).toMatchObject({ letter: 'B' })
    state.is = 'c'
    const second = readSlowly()
    const reading = kept.asItStands(at(3))
    await new Promise((soon) => setImmediate(soon))
    state.is = 'd'
    const warm = kept.asItStands(at(4))
    await new Promise((soon) => setImmediate(soon))
    second()
    expect(await reading).toMatchObject({ letter: 'C' })
    expect(await warm).toMatchObject({ letter: 'D' })
  })

  test('a question that fails is heard of by all who wait for it, and by nobody else', async () => {
    const { kept, at, told } = world()
    await kept.known(at(1))
    const failing = (now: number) =>
      kept.asking(
        at(now),
        async (): Promise<{ stamp: string }> => Promise.reject(new Error('gone')),
        () => null,
      )
    const heard = await Promise.allSettled([failing(2), failing(2), kept.asItStands(at(2))])
    expect(heard.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(failing(3)).rejects.toThrow('gone')
    expect(await kept.asItStands(at(4))).toMatchObject({ letter: 'A' })
    expect(told()).toEqual(['all', 'stamp'])
  })
})
