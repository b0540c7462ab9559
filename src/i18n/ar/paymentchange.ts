import type { paymentchange as english } from '../en/paymentchange.ts'
import type { Translated } from '../icu-types.ts'

export const paymentchange = {
  wayTitle: 'طريقة الدفع',
  paysOnline: 'عبر الإنترنت',
  toArrival: 'إن اخترت الدفع {where}، فستدفع {amount} حينها ولا شيء الآن، ويبقى الحجز كما هو.',
  toArrivalHeld: 'إن اخترت الدفع {where}، فستدفع {amount} حينها ولا شيء الآن، ويتأكد الحجز فورًا.',
  toArrivalLater: 'إن اخترت الدفع {where}، فستدفع {amount} حينها ولا شيء الآن، ويبقى طلبك كما هو.',
  toOnline:
    'إن اخترت الدفع عبر الإنترنت، فستدفع {amount} في الصفحة التالية، في موعد أقصاه {until} (بتوقيت {place})، ويبقى حجزك مؤكدًا حتى ذلك الحين. وإن لم تدفع حتى ذلك الموعد ألغينا الحجز بحسب شروط إلغائه.',
  toOnlineLater: 'إن اخترت الدفع عبر الإنترنت، فستدفع {amount} بعد قبول الحجز، ولا شيء الآن.',
  fixedPaid: 'سُدّدت دفعة عبر الإنترنت، فلم يعد تغيير طريقة الدفع ممكنًا.',
  fixedChecking: 'دفعتك قيد التأكيد، فلا يمكن تغيير ذلك الآن.',
  fixedBegun: 'فات الأوان لتغيير ذلك هنا.',
  fixedOnline: 'لا يُدفع هذا السعر إلا عبر الإنترنت.',
  fixedGift: 'تدفع بطاقة هدايا جزءًا منه، فيُدفع الباقي عبر الإنترنت أيضًا.',
  fixedArrival: 'لا يُدفع هذا إلا {where}.',
} as const satisfies Translated<typeof english>
