import type { SceneKind, SceneOptions } from '@rihla/illustrations/catalogue'
import type { Bilingual } from '#i18n/locale.ts'

export type ImageRow = { id: string; scene: SceneKind; options: SceneOptions; alt: Bilingual }

/** Pictures of pages and cities, as opposed to hotels. */
export function pageImages(): ImageRow[] {
  return [
    {
      id: 'hero/home-ltr',
      scene: 'hero',
      options: {},
      alt: { en: 'Illustration: a holy city at dawn', ar: 'رسم توضيحي: مدينة مقدسة عند الفجر' },
    },
    {
      id: 'hero/home-rtl',
      scene: 'hero',
      options: {},
      alt: { en: 'Illustration: a holy city at dawn', ar: 'رسم توضيحي: مدينة مقدسة عند الفجر' },
    },
    ...(['ltr', 'rtl'] as const).map((dir): ImageRow => ({
      id: `hero/home-tall-${dir}`,
      scene: 'tall-hero',
      options: {},
      alt: { en: 'Illustration: a holy city at dawn', ar: 'رسم توضيحي: مدينة مقدسة عند الفجر' },
    })),
    {
      id: 'skyline/makkah',
      scene: 'skyline',
      options: {},
      alt: { en: 'Illustration: the skyline of Makkah', ar: 'رسم توضيحي: أفق مكة المكرمة' },
    },
    {
      id: 'skyline/madinah',
      scene: 'skyline',
      options: {},
      alt: { en: 'Illustration: the skyline of Madinah', ar: 'رسم توضيحي: أفق المدينة المنورة' },
    },
    {
      id: 'skyline/jeddah',
      scene: 'skyline',
      options: {},
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
      options: {},
      alt: { en: 'Illustration: a voucher and a key', ar: 'رسم توضيحي: قسيمة ومفتاح' },
    },
    {
      id: 'empty/results',
      scene: 'empty',
      options: {},
      alt: { en: 'Illustration: a map being searched', ar: 'رسم توضيحي: بحث في خريطة' },
    },
    {
      id: 'empty/cart',
      scene: 'empty',
      options: {},
      alt: { en: 'Illustration: an empty cart', ar: 'رسم توضيحي: سلة فارغة' },
    },
  ]
}
