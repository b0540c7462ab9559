import { expect, test } from 'vitest'
import { loadWorld } from '#db/demo/load.ts'
import { demoWorld } from '#db/demo/world.ts'
import { listEditables } from '#domains/cms/queries.server.ts'
import { kindNames } from '#domains/cms/shapes.ts'
import { changesOf } from '#test/changes.ts'
import { bySize } from '#test/lane.ts'
import { staffOf } from '#test/staff.ts'
import { seed } from '#test/seeding.ts'
import { makeWorld, today } from '#test/world.ts'

/** Everything that an editor can change, except the columns that every publication updates. */
const state = `select jsonb_build_object(
  'hotel', (select jsonb_agg(to_jsonb(t) - 'updated_at' order by id) from hotel t),
  'rest', (select jsonb_agg(to_jsonb(t) order by id) from room_type t),
  'rates', (select jsonb_agg(to_jsonb(t) order by id) from rate_plan t),
  'policies', (select jsonb_agg(to_jsonb(t) order by id) from cancellation_policy t),
  'packages', (select jsonb_agg(to_jsonb(t) order by id) from package t),
  'hotels', (select jsonb_agg(to_jsonb(t) order by package_id, position) from package_hotel t),
  'extras', (select jsonb_agg(to_jsonb(t) order by id) from package_extra t),
  'services', (select jsonb_agg(to_jsonb(t) order by id) from service t),
  'options', (select jsonb_agg(to_jsonb(t) order by id) from service_option t),
  'taxes', (select jsonb_agg(to_jsonb(t) order by id) from tax_rule t),
  'seasons', (select jsonb_agg(to_jsonb(t) order by id) from season t),
  'notes', (select jsonb_agg(to_jsonb(t) order by id) from season_note t),
  'goals', (select jsonb_agg(to_jsonb(t) order by position) from general_goal t),
  'statistics', (select jsonb_agg(to_jsonb(t) order by position) from client_statistic t),
  'words', (select jsonb_agg(to_jsonb(t) order by position) from guest_word t),
  'articles', (select jsonb_agg(to_jsonb(t) - 'search_key' order by slug) from blog t),
  'faqs', (select jsonb_agg(to_jsonb(t) order by slug) from faq_entry t),
  'images', (select jsonb_agg(to_jsonb(t) order by id) from image t),
  'settings', (select jsonb_agg(to_jsonb(t) - 'updated_at' order by key) from setting t)) as state`

test('all demo data can be published unchanged and is the same afterwards; each kind is recorded in the change feed', async () => {
  const world = await makeWorld({ nights: 0 })
  // The demo data contains its own base tables.
  await world.sql(
    'alter table booking_charge disable trigger user; truncate country, city, amenity, cancellation_policy, tax_rule, setting restart identity cascade',
  )
  await seed(world, (client) => loadWorld(client, demoWorld(), { today }))
  const { api } = await staffOf(world, 'manager')
  const [before] = await world.sql(state)
  const changed = await changesOf(world)
  const wrong: string[] = []
  for (const kind of kindNames) {
    const { rows } = await listEditables(
      world.services.database.db,
      kind,
      { q: '', owner: null, city: null, unfinished: false },
      { page: 1, perPage: 9_999 },
    )
    expect(rows.length, kind).toBeGreaterThan(0)
    // The first, the last and a middle row of each kind.
    const middle = rows[Math.trunc(rows.length / 2)]
    for (const row of new Set(bySize([middle], [rows[0], middle, rows.at(-1)]))) {
      const subject = row?.subject ?? ''
      const answer = await api.show_editable({ kind, subject })
      if (!answer.ok) throw new Error(`${kind} ${subject}: ${answer.error.code}`)
      const { version, values } = answer.data
      const published = await api.publish_editable({ kind, subject, version, data: values })
      if (!published.ok) wrong.push(`${kind} ${subject}: ${JSON.stringify(published.error)}`)
      // The wording of a notification and a promotion are read each time, so no cache contains them.
      if ((await changed()).length === 0 && kind !== 'notification' && kind !== 'promotion')
        wrong.push(`${kind} ${subject}: no change recorded`)
    }
  }
  expect(wrong).toEqual([])
  const [after] = await world.sql(state)
  expect(after).toEqual(before)
})
