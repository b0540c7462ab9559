import type { revisions as english } from '../en/revisions.ts'
import type { Translated } from '../icu-types.ts'

export const revisions = {
  historyTitle: 'سجل {name}',
  historyText: 'كل حالة حُفظت، الأحدث أولًا. لا يضيع شيء.',
  number: 'الرقم',
  who: 'من',
  when: 'متى',
  what: 'ماذا',
  foundState: 'كما كان من قبل',
  revisionState: '{state, select, found {وُجد هكذا} draft {مسودة} published {نُشر} withdrawn {أُزيل عن الموقع} other {}}',
  restoredFrom: 'مستعادة من النسخة رقم {number}',
  changesTitle: 'ما غيّرته النسخة رقم {number}',
  noChanges: 'لم تغيّر شيئًا.',
  before: 'قبل',
  after: 'بعد',
  restore: 'اجعل هذه مسودتي',
  backToEditor: 'العودة إلى المحرر',
} as const satisfies Translated<typeof english>
