import type { account as english } from '../en/account.ts'
import type { Translated } from '../icu-types.ts'

export const account = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  phone: 'رقم الهاتف',
  country: 'الدولة',
  city: 'المدينة',
  codeSent: 'أرسلنا رمزًا إلى {address}',
  code: 'الرمز المكوَّن من ستة أرقام',
  resendIn:
    '{seconds, plural, zero {إعادة الإرسال الآن} one {إعادة الإرسال بعد ثانية واحدة} two {إعادة الإرسال بعد ثانيتين} few {إعادة الإرسال بعد # ثوانٍ} many {إعادة الإرسال بعد # ثانية} other {إعادة الإرسال بعد # ثانية}}',

  signInTitle: 'تسجيل الدخول',
  signInText: 'للحجز ومتابعة حجوزاتك.',
  signInFailed: 'تعذّر تسجيل الدخول',
  keepSignedIn: 'يبقى دخولك مسجّلًا على هذا الجهاز 30 يومًا.',
  noAccount: 'ليس لديك حساب؟',
  registerTitle: 'إنشاء حساب',
  registerText: 'حساب واحد لكل رحلاتك، والحجز بعده لا يستغرق سوى دقيقة.',
  haveAccount: 'لديك حساب؟',
  fullName: 'الاسم الكامل',
  fullNameHint: 'كما في جواز السفر أو الهوية.',
  passwordHint: 'عشرة أحرف على الأقل، وجملة قصيرة تكفي ويسهل تذكّرها.',
  returnAfter: 'وبعدها تعود إلى الصفحة التي كنت فيها.',
} as const satisfies Translated<typeof english>
