import type { content as english } from '../en/content.ts'
import type { Translated } from '../icu-types.ts'

export const content = {
  postedOn: 'نُشر في {date}',
  postedBy: 'بقلم {name}',
  contents: 'في هذه الصفحة',
  tags: 'الوسوم',
  minutesToRead:
    '{minutes, plural, zero {قراءة سريعة} one {قراءة في دقيقة واحدة} two {قراءة في دقيقتين} few {قراءة في # دقائق} many {قراءة في # دقيقة} other {قراءة في # دقيقة}}',
  lastChanged: 'آخر تحديث في {date}',
  message: 'رسالتك',
  messageSent: 'وصلتنا رسالتك. رقم الاستلام {receipt}.',
} as const satisfies Translated<typeof english>
