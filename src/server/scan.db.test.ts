import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { wire } from '#server/wire.ts'
import { clamav, eicar } from '#test/clamav.ts'
import { client, serve } from '#test/site.ts'
import { makeWorld, sessionOf, testSecret } from '#test/world.ts'

test('what people send is scanned before it is read: harmful files are refused, and all while nobody can tell', async () => {
  const world = await makeWorld()
  const { address, received, stop } = await clamav()
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '2',
    CLAMAV: address,
    DATA_DIR: '.data/test-scan',
  })
  const wired = wire({ env, databaseUrl: world.url, secret: testSecret, clock: world.wired.clock })
  onTestFinished(() => wired.database.close())
  const { send } = client(await serve(wired))
  const Cookie = await sessionOf(world, (await world.traveller()).id)
  const put = (body: Uint8Array, headers: Record<string, string> = { Cookie }) =>
    send('update_image', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(body),
    })
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0e5a54' } })
    .jpeg()
    .toBuffer()
  expect((await put(photo)).status).toBe(200)
  expect(received[0]?.equals(photo)).toBe(true)
  const harmful = await put(Buffer.concat([photo, eicar]))
  expect(harmful).toMatchObject({ status: 422, body: { errors: [{ path: 'file', code: 'file_harmful' }] } })
  // A stranger's file is not even looked at.
  expect((await put(eicar, {})).status).toBe(401)
  expect(received).toHaveLength(2)
  stop()
  const unknown = await put(photo)
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '30'])
})
