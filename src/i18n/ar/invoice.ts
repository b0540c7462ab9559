import type { invoice as english } from '../en/invoice.ts'
import type { Translated } from '../icu-types.ts'

export const invoice = {
  title: 'فاتورة ضريبية مبسطة',
  number: 'رقم الفاتورة',
  issued: 'تاريخ الإصدار (بتوقيت الرياض)',
  hijri: 'التاريخ الهجري',
  seller: 'صادرة عن',
  vatNumber: 'الرقم الضريبي',
  booking: 'رقم الحجز',
  what: 'البيان',
  nights: '{dates}، {nights}',
  cityFee: 'يشمل رسوم البلدية: {amount}',
  discount: 'خُصم من السعر {amount} بالرمز {code}',
  difference: 'فرق السعر بعد تعديل الحجز، وكان: {before}. تُضاف إلى الفاتورة {number}.',
  net: 'الإجمالي غير شامل الضريبة',
  rate: 'نسبة الضريبة',
  vat: 'ضريبة القيمة المضافة',
  giftCard: 'بطاقة الهدايا {card}',
  paidOnline: 'المدفوع عبر الإنترنت',
  total: 'الإجمالي شاملًا الضريبة',
  returned: 'أُعيد منه لاحقًا',
  qr: 'رمز استجابة سريعة يحمل بيانات هذه الفاتورة',
  demo: 'هذا المستند من موقع تجريبي ولا قيمة له.',
  back: 'العودة إلى الحجز',
  pdf: 'الفاتورة بصيغة PDF',
  others: 'فواتير أخرى لهذا الحجز',
  other: 'رقم {number}',

  status: 'الحالة',

  creditTitle: 'إشعار دائن',
  creditNumber: 'رقم الإشعار الدائن',
  corrects: 'يخفّض الفاتورة',
  correctsOf: 'رقم {number} بتاريخ {date}',
  reason: 'السبب',
  reasonOf:
    '{reason, select, cancelled {أُلغي الحجز} expired {لم يُؤكَّد الحجز في موعده} changed {عُدّل الحجز} goodwill {بلا رسوم، ترضيةً للضيف} mistake {سُجّلت الدفعة بالخطأ} other {إعادة مبلغ}}',
  credited: 'المبلغ الدائن شاملًا الضريبة',
  creditQr: 'رمز استجابة سريعة يحمل بيانات هذا الإشعار',
  credits: 'الإشعارات الدائنة',
  credit: 'الإشعار الدائن رقم {number} بتاريخ {date}: {amount} (PDF)',
} as const satisfies Translated<typeof english>
