import type { companions as english } from '../en/companions.ts'
import type { Translated } from '../icu-types.ts'

export const companions = {
  title: 'المسافرون',
  text: 'أدخل أهلك ورفاقك مرة واحدة كما في وثائقهم، ثم املأ حجوزاتك منها. كل ما هنا مشفَّر، ولك أن تحذفه متى شئت.',
  none: 'لم تُضِف مسافرين بعد',
  noneText: 'ابدأ بنفسك: في الحجز القادم يُملأ اسمك وجوازك تلقائيًا.',
  add: 'إضافة مسافر',
  addTitle: 'مسافر جديد',
  editTitle: 'تعديل بيانات {name}',
  edit: 'تعديل',
  remove: 'إزالة',
  removeNamed: 'إزالة {name}',
  removeTitle: 'هل تريد إزالة {name}؟',
  removeText: 'تُحذف البيانات فورًا، وتبقى الحجوزات التي مُلئت منها كما هي.',
  keep: 'الإبقاء',
  save: 'حفظ',
  cancel: 'الرجوع من غير حفظ',
  saved: 'حُفظت بيانات المسافر.',
  removed: 'أُزيل المسافر.',
  full: 'لا متسع لمسافرين آخرين',
  fullText: 'يتسع الحساب لثلاثين مسافرًا. أزل من لم يعد يسافر معك.',
  passportEnding: 'ينتهي بالرموز {end}',
  validUntil: 'صالحة حتى {date}',
} as const satisfies Translated<typeof english>
