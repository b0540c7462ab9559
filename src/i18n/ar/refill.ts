import type { refill as english } from '../en/refill.ts'
import type { Translated } from '../icu-types.ts'

export const refill = {
  title: 'أعدنا ملء نموذجك',
  text: 'انتهت جلستك قبل وصوله، ولم يُرسل شيء بعد. راجعه ثم أرسله من جديد.',
  files: 'اختر هذه الملفات من جديد: {names}.',
} as const satisfies Translated<typeof english>
