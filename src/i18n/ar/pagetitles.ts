import type { pagetitles as english } from '../en/pagetitles.ts'
import type { Translated } from '../icu-types.ts'

export const pagetitles = {
  booking:
    '{state, select, checking {جارٍ تأكيد الدفع} pending {بانتظار الدفع} waiting {أُرسل الطلب} offer {عرض جديد لك} pay {قُبل الطلب ويبقى الدفع} document {وثيقة مطلوبة} hotel {تغيّر فندقك} overdue {قسط متأخر} confirmed {حجز مؤكَّد} changed {حجز معدَّل} rejected {لم يُقبل الطلب} expired {انتهت المهلة} cancelled {حجز ملغى} completed {حجز مكتمل} no_show {سُجّل عدم الحضور} cancelling {إلغاء الحجز} withdrawing {سحب الطلب} other {حجزك}}: {reference}',
  order:
    '{state, select, checking {جارٍ تأكيد الدفع} pending {طلبك بانتظار الدفع} confirmed {طلب مؤكَّد} ended {طلب منتهٍ} other {طلبك}}: {reference}',
} as const satisfies Translated<typeof english>
