import { expect, test } from 'vitest'
import {
  deleteInterruptedForm,
  deleteInterruptedForms,
  findInterruptedForm,
  storeInterruptedForm,
} from '#domains/accounts/sessions/interrupted-forms.server.ts'
import { contextFor, makeWorld, type TestWorld } from '#test/world.ts'

const page = '/en/profile/travellers?add=yes'
const form = { values: { first_name: 'Huda', document_number: 'A1234567' }, files: ['visa.pdf'] }

/** A browser that returns its cookies. */
function browser(world: TestWorld) {
  const context = contextFor(world.services, { kind: 'visitor' })
  context.setCookie = (line) => context.headers.set('cookie', line.split(';')[0] ?? '')
  return {
    store: (more = {}) => storeInterruptedForm(context.db, context, page, { ...form, ...more }),
    find: (at = page) => findInterruptedForm(context.db, context, at),
    arrived: () => deleteInterruptedForm(context.db, context, page),
  }
}

test('a form without a session waits for its own browser and page, encrypted, until it arrives', async () => {
  const world = await makeWorld()
  const [own, other] = [browser(world), browser(world)]
  expect(await own.find()).toBeNull()
  await own.store()
  expect(await own.find()).toEqual(form)
  expect(await own.find('/en/profile/travellers?edit=1')).toBeNull()
  await other.store({ files: [] })
  expect(await own.find()).toEqual(form)
  const stored = await world.sql(`select string_agg(form, ' ') as forms from interrupted_form`)
  expect(JSON.stringify(stored)).not.toMatch(/Huda|A1234567|visa/)
  await own.store({ files: ['other.pdf'] })
  expect(await own.find()).toMatchObject({ files: ['other.pdf'] })
  await own.arrived()
  expect(await own.find()).toBeNull()
  expect(await other.find()).not.toBeNull()
})

test('a card number in a form is hidden before the form is stored', async () => {
  const own = browser(await makeWorld())
  await own.store({ values: { request: 'My card:\n4111 1111\n1111 1111' }, files: ['4111-1111-1111-1111.pdf'] })
  expect(await own.find()).toEqual({
    values: { request: 'My card:\n**** ****\n**** 1111' },
    files: ['****-****-****-1111.pdf'],
  })
})

test('a form waits for an hour, and is deleted then', async () => {
  const world = await makeWorld()
  const own = browser(world)
  const stored = world.services.clock().getTime()
  const later = (minutes: number) => new Date(stored + minutes * 60_000).toISOString()
  await own.store()
  world.timeIs(later(59))
  expect(await own.find()).toEqual(form)
  const remaining = async () => {
    await deleteInterruptedForms(world.services.database.db, world.services.clock())
    return world.sql('select page from interrupted_form')
  }
  expect(await remaining()).toHaveLength(1)
  world.timeIs(later(60))
  expect(await own.find()).toBeNull()
  expect(await remaining()).toEqual([])
})

test('an address stores 120 forms at once, whatever its browsers; a form of more than 16 kB is not stored', async () => {
  const world = await makeWorld()
  expect(await browser(world).store({ values: { request: 'x'.repeat(16_384) } })).toBe(false)
  let stored = 0
  while (stored < 200 && (await browser(world).store())) stored++
  expect(stored).toBe(120)
  expect(await world.sql('select count(*)::int as forms from interrupted_form')).toEqual([{ forms: 120 }])
})

test('all callers together store five thousand forms', async () => {
  const world = await makeWorld()
  const own = browser(world)
  expect(await own.store()).toBe(true)
  await world.sql(`insert into interrupted_form (token_digest, page, form, stored_at)
    select 'x' || n, '/', '', now() from generate_series(1, 4999) n`)
  expect(await browser(world).store()).toBe(false)
})
