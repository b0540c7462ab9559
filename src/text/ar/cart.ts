import type { cart as english } from '../en/cart.ts'
import type { Translated } from '../icu-types.ts'

export const cart = {
  empty: 'سلتك فارغة',
  emptyText: 'اختر غرفة واحتفظ بها هنا بينما تتصفح غيرها.',
  findStay: 'ابحث عن إقامة',
  lines: 'الإقامات في سلتك',
  keep: 'احتفظ بها في السلة',
  keepText: 'تحفظ السلة اختيارك لا الغرفة: فقد يحجزها غيرك أو يتغير سعرها قبل أن تحجز.',
  nothingHeld: 'لا شيء محجوز بعد',
  nothingHeldText: 'الأسعار كما هي في هذه اللحظة، ولا تصبح الغرف لك إلا بعد حجزها.',
  changed: 'تغيّر السعر منذ أضفت هذه الإقامة: كان {before} وأصبح {now}.',
  gone: 'لم يعد حجز هذه الإقامة ممكنًا',
  otherRooms: 'عرض غرف أخرى',
  change: 'تعديل',
  remove: 'إزالة',
  removeLine: 'إزالة {hotel}، {range}',
  removed: 'أُزيلت من السلة: {hotel}.',
  undo: 'إعادتها',
  clear: 'إفراغ السلة',
  book: 'احجز هذه الإقامة',
  bookLine: 'احجز {hotel}، {range}',
  total:
    'المجموع {count, plural, zero {} one {لإقامة واحدة} two {لإقامتين} few {لـ# إقامات} many {لـ# إقامة} other {لـ# إقامة}}',
  payNow: 'تدفعه الآن إن دفعت عبر الإنترنت',
  payOnArrival: 'تدفعه هناك إن دفعت عند الوصول',
  oneAtATime: 'تُحجز الإقامات واحدة تلو الأخرى، وما يُحجز منها يخرج من السلة.',
} as const satisfies Translated<typeof english>
