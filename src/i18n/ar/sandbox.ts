import type { sandbox as english } from '../en/sandbox.ts'
import type { Translated } from '../icu-types.ts'

export const sandbox = {
  title: 'دفع تجريبي',
  notice: 'هذه صفحة تجريبية: لا تُنقل فيها أموال ولا تُطلب فيها بطاقة. اختر ما تفعله البطاقة التجريبية.',
  amount: 'المبلغ المطلوب',
  reference: 'الرقم المرجعي: {reference}',
  cards: 'البطاقات التجريبية',
  card_good: 'تُقبل فورًا',
  card_declined: 'تُرفض',
  card_asks: 'يطلب البنك التحقق أولًا',
  card_slow: 'تُقبل، لكن البنك يردّ بعد 20 ثانية',
  card_silent: 'تُقبل، لكن إشعار الدفع يضيع',
  card_twice: 'تُقبل، ويصل إشعار الدفع مرتين',
  cardEnds: 'بطاقة تجريبية تنتهي بالأرقام {digits}',
  pay: 'دفع {amount}',
  back: 'العودة من دون دفع',
  bankTitle: 'سؤال من البنك التجريبي',
  bankText: 'دفعة بمبلغ {amount} بالبطاقة التجريبية المنتهية بالأرقام {digits}: هل هي منك؟',
  bankYes: 'نعم، أؤكّدها',
  bankNo: 'لا، أرفضها',
  overTitle: 'انتهت مهلة هذه الصفحة',
  overText: 'لم يعد الدفع متاحًا هنا.',
  overBack: 'العودة إلى الحجز',
} as const satisfies Translated<typeof english>
