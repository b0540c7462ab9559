import type { giftcards as english } from '../en/giftcards.ts'
import type { Translated } from '../icu-types.ts'

export const giftcards = {
  title: 'بطاقات الهدايا',
  text: 'بطاقات الهدايا التي أضفتها أو استخدمتها. عند إتمام الحجز تدفع بها دون كتابة رموزها.',
  none: 'ليست لديك بطاقات هدايا بعد',
  noneText: 'أضف بطاقة برمزها لتجدها جاهزة كلما دفعت عبر الإنترنت.',
  card: 'بطاقة الهدايا {card}',
  balance: 'الرصيد',
  state:
    '{state, select, usable {صالحة حتى {date}} expired {انتهت صلاحيتها في {date}} blocked {موقوفة، يُرجى التواصل معنا} other {موقوفة}}',
  add: 'إضافة بطاقة هدايا',
  code: 'رمز بطاقة الهدايا',
  addNow: 'إضافة',
  added: 'أُضيفت بطاقة الهدايا.',
} as const satisfies Translated<typeof english>
