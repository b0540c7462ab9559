import { done, err, invalid } from '#api/endpoint.ts'
import { addRevision, lockEditable, putOnSite, takeOffSite } from '#domains/cms/commands.server.ts'
import type { HiddenRows } from '#domains/cms/hotel-file/contract.ts'
import { planHotel, type Plan, type PlannedItem } from '#domains/cms/hotel-file/plan.server.ts'
import { kinds } from '#domains/cms/kinds.server.ts'
import { withSuggestedTexts } from '#domains/cms/pictures/suggested-texts.server.ts'
import { revisionsOf } from '#domains/cms/queries.server.ts'
import { saveRevision } from '#domains/cms/revisions.server.ts'
import type { Values } from '#domains/cms/shapes.ts'
import type { StaffContext } from '#domains/context.ts'
import { writeStock } from '#domains/products/stays/admin/stock.server.ts'
import type { Workbook } from '@rihla/workbook/sheet'

/**
 * Imports a workbook in the transaction of the call, with the same rules, history and audit as the editor. `seen` is the
 * digest of the preview; without one, the file is imported as it is.
 */
export async function applyHotel(
  context: StaffContext,
  { workbook, hiddenRows, seen }: { workbook: Workbook; hiddenRows: HiddenRows; seen: string | undefined },
) {
  const { db } = context
  const first = await planHotel(context, workbook, hiddenRows)
  // Two imports of the same hotel wait for each other; the second one sees what the first one has written.
  await lockEditable(db, 'hotel', first.subject ?? `slug ${first.view.hotel.slug}`)
  const plan = await planHotel(context, workbook, hiddenRows)
  const { view, items } = plan
  if (view.problems.length > 0) return invalid('file', 'lines_refused')
  if (items.length === 0 && plan.nights.length === 0) {
    return invalid('file', 'nothing_to_change')
  }
  if (seen !== undefined && seen !== view.seen) return err('conflict')
  const ids: Ids = { hotel: Number(plan.subject), rooms: new Map(plan.roomIds), policies: new Map(plan.policyIds) }
  for (const item of items) {
    const failure = await writeItem(context, item, { ids, plan })
    if (failure) return failure
  }
  if (plan.nights.length > 0) {
    const nights = plan.nights.map(({ room, night, set, before }) => ({
      roomTypeId: ids.rooms.get(room) as number,
      night,
      set,
      ...(before && { was: before }),
    }))
    const written = await writeStock(context, ids.hotel, nights, { file: nights.length })
    if (!written.ok) return written.error.code === 'stock_refused' ? err('conflict') : err('not_found')
  }
  const created = items.filter((item) => item.subject === null).length
  return done({
    hotel: String(ids.hotel),
    created,
    changed: items.length - created,
    nights: plan.nights.length,
    on_site: view.hotel.on_site,
  })
}

/** Ids by code, of items that exist and of those that this import has created. */
type Ids = { hotel: number; rooms: Map<string, number>; policies: Map<string, number> }

/** Writes an item. Returns the error if it has changed meanwhile or the database rejects it, otherwise null. */
async function writeItem(context: StaffContext, item: PlannedItem, { ids, plan }: { ids: Ids; plan: Plan }) {
  const { kind, code } = item
  const subject = item.subject ?? (await kinds[kind].store.reserve?.(context.db)) ?? ''
  const data = { ...item.values, ...ownersOf(item, ids) }
  const state = await revisionsOf(context.db, kind, subject)
  if (item.subject !== null && state.version !== item.version) return err('conflict')
  // Publishing requires photos. A hotel off the site, or a room without photos, is written off the site, so that rooms
  // and nights can reference it.
  const offSite = kind === 'hotel' ? !plan.view.hotel.on_site : isWithoutPhotos(data)
  const saved = offSite
    ? await writeOffSite(context, { kind, subject, data })
    : await saveRevision(context, 'published', { kind, subject, version: state.version, data, isNew: true })
  if (!saved.ok) return saved
  if (kind === 'hotel') ids.hotel = Number(subject)
  if (kind === 'room_type') ids.rooms.set(code, Number(subject))
  if (kind === 'policy') ids.policies.set(code, Number(subject))
  return null
}

function ownersOf({ kind, room, policy }: PlannedItem, { hotel, rooms, policies }: Ids): Values {
  if (kind === 'room_type') return { hotel_id: hotel }
  if (kind !== 'rate_plan') return {}
  return { room_type_id: rooms.get(room), ...(policy !== '' && { policy_id: policies.get(policy) }) }
}

function isWithoutPhotos({ image_ids }: Values): boolean {
  return Array.isArray(image_ids) && image_ids.length === 0
}

/**
 * Writes a hotel that the site does not show, or a room type of one that has no photos yet. The history records the
 * hotel as taken off, so that it is not deleted as a mere draft while rooms belong to it.
 */
async function writeOffSite(
  { db, now, actor, audits }: StaffContext,
  { kind, subject, data }: { kind: 'hotel' | 'room_type' | 'rate_plan' | 'policy'; subject: string; data: Values },
) {
  await lockEditable(db, kind, subject)
  const { fields } = kinds[kind]
  const values = await withSuggestedTexts(db, { kind, fields }, data)
  const status = await revisionsOf(db, kind, subject)
  const state = kind === 'hotel' ? 'withdrawn' : 'published'
  const number = await addRevision(db, status, { kind, subject, state, data: values, by: actor, now })
  const code = await putOnSite(db, kind, subject, { values, now })
  if (code) return invalid('file', code)
  if (kind === 'hotel') await takeOffSite(db, kind, subject)
  audits.push({ subject: `${kind}:${subject}`, before: null, after: { revision: number } })
  return done({ subject })
}
