import { expect, test, vi } from 'vitest'
import { watchSilence } from '#server/silence.ts'

function at(start = 0) {
  let time = start
  const silence = watchSilence(() => time)
  return { silence, pass: (ms: number) => (time += ms) }
}

const never = () => new Promise<string>(() => undefined)

test('those in line are told at once when one has waited in vain and nothing was heard', async () => {
  const { silence, pass } = at()
  const inLine = silence.turn(never, () => undefined)
  pass(2_500)
  silence.waitedInVain()
  await expect(inLine).rejects.toThrow('timeout')
  await expect(silence.turn(never, () => undefined)).rejects.toThrow('timeout')
})

test('one that is slow while others are answered is no silence', async () => {
  const { silence, pass } = at()
  pass(2_000)
  silence.heard()
  pass(500)
  silence.waitedInVain()
  expect(
    await silence.turn(
      () => Promise.resolve('mine'),
      () => undefined,
    ),
  ).toBe('mine')
})

test('one at a time asks again, and once it is answered everybody is', async () => {
  const { silence, pass } = at()
  pass(2_500)
  silence.waitedInVain()
  pass(500)
  const probe = silence.turn(
    () => Promise.resolve('mine'),
    () => undefined,
  )
  await expect(silence.turn(never, () => undefined)).rejects.toThrow('timeout')
  expect(await probe).toBe('mine')
  silence.heard()
  expect(
    await silence.turn(
      () => Promise.resolve('mine'),
      () => undefined,
    ),
  ).toBe('mine')
})

test('a turn that comes after its owner has left is given back', async () => {
  const { silence, pass } = at()
  const giveBack = vi.fn<(late: string) => void>()
  let come: (turn: string) => void = () => undefined
  const inLine = silence.turn(() => new Promise<string>((done) => (come = done)), giveBack)
  pass(2_500)
  silence.waitedInVain()
  await expect(inLine).rejects.toThrow('timeout')
  come('late')
  await expect.poll(() => giveBack.mock.calls).toEqual([['late']])
})
