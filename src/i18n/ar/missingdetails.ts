import type { missingdetails as english } from '../en/missingdetails.ts'
import type { Translated } from '../icu-types.ts'

export const missingdetails = {
  due: 'يُرجى إكمال ما يلي حتى {date}: {details}',
  overdue: 'انتهت المهلة يوم {date}: {details}. يُرجى إكمال ذلك الآن.',
  documents: 'وثائق السفر',
  flight: 'بيانات رحلة الطيران',
  transfer: 'مكان الانطلاق ومكان الوصول وعدد الحقائب',
  wheelchair: 'الوزن والطول ومكان استعمال الكرسي المتحرك',
  question: 'إجابات أسئلتنا',
} as const satisfies Translated<typeof english>
