import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { instant, page, perPage } from '#contract/shapes.ts'
import { largestPicture } from '#domains/editing/limits.ts'
import { kindGroups, kindNames, revisionStates, shownPages, type Field } from '#domains/editing/shapes.ts'

const kind = z.enum(kindNames)
const subject = z.string().min(1).max(200).describe('Slug or id; `all` of what there is one of')
const version = z.string().max(60).describe('Of what was seen; another one is a conflict')
const data = z.record(z.string().max(60), z.unknown()).describe('Values by the names of the fields')
const seen = { kind, subject, version }
const editors = ['editor', 'manager'] as const

const revision = z.object({
  number: z.int(),
  state: z.enum(revisionStates),
  name: z.string().describe('Who; empty for what was found'),
  at: instant,
  restored_from: z.int().nullable(),
})
export type RevisionAnswer = z.output<typeof revision>

const change = z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() })

/** The version that stands now, who has made it, and when. */
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
    .describe('What still stands between a draft and the site'),
})

const editable = z
  .object({
    kind,
    subject: z.string(),
    title: z.string(),
    fields: z.custom<readonly Field[]>(),
    options: z.record(z.string(), z.array(z.object({ value: z.union([z.string(), z.number()]), label: z.string() }))),
    values: data,
    state: z.enum(revisionStates).nullable().describe('Of the newest revision; null where nobody has edited it here'),
    live: z.boolean().describe('Whether the site has it'),
    version: z.string(),
    fixed: z.string().nullable().describe('The field that says what it belongs to, once the site has it'),
    ready: z.boolean().describe('Whether it is whole: it could be published, and can be previewed'),
    may_change: z.boolean(),
    may_remove: z.boolean(),
    shown_at: z.object({ page: z.enum(shownPages), slug: z.string().nullable() }).nullable(),
    owned: z.array(kind).describe('Kinds of which some belong to it'),
    newest: revision.nullable(),
    live_changes: z.array(change).describe('What has become of it on the site since its draft was begun'),
  })
  .meta({ id: 'Editable' })
export type Editable = z.output<typeof editable>

const uploadedPicture = z.object({ id: z.string() })

export const editingEndpoints = {
  upload_picture: staffWrite({
    name: 'upload_picture',
    summary:
      'Takes a picture: the body is the JPEG, PNG or WebP itself, 10 MB at most and at least 1200 pixels wide. Kept as 16:10 without metadata.',
    staff: editors,
    upload: largestPicture,
    input: z.object({ file: z.instanceof(Uint8Array) }),
    output: uploadedPicture,
  }),
  fetch_editing_kinds: staffRead({
    name: 'fetch_editing_kinds',
    summary: 'What the desk edits, and how many drafts of each wait.',
    staff: editors,
    input: z.object({}),
    output: z.array(z.object({ kind, group: z.enum(kindGroups), single: z.string().nullable(), drafts: z.int() })),
  }),
  fetch_editables: staffRead({
    name: 'fetch_editables',
    summary: 'All of a kind, what is on the site and what is only a draft, found by words of either language.',
    staff: editors,
    input: z.object({
      kind,
      q: z.string().max(80).default(''),
      of: z.string().max(60).optional(),
      page,
      per_page: perPage,
    }),
    output: z.object({
      creates: z.enum(['slug', 'number']).nullable(),
      may_change: z.boolean(),
      rows: z.array(
        z.object({
          subject: z.string(),
          title: z.string(),
          live: z.boolean(),
          state: z.enum(revisionStates).nullable(),
          changed: z.object({ name: z.string(), at: instant }).nullable(),
        }),
      ),
    }),
    paged: true,
  }),
  show_editable: staffRead({
    name: 'show_editable',
    summary: 'One of a kind as it is edited: its fields, its draft or what the site shows.',
    staff: editors,
    input: z.object({ kind, subject }),
    output: editable,
  }),
  fetch_revisions: staffRead({
    name: 'fetch_revisions',
    summary: 'The history of one, newest first, and what one revision changed of the one before.',
    staff: editors,
    input: z.object({ kind, subject, number: z.int32().min(1).optional() }),
    output: z.object({
      title: z.string(),
      fields: z.custom<readonly Field[]>(),
      version: z.string(),
      may_change: z.boolean(),
      revisions: z.array(revision),
      shown: revision
        .extend({
          changes: z.array(change),
        })
        .nullable(),
    }),
  }),
  create_editable: staffWrite({
    name: 'create_editable',
    summary: 'Begins a new one as an empty draft; the site does not show it.',
    staff: editors,
    input: z.object({ kind, slug: z.string().max(80).default(''), of: z.string().max(60).optional() }),
    output: saved,
  }),
  save_draft: staffWrite({
    name: 'save_draft',
    summary: 'Keeps a draft, whole or not; the site goes on showing what it shows.',
    staff: editors,
    input: z.object({ ...seen, data }),
    output: saved,
    errors: ['conflict'],
    refusalData: { conflict },
  }),
  publish_editable: staffWrite({
    name: 'publish_editable',
    summary: 'Shows it on the site, in every process within two seconds. Both languages must be whole.',
    staff: editors,
    input: z.object({ ...seen, data }),
    output: saved,
    errors: ['conflict'],
    refusalData: { conflict },
  }),
  restore_revision: staffWrite({
    name: 'restore_revision',
    summary: 'Makes a draft of an old revision.',
    staff: editors,
    input: z.object({ ...seen, number: z.int32().min(1) }),
    output: saved,
    errors: ['conflict'],
    refusalData: { conflict },
  }),
  withdraw_editable: staffWrite({
    name: 'withdraw_editable',
    summary: 'Takes it off the site; its history stays, and it can be published again.',
    staff: editors,
    input: z.object(seen),
    output: saved,
    errors: ['conflict'],
    refusalData: { conflict },
  }),
}
