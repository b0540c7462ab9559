import type { trips as english } from '../en/trips.ts'
import type { Translated } from '../icu-types.ts'

export const trips = {
  tripTo: '{cities}، {dates}',
  daysLeft:
    '{days, plural, =0 {يبدأ اليوم} =1 {يبدأ غدًا} zero {يبدأ بعد # يوم} one {يبدأ بعد يوم} two {يبدأ بعد يومين} few {يبدأ بعد # أيام} many {يبدأ بعد # يومًا} other {يبدأ بعد # يوم}}',
  underWay: 'جارٍ الآن',
  paidInFull: 'دُفع كاملًا',
  partPaid: 'دُفع {paid}، والمتبقي {open}',
  paidOfIt: 'دُفع {paid}',
  wasDue:
    'كان {open} مستحقًا {kind, select, stay {في الفندق} package {عند لقاء المجموعة} service {في يوم الخدمة} other {في يوم الخدمة}}',
  openOnArrival: 'يُدفع {open} {where}',
  unpaid: 'لم يُدفع بعد',
  payOrder:
    'ادفع {amount} عن {bookings, plural, zero {# حجز} one {حجز واحد} two {حجزين} few {# حجوزات} many {# حجزًا} other {# حجز}}',
  nextPart: 'يُدفع {amount} حتى {date}',
  sendDocument: 'إرسال الوثيقة',
  answerOffer: 'الرد على العرض',
  completeDetails: 'إكمال البيانات',
  waiting:
    '{bookings, plural, zero {لا شيء مطلوب منك} one {إجراء واحد مطلوب منك} two {إجراءان مطلوبان منك} few {# إجراءات مطلوبة منك} many {# إجراءً مطلوبًا منك} other {# إجراء مطلوب منك}}',
  placeTime: 'بتوقيت {place}',
  more: 'المستندات والخريطة والمساعدة',
  moreCancel: 'المستندات والمساعدة والإلغاء',
  penalty: 'رسوم الإلغاء {amount}',
  owed: 'يُعاد إليك {amount}',
  refunded: 'المبلغ المسترد {amount}',
  refundSent: 'أُعيد {amount}',
  payBy: 'ادفع في موعد أقصاه {until} ليبقى حجزك',
  changeWay: 'تغيير طريقة الدفع',
  answersBy:
    '{kind, select, stay {ننتظر رد الفندق حتى {until}} package {نردّ عليك في موعد أقصاه {until}} service {نردّ عليك في موعد أقصاه {until}} other {نردّ عليك في موعد أقصاه {until}}}',
  youAnswerBy: 'يُرجى الرد في موعد أقصاه {until}',
  youPayBy: 'يُرجى الدفع في موعد أقصاه {until}',

  // Lists without a booking
  emptyUpcoming: 'لا حجوزات قادمة',
  emptyUpcomingText: 'يظهر هنا حجزك القادم مع رقمه وطريق الوصول.',
  emptyPast: 'لا حجوزات سابقة',
  emptyPastText: 'تظهر الحجوزات هنا بعد انتهائها.',
  emptyCancelled: 'لا حجوزات ملغاة',
  emptyCancelledText: 'تظهر هنا الحجوزات التي أُلغيت أو لم تُقبل أو انتهت مهلتها.',
} as const satisfies Translated<typeof english>
