import type { Board } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export const includedTexts = {
  guide: { en: 'A companion who speaks Arabic and English', ar: 'مرافق يتحدث العربية والإنجليزية' },
  flight: { en: 'Return flight in economy', ar: 'الطيران ذهابًا وإيابًا على الدرجة السياحية' },
  coach: { en: 'Air-conditioned coaches wherever the group goes', ar: 'حافلات مكيفة في كل تنقلات المجموعة' },
  rides: { en: 'Rides between the stations and the hotels', ar: 'النقل بين المحطات والفنادق' },
  train: { en: 'The Haramain train between the cities', ar: 'قطار الحرمين السريع بين المدينتين' },
  visits: { en: 'The visits in the programme, with entrance fees', ar: 'زيارات البرنامج مع رسوم الدخول' },
  wheelchairs: { en: 'Wheelchairs and a coach with a lift', ar: 'الكراسي المتحركة وحافلة مزودة برافعة' },
  nurse: { en: 'A nurse on call at any hour', ar: 'ممرضة يمكن الاتصال بها في أي ساعة' },
  lessons: { en: 'Lessons and printed material', ar: 'الدروس والمواد المطبوعة' },
  driver: { en: 'A private car with a driver', ar: 'سيارة مع سائق لمجموعتك وحدها' },
  zamzam: { en: 'A five-litre bottle of Zamzam water per person', ar: 'عبوة زمزم سعة خمسة لترات لكل شخص' },
} as const satisfies Record<string, Bilingual>

/** The meals of the nights, in the words of a traveller. */
export const boardTexts: Record<Board, Bilingual> = {
  room_only: { en: 'without meals', ar: 'دون وجبات' },
  breakfast: { en: 'with breakfast', ar: 'مع الفطور' },
  half_board: { en: 'with breakfast and dinner', ar: 'مع الفطور والعشاء' },
  suhoor_iftar: { en: 'with suhoor and iftar', ar: 'مع السحور والإفطار' },
}

export const excludedTexts = {
  flight: { en: 'Travel to the meeting point', ar: 'الوصول إلى نقطة اللقاء' },
  visa: { en: 'The visa, for which each guest applies', ar: 'التأشيرة، ويتقدم كل ضيف بطلبها' },
  insurance: { en: 'Travel insurance beyond what the visa requires', ar: 'التأمين فوق ما تشترطه التأشيرة' },
  meals: { en: 'Meals not listed', ar: 'الوجبات غير المذكورة' },
  expenses: { en: 'Personal expenses', ar: 'المصروفات الشخصية' },
  permit: { en: 'The Hajj permit and a place in the camps', ar: 'تصريح الحج والمكان في المخيمات' },
  tickets: { en: 'Train tickets and taxis', ar: 'تذاكر القطار وسيارات الأجرة' },
} as const satisfies Record<string, Bilingual>

export const noteTexts = {
  flight: {
    en: 'Seven days before departure we send your ticket with the airline, the flight number and the terminal.',
    ar: 'نرسل إليك قبل الانطلاق بسبعة أيام التذكرة، وفيها شركة الطيران ورقم الرحلة والصالة.',
  },
  umrahPermit: {
    en: 'You book your Umrah permit in the official app. We help you with it; the authorities give the appointment.',
    ar: 'يُحجز تصريح العمرة عبر التطبيق الرسمي، ونساعدك في ذلك، أما الموعد فتحدده الجهات المختصة.',
  },
  rawdah: {
    en: 'To visit the Rawdah you need a separate appointment; men and women have different hours.',
    ar: 'تحتاج زيارة الروضة الشريفة إلى موعد خاص، وللرجال ساعات غير ساعات النساء.',
  },
  passport: {
    en: 'Your passport must be valid for six months after you return.',
    ar: 'يجب أن يبقى جواز السفر صالحًا ستة أشهر بعد العودة.',
  },
  walking: {
    en: 'You walk about {rites_on_foot} during the rites, and up to {rites_on_foot_above} if tawaf is on an upper floor; tell us early if that is too far for you.',
    ar: 'تبلغ مسافة المشي في المناسك نحو {rites_on_foot}، وقد تبلغ {rites_on_foot_above} إذا كان الطواف في الأدوار العليا، فأخبرنا مبكرًا إن كانت تشق عليك.',
  },
  medicine: {
    en: 'Bring your medicine in its packaging with the prescription, enough for the whole trip.',
    ar: 'أحضر أدويتك في عبواتها مع الوصفة الطبية بما يكفي مدة السفر كلها.',
  },
  crowds: {
    en: 'Roads near the mosque close on Ramadan evenings, so you walk the last part of the way.',
    ar: 'تُغلق الطرق القريبة من المسجد في أمسيات رمضان، فيُقطع آخر الطريق مشيًا.',
  },
  consent: {
    en: 'Guests under eighteen must travel with a parent or with written consent.',
    ar: 'من هو دون الثامنة عشرة يسافر مع أحد والديه أو بموافقة خطية.',
  },
  hajjPermit: {
    en: 'The Hajj may be performed only with an official permit. Without one you cannot join this package, and entering the holy sites is punishable.',
    ar: 'لا حج إلا بتصريح رسمي، ولا يمكن الانضمام إلى هذه الباقة من دونه، ودخول المشاعر المقدسة بغير تصريح مخالفة يُعاقب عليها.',
  },
  moon: {
    en: 'Dates follow the Umm al-Qura calendar; if the moon is sighted on a different day, the programme moves by a day.',
    ar: 'تتبع المواعيد تقويم أم القرى، فإن ثبتت الرؤية في يوم آخر انتقل البرنامج يومًا.',
  },
} as const satisfies Record<string, Bilingual>

export type IncludedCode = keyof typeof includedTexts
export type ExcludedCode = keyof typeof excludedTexts
export type NoteCode = keyof typeof noteTexts
