import type { ImageRow } from '#db/reference/images.ts'
import type { EditedHeaderPage } from '#domains/content/shapes.ts'
import type { SceneKind } from '@rihla/illustrations/catalogue'
import type { Bilingual } from '#i18n/locale.ts'

type Header = { title: Bilingual; text: Bilingual; scene: SceneKind; alt: Bilingual }

/** Headers of a new installation; the texts make no promise in the name of a provider. */
export const headers: Record<EditedHeaderPage, Header> = {
  'about-us': {
    title: { en: 'About us', ar: 'من نحن' },
    text: { en: 'Who we are and how we work.', ar: 'من نحن وكيف نعمل.' },
    scene: 'skyline',
    alt: { en: 'Illustration: a city at the foot of hills', ar: 'رسم توضيحي: مدينة عند سفح الجبال' },
  },
  blogs: {
    title: { en: 'Blog', ar: 'المدونة' },
    text: { en: 'Good to know before you travel.', ar: 'مقالات تهمك قبل السفر.' },
    scene: 'table',
    alt: { en: 'Illustration: coffee and dates on a table', ar: 'رسم توضيحي: قهوة وتمر على مائدة' },
  },
  'contact-us': {
    title: { en: 'Contact us', ar: 'تواصل معنا' },
    text: { en: 'Ask us anything about your stay or your trip.', ar: 'اسألنا عن كل ما يخص إقامتك أو سفرك.' },
    scene: 'lobby',
    alt: { en: 'Illustration: the reception of a hotel', ar: 'رسم توضيحي: استقبال فندق' },
  },
  faq: {
    title: { en: 'FAQ', ar: 'الأسئلة الشائعة' },
    text: { en: 'Answers to the questions travellers ask most.', ar: 'ما يسأل عنه المسافرون قبل السفر.' },
    scene: 'guide',
    alt: { en: 'Illustration: a map and a lantern', ar: 'رسم توضيحي: خريطة وفانوس' },
  },
  packages: {
    title: { en: 'Packages', ar: 'الباقات' },
    text: { en: 'Hotels, transport and dates in one price.', ar: 'الفنادق والتنقّل والمواعيد في سعر واحد.' },
    scene: 'road',
    alt: { en: 'Illustration: a road between mountains', ar: 'رسم توضيحي: طريق بين الجبال' },
  },
  privacy: {
    title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    text: { en: 'What we store about you, and how to get it deleted.', ar: 'ما نحفظه عنك وكيف تحذفه.' },
    scene: 'lobby',
    alt: { en: 'Illustration: the reception of a hotel', ar: 'رسم توضيحي: استقبال فندق' },
  },
  services: {
    title: { en: 'Services', ar: 'الخدمات' },
    text: { en: 'Transfers, guided visits and help along the way.', ar: 'التنقّل والزيارات والمساعدة في الطريق.' },
    scene: 'car',
    alt: { en: 'Illustration: a car before a hotel', ar: 'رسم توضيحي: سيارة أمام فندق' },
  },
  'terms-conditions': {
    title: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
    text: { en: 'What applies when you book.', ar: 'ما يسري عند الحجز.' },
    scene: 'visa',
    alt: { en: 'Illustration: documents on a table', ar: 'رسم توضيحي: أوراق على مكتب' },
  },
}

export const headerImageId = (page: EditedHeaderPage): string => `${headers[page].scene}/head-${page}`

export function headerImages(): ImageRow[] {
  return (Object.keys(headers) as EditedHeaderPage[]).map((page) => ({
    id: headerImageId(page),
    scene: headers[page].scene,
    options: {},
    alt: headers[page].alt,
  }))
}
