import type { Draw } from '#art/rng.ts'
import type { SceneKind, SceneOptions } from '#art/catalogue.ts'
import type { RoomRow } from '#db/seed/rooms.ts'
import type { Bilingual } from '#text/locale.ts'

export type ImageRow = { id: string; scene: SceneKind; options: SceneOptions; alt: Bilingual }

/** Pictures that belong to pages and cities rather than to a hotel. */
export function pageImages(): ImageRow[] {
  return [
    {
      id: 'hero/home-ltr',
      scene: 'hero',
      options: { dir: 'ltr', mood: 'dawn' },
      alt: { en: 'Illustration: a holy city at dawn', ar: 'رسم توضيحي: مدينة مقدسة عند الفجر' },
    },
    {
      id: 'hero/home-rtl',
      scene: 'hero',
      options: { dir: 'rtl', mood: 'dawn' },
      alt: { en: 'Illustration: a holy city at dawn', ar: 'رسم توضيحي: مدينة مقدسة عند الفجر' },
    },
    ...(['ltr', 'rtl'] as const).map((dir): ImageRow => ({
      id: `hero/home-tall-${dir}`,
      scene: 'tall-hero',
      options: { dir, mood: 'dawn' },
      alt: { en: 'Illustration: a holy city at dawn', ar: 'رسم توضيحي: مدينة مقدسة عند الفجر' },
    })),
    {
      id: 'skyline/makkah',
      scene: 'skyline',
      options: { mood: 'dusk' },
      alt: { en: 'Illustration: the skyline of Makkah', ar: 'رسم توضيحي: أفق مكة المكرمة' },
    },
    {
      id: 'skyline/madinah',
      scene: 'skyline',
      options: { mood: 'dawn' },
      alt: { en: 'Illustration: the skyline of Madinah', ar: 'رسم توضيحي: أفق المدينة المنورة' },
    },
    {
      id: 'skyline/jeddah',
      scene: 'skyline',
      options: { mood: 'day' },
      alt: { en: 'Illustration: the skyline of Jeddah', ar: 'رسم توضيحي: أفق جدة' },
    },
    {
      id: 'lost/404',
      scene: 'lost',
      options: {},
      alt: { en: 'Illustration: a path that ends in the dunes', ar: 'رسم توضيحي: طريق ينتهي بين الكثبان' },
    },
    {
      id: 'fault/500',
      scene: 'fault',
      options: {},
      alt: { en: 'Illustration: a workshop with something to mend', ar: 'رسم توضيحي: ورشة وفيها ما يحتاج إلى إصلاح' },
    },
    {
      id: 'empty/bookings',
      scene: 'empty',
      options: { absence: 'bookings' },
      alt: { en: 'Illustration: a voucher and a key', ar: 'رسم توضيحي: قسيمة ومفتاح' },
    },
    {
      id: 'empty/results',
      scene: 'empty',
      options: { absence: 'results' },
      alt: { en: 'Illustration: a map being searched', ar: 'رسم توضيحي: بحث في خريطة' },
    },
    {
      id: 'empty/cart',
      scene: 'empty',
      options: { absence: 'cart' },
      alt: { en: 'Illustration: an empty cart', ar: 'رسم توضيحي: سلة فارغة' },
    },
  ]
}

type HotelOfImages = { slug: string; name: Bilingual; stars: number; amenities: string[]; cityName: Bilingual }

/** Five to seven pictures of a hotel, its front first, each of something that it has. */
export function hotelImages(draw: Draw, hotel: HotelOfImages): ImageRow[] {
  const { slug, name, cityName } = hotel
  const stars = hotel.stars as NonNullable<SceneOptions['stars']>
  const picture = (kind: SceneKind, options: SceneOptions, en: string, ar: string, suffix = ''): ImageRow => ({
    id: `${kind}/${slug}${suffix}`,
    scene: kind,
    options,
    alt: { en: `Illustration: ${en}`, ar: `رسم توضيحي: ${ar}` },
  })
  const byDay = draw.pick(['dawn', 'day', 'day'] as const)
  const byNight = draw.pick(['dusk', 'night'] as const)
  const skyMood = draw.pick(['dawn', 'dusk', 'night'] as const)
  const first = draw.chance(0.65)
  const eats = hotel.amenities.includes('restaurant')
  const rolls = hotel.amenities.includes('wheelchair_access')
  const drives = ['airport_shuttle', 'haram_shuttle', 'valet_parking'].some((id) => hotel.amenities.includes(id))
  return [
    picture('facade', { stars, mood: first ? byDay : byNight }, `the front of ${name.en}`, `واجهة ${name.ar}`),
    picture('lobby', {}, `the lobby of ${name.en}`, `بهو ${name.ar}`),
    picture(
      'skyline',
      { mood: skyMood },
      `the skyline around ${name.en} in ${cityName.en}`,
      `الأفق حول ${name.ar} في ${cityName.ar}`,
    ),
    ...(eats ? [picture('table', {}, `a table laid at ${name.en}`, `مائدة معدّة في ${name.ar}`)] : []),
    picture(
      'facade',
      { stars, mood: first ? byNight : byDay },
      `${name.en} ${first ? 'after sunset' : 'by day'}`,
      `${name.ar} ${first ? 'بعد الغروب' : 'نهارًا'}`,
      '-later',
    ),
    ...(drives ? [picture('car', {}, `a car waiting at ${name.en}`, `سيارة في انتظار نزلاء ${name.ar}`)] : []),
    ...(rolls ? [picture('wheelchair', {}, `a wheelchair ready at ${name.en}`, `كرسي متحرك جاهز في ${name.ar}`)] : []),
    ...(eats || drives || rolls
      ? []
      : [picture('luggage', {}, `luggage kept at ${name.en}`, `أمتعة محفوظة في ${name.ar}`)]),
  ]
}

export function roomImage(hotel: { name: Bilingual }, room: RoomRow): ImageRow {
  const count = room.beds.filter((bed) => bed.kind !== 'sofa').reduce((sum, bed) => sum + bed.count, 0)
  return {
    id: room.imageIds[0] as string,
    scene: 'room',
    options: { beds: Math.min(4, count) as NonNullable<SceneOptions['beds']> },
    alt: {
      en: `Illustration: ${room.name.en}, ${hotel.name.en}`,
      ar: `رسم توضيحي: ${room.name.ar}، ${hotel.name.ar}`,
    },
  }
}
