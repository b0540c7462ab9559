import type { booking as english } from '../en/booking.ts'
import type { Translated } from '../icu-types.ts'

export const booking = {
  statusPending: 'بانتظار الدفع',
  statusWaiting: 'بانتظار رد الفندق',
  statusWaitingUser: 'بانتظار ردك',
  statusConfirmed: 'مؤكَّد',
  statusRejected: 'غير مقبول',
  statusCancelled: 'ملغى',
  statusExpired: 'منتهي الصلاحية',
  statusCompleted: 'مكتمل',
  statusNoShow: 'لم يحضر الضيف',
  reference: 'رقم الحجز',
  payNow: 'ادفع الآن',
  payOnArrival: 'الدفع عند الوصول',
  prepay: 'الدفع الآن عبر الإنترنت',
  specialRequest: 'طلب خاص',
  nameOnId: 'الأسماء كما في وثيقة الهوية التي تُقدَّم عند تسجيل الوصول',
  acceptTerms: 'أوافق على <terms>الشروط والأحكام</terms> و<privacy>سياسة الخصوصية</privacy>.',
} as const satisfies Translated<typeof english>
