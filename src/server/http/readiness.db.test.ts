import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeText } from '#domains/accounts/codes/text-budget.server.ts'
import { createHeartbeat } from '#server/database/heartbeat.ts'
import { readinessOf } from '#server/http/readiness.ts'
import { makeWorld } from '#test/world.ts'

async function madeReady({ inFolder = '', withoutDatabase = false } = {}) {
  const world = await makeWorld()
  const folder = await mkdtemp(join(tmpdir(), 'readiness-'))
  const nobody = createHeartbeat('postgres://nobody@127.0.0.1:1/none')
  if (withoutDatabase) await nobody.start()
  onTestFinished(async () => {
    nobody.stop()
    await rm(folder, { recursive: true, force: true })
  })
  let ready = true
  const { background, clock, env, ports } = world.services
  const heartbeat = withoutDatabase ? nobody : world.services.heartbeat
  const facts = { background, heartbeat, clock, ports, env: { ...env, DATA_DIR: inFolder || folder } }
  const readiness = readinessOf(facts, () => ready)
  return { world, readiness, stops: () => (ready = false) }
}

test('a process with late background work stays ready and says what is late; the warning is cached for five seconds', async () => {
  const { world, readiness, stops } = await madeReady()
  await world.paysOnline()
  const guest = await world.traveller()
  await guest.books(await world.hotel(), { payment: 'prepay' })
  await world.sql(`update notification set status = 'sent'`)
  await world.sql('delete from jobs.job')
  expect(await readiness()).toEqual({ status: 'ok', warnings: [] })
  // Held until half past nine.
  world.timeIs('2026-12-01T09:31:01Z')
  expect(await readiness()).toEqual({ status: 'ok', warnings: ['holds'] })
  await world.sql(`update booking set status = 'expired', deadline_at = null`)
  expect(await readiness()).toEqual({ status: 'ok', warnings: ['holds'] })
  world.timeIs('2026-12-01T09:31:06Z')
  expect(await readiness()).toEqual({ status: 'ok', warnings: [] })
  stops()
  expect(await readiness()).toEqual({ status: 'stopping', warnings: [] })
})

test('a data folder that cannot be written is a warning', async () => {
  const { readiness } = await madeReady({ inFolder: '/dev/null/data' })
  expect(await readiness()).toEqual({ status: 'ok', warnings: ['data_folder'] })
})

test('a used-up budget of text messages is a warning', async () => {
  const { world, readiness } = await madeReady()
  const code = { real: true, unproven: false }
  Object.assign(world.services.ports.texts, { perHour: 2 })
  expect([await takeText(world.services.ports, code), await takeText(world.services.ports, code)]).toEqual([true, true])
  expect(await readiness()).toEqual({ status: 'ok', warnings: ['text_messages'] })
})

test('a process without its database is not ready', async () => {
  const { readiness } = await madeReady({ withoutDatabase: true })
  expect(await readiness()).toEqual({ status: 'database', warnings: [] })
})
