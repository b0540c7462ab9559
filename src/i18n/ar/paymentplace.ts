import type { paymentplace as english } from '../en/paymentplace.ts'
import type { Translated } from '../icu-types.ts'

export const paymentplace = {
  onArrival:
    '{kind, select, stay {في الفندق، {date}} package {عند لقاء المجموعة، {date}} service {عند بدء الخدمة، {date}} other {عند بدء الخدمة، {date}}}',
  where: 'عند {kind, select, stay {الوصول} package {لقاء المجموعة} service {بدء الخدمة} other {الوصول}}',
  giftCard: 'بطاقة الهدايا {card}',
  paid: 'المدفوع',
  dueBy: 'يُدفع عبر الإنترنت حتى {date}',
  dueOnline: 'يُدفع عبر الإنترنت',
  due: 'يُدفع {where}',
} as const satisfies Translated<typeof english>
