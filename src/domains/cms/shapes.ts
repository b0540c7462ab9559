import { currencyDecimals } from '#i18n/money.ts'
import type { TextKey } from '#i18n/translator.ts'
import type { SQL } from 'drizzle-orm'
import type { FieldError } from '#api/errors.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import type { Queryable } from '#domains/context.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** All kinds that can be edited in the admin, in display order; the names of addresses and of revisions. */
export const kindNames = [
  'blog',
  'blog_category',
  'hashtag',
  'question',
  'question_topic',
  'page',
  'header',
  'home',
  'goals',
  'statistics',
  'guest_words',
  'season_note',
  'hotel',
  'room_type',
  'rate_plan',
  'policy',
  'country',
  'city',
  'district',
  'place',
  'amenity',
  'package',
  'package_type',
  'service',
  'service_option',
  'service_type',
  'picture',
  'brand',
  'company',
  'options',
  'voice',
  'conventions',
  'contact',
  'social',
  'exchange',
  'season',
  'tax_rule',
  'promotion',
  'notification',
] as const
export type KindName = (typeof kindNames)[number]

/** Names with a translation `catalogue.field_…` or `catalogue.choice_…`; without one it is a type error. */
type Behind<Prefix extends string, Key extends TextKey = TextKey> = Key extends `catalogue.${Prefix}_${infer Rest}`
  ? Rest
  : never
type FieldName = Behind<'field'>
type ChoiceName = Behind<'choice'>
export type SectionName = Behind<'section'>

/** Tables whose rows a field can reference. */
export type ReferenceKind =
  Words<'blog_category hashtag question_topic country city district place hotel room_type hotel_amenity room_amenity policy package package_type service service_type'>
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text

type Named = {
  name: FieldName
  optional?: true
  /** The part of the form that it stands in, with its neighbours. */
  section?: SectionName
  /** Its value in a new item. */
  initial?: string | number
  /** Seldom needed, or long: folded while it is empty or, at the top of a form, if its whole section is. */
  rare?: true
  /** An empty one is made from this field, such as the web address from the name. */
  madeFrom?: FieldName
}

/** Fields as parts of a form: each name begins a part. */
export function inSections(parts: readonly (SectionName | Field)[]): Field[] {
  let section: SectionName | undefined
  return parts.flatMap((part) => {
    if (typeof part === 'object') return [{ ...part, ...(section && { section }) }]
    section = part
    return []
  })
}

/**
 * A form field. Values: texts are `string`; words, lines and Markdown are bilingual; numbers are integers displayed
 * with `decimals` (19000 with two is 190.00), money with those of its currency; dates are `YYYY-MM-DD`, times `HH:MM`;
 * a picture is an id of the image route, a focus its focal point, a logo the name of a file of `upload_logo`. An empty
 * value is `''` or null.
 */
export type Field =
  | (Named & { type: 'text'; max: number; form?: 'slug' | 'email' | 'phone' | 'url' | 'code' | 'currency' | 'colour' })
  | (Named & { type: 'bilingual' | 'lines' | 'markdown'; max: number })
  | (Named & { type: 'number'; min: number; max: number; decimals?: number | 'currency' })
  /** Degrees. */
  | (Named & { type: 'degrees'; min: number; max: number })
  | (Named & { type: 'date' | 'time' | 'flag' | 'picture' | 'logo' })
  /** `of`: the field of the picture, if it is not the item itself or the first field of a list. */
  | (Named & { type: 'focus'; of?: 'image_id' | 'hero_photo' })
  | (Named & { type: 'choice'; choices: readonly ChoiceName[] })
  /** `typed`: its value is typed with suggestions, because a form with many such fields would be too large with lists. */
  | (Named & { type: 'reference'; to: ReferenceKind; by: 'slug' | 'number'; typed?: true })
  /** `starred`: the field of those among them that come first, `of` that field’s list. */
  | (Named & { type: 'references'; to: ReferenceKind; by: 'slug' | 'number'; starred?: FieldName; of?: FieldName })
  /** `bare`: stored as the values of its first field only. */
  | (Named & { type: 'list'; item: readonly Field[]; maxItems: number; bare?: true })

/** The decimals with which the numbers of a field are displayed and typed; 0 for other fields. */
export function decimalsOf(field: Field | undefined, currency: string): number {
  if (field?.type !== 'number') return 0
  return field.decimals === 'currency' ? currencyDecimals(currency) : (field.decimals ?? 0)
}

/** Fields whose amounts of money have the decimals of a currency, as a form needs them. */
export function inCurrency(fields: readonly Field[], currency: string): Field[] {
  return fields.map((field) => {
    if (field.type === 'list') return { ...field, item: inCurrency(field.item, currency) }
    return field.type === 'number' ? { ...field, decimals: decimalsOf(field, currency) } : field
  })
}

export type Values = Record<string, unknown>

/** `found` is the state before the first edit here, or one that was written elsewhere. */
export const revisionStates = ['found', 'draft', 'published', 'withdrawn'] as const
export type RevisionState = (typeof revisionStates)[number]

/** Public pages that show an item, by route name; `slug` where a route has many pages. */
export const shownPages = [
  'home',
  'blog',
  'blogs',
  'faq',
  'terms-conditions',
  'privacy',
  'about-us',
  'contact-us',
  'packages',
  'services',
  'hotel',
  'hotels',
  'package',
  'service',
  'notification',
] as const
/** For `hotels`, `slug` is the place of the search. */
export type ShownAt = { page: (typeof shownPages)[number]; slug: string | null }

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

/** Values of a new form: every field empty. */
export function blankOf(fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, blankField(field)]))
}

/** True if a value is empty, such as an unused row of a list. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true
  return typeof value === 'object' && Object.values(value).every(isBlank)
}

function blankField(field: Field): unknown {
  switch (field.type) {
    case 'text':
    case 'picture':
    case 'focus':
    case 'logo':
      return ''
    case 'bilingual':
    case 'lines':
    case 'markdown':
      return { en: '', ar: '' }
    case 'flag':
      return false
    case 'references':
    case 'list':
      return []
    default:
      return null
  }
}
