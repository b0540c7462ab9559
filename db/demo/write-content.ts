import type pg from 'pg'
import { copyRows } from '#db/demo/copy.ts'
import type { ImageRow } from '#db/reference/images.ts'
import type { World } from '#db/demo/world.ts'
import { continueIds } from '#db/demo/ids.ts'

/**
 * Writes the rows that hotels and pages refer to besides the reference data: cancellation policies, notes about seasons,
 * a promotion code, settings.
 */
export async function writeContent(client: pg.ClientBase, world: World): Promise<void> {
  await copyRows(
    client,
    'cancellation_policy',
    'id, code, name, windows',
    world.policies.map((one, i) => [i + 1, one.code, JSON.stringify(one.name), JSON.stringify(one.windows)]),
  )
  await continueIds(client, 'cancellation_policy')
  await copyRows(
    client,
    'season_note',
    'code, title, text, city, first_day, last_day',
    world.seasonNotes.map((one) => [
      one.code,
      JSON.stringify(one.title),
      JSON.stringify(one.text),
      one.city,
      one.firstDay,
      one.lastDay,
    ]),
  )
  await copyRows(
    client,
    'promotion',
    'code, name, rate_basis_points, amount, for_stays, for_packages, for_services, max_per_person',
    [['WELCOME10', JSON.stringify({ en: 'Welcome offer', ar: 'عرض الترحيب' }), 1_000, 30_000, true, true, true, 1]],
  )
  await copyRows(
    client,
    'setting',
    'key, value',
    Object.entries(world.settings).map(([key, value]) => [key, JSON.stringify(value)]),
  )
}

export async function writeImages(client: pg.ClientBase, images: ImageRow[]): Promise<void> {
  await copyRows(
    client,
    'image',
    'id, scene, options, alt',
    images.map((one) => [one.id, one.scene, JSON.stringify(one.options), JSON.stringify(one.alt)]),
  )
}
