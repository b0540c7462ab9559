import type { rate as english } from '../en/rate.ts'
import type { Translated } from '../icu-types.ts'

export const rate = {
  title: 'كيف كانت تجربتك؟',
  titleDone: 'تقييمك',
  expiredTitle: 'انتهت صلاحية هذا الرابط',
  expiredText:
    'يمكن كتابة التقييم خلال {days, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. إن كان لديك حساب فستجد تقييمك في حجوزاتك.',
  myBookings: 'حجوزاتي',
  thanks: 'شكرًا لك، نُشر تقييمك',
  thanksText: 'سيعين المسافر التالي على حسن الاختيار. يمكنك تعديله حتى {until}.',
  deleted: 'حُذف تقييمك',
  deletedText: 'لم يبق منه شيء في الموقع.',
  stars: 'التقييم العام',
  starsHint: 'نجمة واحدة تعني ضعيفًا، وخمس نجوم تعني ممتازًا.',
  starLabel: '{stars, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  parts: 'وبالتفصيل',
  partsHint: 'اترك ما لا يمكنك الحكم عليه.',
  noStars: 'بلا إجابة',
  party: 'مع من سافرت؟',
  party_solo: 'بمفردي',
  party_couple: 'مع زوجي أو زوجتي',
  party_family: 'مع عائلتي',
  party_friends: 'مع أصدقاء',
  party_group: 'مع مجموعة أكبر',
  words: 'بكلماتك',
  wordsHint:
    'ماذا ينبغي أن يعرف المسافر التالي؟ اكتب بأي لغة. تُحجب أرقام الهواتف والعناوين الإلكترونية وأرقام البطاقات.',
  anonymous: 'لا تُظهروا اسمي. وإلا ظهر التقييم باسم «{author}».',
  publish: 'انشر التقييم',
  save: 'احفظ التعديل',
  sending: 'جارٍ النشر…',
  rules:
    'ننشر الثناء والنقد على السواء، ولا نغيّر كلماتك أبدًا. ولا نحجب إلا ما فيه إساءة أو معلومات خاصة، أو ما خرج عن الموضوع، أو ما ليس حقيقيًا، أو ما يخالف النظام.',
  hidden: 'تقييمك محجوب',
  hidden_abusive: 'فيه إساءة أو شتم.',
  hidden_personal_data: 'فيه معلومات شخصية عن أحد الناس.',
  hidden_off_topic: 'يتحدث عن أمر آخر.',
  hidden_not_genuine: 'لدينا ما يدعو إلى الظن أنه لا يصف سفرك أنت.',
  hidden_unlawful: 'لا يسمح النظام بنشره.',
  tooLate: 'انقضت مدة التعديل',
  tooLateText:
    'يمكن تعديل التقييم خلال {days, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، ويبقى بإمكانك حذفه.',
  closed: 'انقضت مدة كتابة التقييم',
  closedText:
    'يمكن كتابة التقييم خلال {days, plural, zero {# يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من الانتهاء.',
  answer: 'ردّنا',
  delete: 'احذف تقييمي',
  deleteTitle: 'هل تريد حذف تقييمك نهائيًا؟',
  deleteText: 'لن تُحتسب نجومه بعد ذلك، ويختفي معه الرد إن وُجد.',
  deleteNow: 'احذفه',
  keep: 'أبقه',
} as const satisfies Translated<typeof english>
