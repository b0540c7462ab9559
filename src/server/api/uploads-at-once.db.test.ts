import { expect, test } from 'vitest'
import { z } from 'zod'
import { done, endpoints, write, type AnyEndpoint } from '#api/endpoint.ts'
import { invoke, type AnyHandler } from '#server/api/invoke.ts'
import { serve } from '#test/site.ts'
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

test('one file of unknown senders at an address is read at a time, five wait, and nobody else waits for them', async () => {
  const { services } = await makeWorld()
  services.env.TRUSTED_PROXIES = 1
  const address = await serve(services)
  const finish: (() => void)[] = []
  const send = (caller: string, body: BodyInit) =>
    fetch(`${address}/api/v1/send_document_by_link`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': caller, 'Content-Type': 'application/pdf' },
      body,
      duplex: 'half',
    } as RequestInit)
  const half = () =>
    new ReadableStream({
      start(body) {
        body.enqueue(new Uint8Array(100_000))
        finish.push(() => body.close())
      },
    })
  const sent = Array.from({ length: 7 }, () => send('203.0.113.9', half()))
  const refused = await Promise.race(sent)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect((await send('203.0.113.10', new Uint8Array(100_000))).status).toBe(422)
  for (const end of finish) end()
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([422, 422, 422, 422, 422, 422, 503])
})
