import type { duplicate as english } from '../en/duplicate.ts'
import type { Translated } from '../icu-types.ts'

export const duplicate = {
  heldTitle: 'هذا محجوز لك مؤقتًا',
  heldText: 'الحجز {reference} محفوظ لك. ادفع {amount} قبل {until} (بتوقيت {place}) لتأكيده.',
  heldOrderTitle: 'هذا محجوز لك مؤقتًا ضمن طلب',
  heldOrderText: 'الطلب {reference} محفوظ لك. ادفع قيمته قبل {until} (بتوقيت {place}) لتأكيده.',
  checkingTitle: 'جارٍ تأكيد دفعتك لهذا الحجز',
  checkingText: 'الحجز {reference} محفوظ لك إلى أن يردّ البنك، فلا حاجة إلى الحجز أو الدفع مرة أخرى.',
  waitingTitle: 'سبق أن أرسلت هذا الطلب',
  waitingText: 'الطلب {reference} قائم حتى {until} (بتوقيت {place}).',
  confirmedTitle: 'سبق أن حجزت هذا',
  confirmedText: 'الحجز {reference} مؤكد.',
  pay: 'ادفع {amount}',
  payOrder: 'ادفع لإتمام طلبك',
  see: 'عرض الحجز',
  release: 'ألغِ الحجز المؤقت وابدأ من جديد',
  again: 'احجز الشيء نفسه مرة أخرى',
} as const satisfies Translated<typeof english>
