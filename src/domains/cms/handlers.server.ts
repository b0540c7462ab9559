import { done, err, invalid } from '#api/endpoint.ts'
import type { Handlers, Staff, StaffContext } from '#domains/context.ts'
import type { Editable, editingEndpoints, RevisionAnswer } from '#domains/cms/contract.ts'
import { differenceOf } from '#domains/cms/difference.ts'
import { fieldsOf, kinds } from '#domains/cms/kinds.server.ts'
import { takeLogo } from '#domains/cms/logo-upload.server.ts'
import { takePicture } from '#domains/cms/upload.server.ts'
import {
  countDrafts,
  countUnfinished,
  editedOf,
  findRevisions,
  changesSince,
  listEditables,
  isDraftOnly,
  revisionsOf,
  wholeOf,
  type Revisions,
  type RevisionRow,
} from '#domains/cms/queries.server.ts'
import { ownerTitle, pictureSubjects } from '#domains/cms/pictures/suggested-texts.server.ts'
import { findReferences } from '#domains/cms/references.server.ts'
import { blankOf, inCurrency, type KindName, kindNames, type Values } from '#domains/cms/shapes.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import { findEndingLicences } from '#domains/products/stays/admin/queries.server.ts'
import { publicationErrors, deleteDraft, saveRevision, withdraw } from '#domains/cms/revisions.server.ts'
import { addRevision, lockEditable } from '#domains/cms/commands.server.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'
import { texts } from '#i18n/translator.server.ts'
import { atKey } from '#i18n/translator.ts'

/** Handlers of the editor: lists, drafts, publishing, history. */
export const editingHandlers: Handlers<typeof editingEndpoints> = {
  upload_picture: (context, { file }) => takePicture(context, file),
  upload_logo: (context, { file }) => takeLogo(context, file),

  async fetch_editing_kinds({ db }) {
    const drafts = await countDrafts(db)
    return done(kindNames.map((kind) => ({ kind, single: kinds[kind].single ?? null, drafts: drafts.get(kind) ?? 0 })))
  },

  async fetch_editables({ db, locale, now, actor }, { kind, q, of, city, unfinished, page, per_page }) {
    const filter = { q, owner: of ?? null, city: city ?? null, unfinished }
    const { total, rows: found, cities } = await listEditables(db, kind, filter, { page, perPage: per_page })
    const hotels = kind === 'hotel' ? found.map(({ subject }) => Number(subject)) : []
    const licences = await findEndingLicences(db, hotels, now)
    const licenceOf = new Map(licences.map(({ id, valid_until, ended }) => [String(id), { valid_until, ended }]))
    const rows = found.map(({ subject, title, city: place, live, newest }) => ({
      subject,
      title: live ? inLocale(title, locale) : titleView({ kind, subject }, title, locale),
      city: place && inLocale(place, locale),
      live,
      state: newest?.state ?? null,
      changed: newest?.name ? { name: newest.name, at: newest.at } : null,
      licence: licenceOf.get(subject) ?? null,
    }))
    const may_change = mayChange(actor, kind)
    const creates = (may_change && kinds[kind].creates) || null
    return done(
      {
        creates,
        may_change,
        unfinished: await countUnfinished(db, kind),
        cities: cities.map(({ slug, name }) => ({ slug, name: inLocale(name, locale) })),
        rows,
      },
      { page, per_page, total },
    )
  },

  async show_editable(context, { kind, subject }) {
    const state = await revisionsOf(context.db, kind, subject)
    const values = editedOf({ kind, subject }, state)
    return values ? done(await editableView(context, { kind, subject }, { state, values })) : err('not_found')
  },

  async show_new_editable(context, input) {
    const { kind, slug } = input
    const wrong = await newItemError(context, input)
    if (wrong) return wrong
    const subject = kinds[kind].creates === 'slug' ? slug : ''
    const state = { live: null, newest: null, version: '' }
    return done(await editableView(context, { kind, subject }, { state, values: newValues(input) }))
  },

  async fetch_revisions({ db, locale, actor }, { kind, subject, number }) {
    const state = await revisionsOf(db, kind, subject)
    const values = editedOf({ kind, subject }, state)
    if (!values) return err('not_found')
    const all = await findRevisions(db, kind, subject)
    const at = number === undefined ? 0 : all.findIndex((one) => one.number === number)
    const [chosen, before] = at < 0 ? [] : [all[at], all[at + 1]]
    if (number !== undefined && !chosen) return err('not_found')
    const fields = fieldsOf(kind, subject)
    return done({
      title: titleView({ kind, subject }, values[kinds[kind].title], locale),
      fields: inCurrency(fields, (await readSettings(db)).currency),
      version: state.version,
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

  async create_editable(context, { data, ...input }) {
    const { db, now, actor, audits } = context
    const { kind, slug } = input
    const wrong = await newItemError(context, input)
    if (wrong) return wrong
    const subject = kinds[kind].creates === 'slug' ? slug : ((await kinds[kind].store.reserve?.(db)) ?? '')
    await lockEditable(db, kind, subject)
    const state = await revisionsOf(db, kind, subject)
    if (state.live || state.newest) return slugTaken
    if (data) {
      return saveRevision(context, 'draft', { kind, subject, version: state.version, data, isNew: true })
    }
    await addRevision(db, state, { kind, subject, state: 'draft', data: newValues(input), by: actor, now })
    audits.push({ subject: `${kind}:${subject}`, before: null, after: { draft: 1 } })
    return done({ subject, version: (await revisionsOf(db, kind, subject)).version, missing: [] })
  },

  save_draft: (context, input) =>
    mayChange(context.actor, input.kind) ? saveRevision(context, 'draft', input) : denied(),

  publish_editable: (context, input) =>
    mayChange(context.actor, input.kind) ? saveRevision(context, 'published', input) : denied(),

  async restore_revision(context, { kind, subject, version, number }) {
    if (!mayChange(context.actor, kind)) return err('forbidden')
    const [old] = await findRevisions(context.db, kind, subject, { newest: 1, number })
    if (old?.number !== number) return err('not_found')
    const { live } = await revisionsOf(context.db, kind, subject)
    return saveRevision(context, 'draft', {
      kind,
      subject,
      version,
      data: wholeOf({ kind, subject }, old.data, live),
      restoredFrom: number,
    })
  },

  delete_draft: (context, input) => (mayChange(context.actor, input.kind) ? deleteDraft(context, input) : denied()),

  withdraw_editable: (context, input) => (mayChange(context.actor, input.kind) ? withdraw(context, input) : denied()),
}

type NewItem = { kind: KindName; slug: string; of?: string | undefined }

/** The reason why a new item cannot be created; null if it can. */
async function newItemError({ db, actor }: StaffContext, { kind, slug }: NewItem) {
  const { creates } = kinds[kind]
  if (!mayChange(actor, kind)) return err('forbidden')
  if (!creates) return err('not_found')
  if (creates === 'number') return null
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return invalid('slug', slug ? 'invalid_format' : 'required')
  }
  const state = await revisionsOf(db, kind, slug)
  return state.live || state.newest ? slugTaken : null
}

const slugTaken = invalid('slug', 'taken')

/** Empty values that belong to the owner. */
function newValues({ kind, of }: NewItem): Values {
  const { fields, owner } = kinds[kind]
  const belongs = owner && of !== undefined ? { [owner.field]: /^\d+$/.test(of) ? Number(of) : of } : {}
  const initial = fields.flatMap(({ name, initial: value }) => (value === undefined ? [] : [[name, value]]))
  return { ...blankOf(fields), ...Object.fromEntries(initial), ...belongs }
}

async function editableView(
  { db, locale, actor }: StaffContext,
  { kind, subject }: { kind: KindName; subject: string },
  { state: { live, newest, version }, values }: { state: Revisions; values: Values },
): Promise<Editable> {
  const { owner, store, shownAt, title } = kinds[kind]
  const fields = fieldsOf(kind, subject)
  const fixed = live ? owner?.field : undefined
  const references = await findReferences(db, fields, values, { fixed })
  const isStored = live !== null || newest !== null
  return {
    kind,
    subject,
    title: titleView({ kind, subject }, values[title], locale),
    fields: inCurrency(fields, (await readSettings(db)).currency),
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
    ready: isStored && (await publicationErrors(db, { kind, subject }, values)).length === 0,
    may_change: mayChange(actor, kind),
    may_remove: live !== null && store.remove !== undefined && mayChange(actor, kind),
    may_delete: mayChange(actor, kind) && newest !== null && (await isDraftOnly(db, kind, subject, live)),
    shown_at: (isStored && (await shownAt?.(subject, values, db))) || null,
    named_by: title,
    owner_title: await ownerTitle(db, kind, values),
    subjects: pictureSubjects(kind),
    newest: newest && revisionView(newest),
    live_changes: await changesSince(db, { kind, subject }, { live, newest, version }),
  }
}

/** Taxes and the provider's identity can be changed by managers only. */
function mayChange({ staff }: Staff, kind: KindName): boolean {
  return staff.role === 'manager' || (staff.role === 'editor' && !kinds[kind].managers)
}

const denied = () => Promise.resolve(err('forbidden'))

function revisionView({ number, state, name, at, restored_from }: RevisionRow): RevisionAnswer {
  return { number, state, name, at, restored_from }
}

/**
 * The name of a fixed item, or the title from the naming field, in either language; “Untitled hotel” while that field
 * is empty. A choice, such as the kind of a tax, is shown by its label.
 */
function titleView({ kind, subject }: { kind: KindName; subject: string }, named: unknown, locale: Locale): string {
  const fixed = kinds[kind].fixed?.[subject]
  const field = fieldsOf(kind, subject).find(({ name }) => name === kinds[kind].title)
  if (fixed) return inLocale(fixed, locale)
  const text = typeof named === 'string' ? named : isBilingual(named) ? inLocale(named, locale) : ''
  const words = texts[locale]
  const label = field?.type === 'choice' ? atKey(words, `catalogue.choice_${text}`) : undefined
  const [line = ''] = (label ?? text).trim().split('\n')
  if (line !== '') return line.length <= 120 ? line : `${line.slice(0, 119)}…`
  return atKey(words, `editornames.untitled_${kind}`) ?? atKey(words, 'editornames.untitled') ?? ''
}

function isBilingual(named: unknown): named is Bilingual {
  return typeof named === 'object' && named !== null && 'en' in named && 'ar' in named
}
