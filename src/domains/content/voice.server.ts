import { sql, type SQL } from 'drizzle-orm'
import type { BrandColours } from '#domains/content/brand/colours.ts'
import { isColour } from '#domains/content/brand/stylesheet.ts'
import type { Brand, SoldProducts, Settings } from '#domains/content/queries.server.ts'
import type { EmptyPage } from '#domains/content/shapes.ts'
import type { Queryable } from '#domains/context.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

/** The colours of a brand; null for one that is absent or not a colour. */
export function brandColours({ colour, accent }: Pick<Brand, 'colour' | 'accent'>): BrandColours {
  return { colour: isColour(colour) ? colour : null, accent: isColour(accent) ? accent : null }
}

/** The texts of the home page: the provider's own, else its tagline, or a text about what can be booked. */
export function voiceView(
  { brand, voice }: Pick<Settings, 'brand' | 'voice'>,
  locale: Locale,
  empty: readonly EmptyPage[] = [],
) {
  const t = translator(locale)
  const opens = (['hotels', 'packages', 'services'] as const).every((page) => empty.includes(page))
  const titled = opens ? 'openingTitle' : empty.includes('hotels') ? 'heroTitleTrip' : 'heroTitle'
  return {
    home_title: inLocale(voice.home_title, locale) || t('providertexts.homeTitle'),
    home_description: inLocale(voice.home_description, locale) || t('providertexts.homeDescription'),
    hero_title: inLocale(voice.hero_title, locale) || inLocale(brand.tagline, locale) || t(`providertexts.${titled}`),
    hero_text: inLocale(voice.hero_text, locale) || t(opens ? 'providertexts.openingText' : 'providertexts.heroText'),
    refund_time: voice.refund_days ? t('providertexts.withinWorkingDays', { count: voice.refund_days }) : null,
    reply_time: voice.reply_hours ? t('providertexts.withinHours', { count: voice.reply_hours }) : null,
  }
}

/** True if a hotel, room, package or service shows a drawing instead of a photo. Page headers do not count. */
export async function hasIllustrations(db: Queryable, sold: SoldProducts): Promise<boolean> {
  const drawn = (of: SQL) => sql`exists (select from image i where i.id = any(${of}.image_ids) and i.file is null)`
  // Without pictures a hotel, package or service shows a drawing; a room shows none.
  const shows = (of: SQL) => sql`${of}.offered and (cardinality(${of}.image_ids) = 0 or ${drawn(of)})`
  const { rows } = await db.execute<{ shown: boolean }>(sql`
    select (${sold.stays} and (exists (select from hotel h where ${shows(sql`h`)})
        or exists (select from room_type r join hotel h on h.id = r.hotel_id where h.offered and ${drawn(sql`r`)})))
      or (${sold.packages} and exists (select from package p where ${shows(sql`p`)}))
      or (${sold.services} and exists (select from service s where ${shows(sql`s`)})) as shown`)
  return rows[0]?.shown ?? false
}
