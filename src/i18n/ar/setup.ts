import type { setup as english } from '../en/setup.ts'
import type { Translated } from '../icu-types.ts'

export const setup = {
  title: 'إعداد موقعك',
  text: 'دقيقتان الآن، ثم ترشدك لوحة الإدارة إلى بقية الخطوات.',
  you: 'حسابك',
  name: 'اسمك',
  email: 'بريدك الإلكتروني',
  emailHint: 'به تسجّل الدخول. وإن كان لك حساب هنا فأدخل عنوانه وكلمة مروره.',
  password: 'كلمة المرور',
  passwordHint: '10 أحرف على الأقل. والجملة القصيرة أسهل في التذكر.',
  provider: 'شركتك',
  brandEn: 'اسم شركتك بالإنجليزية',
  brandAr: 'اسم شركتك بالعربية',
  currency: 'العملة',
  currencyHint: 'بها يدفع ضيوفك. ولا يمكن تغييرها بعد أول حجز.',
  offers: 'ما تقدّمه',
  offersHint: 'يمكنك تغيير ذلك لاحقًا.',
  offer: '{offer, select, stays {الفنادق} packages {الباقات} services {الخدمات} other {غير ذلك}}',
  submit: 'إنشاء الحساب',
  doneTitle: 'أُعِدّ هذا الموقع من قبل',
  doneText: 'للموقع مدير بالفعل. سجّل الدخول، أو اطلب من المدير دعوة.',
} as const satisfies Translated<typeof english>
