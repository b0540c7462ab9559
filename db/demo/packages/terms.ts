import type { Bilingual } from '#i18n/locale.ts'

export const includedTexts = {
  hotel: {
    en: 'Hotels as named, with the meals told beside them',
    ar: 'الفنادق المذكورة بأسمائها، والوجبات المبينة بجانبها',
  },
  guide: { en: 'A companion who speaks Arabic and English', ar: 'مرافق يتحدث العربية والإنجليزية' },
  flight: { en: 'The flight there and back in economy', ar: 'الطيران ذهابًا وإيابًا على الدرجة السياحية' },
  coach: { en: 'Air-conditioned coaches wherever the group goes', ar: 'حافلات مكيفة في كل تنقلات المجموعة' },
  train: { en: 'The Haramain train between the cities', ar: 'قطار الحرمين السريع بين المدينتين' },
  visits: { en: 'The visits of the programme, with entrances', ar: 'زيارات البرنامج مع رسوم الدخول' },
  iftar: { en: 'Iftar and suhoor every day', ar: 'الإفطار والسحور كل يوم' },
  wheelchairs: { en: 'Wheelchairs and the lift coach', ar: 'الكراسي المتحركة وحافلة مزودة برافعة' },
  nurse: { en: 'A nurse who can be called at any hour', ar: 'ممرضة يمكن الاتصال بها في أي ساعة' },
  lessons: { en: 'Lessons and printed material', ar: 'الدروس والمواد المطبوعة' },
  driver: { en: 'A car with a driver for your party alone', ar: 'سيارة مع سائق لمجموعتك وحدها' },
  zamzam: { en: 'A five-litre bottle of Zamzam water a person', ar: 'عبوة زمزم سعة خمسة لترات لكل شخص' },
} as const satisfies Record<string, Bilingual>

export const excludedTexts = {
  flight: { en: 'The way to the meeting point', ar: 'الوصول إلى نقطة اللقاء' },
  visa: { en: 'The visa, which each guest applies for', ar: 'التأشيرة، ويتقدم كل ضيف بطلبها' },
  insurance: { en: 'Travel insurance beyond what the visa requires', ar: 'التأمين فوق ما تشترطه التأشيرة' },
  meals: { en: 'Meals that are not named', ar: 'الوجبات غير المذكورة' },
  expenses: { en: 'Personal expenses', ar: 'المصروفات الشخصية' },
  permit: { en: 'The Hajj permit and a place in the camps', ar: 'تصريح الحج والمكان في المخيمات' },
  tickets: { en: 'Tickets for train and taxis', ar: 'تذاكر القطار وسيارات الأجرة' },
} as const satisfies Record<string, Bilingual>

export const noteTexts = {
  umrahPermit: {
    en: 'A permit for the Umrah is booked in the official application; we help you with it, the appointment is given by the authorities.',
    ar: 'يُحجز تصريح العمرة عبر التطبيق الرسمي، ونساعدك في ذلك، أما الموعد فتحدده الجهات المختصة.',
  },
  rawdah: {
    en: 'Visiting the Rawdah takes an appointment of its own, for men and women at different hours.',
    ar: 'تحتاج زيارة الروضة الشريفة إلى موعد خاص، وللرجال ساعات غير ساعات النساء.',
  },
  passport: {
    en: 'The passport must be valid for six months after the return.',
    ar: 'يجب أن يبقى جواز السفر صالحًا ستة أشهر بعد العودة.',
  },
  walking: {
    en: 'The rites take about three kilometres on foot; tell us early if that is far for you.',
    ar: 'تبلغ مسافة المشي في المناسك نحو ثلاثة كيلومترات، فأخبرنا مبكرًا إن كانت تشق عليك.',
  },
  medicine: {
    en: 'Bring medicines in their packages with the prescription, enough for the whole journey.',
    ar: 'أحضر أدويتك في عبواتها مع الوصفة الطبية بما يكفي الرحلة كلها.',
  },
  crowds: {
    en: 'Roads near the mosque close in the evenings of Ramadan; the last part of the way is walked.',
    ar: 'تُغلق الطرق القريبة من المسجد في أمسيات رمضان، فيُقطع آخر الطريق مشيًا.',
  },
  consent: {
    en: 'Guests under eighteen travel with a parent or with a written consent.',
    ar: 'من هو دون الثامنة عشرة يسافر مع أحد والديه أو بموافقة خطية.',
  },
  hajjPermit: {
    en: 'The Hajj may be performed only with an official permit. Without it nobody can join this journey, and entering the holy sites is punishable.',
    ar: 'لا حج إلا بتصريح رسمي، ولا يمكن الانضمام إلى هذه الرحلة من دونه، ودخول المشاعر المقدسة بغير تصريح مخالفة يُعاقب عليها.',
  },
  moon: {
    en: 'Dates follow the Umm al-Qura calendar; if the moon is sighted on another day, the programme moves by a day.',
    ar: 'تتبع المواعيد تقويم أم القرى، فإن ثبتت الرؤية في يوم آخر انتقل البرنامج يومًا.',
  },
} as const satisfies Record<string, Bilingual>

export type IncludedCode = keyof typeof includedTexts
export type ExcludedCode = keyof typeof excludedTexts
export type NoteCode = keyof typeof noteTexts
