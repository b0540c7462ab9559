import { eq, sql } from 'drizzle-orm'
import type { ExchangeRate } from '#domains/content/exchange.ts'
import { homeSections, type HomeSection } from '#domains/content/shapes.ts'
import { clientStatistic, contentPage, generalGoal, guestWord, image, setting } from '#domains/content/tables.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { Bilingual } from '#text/locale.ts'

/** Every day from one time to another of the office's clock. */
type OpenHours = { from: string; until: string; timeZone: string }

/** The provider's own words and choices; nothing of them is in the code. */
export type Settings = {
  brand: { name: Bilingual; tagline: Bilingual; welcome: Bilingual; logo: string | null }
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
  /** For those who like to see about how much a price is in their own money. */
  exchange: { rates: ExchangeRate[] }
  demo: boolean
  features: { prepay: boolean }
  /** Who issues receipts; the brand when it has no other name. */
  seller: { name: Bilingual | null; vat_number: string }
  maintenance: boolean
  /** Bookings ahead that one account may have unpaid until arrival; 0: as many as it likes. */
  limits: { open_arrivals: number }
  /** What the home page shows below its search, in this order. */
  home: { sections: HomeSection[] }
}

const unnamed: Bilingual = { en: 'Stays', ar: 'إقامات' }
const none: Bilingual = { en: '', ar: '' }

/** What a provider who has set nothing yet shows. */
const defaults: Settings = {
  brand: { name: unnamed, tagline: none, welcome: none, logo: null },
  contact: { email: '', phone: '', whatsapp: '', address: none, hours: none, open: null },
  social: [],
  currency: 'SAR',
  exchange: { rates: [] },
  demo: false,
  features: { prepay: false },
  seller: { name: null, vat_number: '' },
  maintenance: false,
  limits: { open_arrivals: 10 },
  home: { sections: [...homeSections] },
}

export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select().from(setting)
  return { ...defaults, ...Object.fromEntries(rows.map((row) => [row.key, row.value])) }
}

/** A picture that the image route may draw, or null. */
export async function findImage(db: Queryable, id: string) {
  const [row] = await db.select().from(image).where(eq(image.id, id))
  return row ?? null
}

export type HeaderRow = { page: string; title: Bilingual; text: Bilingual; image: { id: string; alt: Bilingual } }

export async function readHeaders(db: Queryable): Promise<HeaderRow[]> {
  const found = await db.execute<HeaderRow>(sql`
    select h.page, h.title, h.text, json_build_object('id', i.id, 'alt', i.alt) as image
    from page_header h join image i on i.id = h.image_id order by h.page`)
  return found.rows
}

export function readPages(db: Queryable) {
  return db.select().from(contentPage)
}

export function readGoals(db: Queryable) {
  return db.select().from(generalGoal).orderBy(generalGoal.position)
}

export function readGuestWords(db: Queryable) {
  return db.select().from(guestWord).orderBy(guestWord.position)
}

export function readStatistics(db: Queryable) {
  return db.select().from(clientStatistic).orderBy(clientStatistic.position)
}
