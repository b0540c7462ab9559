import { expect, test } from 'vitest'
import { uploadQueue, type SendOutcome, type Upload } from '#web/admin/cms/pictures/upload-queue.ts'

const room = { left: 40, max: 40 }
const files = (...names: string[]) => names.map((name) => ({ name }))
const offline: SendOutcome = { ok: false, again: true, error: { code: 'unavailable' } }

/** A queue whose uploads end when the test says so. */
function scene() {
  let shown: readonly Upload[] = []
  const ids: string[] = []
  const sending = new Map<string, (outcome: SendOutcome) => void>()
  const pauses: (() => void)[] = []
  const queue = uploadQueue<{ name: string }, string>({
    prepare: ({ name }) =>
      name === 'movie'
        ? Promise.resolve({ ok: false, error: { code: 'picture_unreadable' } })
        : name === 'bomb'
          ? Promise.reject(new Error('out of memory'))
          : Promise.resolve({ ok: true, blob: name }),
    send: (name) => new Promise((done) => sending.set(name, done)),
    pause: () => new Promise((done) => pauses.push(done)),
    changed: (uploads) => (shown = uploads),
    uploaded: ({ id }) => ids.push(id),
  })
  /** Lets everything happen that waits for nothing. */
  const settle = async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
  }
  return {
    queue,
    ids,
    states: async () => {
      await settle()
      return Object.fromEntries(shown.map(({ name, state }) => [name, state]))
    },
    errors: () => shown.flatMap(({ error }) => (error ? [error.code] : [])),
    keyOf: (name: string) => shown.find((one) => one.name === name)?.key ?? -1,
    async end(name: string, outcome: SendOutcome = { ok: true, picture: { id: `photo/${name}`, focus: '22' } }) {
      await settle()
      sending.get(name)?.(outcome)
      sending.delete(name)
      await settle()
    },
    connect: () => pauses.splice(0).forEach((resume) => resume()),
  }
}

test('three photos are sent at a time, and the next one follows when one has arrived', async () => {
  const { queue, ids, states, end } = scene()
  queue.add(files('a', 'b', 'c', 'd'), room)
  expect(await states()).toEqual({ a: 'sending', b: 'sending', c: 'sending', d: 'waiting' })
  await end('b')
  expect(await states()).toEqual({ a: 'sending', b: 'done', c: 'sending', d: 'sending' })
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(ids).toEqual(['photo/b', 'photo/a', 'photo/c', 'photo/d'])
})

test('a file that fails does not stop the others, and says why', async () => {
  const { queue, states, errors, end } = scene()
  queue.add(files('movie', 'bomb', 'small', 'good'), room)
  await end('small', { ok: false, again: false, error: { code: 'picture_small' } })
  await end('good')
  expect(await states()).toEqual({ movie: 'failed', bomb: 'failed', small: 'failed', good: 'done' })
  expect(errors()).toEqual(['picture_unreadable', 'picture_unreadable', 'picture_small'])
})

test('without a connection a photo waits and is sent again by itself; after six attempts it fails and can be retried', async () => {
  const { queue, ids, states, end, connect, keyOf } = scene()
  queue.add(files('a'), room)
  await end('a', offline)
  expect(await states()).toEqual({ a: 'offline' })
  connect()
  await end('a')
  expect(await states()).toEqual({ a: 'done' })

  queue.add(files('b'), room)
  for (let attempt = 1; attempt <= 6; attempt++) {
    await end('b', offline)
    connect()
  }
  expect(await states()).toEqual({ a: 'done', b: 'failed' })
  queue.retry(keyOf('b'))
  await end('b')
  expect(await states()).toEqual({ a: 'done', b: 'done' })
  expect(ids).toEqual(['photo/a', 'photo/b'])
})

test('a file beyond the length of the list is not sent, and ended uploads can be removed from the list', async () => {
  const { queue, states, errors, end, keyOf } = scene()
  queue.add(files('a', 'b'), { left: 1, max: 40 })
  expect(await states()).toEqual({ a: 'sending', b: 'failed' })
  expect(errors()).toEqual(['list_full'])
  queue.dismiss(keyOf('a'))
  queue.dismiss()
  expect(await states()).toEqual({ a: 'sending' })
  await end('a')
  queue.dismiss()
  expect(await states()).toEqual({})
})
