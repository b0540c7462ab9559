import { expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { openSite } from '#server/main.ts'
import { makeWorld, testSecret } from '#test/world.ts'

test('a site whose payment provider does not charge the currency of its prices does not start, with one sentence', async () => {
  const world = await makeWorld()
  await world.sql(`insert into setting (key, value) values ('currency', '"IQD"')`)
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
  })
  await expect(openSite({ env, databaseUrl: world.url, secret: testSecret })).rejects.toMatchObject({
    exitCode: 78,
    message: expect.stringMatching(/^Prices are in IQD, which the payment provider stripe does not charge/) as string,
  })
})
