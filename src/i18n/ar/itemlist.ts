import type { itemlist as english } from '../en/itemlist.ts'
import type { Translated } from '../icu-types.ts'

export const itemlist = {
  hotelFile: 'استيراد فندق كامل أو تنزيله (إكسل)',
  search: 'بحث',
  found:
    '{kind}: {count, plural, zero {لا شيء} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  none: 'لم يُعثر على شيء',
  noneText: 'جرّب كلمات أخرى، أو أضف جديدًا.',
  name: 'الاسم',
  city: 'المدينة',
  allCities: 'كل المدن',
  state: 'الحالة',
  changed: 'آخر تغيير',
  changedBy: '{name}، {when}',
  neverChanged: 'لم يُعدَّل بعد',
  addTitle:
    '{kind, select, blog {إضافة مقال} blog_category {إضافة تصنيف للمقالات} hashtag {إضافة وسم} question {إضافة سؤال} question_topic {إضافة موضوع للأسئلة} season_note {إضافة تنبيه موسمي} hotel {إضافة فندق} room_type {إضافة نوع غرف} rate_plan {إضافة خطة أسعار} package {إضافة باقة} package_type {إضافة نوع باقات} city {إضافة مدينة} district {إضافة حي} place {إضافة مكان} amenity {إضافة مرفق أو خدمة} promotion {إضافة رمز خصم} service {إضافة خدمة} service_option {إضافة خيار خدمة} service_type {إضافة نوع خدمات} policy {إضافة سياسة إلغاء} tax_rule {إضافة ضريبة} season {إضافة موسم} other {إضافة}}',
  newSlug: 'الاسم في الرابط',
  newSlugHint: 'حروف لاتينية صغيرة وأرقام وشرطات، ولا يتغير بعد ذلك.',
  add: 'إضافة',
  checkTitle: 'مسودات تنتظر المراجعة',
  check: 'هل راجعته؟',
  publishRow: 'نشر: {name}',
} as const satisfies Translated<typeof english>
