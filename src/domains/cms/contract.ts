import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate, instant, page, perPage, typedField } from '#api/shapes.ts'
import { editors, managers } from '#api/staff.ts'
import { maxLogoBytes, maxPictureBytes } from '#domains/cms/limits.ts'
import { kindNames, revisionStates, shownPages, type Field } from '#domains/cms/shapes.ts'

const kind = z.enum(kindNames)
const subject = z.string().min(1).max(200).describe('Slug or id; `all` for kinds with only one item')
const version = z.string().max(60).describe('The version that was read; a different current version is a conflict')
const data = z.record(z.string().max(60), z.unknown()).describe('Values by field name')
const seen = { kind, subject, version }
const newItem = {
  kind,
  slug: z.string().max(80).default('').describe('Its subject, for kinds with a typed slug'),
  of: z.string().max(60).optional().describe('The subject of its owner'),
}

const revision = z.object({
  number: z.int(),
  state: z.enum(revisionStates),
  name: z.string().describe('Name of the author; empty for content that existed before the first edit'),
  at: instant,
  restored_from: z.int().nullable(),
})
export type RevisionAnswer = z.output<typeof revision>

const change = z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() })

/** The current version: its author and the time of its creation. */
const conflict = z.object({ name: z.string(), at: instant.nullable() })
const saved = z.object({
  version: z.string(),
  subject: z.string(),
  missing: z
    .array(
      z.object({
        path: z.string(),
        code: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .describe('Problems that prevent publishing the draft'),
})

const bilingual = z.object({ en: z.string(), ar: z.string() })
const editable = z
  .object({
    kind,
    subject: z.string(),
    title: z.string(),
    fields: z.custom<readonly Field[]>(),
    options: z.record(z.string(), z.array(z.object({ value: z.union([z.string(), z.number()]), label: z.string() }))),
    values: data,
    state: z.enum(revisionStates).nullable().describe('State of the newest revision; null if never edited here'),
    live: z.boolean().describe('True if it is published on the site'),
    version: z.string(),
    fixed: z.string().nullable().describe('The field of its owner, which is fixed once it is published'),
    ready: z.boolean().describe('True if it is complete and can be previewed and published'),
    may_change: z.boolean(),
    may_remove: z.boolean(),
    may_delete: z.boolean().describe('True for a draft that was never published'),
    shown_at: z.object({ page: z.enum(shownPages), slug: z.string().nullable() }).nullable(),
    named_by: z.string().describe('The field with its name'),
    owner_title: bilingual.nullable().describe('The title of its owner, such as the hotel of a room type'),
    subjects: z
      .array(z.object({ value: z.string(), words: bilingual }))
      .describe('What its pictures can show, for suggested descriptions'),
    newest: revision.nullable(),
    live_changes: z.array(change).describe('Changes on the site since the draft was started'),
  })
  .meta({ id: 'Editable' })
export type Editable = z.output<typeof editable>

const uploadedPicture = z.object({
  id: z.string(),
  focus: z.string().describe('Its focal point: column and row of a grid of 5 × 5, `00` at the top left'),
})
const uploadedLogo = z.object({ name: z.string().describe('Name of the stored file, for the fields of `brand`') })

const draftChange = { staff: editors, output: saved, errors: ['conflict'], errorData: { conflict } } as const

export const editingEndpoints = endpoints('admin', {
  upload_picture: staffWrite({
    summary:
      'Uploads a picture: the body is the JPEG, PNG, WebP, HEIC or AVIF file, at most 50 MB and at least 1200 pixels wide. Stored without metadata, with a focal point around which it is cropped to 16:10.',
    staff: editors,
    upload: maxPictureBytes,
    input: z.object({ file: z.instanceof(Uint8Array) }),
    output: uploadedPicture,
  }),
  upload_logo: staffWrite({
    summary: 'Uploads a logo: the body is the SVG or PNG file, at most 1 MB. It is stored as PNG.',
    staff: managers,
    upload: maxLogoBytes,
    input: z.object({ file: z.instanceof(Uint8Array) }),
    output: uploadedLogo,
  }),
  fetch_editing_kinds: staffRead({
    summary: 'The kinds of content that can be edited, with the number of drafts of each.',
    staff: editors,
    output: z.array(z.object({ kind, single: z.string().nullable(), drafts: z.int() })),
  }),
  fetch_editables: staffRead({
    summary: 'Items of a kind, published and drafts, with a text search in both languages.',
    staff: editors,
    input: z.object({
      kind,
      q: typedField(80).default(''),
      of: z.string().max(60).optional(),
      city: z.string().max(80).optional().describe('Only items in this city, by its slug'),
      unfinished: z.boolean().default(false).describe('Only items on the site with suggested texts'),
      page,
      per_page: perPage,
    }),
    output: z.object({
      creates: z.enum(['slug', 'number']).nullable(),
      may_change: z.boolean(),
      unfinished: z.int().describe('Number of items on the site with suggested texts'),
      cities: z.array(z.object({ slug: z.string(), name: z.string() })).describe('Of all items, if they are in cities'),
      rows: z.array(
        z.object({
          subject: z.string(),
          title: z.string(),
          city: z.string().nullable(),
          live: z.boolean(),
          state: z.enum(revisionStates).nullable(),
          changed: z.object({ name: z.string(), at: instant }).nullable(),
          licence: z
            .object({ valid_until: calendarDate.nullable(), ended: z.boolean() })
            .nullable()
            .describe('Of a hotel on the site, if only licensed ones are sold and its licence is missing or ends soon'),
        }),
      ),
    }),
    paged: true,
  }),
  show_editable: staffRead({
    summary: 'One item for editing: its fields, and the values of its draft or of the site.',
    staff: editors,
    input: z.object({ kind, subject }),
    output: editable,
  }),
  fetch_revisions: staffRead({
    summary: 'The revisions of an item, newest first, and the changes of one revision from the previous one.',
    staff: editors,
    input: z.object({ kind, subject, number: z.int32().min(1).optional() }),
    output: z.object({
      title: z.string(),
      fields: z.custom<readonly Field[]>(),
      version: z.string(),
      may_change: z.boolean(),
      revisions: z.array(revision),
      shown: revision.extend({ changes: z.array(change) }).nullable(),
    }),
  }),
  show_new_editable: staffRead({
    summary: 'An empty form for a new item. Nothing is stored; `create_editable` stores its first draft.',
    staff: editors,
    input: z.object(newItem),
    output: editable,
  }),
  create_editable: staffWrite({
    ...draftChange,
    summary: 'Creates a new item as a draft, empty without `data`; the site does not show it.',
    input: z.object({ ...newItem, data: data.optional() }),
  }),
  delete_draft: staffWrite({
    ...draftChange,
    summary: 'Deletes an item that was never published, with its history.',
    input: z.object(seen),
    output: z.object({ subject: z.string() }),
  }),
  save_draft: staffWrite({
    ...draftChange,
    summary: 'Saves a draft, complete or not; the site does not change.',
    input: z.object({ ...seen, data }),
  }),
  publish_editable: staffWrite({
    ...draftChange,
    summary: 'Publishes an item, in every process within two seconds. Both languages must be complete.',
    input: z.object({ ...seen, data }),
  }),
  restore_revision: staffWrite({
    ...draftChange,
    summary: 'Creates a draft from an old revision.',
    input: z.object({ ...seen, number: z.int32().min(1) }),
  }),
  withdraw_editable: staffWrite({
    ...draftChange,
    summary: 'Removes an item from the site; its history remains, and it can be published again.',
    input: z.object(seen),
  }),
})
