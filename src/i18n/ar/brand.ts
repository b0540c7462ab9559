import type { brand as english } from '../en/brand.ts'
import type { Translated } from '../icu-types.ts'

export const brand = {
  uploadLogo: 'رفع شعار',
  logoHint: 'ملف SVG أو PNG، حتى 1\u00a0ميغابايت. شعار عرضه ضعف ارتفاعه أو أكثر يحلّ محل الاسم، وغيره يظهر بجانبه.',
  uploadNow: 'رفع',
  removeLogo: 'إزالة هذا الشعار',
  colourHint: 'مثل ‎#702030. اتركه فارغًا لتبقى ألوان التصميم.',
  pick: 'اختيار: {field}',
  look: '{theme, select, light {الفاتح} other {الداكن}}: {same, select, yes {{used} كما اخترته} other {عُدّل إلى {used}}}، تباين النص {contrast}:1 (والمطلوب 4.5:1)',
} as const satisfies Translated<typeof english>
