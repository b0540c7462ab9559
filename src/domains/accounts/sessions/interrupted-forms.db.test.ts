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
