import { createHash } from 'node:crypto'
import type { Settings } from '#domains/content/read.server.ts'
import { findSharedHotel, findSharedPlace } from '#domains/stays/listed.server.ts'
import { findImage } from '#domains/content/read.server.ts'
import type { Queryable } from '#domains/db.ts'
import { drawShared } from '#server/draw-shared.ts'
import type { Drawing } from '#server/images.ts'
import type { PictureStore } from '#server/picture-store.ts'
import { direction, inLocale, isLocale, type Locale } from '#text/locale.ts'
import { translator } from '#text/translator.server.ts'
import { shareVersion } from '#web/share-picture.ts'

type SharedPicture = { body: Buffer; version: string }

type Subject = { title: string; drawing: Drawing | null }

type Given = {
  db: Queryable
  store: PictureStore
  settings: () => Promise<Settings>
  uploaded: (file: string) => Promise<Uint8Array | null>
}

/** Raised when the drawing or its encoding changes, so that kept pictures are made anew. */
const recipe = 1

/**
 * Pictures that stand for a page where it is shared: its scene, its title in its own script, the brand. Only of
 * pages that there are; `busy` when too many are being made.
 */
export function sharePictures({ db, store, settings, uploaded }: Given) {
  return async (locale: string, kind: string, slug: string): Promise<SharedPicture | 'unknown' | 'busy'> => {
    if (!isLocale(locale)) return 'unknown'
    const subject = await findSubject(db, locale, kind, slug)
    if (!subject) return 'unknown'
    const brand = inLocale((await settings()).brand.name, locale)
    const { title, drawing } = subject
    const version = shareVersion(title, brand)
    const source = JSON.stringify(['share', recipe, locale, title, brand, drawing])
    const digest = createHash('sha1').update(source).digest('hex')
    const body =
      (await store.kept(digest, 'jpg')) ??
      (await store.make(digest, 'jpg', () => drawShared({ title, brand, drawing, dir: direction(locale), uploaded })))
    return body === 'busy' ? body : { body, version }
  }
}

/** The same title as the page's own. */
async function findSubject(db: Queryable, locale: Locale, kind: string, slug: string): Promise<Subject | null> {
  const t = translator(locale)
  if (kind === 'home' && slug === 'home') {
    return { title: t('search.homeTitle'), drawing: await findImage(db, `hero/home-${direction(locale)}`) }
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
