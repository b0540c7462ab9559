import type { Language } from '../language.ts'

const months = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ')
const weekdays = 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' ')
const withoutArticle = weekdays.map((name) => name.replace(/^ال/, ''))

export const language: Language = {
  name: 'العربية',
  direction: 'rtl',
  tag: 'ar-EG-u-nu-latn-ca-gregory',
  openGraph: 'ar_AR',
  plural(n) {
    if (n <= 2) return (['zero', 'one', 'two'] as const)[n as 0 | 1 | 2]
    const rest = n % 100
    if (rest < 3) return 'other'
    return rest <= 10 ? 'few' : 'many'
  },
  months,
  shortMonths: months,
  hijriMonths: 'محرم,صفر,ربيع الأول,ربيع الآخر,جمادى الأولى,جمادى الآخرة,رجب,شعبان,رمضان,شوال,ذو القعدة,ذو الحجة'.split(
    ',',
  ),
  hijriEra: 'هـ',
  weekdays,
  shortWeekdays: weekdays,
  columnWeekdays: withoutArticle,
  initialWeekdays: withoutArticle,
  halves: ['ص', 'م', 'منتصف الليل', 'ظهرًا'],
  at: '، الساعة ',
  comma: '، ',
  list: (items) => items.join(' و'),
  // Few fonts contain U+20C1, the riyal sign.
  currencies: {
    SAR: 'ر.س',
    AED: 'د.إ',
    BHD: 'د.ب',
    EGP: 'ج.م',
    JOD: 'د.أ',
    KWD: 'د.ك',
    OMR: 'ر.ع',
    QAR: 'ر.ق',
  },
  units: { metres: 'م', kilometres: 'كم', kilobytes: 'كيلوبايت', megabytes: 'ميغابايت' },
}
