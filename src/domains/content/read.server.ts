import { eq } from 'drizzle-orm'
import { image, setting } from '#domains/content/tables.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { Bilingual } from '#text/locale.ts'

/** The provider's own words and choices; nothing of them is in the code. */
export type Settings = {
  brand: { name: Bilingual; tagline: Bilingual; welcome: Bilingual; logo: string | null }
  contact: { email: string; phone: string; whatsapp: string; address: Bilingual; hours: Bilingual }
  social: { network: string; url: string }[]
  currency: string
  demo: boolean
  features: { prepay: boolean }
  maintenance: boolean
}

const unnamed: Bilingual = { en: 'Stays', ar: 'إقامات' }
const none: Bilingual = { en: '', ar: '' }

/** What a provider who has set nothing yet shows. */
const defaults: Settings = {
  brand: { name: unnamed, tagline: none, welcome: none, logo: null },
  contact: { email: '', phone: '', whatsapp: '', address: none, hours: none },
  social: [],
  currency: 'SAR',
  demo: false,
  features: { prepay: false },
  maintenance: false,
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
