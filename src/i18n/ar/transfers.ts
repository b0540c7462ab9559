import type { transfers as english } from '../en/transfers.ts'
import type { Translated } from '../icu-types.ts'

export const transfers = {
  add: 'إضافة توصيل',
  title: 'أضف توصيلًا',
  text: 'الأسعار لتواريخك وعدد ضيوفك، واسم فندقك مكتوب مسبقًا في نموذج طلب التوصيل.',
  arrival: 'إلى {city}، {date}',
  departure: 'من {city}، {date}',
} as const satisfies Translated<typeof english>
