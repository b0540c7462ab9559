import type { exchange as english } from '../en/exchange.ts'
import type { Translated } from '../icu-types.ts'

export const exchange = {
  about: '≈ {amount}، والدفع ب{currency}',
  line: 'أي نحو {amount} بسعر الصرف يوم {date}{example, select, yes { (سعر للتوضيح)} other {}}. والمبلغ الذي تدفعه هو {charged}.',
  label: 'عرض الأسعار بعملة',
  hint: 'نعرض بجوار كل سعر ما يعادله تقريبًا. وعملة الدفع دائمًا: {currency}.',
  title: 'العملة',
  text: 'تبقى الأسعار كما هي، ونعرض بجانبها ما يعادلها بعملتك. وعملة الدفع دائمًا: {currency}.',
  rate: '1 {unit} = {rate} {currency}{lasting, select, yes { منذ {year}} other {، بتاريخ {date}}}{example, select, yes { (سعر للتوضيح)} other {}}',
  save: 'اعتماد هذه العملة',
  empty: 'لا تتوفر عملة أخرى حاليًا.',
  none: '{currency} فقط',
} satisfies Translated<typeof english>
