import type { SQL } from 'drizzle-orm'
import type { FieldError } from '#contract/errors.ts'
import type { Field, KindGroup, ShownAt, Values } from '#domains/editing/shapes.ts'
import type { Queryable } from '#domains/db.ts'

/** Where what is edited lives: the tables that the site reads. */
export type Store = {
  /**
   * A query for all that the site has: `subject`, a bilingual `title`, and its `place` in lists; of one owner where it
   * belongs to one. Settings and fixed lists are `single`.
   */
  listing: (owner: string | null) => SQL
  /** As the site shows it now; null when it shows none. */
  read: (db: Queryable, subject: string) => Promise<Values | null>
  /** Makes it so, whether it was there or not. Within a transaction. */
  write: (tx: Queryable, subject: string, values: Values, now: Date) => Promise<void>
  remove?: (tx: Queryable, subject: string) => Promise<void>
  /** The id that a new row will have. */
  reserve?: (tx: Queryable) => Promise<string>
}

export type Among = { db: Queryable; subject: string }

/** What an editor can edit: its fields, where they live, whom to tell, and where it is seen. */
export type Kind = {
  group: KindGroup
  fields: readonly Field[]
  /** Where each of it has fields of its own. */
  fieldsOf?: (subject: string) => readonly Field[]
  store: Store
  /** The field that calls it by name in lists of drafts. */
  title: string
  /** There is one of it, under this subject. */
  single?: string
  /** How a new one is called: by a slug that is typed, or by a number. Absent, none can be added. */
  creates?: 'slug' | 'number'
  /** The field that names what it belongs to, and of which kind that is. What is on the site never changes its owner. */
  owner?: { field: string; kind: string }
  /** Touches money: managers alone. */
  managers?: true
  /** What its values must be together, beyond each field, and beside others of its kind. */
  check?: (values: Values, among: Among) => FieldError[] | Promise<FieldError[]>
  /** Its check looks at the others: one editor of the whole kind at a time. */
  besideOthers?: true
  /** Under which words pages and memories know it. */
  tags: (subject: string, values: Values) => string[]
  /** The page that shows it, of what is on the site already; null where nothing does. */
  shownAt?: (subject: string, values: Values, db: Queryable) => ShownAt | null | Promise<ShownAt | null>
}
