import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { createServices } from '#server/services.ts'
import { clamav, eicar } from '#test/clamav.ts'
import { client, serve } from '#test/site.ts'
import { makeWorld, sessionOf, testSecret } from '#test/world.ts'

test('uploads are scanned before they are read: harmful files are rejected, and all files while the scanner is unavailable', async () => {
  const world = await makeWorld()
  const { address, received, stop } = await clamav()
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '2',
    CLAMAV: address,
    DATA_DIR: '.data/test-scan',
  })
  const services = createServices({ env, databaseUrl: world.url, secret: testSecret, clock: world.services.clock })
  onTestFinished(() => services.database.close())
  const { send } = client(await serve(services))
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
  // A file of an unauthorised caller is not scanned.
  expect((await put(eicar, {})).status).toBe(401)
  expect(received).toHaveLength(2)
  stop()
  const unknown = await put(photo)
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '30'])
})
