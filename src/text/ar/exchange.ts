import type { exchange as english } from '../en/exchange.ts'
import type { Translated } from '../icu-types.ts'

export const exchange = {
  about: '≈ {amount}، والدفع بعملة {currency}',
  line: 'أي نحو {amount} بسعر الصرف يوم {date}{example, select, yes { (سعر للتوضيح)} other {}}. والمبلغ الذي تدفعه هو {charged}.',
  label: 'عرض الأسعار بعملة',
  hint: 'نعرض بجوار كل سعر ما يعادله تقريبًا. وعملة الدفع دائمًا: {currency}.',
  none: '{currency} فقط',
} satisfies Translated<typeof english>
