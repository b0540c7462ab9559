import { describe, expect, test } from 'vitest'
import type { Context } from '#domains/context.ts'
import { keptInMemory } from '#domains/kept-in-memory.ts'

/** A database whose state is a letter, stamped with itself; says what was asked of it. */
function world() {
  const asked: string[] = []
  const state = { is: 'a' }
  const kept = keptInMemory('letters', 'letter_change', async () => {
    asked.push('all')
    return { stamp: state.is, letter: state.is.toUpperCase() }
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
  const at = (now: number) =>
    ({ db: databases[0], ports: { keep }, now: new Date(now) }) as unknown as Pick<Context, 'db' | 'ports' | 'now'>
  const databases = [{ execute: stampAlone }, { execute: stampAlone }]
  const copy = (now: number) => ({ ...at(now), db: databases[1] as unknown as Context['db'] })
  const ask = async ({ letter }: { letter: string }) => {
    asked.push(`with ${letter}`)
    await Promise.resolve()
    return { stamp: state.is, with: letter }
  }
  const told = () => asked.splice(0)
  return { kept, state, at, copy, ask, told }
}

describe('what a process keeps in memory', () => {
  test('is read once for all who ask first, and not again while its stamp is the same', async () => {
    const { kept, at, ask, told } = world()
    await Promise.all([kept.known(at(1)), kept.asItStands(at(1)), kept.asking(at(1), ask)])
    expect(told()).toEqual(['all', 'with A'])
    expect(await kept.asItStands(at(2))).toMatchObject({ letter: 'A' })
    expect(await kept.known(at(3))).toMatchObject({ letter: 'A' })
    expect(told()).toEqual(['stamp'])
  })

  test('is read again when the stamp is another, and the question put again', async () => {
    const { kept, state, at, ask, told } = world()
    await kept.known(at(1))
    state.is = 'b'
    expect(await kept.asking(at(2), ask)).toEqual({ stamp: 'b', with: 'B' })
    expect(told()).toEqual(['all', 'with A', 'all', 'with B'])
    state.is = 'c'
    expect(await kept.known(at(3))).toMatchObject({ letter: 'B' })
    expect(await kept.asItStands(at(3))).toMatchObject({ letter: 'C' })
    expect(told()).toEqual(['stamp', 'all'])
  })

  test('answers after three tries where somebody edits without a pause', async () => {
    const { kept, state, at, told } = world()
    const found = await kept.asking(at(1), async ({ letter }) => {
      state.is += 'a'
      return { stamp: state.is, letter }
    })
    expect(found).toEqual({ stamp: 'aaaa', letter: 'AAA' })
    expect(told()).toEqual(['all', 'all', 'all'])
  })

  test('needs no statement for its stamp where the same request asks the database at the same moment', async () => {
    const { kept, state, at, copy, ask, told } = world()
    await kept.known(at(1))
    told()
    state.is = 'b'
    const [before, , after] = await Promise.all([
      kept.asItStands(at(2)),
      kept.asking(at(2), ask),
      kept.asItStands(at(2)),
    ])
    expect([before, after]).toMatchObject([{ letter: 'B' }, { letter: 'B' }])
    expect(told()).toEqual(['with A', 'all', 'with B'])
    // Another request, and another database, have stamps of their own.
    await Promise.all([kept.asking(at(3), ask), kept.asItStands(at(4)), kept.asItStands(copy(3))])
    expect(told()).toEqual(['with B', 'stamp', 'stamp'])
  })

  test('a question that fails is heard of by all who wait for it, and by nobody else', async () => {
    const { kept, at, told } = world()
    await kept.known(at(1))
    const fails = async () => Promise.reject(new Error('gone'))
    const heard = await Promise.allSettled([
      kept.asking(at(2), fails),
      kept.asking(at(2), fails),
      kept.asItStands(at(2)),
    ])
    expect(heard.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(kept.asking(at(3), fails)).rejects.toThrow('gone')
    expect(await kept.asItStands(at(4))).toMatchObject({ letter: 'A' })
    expect(told()).toEqual(['all', 'stamp'])
  })
})
