import type { adminpackages as english } from '../en/adminpackages.ts'
import type { Translated } from '../icu-types.ts'

export const adminpackages = {
  offerProduct: 'عرض بديل',
  offerProductText: 'اختر الباقة، ثم موعد الانطلاق وطريقة المبيت. ما تعرضه يبقى محجوزًا إلى أن يردّ الضيف.',
  offerServiceText: 'اختر الخدمة والتاريخ، ثم الخيار والوقت. ما تعرضه يبقى محجوزًا إلى أن يردّ الضيف.',
  package: 'الباقة',
  service: 'الخدمة',
  date: 'التاريخ',
  show: 'عرض المتاح',
  departure: 'موعد الانطلاق',
  sharing: 'أقصى عدد في الغرفة',
  option: 'الخيار والوقت',
  adultPrice: 'سعر البالغ شاملًا الضرائب إن كان مختلفًا',
  unitPrice:
    'سعر {basis, select, person {الشخص} vehicle {المركبة} group {المجموعة} day {اليوم} other {}} شاملًا الضرائب إن كان مختلفًا',
  send: 'إرسال العرض',
  nothing: 'لا شيء متاح هناك.',
  offered: 'المعروض على الضيف',

  hotels: 'فنادق موعد الانطلاق هذا',
  hotelsText: 'الفندق موعود به بالاسم. إن استبدلته سُئل كل من حجز خلال دقيقة، ويمكنه الإلغاء واسترداد كل ما دفعه.',
  hotelOf:
    '{hotel}، {nights, plural, zero {بلا ليالٍ} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}} في {city}',
  substituted: 'بديل لموعد الانطلاق هذا',
  substitute: 'استبداله',
  otherHotel: 'عنوان الفندق البديل في المدينة نفسها',
  hours: 'مهلة الرد',
  hoursOf: '{count, plural, zero {بلا مهلة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  affectedBookings:
    '{count, plural, =0 {لم يحجز أحد موعد الانطلاق هذا.} zero {لم يحجز أحد موعد الانطلاق هذا.} one {يشمل هذا حجزًا واحدًا.} two {يشمل هذا حجزين.} few {يشمل هذا # حجوزات.} many {يشمل هذا # حجزًا.} other {يشمل هذا # حجز.}}',
  substituteNow: 'استبدال الفندق وسؤال الضيوف',
  substitutedNow: 'استُبدل الفندق',
  managersOnly: 'استبدال الفنادق للمديرين.',

  instalments: 'الأقساط',
  due: 'الاستحقاق',
  withBooking: 'مع الحجز',
  paidOf: 'المدفوع',
  overdue: 'قسط متأخر: يُلغى الحجز وفق شروطه في {until} ما لم يُدفع.',
} as const satisfies Translated<typeof english>
