import type { travellers as english } from '../en/travellers.ts'
import type { Translated } from '../icu-types.ts'

export const travellers = {
  title: 'المسافرون والبيانات',
  text: 'لإتمام حجز «{about}» نحتاج إلى ما يلي. احفظ ما لديك، ثم عد لإكمال الباقي.',
  privacy: 'تُحفظ البيانات مشفَّرة، ولا يطّلع عليها إلا من يحتاج إليها من موظفينا، وتُحذف بعد ثلاثين يومًا من نهاية السفر.',
  complete: 'مكتملة',
  completeText: 'وصلنا كل شيء. ويمكنك التصحيح حتى اليوم الأول.',
  incomplete: 'مسافرون لم تكتمل بياناتهم: {missing} من {total}',
  incompleteFields:
    '{count, plural, zero {لا ينقص شيء} one {ينقص بيان واحد} two {ينقص بيانان} few {تنقص # بيانات} many {ينقص # بيانًا} other {ينقص # بيان}}',
  dueText: 'آخر موعد لإكمال البيانات {date}.',
  overdueText: 'انتهت المهلة يوم {date}. نرجو أن تكمل البيانات الآن حتى لا يتعثر الحجز.',
  lateTitle: 'تهبط رحلتك بعد الموعد المحجوز',
  lateText: 'تهبط رحلتك الساعة {flight}، وموعد السيارة المحجوز الساعة {ride}. عدّل موعد الحجز أو صحّح بيانات الطيران.',
  lateChange: 'تعديل الحجز',
  partlySaved: 'حُفظت البيانات الأخرى.',
  closed: 'فات وقت تغيير هذه البيانات',
  closedText: 'تواصل معنا إن كان فيها خطأ.',
  person: 'المسافر {number}',
  child:
    'المسافر {number}، {age, plural, zero {رضيع دون سنة} one {رضيع عمره سنة} two {طفل عمره سنتان} few {طفل عمره # سنوات} many {طفل عمره # سنة} other {طفل عمره # سنة}}',
  booking: 'للحجز كله',
  missing: 'ما زال ينقص: {fields}',
  companion: 'املأ من المسافرين المحفوظين لديك',
  noCompanion: 'لا أحد',
  fill: 'املأ واحفظ',
  save: 'حفظ',
  saved: 'حُفظت البيانات.',
  back: 'العودة إلى الحجز',
  manage: 'المسافرون المحفوظون',
  fieldOf: '{field}، {form}',
  cardText: 'ليكون كل شيء جاهزًا في موعدك.',
  cardOpen: 'إكمال البيانات',
  cardSee: 'عرض أو تصحيح',
} as const satisfies Translated<typeof english>
