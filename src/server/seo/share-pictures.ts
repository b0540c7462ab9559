import { brandTokens } from '#domains/content/brand/colours.ts'
import { logoFile, logoPath } from '#domains/content/brand/logo-file.ts'
import type { Settings } from '#domains/content/queries.server.ts'
import { findSharedHotel, findSharedPlace } from '#domains/products/stays/catalogue/listed.server.ts'
import { brandColours, voiceView } from '#domains/content/voice.server.ts'
import { findImage } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { drawingVersion } from '@rihla/illustrations/version'
import { markColours } from '@rihla/illustrations/mark'
import { drawShared, type ShareLogo } from '#server/seo/draw-share-picture.ts'
import type { Drawing } from '#server/media/images.ts'
import type { PictureStore } from '#server/media/picture-store.ts'
import { direction, inLocale, isLocale, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { shareVersion } from '#web/lib/seo/share-picture.ts'

type SharedPicture = { body: Buffer; version: string }

type Subject = { title: string; drawing: Drawing | null }

type Options = {
  db: Queryable
  store: PictureStore
  settings: () => Promise<Settings>
  uploaded: (file: string) => Promise<Uint8Array | null>
}

/** Version of the drawing and its encoding; an increase makes stored pictures obsolete. */
const recipe = 1

/**
 * Renders the picture of a shared page: its scene, its title in its own script, the brand. `unknown` if the page does
 * not exist; `busy` if too many are being rendered.
 */
export function sharePictures({ db, store, settings, uploaded }: Options) {
  return async (locale: string, kind: string, slug: string): Promise<SharedPicture | 'unknown' | 'busy'> => {
    if (!isLocale(locale)) return 'unknown'
    const subject = await findSubject(db, { locale, kind, slug, settings })
    if (!subject) return 'unknown'
    const { brand: provider, demo } = await settings()
    const brand = inLocale(provider.name, locale)
    const [dark, light] = [logoFile(provider.logo_dark), logoFile(provider.logo)]
    const file = dark ?? light
    const logo: ShareLogo = file ? { file, plate: dark === null } : demo ? 'demo' : null
    const ground = brandTokens(brandColours(provider)).light.night ?? markColours.ink
    const { title, drawing } = subject
    const version = shareVersion(title, brand + (logoPath(provider.logo) ?? ''))
    const source = ['share', recipe, drawingVersion, locale, title, brand, drawing, logo, ground]
    const body =
      (await store.cached(source, 'jpg')) ??
      (await store.make(source, 'jpg', () =>
        drawShared({ title, brand, logo, ground, drawing, dir: direction(locale), uploaded }),
      ))
    return body === 'busy' ? body : { body, version }
  }
}

/** The title equals the title of the page. */
async function findSubject(
  db: Queryable,
  { locale, kind, slug, settings }: { locale: Locale; kind: string; slug: string; settings: Options['settings'] },
): Promise<Subject | null> {
  const t = translator(locale)
  if (kind === 'home' && slug === 'home') {
    const title = voiceView(await settings(), locale).home_title
    return { title, drawing: await findImage(db, `hero/home-${direction(locale)}`) }
  }
  if (kind === 'city') {
    const city = await findSharedPlace(db, slug)
    if (!city) return null
    const title = t('search.hotelsIn', { kind: 'other', place: inLocale(city.name, locale) })
    return { title, drawing: await findImage(db, `skyline/${slug}`) }
  }
  if (kind === 'hotel') {
    const hotel = await findSharedHotel(db, slug)
    if (!hotel) return null
    const title = t('stays.hotelTitle', { name: inLocale(hotel.name, locale), city: inLocale(hotel.city, locale) })
    return { title, drawing: hotel.image === null ? null : await findImage(db, hotel.image) }
  }
  return null
}
