import { eq, sql, type SQL } from 'drizzle-orm'
import type { ExchangeRate } from '#domains/content/exchange.ts'
import { defaultHomeSections, type HomeSection } from '#domains/content/shapes.ts'
import { blog, image, setting } from '#domains/content/schema.server.ts'
import type { Context, Ports, Queryable } from '#domains/context.ts'
import { drawingAddress, parseDrawingAddress } from '#domains/content/drawing-address.ts'
import { pictureOf } from '#domains/content/focal-point.ts'
import { drawingVersion } from '@rihla/illustrations/version'
import { type Bilingual, defaultConventions, type SiteConventions } from '#i18n/locale.ts'
import { writtenPhone } from '#domains/shared/written-phone.ts'

/** Daily opening hours, in the office's time zone. */
type OpenHours = { from: string; until: string; timeZone: string }

/** True for each kind of product that the provider sells. */
export type SoldProducts = { stays: boolean; packages: boolean; services: boolean }

/** The company that sells: the issuer of receipts. */
export type Seller = {
  /** The legal name; null for the name of the brand. */
  name: Bilingual | null
  /** ISO code of the country of registration; empty if unknown. */
  country: string
  vat_number: string
  /** Commercial registration number. */
  registration: string
  address: Bilingual | null
  licences: { name: Bilingual; number: string }[]
}

/** The names of logos are those of `logo-file.ts`, colours are `#rrggbb`; later ones are absent in older rows. */
export type Brand = {
  name: Bilingual
  tagline: Bilingual
  welcome: Bilingual
  logo: string | null
  logo_dark?: string | null
  colour?: string | null
  accent?: string | null
}

/** A Saudi national address: building and additional number have four digits, the postal code five. */
export type NationalAddress = {
  street: string
  building: string
  additional: string
  district: string
  city: string
  postalCode: string
}

type Voice = {
  home_title: Bilingual
  home_description: Bilingual
  hero_title: Bilingual
  hero_text: Bilingual
  /** The id of the provider's photo on the home page; null for the illustration. */
  hero_photo: string | null
  /** Hours within which contact messages are answered; null promises nothing. */
  reply_hours: number | null
  /** Working days within which a refund usually reaches the card; null says nothing. */
  refund_days: number | null
}

/** The provider's texts and options; none of them are in the code. */
export type Settings = {
  brand: Brand
  /** The texts in the provider's name; empty texts and null show nothing or a text that follows from other settings. */
  voice: Voice
  contact: {
    email: string
    phone: string
    whatsapp: string
    address: Bilingual
    hours: Bilingual
    open: OpenHours | null
  }
  social: { network: string; url: string }[]
  currency: string
  /** Rates for showing approximate prices in the visitor's currency. */
  exchange: { rates: ExchangeRate[] }
  demo: boolean
  /** `prepay`: the provider takes online payments wherever a payment provider is configured. */
  features: { prepay: boolean }
  /** The products that the provider sells; menus, the search and the site map follow it. */
  offers: SoldProducts
  seller: Seller
  /** The address that electronic invoices state; null if none is saved. */
  tax_address: NationalAddress | null
  /** While it is on, travellers cannot book or pay. Reads, staff and payments in progress go on. */
  maintenance: boolean
  /** Shown while `maintenance` is on, instead of the text of the site; null for that text. */
  maintenance_text: Bilingual | null
  /** Maximum number of future bookings per account that are unpaid until arrival; 0: no limit. */
  limits: { open_arrivals: number }
  /** `required`: hotels can be booked only while their licence of the tourism authority is valid. */
  hotel_licences: { required: boolean }
  /** Codes of countries that lists of nationalities, residences and dialling codes leave out. */
  unlisted_countries: string[]
  /** The format of times and weeks. */
  conventions: SiteConventions
  /** The sections of the home page below the search, in display order. */
  home: { sections: HomeSection[] }
}

const unnamed: Bilingual = { en: 'Stays', ar: 'إقامات' }
const none: Bilingual = { en: '', ar: '' }

/** Settings of a provider that has not saved any. */
const defaults: Settings = {
  brand: { name: unnamed, tagline: none, welcome: none, logo: null },
  voice: {
    home_title: none,
    home_description: none,
    hero_title: none,
    hero_text: none,
    hero_photo: null,
    reply_hours: null,
    // Longer than most banks need.
    refund_days: 10,
  },
  contact: { email: '', phone: '', whatsapp: '', address: none, hours: none, open: null },
  social: [],
  currency: 'SAR',
  exchange: { rates: [] },
  demo: false,
  features: { prepay: true },
  offers: { stays: true, packages: true, services: true },
  seller: { name: null, country: '', vat_number: '', registration: '', address: null, licences: [] },
  tax_address: null,
  maintenance: false,
  maintenance_text: null,
  limits: { open_arrivals: 10 },
  hotel_licences: { required: false },
  unlisted_countries: [],
  conventions: defaultConventions,
  home: { sections: defaultHomeSections },
}

export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select().from(setting)
  const stored = rows.map(({ key, value }) => [key, withDefaults(defaults[key as keyof Settings], value)])
  const settings: Settings = { ...defaults, ...Object.fromEntries(stored) }
  return { ...settings, contact: { ...settings.contact, phone: writtenPhone(settings.contact.phone) } }
}

/** A stored setting can lack properties that were added later; these have their defaults. */
function withDefaults(initial: unknown, stored: unknown): unknown {
  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject(initial) && isObject(stored) ? { ...initial, ...stored } : stored
}

/** True if bookings can be paid online: the provider wants it, and a payment provider charges its currency. */
export function paysOnline(
  { features, currency }: Pick<Settings, 'features' | 'currency'>,
  { gateway }: Pick<Ports, 'gateway'>,
): boolean {
  return features.prepay && gateway !== null && gateway.charges(currency)
}

/**
 * The address of a picture `i` on the image route, by `pictureAddress` and `drawingAddress`. A photo has one address for
 * good, because another upload has another id.
 */
export const addressOfPicture = sql`case when i.file is null then i.id || ${sql.raw(`'${drawingAddress('', drawingVersion)}'`)}
  when i.focus = '' then i.id else i.id || '@' || i.focus end`

/** The picture of an address that the image route may serve, or null. A drawing has no focal point or version. */
export async function findImage(db: Queryable, address: string) {
  const { id: named, version } = parseDrawingAddress(address)
  const { id, focus } = pictureOf(named)
  const [row] = await db.select().from(image).where(eq(image.id, id))
  if (!row) return null
  const isAddressed = row.file ? version === null : focus === ''
  return isAddressed ? { ...row, id: named, focus } : null
}

type PhotoRow = { id: string; alt: Bilingual }

/** An uploaded photo by the id of its picture, or null. */
export async function findPhoto(db: Queryable, id: string): Promise<PhotoRow | null> {
  const { rows } = await db.execute<PhotoRow>(
    sql`select ${addressOfPicture} as id, i.alt from image i where i.id = ${id} and i.file is not null`,
  )
  return rows[0] ?? null
}

export type HeaderRow = { page: string; title: Bilingual; text: Bilingual; image: { id: string; alt: Bilingual } }

export async function readHeaders(db: Queryable): Promise<HeaderRow[]> {
  const result = await db.execute<HeaderRow>(sql`
    select h.page, h.title, h.text, json_build_object('id', ${addressOfPicture}, 'alt', i.alt) as image
    from page_header h join image i on i.id = h.image_id order by h.page`)
  return result.rows
}

/** Articles for the sitemap, oldest first, so that the list changes only at its end. */
export async function listedArticles(db: Queryable): Promise<{ slug: string; changed: Date }[]> {
  const { slug, postedOn } = blog
  const rows = await db.select({ slug, postedOn }).from(blog).orderBy(postedOn, slug)
  return rows.map((row) => ({ slug: row.slug, changed: new Date(`${row.postedOn}T00:00:00Z`) }))
}

/** SQL expression: the version of the terms that is published now; null if none is. */
export const presentTerms = sql`(select max(id) from terms_version)`

export async function findTermsVersion(db: Queryable): Promise<number | null> {
  const { rows } = await db.execute<{ version: number | null }>(sql`select ${presentTerms} as version`)
  return rows[0]?.version ?? null
}

type SettingsContext = { db: Queryable; ports: Pick<Context['ports'], 'remember'> }

/** The settings of the site, from the cache of the process. */
export function cachedSettings({ db, ports }: SettingsContext): Promise<Settings> {
  return ports.remember('settings', () => readSettings(db))
}

/** The products that the provider sells. A product that is not sold is not listed, shown, priced or booked. */
export async function findSoldProducts({ db, ports }: SettingsContext): Promise<SoldProducts> {
  return (await cachedSettings({ db, ports })).offers
}

/** True if the provider sells the product; from the cached settings. */
export async function sells(context: SettingsContext, product: keyof SoldProducts): Promise<boolean> {
  return (await findSoldProducts(context))[product]
}

/** SQL expression: true if the provider sells a product. For statements whose result is not cached. */
export function isSold(product: keyof SoldProducts): SQL {
  return sql`coalesce((select (value ->> ${product})::boolean from setting where key = 'offers'), true)`
}
