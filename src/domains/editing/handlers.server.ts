import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers, Staff } from '#domains/context.ts'
import type { editingEndpoints } from '#domains/editing/contract.ts'
import { differenceOf } from '#domains/editing/difference.ts'
import { fieldsOf, kinds } from '#domains/editing/kinds.server.ts'
import { takePicture } from '#domains/editing/upload.server.ts'
import {
  countDrafts,
  editedOf,
  findRevisions,
  changesSince,
  listEditables,
  standingOf,
  wholeOf,
} from '#domains/editing/read.server.ts'
import { findReferences } from '#domains/editing/references.server.ts'
import { blankOf } from '#domains/editing/blank.ts'
import { kindNames, type KindName, type Values } from '#domains/editing/shapes.ts'
import { revisionView, titleView } from '#domains/editing/views.server.ts'
import { whatIsMissing } from '#domains/editing/whole.server.ts'
import { addRevision, holdEditable } from '#domains/editing/write.server.ts'
import { keepRevision, withdraw } from '#domains/editing/keep.server.ts'
import { inLocale } from '#text/locale.ts'

/** What editors edit: lists, drafts, publishing, history. */
export const editingHandlers: Handlers<typeof editingEndpoints> = {
  upload_picture: (context, { file }) => takePicture(context, file),

  async fetch_editing_kinds({ db }) {
    const drafts = await countDrafts(db)
    return done(
      kindNames.map((kind) => ({
        kind,
        group: kinds[kind].group,
        single: kinds[kind].single ?? null,
        drafts: drafts.get(kind) ?? 0,
      })),
    )
  },

  async fetch_editables({ db, locale, actor }, { kind, q, of, page, per_page }) {
    const asked = { q, owner: of ?? null }
    const { total, rows: found } = await listEditables(db, kind, asked, { page, perPage: per_page })
    const rows = found.map(({ subject, title, live, newest }) => ({
      subject,
      title: inLocale(title, locale),
      live,
      state: newest?.state ?? null,
      changed: newest?.name ? { name: newest.name, at: newest.at } : null,
    }))
    const may_change = mayChange(actor, kind)
    const creates = (may_change && kinds[kind].creates) || null
    return done({ creates, may_change, rows }, { page, per_page, total })
  },

  async show_editable({ db, locale, actor }, { kind, subject }) {
    const { owner, store, shownAt, title } = kinds[kind]
    const fields = fieldsOf(kind, subject)
    const standing = await standingOf(db, kind, subject)
    const values = editedOf({ kind, subject }, standing)
    if (!values) return refuse('not_found')
    const { live, newest, version } = standing
    const fixed = live ? owner?.field : undefined
    const references = await findReferences(db, fields, values, { fixed })
    return done({
      kind,
      subject,
      title: titleView(values[title], subject, locale),
      fields,
      options: Object.fromEntries(
        [...references].map(([name, rows]) => [
          name,
          rows.map(({ value, label }) => ({ value, label: inLocale(label, locale) })),
        ]),
      ),
      values,
      state: newest?.state ?? null,
      live: live !== null,
      version,
      fixed: fixed ?? null,
      ready: (await whatIsMissing(db, { kind, subject }, values)).length === 0,
      may_change: mayChange(actor, kind),
      may_remove: live !== null && store.remove !== undefined && mayChange(actor, kind),
      shown_at: (await shownAt?.(subject, values, db)) ?? null,
      owned: kindNames.filter((name) => kinds[name].owner?.kind === kind),
      newest: newest && revisionView(newest),
      live_changes: await changesSince(db, { kind, subject }, standing),
    })
  },

  async fetch_revisions({ db, locale, actor }, { kind, subject, number }) {
    const standing = await standingOf(db, kind, subject)
    const values = editedOf({ kind, subject }, standing)
    if (!values) return refuse('not_found')
    const all = await findRevisions(db, kind, subject)
    const at = number === undefined ? 0 : all.findIndex((one) => one.number === number)
    const [chosen, before] = at < 0 ? [] : [all[at], all[at + 1]]
    if (number !== undefined && !chosen) return refuse('not_found')
    return done({
      title: titleView(values[kinds[kind].title], subject, locale),
      fields: fieldsOf(kind, subject),
      version: standing.version,
      may_change: mayChange(actor, kind),
      revisions: all.map(revisionView),
      shown: chosen
        ? {
            ...revisionView(chosen),
            changes: differenceOf(before?.data ?? null, wholeOf({ kind, subject }, chosen.data, null)),
          }
        : null,
    })
  },

  async create_editable(context, { kind, slug, of }) {
    const { db, now, actor, audits } = context
    const { creates, fields, owner, store } = kinds[kind]
    if (!mayChange(actor, kind)) return refuse('forbidden')
    if (!creates) return refuse('not_found')
    if (creates === 'slug' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      return refuse('invalid_input', { errors: [{ path: 'slug', code: slug ? 'invalid_format' : 'required' }] })
    }
    const subject = creates === 'slug' ? slug : ((await store.reserve?.(db)) ?? '')
    await holdEditable(db, kind, subject)
    const standing = await standingOf(db, kind, subject)
    if (standing.live || standing.newest) {
      return refuse('invalid_input', { errors: [{ path: 'slug', code: 'taken' }] })
    }
    const belongs = owner && of !== undefined ? { [owner.field]: /^\d+$/.test(of) ? Number(of) : of } : {}
    const values: Values = { ...blankOf(fields), ...belongs }
    await addRevision(db, standing, { kind, subject, state: 'draft', data: values, by: actor, now })
    audits.push({ subject: `${kind}:${subject}`, before: null, after: { draft: 1 } })
    return done({ subject, version: (await standingOf(db, kind, subject)).version, missing: [] })
  },

  save_draft: (context, given) =>
    mayChange(context.actor, given.kind) ? keepRevision(context, 'draft', given) : refused(),

  publish_editable: (context, given) =>
    mayChange(context.actor, given.kind) ? keepRevision(context, 'published', given) : refused(),

  async restore_revision(context, { kind, subject, version, number }) {
    if (!mayChange(context.actor, kind)) return refuse('forbidden')
    const [old] = await findRevisions(context.db, kind, subject, { newest: 1, number })
    if (old?.number !== number) return refuse('not_found')
    const { live } = await standingOf(context.db, kind, subject)
    return keepRevision(context, 'draft', {
      kind,
      subject,
      version,
      data: wholeOf({ kind, subject }, old.data, live),
      restoredFrom: number,
    })
  },

  withdraw_editable: (context, given) => (mayChange(context.actor, given.kind) ? withdraw(context, given) : refused()),
}

/** Taxes and what the provider is are the managers’. */
function mayChange({ staff }: Staff, kind: KindName): boolean {
  return staff.role === 'manager' || (staff.role === 'editor' && !kinds[kind].managers)
}

const refused = () => Promise.resolve(refuse('forbidden'))
