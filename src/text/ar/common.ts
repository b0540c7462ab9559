import type { common as english } from '../en/common.ts'
import type { Translated } from '../icu-types.ts'

export const common = {
  change: 'تغيير',
  choose: 'اختيار',
  close: 'إغلاق',
  done: 'تم',
  hide: 'إخفاء',
  next: 'التالي',
  previous: 'السابق',
  register: 'إنشاء حساب',
  remove: 'إزالة',
  save: 'حفظ',
  show: 'إظهار',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',

  copied: 'تم النسخ',
  optional: 'اختياري',
  yes: 'نعم',
  no: 'لا',

  total: 'الإجمالي',
  free: 'مجانًا',
  priceFrom: 'ابتداءً من {price}',

  home: 'الرئيسية',
  backToHome: 'العودة إلى الرئيسية',
  breadcrumbs: 'موقعك في الصفحات',
  pagination: 'صفحات النتائج',
  pageOf: 'الصفحة {page, number} من {pages, number}',
  nextPage: 'الصفحة التالية',
  previousPage: 'الصفحة السابقة',
  photoOf: '{photo, number} من {photos, number}',
  sortBy: 'الترتيب حسب',

  nights: '{count, plural, zero {لا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  days: '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  guests: '{count, plural, zero {لا ضيوف} one {ضيف واحد} two {ضيفان} few {# ضيوف} many {# ضيفًا} other {# ضيف}}',
  adults: '{count, plural, zero {لا بالغين} one {بالغ واحد} two {بالغان} few {# بالغين} many {# بالغًا} other {# بالغ}}',
  children: '{count, plural, zero {لا أطفال} one {طفل واحد} two {طفلان} few {# أطفال} many {# طفلًا} other {# طفل}}',
  rooms: '{count, plural, zero {لا غرف} one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}}',
  bathrooms:
    '{count, plural, zero {لا حمّامات} one {حمّام واحد} two {حمّامان} few {# حمّامات} many {# حمّامًا} other {# حمّام}}',
  hotels: '{count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}}',
  reviews:
    '{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  results:
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  stars: '{count, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  childAge: '{age, plural, zero {دون السنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}',
  walkingMinutes:
    'نحو {minutes, plural, zero {دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} سيرًا على الأقدام',
  squareMetres: '{area, number} م²',
  ratingOf: '{rating} من {best, number}',

  oneLess: '{what}: إنقاص واحد',
  oneMore: '{what}: زيادة واحد',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
} as const satisfies Translated<typeof english>
