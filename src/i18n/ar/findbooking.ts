import type { findbooking as english } from '../en/findbooking.ts'
import type { Translated } from '../icu-types.ts'

export const findbooking = {
  title: 'البحث عن حجز',
  text: 'أدخل رقم حجزك والبريد الإلكتروني أو رقم الهاتف المسجَّل فيه. نرسل إليه رمزًا، فترى الحجز دون تسجيل الدخول.',
  again: 'نرجو التأكيد برمز جديد',
  againText: 'يتطلب الإلغاء والرد على العروض رمزًا لم تمضِ عليه عشر دقائق. لم يتغير شيء.',
  reference: 'رقم الحجز',
  referenceHint: 'تجده في رسالة الحجز وفي القسيمة.',
  contact: 'البريد الإلكتروني أو رقم الهاتف المسجل في الحجز',
  codeSent: 'إن كان الحجز {reference} مسجلًا بالعنوان {address} فقد أرسلنا إليه رمزًا من ستة أرقام.',
  open: 'فتح الحجز',
  other: 'البدء من جديد',
  signIn: 'تسجيل الدخول بدلًا من ذلك',
  without: 'البحث عن حجز دون تسجيل الدخول',
  openTitle: 'يمكنك الاطلاع على هذا الحجز لمدة ساعة دون حساب',
  openText: 'أغلقه عند الانتهاء، ولا سيما على جهاز ليس لك.',
  close: 'إغلاق الحجز',
  orderOpened: 'لكل حجز رقمه الخاص، وتجدها كلها أدناه.',
  closed: 'أُغلق الحجز في هذا المتصفح',
} as const satisfies Translated<typeof english>
