import type { history as english } from '../en/history.ts'
import type { Translated } from '../icu-types.ts'

export const history = {
  note: '{note, select, goodwill {بلا رسوم، ترضيةً للضيف} offer {عُرض بديل على الضيف} offer_accepted {قُبل العرض} offer_accepted_payment {قُبل العرض، والدفع منتظر} payment {الدفع منتظر} payment_prepay {الدفع عبر الإنترنت من الآن} payment_arrival {الدفع عند الوصول من الآن} prepayment_missed {لم يُدفع عبر الإنترنت في الموعد} payment_link {أُرسل رابط للدفع} links_revoked {أُلغيت الروابط المرسلة سابقًا} paid_late {وصلت الدفعة متأخرة وكانت الغرف لا تزال متاحة} checked_in {سجّل الضيف وصوله} checked_out {سجّل الضيوف مغادرتهم} check_in_undone {أُلغي تسجيل الوصول} check_out_undone {أُلغي تسجيل المغادرة} claimed {انتقل الحجز إلى حساب الضيف} document {طُلبت وثيقة} document_sent {أُرسلت وثيقة} document_accepted {قُبلت الوثيقة} document_refused {لم تُقبل الوثيقة} substitution {عُرض فندق بديل} substitution_accepted {قُبل الفندق البديل} instalment_overdue {تأخّر سداد قسط} instalment_missed {لم يُسدَّد القسط في موعده} changed {عدّله الضيف} names_changed {عدّل الضيف الأسماء} change_asked {طلب الضيف تعديلًا} change_unpaid {تعديل ينتظر دفع الفرق} change_accepted {قُبل التعديل} change_declined {لم يُقبل التعديل} change_withdrawn {سحب الضيف التعديل} change_lapsed {لم يكتمل التعديل} other {}}',
  refund: 'جارٍ إعادة {amount}',
  gave: 'أُعيد {amount} يدويًا',
  reversed:
    'أُلغي تسجيل دفعة {amount} {way, select, cash {نقدًا} card {بالبطاقة} transfer {بحوالة بنكية} other {بطريقة أخرى}}',
  paid: 'دُفع {amount} عند الوصول، {way, select, cash {نقدًا} card {بالبطاقة} transfer {بحوالة بنكية} other {بطريقة أخرى}}',
  dates: 'نُقل من {before} إلى {after}',
} as const satisfies Translated<typeof english>
