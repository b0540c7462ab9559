import type { SceneKind, SceneOptions, Stars } from '@rihla/illustrations/catalogue'
import { type RoomRow, sleepsTwo } from '#db/demo/hotels/rooms.ts'
import type { Bed, RoomView } from '#domains/shared/shapes.ts'
import type { ImageRow } from '#db/reference/images.ts'
import type { Bilingual } from '#i18n/locale.ts'

type HotelOfImages = {
  slug: string
  name: Bilingual
  stars: number
  amenities: string[]
  cityName: Bilingual
  /** Metres on foot to the nearest gate or landmark; null if there is none. */
  metres: number | null
  /** True if a room of the hotel looks onto the mosque. */
  seesHaram: boolean
  /** True in a city with a holy mosque. */
  byMosque: boolean
  breakfast: boolean
}

/** Six to nine pictures of a hotel, its facade first, each of a feature that it has. */
export function hotelImages(hotel: HotelOfImages): ImageRow[] {
  const { slug, name, cityName, metres } = hotel
  const stars = hotel.stars as Stars
  const picture = (kind: SceneKind, options: SceneOptions, en: string, ar: string): ImageRow => ({
    id: `${kind}/${slug}`,
    scene: sceneOf(kind, hotel.stars, options),
    options,
    alt: { en: `Illustration: ${en}`, ar: `رسم توضيحي: ${ar}` },
  })
  const eats = hotel.amenities.includes('restaurant')
  const rolls = hotel.amenities.includes('wheelchair_access')
  const drives = ['airport_shuttle', 'haram_shuttle', 'valet_parking'].some((id) => hotel.amenities.includes(id))
  const reach = hotel.seesHaram ? 'near' : metres !== null && metres < 1_200 ? 'walk' : 'far'
  return [
    picture('facade', { stars }, `the front of ${name.en}`, `واجهة ${name.ar}`),
    picture('lobby', {}, `the lobby of ${name.en}`, `بهو ${name.ar}`),
    hotel.byMosque
      ? picture('view', { reach, stars }, `the view from a room of ${name.en}`, `الإطلالة من إحدى غرف ${name.ar}`)
      : picture(
          'skyline',
          {},
          `the skyline around ${name.en} in ${cityName.en}`,
          `الأفق حول ${name.ar} في ${cityName.ar}`,
        ),
    picture('bathroom', {}, `a bathroom at ${name.en}`, `دورة مياه في ${name.ar}`),
    hotel.breakfast
      ? picture('breakfast', {}, `breakfast at ${name.en}`, `الفطور في ${name.ar}`)
      : picture('table', {}, `coffee and dates at ${name.en}`, `قهوة وتمر في ${name.ar}`),
    picture('entrance', { stars }, `the entrance of ${name.en}`, `مدخل ${name.ar}`),
    ...(hotel.byMosque && metres !== null
      ? [
          picture(
            'way',
            { reach: metres < 450 ? 'near' : reach },
            `the walk from ${name.en} to the mosque`,
            `الطريق من ${name.ar} إلى المسجد`,
          ),
        ]
      : []),
    ...(drives ? [picture('car', {}, `a car waiting at ${name.en}`, `سيارة في انتظار نزلاء ${name.ar}`)] : []),
    ...(rolls ? [picture('wheelchair', {}, `a wheelchair ready at ${name.en}`, `كرسي متحرك جاهز في ${name.ar}`)] : []),
    ...(eats || drives || rolls
      ? []
      : [picture('luggage', {}, `luggage kept at ${name.en}`, `أمتعة محفوظة في ${name.ar}`)]),
  ]
}

/** The pictures of a feature: plain up to two stars, a lobby also simple with three, and a way by its reach. */
function sceneOf(kind: SceneKind, stars: number, { reach }: SceneOptions): SceneKind {
  if (kind === 'way') return reach === 'near' || reach === 'far' ? `${reach}-way` : kind
  if (kind === 'lobby' && stars === 3) return 'simple-lobby'
  if (stars > 2) return kind
  return kind === 'lobby' || kind === 'bathroom' || kind === 'breakfast' || kind === 'table' ? `plain-${kind}` : kind
}

export function roomImage(hotel: { name: Bilingual; stars: number }, room: RoomRow): ImageRow {
  return {
    id: room.imageIds[0] as string,
    scene: 'room',
    options: { ...bedsOf(room.beds), stars: hotel.stars as Stars, outlook: outlooks[room.view] },
    alt: {
      en: `Illustration: ${room.name.en}, ${hotel.name.en}`,
      ar: `رسم توضيحي: ${room.name.ar}، ${hotel.name.ar}`,
    },
  }
}

/** What stands outside the window of a room; a partial view of the mosque is drawn as the mosque. */
const outlooks: Record<RoomView, SceneOptions['outlook']> = {
  none: 'town',
  city: 'town',
  courtyard: 'town',
  mountain: 'open',
  sea: 'open',
  partial_haram: undefined,
  haram: undefined,
}

/** The beds of a room as drawn. A room with several beds for two is a suite with two bedrooms. */
function bedsOf(beds: Bed[]): SceneOptions {
  const all = beds.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind))
  const own = all.filter((kind) => kind !== 'sofa')
  const suite = own.filter((kind) => sleepsTwo(kind)).length > 1
  return {
    bedrooms: suite ? [own.slice(0, 1), own.slice(1)] : [own],
    sofaBeds: all.length - own.length,
  }
}
