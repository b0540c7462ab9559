import type { itemlist as english } from '../en/itemlist.ts'
import type { Translated } from '../icu-types.ts'

export const itemlist = {
  hotelFile: 'استيراد فندق كامل أو تنزيله (إكسل)',
  search: 'بحث',
  found:
    '{kind}: {count, plural, zero {لا شيء} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  none: 'لم يُعثر على شيء',
  noneText: 'جرّب كلمات أخرى، أو أضف جديدًا.',
  name: 'الاسم',
  state: 'الحالة',
  changed: 'آخر تغيير',
  changedBy: '{name}، {when}',
  neverChanged: 'كما في التثبيت',
  newSlug: 'الاسم في الرابط',
  newSlugHint: 'حروف لاتينية صغيرة وأرقام وشرطات، ولا يتغير بعد ذلك.',
  add: 'إضافة',
  checkTitle: 'مسودات تنتظر المراجعة',
  check: 'راجعته؟',
  publishRow: 'نشر: {name}',
} as const satisfies Translated<typeof english>
