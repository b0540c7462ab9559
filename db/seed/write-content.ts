import type pg from 'pg'
import { copyRows } from '#db/seed/copy.ts'
import type { ImageRow } from '#db/seed/images.ts'
import type { World } from '#db/seed/world.ts'
import { continueIds } from '#db/seed/write-places.ts'

/** What hotels and pages refer to: vocabulary, cancellation policies, taxes, seasons, service types, settings. */
export async function writeContent(client: pg.ClientBase, world: World): Promise<void> {
  await copyRows(
    client,
    'amenity',
    'id, scope, "group", name',
    world.amenities.map((one) => [one.id, one.scope, one.group, JSON.stringify(one.name)]),
  )
  await copyRows(
    client,
    'cancellation_policy',
    'id, code, name, windows',
    world.policies.map((one, i) => [i + 1, one.code, JSON.stringify(one.name), JSON.stringify(one.windows)]),
  )
  await continueIds(client, 'cancellation_policy')
  await copyRows(
    client,
    'tax_rule',
    'kind, country, rate_basis_points, base, stars_from, stars_to, valid_from, valid_to',
    world.taxRules.map((one) => [
      one.kind,
      one.country,
      one.rateBasisPoints,
      one.base,
      one.starsFrom,
      one.starsTo,
      one.validFrom,
      one.validTo,
    ]),
  )
  await copyRows(
    client,
    'season',
    'code, name, hijri_year, first_day, last_day',
    world.seasons.map((one) => [one.code, JSON.stringify(one.name), one.hijriYear, one.firstDay, one.lastDay]),
  )
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
    'service_type',
    'id, slug, name, kind, icon, position',
    world.serviceTypes.map((one, i) => [i + 1, one.slug, JSON.stringify(one.name), one.kind, one.icon, i + 1]),
  )
  await continueIds(client, 'service_type')
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
