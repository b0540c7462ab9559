import { facts, withFacts } from '#db/reference/facts.ts'
import type { EditedHeaderPage, GoalIcon } from '#domains/content/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export const goals: { icon: GoalIcon; title: Bilingual; text: Bilingual }[] = [
  {
    icon: 'walk',
    title: { en: 'Minutes, not just metres', ar: 'دقائق، لا أمتار فحسب' },
    text: {
      en: 'Every hotel shows how long the walk to a named gate takes, at an easy pace.',
      ar: 'نذكر مع كل فندق مدة المشي إلى باب مسمّى، لمن لا يستعجل.',
    },
  },
  {
    icon: 'info',
    title: { en: 'The full price up front', ar: 'السعر كله من البداية' },
    text: {
      en: 'The first price you see includes taxes and fees, and shows what you pay at the hotel.',
      ar: 'الضرائب والرسوم في أول رقم تراه، وما يُدفع في الفندق مذكور بجانبه.',
    },
  },
  {
    icon: 'shield',
    title: { en: 'A room that is yours', ar: 'غرفتك لك' },
    text: {
      en: 'Your room is reserved in your name the moment your booking is confirmed. No room is sold twice.',
      ar: 'تُحجز غرفتك باسمك لحظة تأكيد الحجز، ولا تُباع غرفة مرتين.',
    },
  },
  {
    icon: 'guests',
    title: { en: 'Small groups', ar: 'مجموعات صغيرة' },
    text: {
      en: 'We travel at the pace of the oldest among you, and someone always knows your name.',
      ar: 'نسير على مهل أكبركم سنًّا، ومعكم دائمًا من يعرفكم بأسمائكم.',
    },
  },
]

export const statistics: { value: number; atLeast: boolean; label: Bilingual }[] = [
  { value: 20, atLeast: true, label: { en: 'years with small groups', ar: 'عامًا مع المجموعات الصغيرة' } },
  { value: 81, atLeast: false, label: { en: 'hotels near the holy mosques', ar: 'فندقًا قرب الحرمين' } },
  { value: 3, atLeast: false, label: { en: 'cities', ar: 'مدن' } },
  {
    value: facts.answer_within[1],
    atLeast: false,
    label: { en: 'hours at most for an answer', ar: 'ساعة على الأكثر ليصلك الرد' },
  },
]

/** Invented, like the guests of the demo; the site states this. */
export const testimonials: { words: Bilingual; guest: Bilingual }[] = [
  {
    words: {
      en: 'The ten minutes were ten minutes, with my mother on my arm. That is all I wanted to know.',
      ar: 'كانت الدقائق العشر عشرًا وأمي متكئة على ذراعي. وهذا كل ما أردت أن أعرفه.',
    },
    guest: { en: 'Amina, with her mother', ar: 'أمينة، مع والدتها' },
  },
  {
    words: {
      en: 'At reception we paid exactly what the screen had said three weeks before. To the riyal.',
      ar: 'دفعنا عند الاستقبال ما كان مكتوبًا على الشاشة قبل ثلاثة أسابيع، لم يزد ريالًا ولم ينقص.',
    },
    guest: { en: 'A family of six', ar: 'عائلة من ستة أفراد' },
  },
  {
    words: {
      en: 'Two rooms side by side, a cot, and dinner after Isha. Someone had read what we wrote.',
      ar: 'غرفتان متجاورتان، وسرير للرضيع، وعشاء بعد صلاة العشاء. لقد قرأ أحدهم ما كتبناه.',
    },
    guest: { en: 'Yusuf and Maryam, with two children', ar: 'يوسف ومريم، مع طفلين' },
  },
]

/** Texts of the demo provider; the titles and pictures are those of every installation. */
export const headerTexts: Record<EditedHeaderPage, Bilingual> = {
  'about-us': { en: 'Trips for families, friends and neighbours.', ar: 'نرتّب سفر العائلات والأصدقاء والجيران.' },
  blogs: {
    en: 'Practical articles for pilgrims: times, routes and what to prepare.',
    ar: 'مقالات عملية للمعتمرين: المواعيد والطرق وما يحسن إعداده.',
  },
  'contact-us': withFacts({ en: 'We answer within {answer_within}.', ar: 'نرد عليك خلال {answer_within}.' }),
  faq: { en: 'Answers to the questions travellers ask most.', ar: 'ما يسأل عنه المسافرون قبل السفر.' },
  packages: {
    en: 'Named hotels, honest group sizes, one price.',
    ar: 'فنادق نسمّيها لك، ومجموعات معلومة العدد، وسعر واحد.',
  },
  privacy: { en: 'What we store about you, and how to get it deleted.', ar: 'ما نحفظه عنك وكيف تحذفه.' },
  services: {
    en: 'From the airport to the gate, and everything in between.',
    ar: 'من المطار إلى الباب، وما بينهما.',
  },
  'terms-conditions': { en: 'Written to be read.', ar: 'كُتبت لتُقرأ.' },
}

export const categories: { slug: string; name: Bilingual }[] = [
  { slug: 'before-you-travel', name: { en: 'Before you travel', ar: 'قبل السفر' } },
  { slug: 'where-to-stay', name: { en: 'Where to stay', ar: 'أين تقيم' } },
  { slug: 'getting-around', name: { en: 'Getting around', ar: 'التنقّل' } },
  { slug: 'places', name: { en: 'Places', ar: 'أماكن' } },
  { slug: 'seasons', name: { en: 'Seasons', ar: 'المواسم' } },
]

export const hashtags: { slug: string; name: Bilingual }[] = [
  { slug: 'umrah', name: { en: 'Umrah', ar: 'العمرة' } },
  { slug: 'first-time', name: { en: 'First time', ar: 'أول مرة' } },
  { slug: 'checklist', name: { en: 'Checklist', ar: 'قوائم' } },
  { slug: 'makkah', name: { en: 'Makkah', ar: 'مكة المكرمة' } },
  { slug: 'madinah', name: { en: 'Madinah', ar: 'المدينة المنورة' } },
  { slug: 'jeddah', name: { en: 'Jeddah', ar: 'جدة' } },
  { slug: 'hotels', name: { en: 'Hotels', ar: 'الفنادق' } },
  { slug: 'walking', name: { en: 'Walking', ar: 'المشي' } },
  { slug: 'ramadan', name: { en: 'Ramadan', ar: 'رمضان' } },
  { slug: 'crowds', name: { en: 'Crowds', ar: 'الزحام' } },
  { slug: 'families', name: { en: 'Families', ar: 'العائلات' } },
  { slug: 'elders', name: { en: 'Elders', ar: 'كبار السن' } },
  { slug: 'children', name: { en: 'Children', ar: 'الأطفال' } },
  { slug: 'visits', name: { en: 'Visits', ar: 'الزيارات' } },
  { slug: 'history', name: { en: 'History', ar: 'التاريخ' } },
  { slug: 'train', name: { en: 'Train', ar: 'القطار' } },
  { slug: 'packing', name: { en: 'Packing', ar: 'الأمتعة' } },
  { slug: 'health', name: { en: 'Health', ar: 'الصحة' } },
  { slug: 'money', name: { en: 'Money', ar: 'المال' } },
  { slug: 'calendar', name: { en: 'Calendar', ar: 'التقويم' } },
  { slug: 'arrival', name: { en: 'Arrival', ar: 'الوصول' } },
  { slug: 'prices', name: { en: 'Prices', ar: 'الأسعار' } },
]
