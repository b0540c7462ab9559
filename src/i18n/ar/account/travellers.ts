import type * as english from '../../en/account/travellers.ts'
import type { Translated } from '../../icu-types.ts'

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
  cardOpen: 'إكمال البيانات',
} as const satisfies Translated<typeof english.travellers>

export const details = {
  first_name: 'الاسم الأول والأوسط',
  last_name: 'اسم العائلة',
  name_ar: 'الاسم بالعربية',
  birth_date: 'تاريخ الميلاد',
  sex: 'الجنس',
  nationality: 'الجنسية',
  document_type: 'الوثيقة',
  document_number: 'رقم الوثيقة',
  issued_by: 'بلد الإصدار',
  expires_on: 'صالحة حتى',
  relation: 'صلته بك',
  assistance: 'ما يحتاج إليه هذا المسافر',
  flight_number: 'رقم رحلة الطيران',
  flight_date: 'تاريخ رحلة الطيران',
  flight_time: 'وقت رحلة الطيران',
  terminal: 'صالة المطار',
  pick_up: 'مكان الانطلاق',
  drop_off: 'مكان الوصول',
  luggage: 'عدد الحقائب',
  weight_kg: 'الوزن بالكيلوغرام',
  height_cm: 'الطول بالسنتيمتر',
  chair_place: 'أين يُسلَّم الكرسي المتحرك',

  hint_first_name: 'بالحروف اللاتينية كما في الوثيقة',
  hint_last_name: 'بالحروف اللاتينية كما في الوثيقة. إن كان فيها اسم واحد فقط فاترك هذا الحقل فارغًا.',
  hint_document_number: 'حروف وأرقام بلا مسافات',
  hint_assistance: 'كرسي متحرك أو حمية أو دواء أو مقعد قرب الممر…',
  hint_flight_number: 'كما هو في التذكرة',
  hint_flight_time: 'وقت الهبوط بالتوقيت المحلي، أو وقت الإقلاع في طريق العودة',
  hint_pick_up: 'فندق أو مكان أو عنوان',
  hint_drop_off: 'فندق أو مكان أو عنوان',
  hint_luggage: 'رقم، مثل 4',
  hint_chair_place: 'فندق أو مكان أو عنوان',

  error_birth_date: 'أدخل يوم الميلاد وشهره وسنته، مثل 27 3 1955.',
  error_not_a_number: 'أدخل رقمًا، مثل 4.',
  error_age_differs:
    'بحسب تاريخ الميلاد هذا يكون عمر المسافر في اليوم الأول {age, plural, zero {دون السنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}، والمحجوز له {booked, plural, zero {رضيع دون سنة} one {رضيع عمره سنة} two {طفل عمره سنتان} few {طفل عمره # سنوات} many {طفل عمره # سنة} other {طفل عمره # سنة}}. صحّح التاريخ أو عدّل الحجز.',
  error_age_of_child:
    'بحسب تاريخ الميلاد هذا يكون عمر المسافر في اليوم الأول {age, plural, zero {دون السنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}، والمحجوز بالغ. صحّح التاريخ أو عدّل الحجز.',

  choice_female: 'أنثى',
  choice_male: 'ذكر',
  choice_passport: 'جواز سفر',
  choice_id_card: 'هوية وطنية',
  choice_residence_permit: 'هوية مقيم',
  choice_self: 'أنا',
  choice_spouse: 'الزوج أو الزوجة',
  choice_child: 'ابن أو ابنة',
  choice_parent: 'الأب أو الأم',
  choice_sibling: 'أخ أو أخت',
  choice_relative: 'قريب آخر',
  choice_friend: 'صديق',
  choice_yes: 'نعم',
  choice_no: 'لا',
  choose: 'اختر',

  note_document_expires: 'تنتهي صلاحية هذه الوثيقة قبل نهاية السفر.',
  note_document_short: 'صلاحية هذه الوثيقة أقل من ستة أشهر بعد السفر، ومعظم التأشيرات تشترط أكثر.',
  note_minor: 'دون الثامنة عشرة: أحضر شهادة الميلاد، وموافقة من لا يسافر من الوالدين.',
  note_infant_turns_two: 'يُتمّ السنتين أثناء السفر، وقد يحتاج إلى مقعد في طريق العودة.',
  // To be confirmed by a scholar.
  note_mahram: 'لا تشترط المملكة محرمًا لأداء العمرة، وقد تشترطه الدولة التي تسافر منها، فاسأل سفارتك.',
} as const satisfies Translated<typeof english.details>

export const birth = {
  day: 'اليوم',
  month: 'الشهر',
  year: 'السنة',
  partsHint: 'مثل 27 3 1955، أو بالهجري 2 8 1374.',
} as const satisfies Translated<typeof english.birth>

export const documents = {
  kind: '{kind, select, passport {جواز السفر} visa {التأشيرة} permit {التصريح} identity {الهوية الوطنية} other {وثيقة أخرى}}',
  state:
    '{state, select, asked {لم تُرسل بعد} sent {أُرسلت} accepted {قُبلت} refused {لم تُقبل} lapsed {لم تعد مطلوبة} other {}}',

  file: 'وثيقتك',
  fileHint: 'ملف PDF أو صورة JPEG أو PNG أو WebP أو HEIC، بحجم 5\u00a0ميغابايت على الأكثر. وتكفي صورة للصفحة.',
  storedSafely:
    'تُحفظ مشفّرة، ولا يفتحها إلا من يعالج حجزك، وتُحذف {days, plural, zero {فور انتهاء حجزك} one {بعد انتهاء حجزك بيوم واحد} two {بعد انتهاء حجزك بيومين} few {بعد انتهاء حجزك بـ# أيام} many {بعد انتهاء حجزك بـ# يومًا} other {بعد انتهاء حجزك بـ# يوم}}.',
  send: 'إرسال الوثيقة',
  sending: 'جارٍ الإرسال…',
  sentOn: 'أُرسلت في {at}',
  open: 'تنزيل',
  openNamed: 'تنزيل: {name}',

  linkTitle: 'وثائق حجزك',
  linkUntil: 'نرجو إرسالها حتى {until} (بتوقيت {place}).',
  linkNothing: 'لا ينقص شيء',
  linkNothingText: 'وصلنا كل ما طلبناه، أو لم تعد هناك حاجة إليه.',

  title: 'الوثائق',
  ask: 'طلب وثيقة',
  askText:
    'تصل رسالة إلى الضيف فيرسل الوثيقة من صفحة الحجز، أو من رابط الرسالة إن لم يكن له حساب. وإلى أن يرسلها ينتظر الطلب ردّه.',
  what: 'الوثيقة المطلوبة',
  why: 'سبب الحاجة إليها، بلغة الضيف',
  hours: 'المهلة',
  hoursOf: '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  askNow: 'اطلبها',
  accept: 'قبول',
  reject: 'عدم القبول',
} as const satisfies Translated<typeof english.documents>

export const refill = {
  title: 'أعدنا ملء نموذجك',
  text: 'انتهت جلستك قبل وصوله، ولم يُرسل شيء بعد. راجعه ثم أرسله من جديد.',
  files: 'اختر هذه الملفات من جديد: {names}.',
} as const satisfies Translated<typeof english.refill>
