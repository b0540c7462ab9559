import type { TextKey } from '#text/translator.ts'

/** Everything that the desk edits, in the order it is listed. Addresses and the table of revisions call it so. */
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
  'place',
  'package',
  'package_type',
  'service',
  'service_option',
  'service_type',
  'picture',
  'brand',
  'contact',
  'social',
  'exchange',
  'season',
  'tax_rule',
  'letter',
] as const
export type KindName = (typeof kindNames)[number]

export const kindGroups = ['content', 'catalogue', 'settings'] as const
export type KindGroup = (typeof kindGroups)[number]

/** The words behind `catalogue.field_…` and `catalogue.choice_…`: what has no words there is no field. */
type Behind<Prefix extends string, Key extends TextKey = TextKey> = Key extends `catalogue.${Prefix}_${infer Rest}`
  ? Rest
  : never
type FieldName = Behind<'field'>
type ChoiceName = Behind<'choice'>

/** Rows of other tables that a field may name. */
const referenceKinds = [
  'blog_category',
  'hashtag',
  'question_topic',
  'country',
  'city',
  'district',
  'hotel',
  'room_type',
  'hotel_amenity',
  'room_amenity',
  'policy',
  'package_type',
  'service',
  'service_type',
] as const
export type ReferenceKind = (typeof referenceKinds)[number]

type Named = { name: FieldName; optional?: true }

/**
 * One thing to be filled in. Texts are `string`; words, lines and Markdown are in both languages; numbers are integers
 * that are typed with `decimals` (19000 of two is 190.00); dates `YYYY-MM-DD`, times `HH:MM`. What is not filled in is
 * `''` or null. A picture is an id of the image route.
 */
export type Field =
  | (Named & { type: 'text'; max: number; form?: 'slug' | 'email' | 'phone' | 'url' | 'code' | 'currency' })
  | (Named & { type: 'words' | 'lines' | 'markdown'; max: number })
  | (Named & { type: 'number'; min: number; max: number; decimals?: number })
  /** Degrees. */
  | (Named & { type: 'degrees'; min: number; max: number })
  | (Named & { type: 'date' | 'time' | 'flag' | 'picture' })
  | (Named & { type: 'choice'; choices: readonly ChoiceName[] })
  | (Named & { type: 'reference' | 'references'; to: ReferenceKind; by: 'slug' | 'number' })
  /** `bare`: kept as the values of its first field alone. */
  | (Named & { type: 'list'; item: readonly Field[]; most: number; bare?: true })

export type Values = Record<string, unknown>

/** `found` is what was there before anybody edited it here, or what came from elsewhere. */
export const revisionStates = ['found', 'draft', 'published', 'withdrawn'] as const
export type RevisionState = (typeof revisionStates)[number]

/** A page of travellers that shows it, by the name of its link; `slug` where there are many of them. */
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
  'letter',
] as const
/** `slug` of hotels is where they are searched. */
export type ShownAt = { page: (typeof shownPages)[number]; slug: string | null }
