import type { SQL } from 'drizzle-orm'
import type { FieldError } from '#api/errors.ts'
import type { Field, ShownAt, Values } from '#domains/cms/shapes.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import type { Queryable } from '#domains/db.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Access to the tables that the site reads. */
export type Store = {
  /**
   * A query for all items on the site: `subject`, a bilingual `title`, its `place` in lists, and its `city` if the kind
   * has this field; restricted to an owner if the kind has one. Settings and fixed lists are `single`.
   */
  listing: (owner: string | null) => SQL
  /** The values that the site shows; null if it shows none. */
  read: (db: Queryable, subject: string) => Promise<Values | null>
  /** Inserts or updates the item. Run it in a transaction. */
  write: (tx: Queryable, subject: string, values: Values, now: Date) => Promise<void>
  remove?: (tx: Queryable, subject: string) => Promise<void>
  /** The codes or web addresses of the other items, which must differ from its own. */
  codes?: (db: Queryable, subject: string, values: Values) => Promise<string[]>
  /** Reserves the id of a new row. */
  reserve?: (tx: Queryable) => Promise<string>
}

export type Among = { db: Queryable; subject: string; gateway?: PaymentGateway | null | undefined }

/** A kind of item that editors can edit: its fields, its storage and its page. */
export type Kind = {
  fields: readonly Field[]
  /** Fields per item, for kinds whose items have different fields. */
  fieldsOf?: (subject: string) => readonly Field[]
  store: Store
  /** The field that names an item in lists of drafts. */
  title: string
  /** The subject of the only item, for kinds with one. */
  single?: string
  /** Items that exist on every installation, empty until somebody writes them: their names. */
  fixed?: Readonly<Record<string, Bilingual>>
  /** The identification of a new item: a typed slug or a number. If absent, none can be added. */
  creates?: 'slug' | 'number'
  /** The field that references the owner, and the owner's kind. An item on the site never changes its owner. */
  owner?: { field: string; kind: string }
  /** Concerns money: managers only. */
  managers?: true
  /** Checks across fields, and against other items of the kind. */
  check?: (values: Values, among: Among) => FieldError[] | Promise<FieldError[]>
  /** `check` reads other items, so the whole kind is locked for one editor. */
  besideOthers?: true
  /** A query for the subjects that are on the site with a suggested text. */
  unfinished?: SQL
  /** The page that shows an item on the site; null if none does. */
  shownAt?: (subject: string, values: Values, db: Queryable) => ShownAt | null | Promise<ShownAt | null>
}
