import { expect, test } from 'vitest'
import { z } from 'zod'
import { done, endpoints, write, type AnyEndpoint } from '#api/endpoint.ts'
import { invoke, type AnyHandler } from '#server/api/invoke.ts'
import { contextFor, makeWorld } from '#test/world.ts'

const endpoint: AnyEndpoint = endpoints('bookings', {
  send_file: write({
    summary: 'Takes a file.',
    access: 'anyone',
    upload: 1_000,
    input: z.object({}),
    output: z.object({ n: z.number() }),
  }),
}).send_file

test('of three files that are sent at once the third is decoded when one of the others is finished', async () => {
  const world = await makeWorld()
  const begun: (() => void)[] = []
  const handler: AnyHandler = () => new Promise((finish) => begun.push(() => finish(done({ n: 1 }))))
  const send = () => invoke(contextFor(world.services, { kind: 'visitor' }), { endpoint, handler, input: {} })
  const sent = [send(), send(), send()]
  await expect.poll(() => begun.length).toBe(2)
  begun[0]?.()
  await expect.poll(() => begun.length).toBe(3)
  for (const finish of begun) finish()
  expect(await Promise.all(sent)).toEqual(Array(3).fill({ ok: true, data: { n: 1 } }))
})
