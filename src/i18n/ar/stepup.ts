import type { stepup as english } from '../en/stepup.ts'
import type { Translated } from '../icu-types.ts'

export const stepup = {
  title: 'أكّد هويتك',
  text: 'لإجراء هذا التغيير أكّد هويتك بإحدى هذه الطرق. ما أدخلته محفوظ.',
  confirm: 'تأكيد ومتابعة',
  byEmail: 'إرسال رمز إلى بريدي الإلكتروني',
  byPhone: 'إرسال رمز إلى هاتفي',
  byPasskey: 'استخدام مفتاح مرور',
  again: 'إرسال رمز آخر',
  sent: 'أرسلنا رمزًا إلى {address}، وهو صالح لعشر دقائق.',
} as const satisfies Translated<typeof english>
