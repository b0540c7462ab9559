import type * as english from '../../en/account/trips.ts'
import type { Translated } from '../../icu-types.ts'

export const trip = {
  shareTitle: 'مشاركة خطة السفر',
  shareText:
    'رابط لعائلتك: الفنادق بعناوينها وخرائطها، والتواريخ والأوقات والبرامج. تظهر فيه الأسماء الأولى فقط، بلا أسعار ولا مستندات ولا بيانات تواصل.',
  which: 'ما يعرضه الرابط',
  whichDates: '{name}، {dates}',
  forWhom: 'لمن هذا الرابط؟',
  forWhomHint: 'لا يراه سواك، لتميّز بين روابطك.',
  create: 'إنشاء الرابط',
  createdTitle: 'الرابط جاهز',
  createdText: 'انسخه الآن، فهو لا يظهر إلا هذه المرة. إن فقدته فأنشئ رابطًا آخر.',
  copy: 'نسخ الرابط',
  linksTitle: 'روابطك لخطة السفر هذه',
  linkFacts:
    '{count, plural, zero {بلا حجوزات} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}، أُنشئ في {created}، وصالح حتى {until} على الأكثر',
  revoke: 'إلغاء الرابط',
  revokeNamed: 'إلغاء رابط {name}',
  revoked: 'لم يعد الرابط صالحًا',
  none: 'لا رابط لخطة السفر هذه بعد.',
  back: 'العودة إلى الحجز',
  title: 'خطة السفر',
  titleOf: 'خطة سفر {names}',
  validUntil: 'تُحدَّث هذه الصفحة مع الحجوزات، ويمكن فتحها حتى {date}.',
  calendar: 'إضافة إلى التقويم',
  subscribe: 'متابعة في التقويم',
  unconfirmed: 'لم يتأكد بعد',
  checkIn: 'تسجيل الوصول من الساعة {time}',
  checkOut: 'تسجيل المغادرة حتى الساعة {time}',
  startsAt: 'موعد البدء: {time}',
  meeting: 'نقطة اللقاء: {place}',
  flight: 'رحلة الطيران: {flight}',
  hotels: 'الفنادق',
  hotelNights: '{name}، {nights}',
  programme: 'البرنامج',
  programmeDay: '{date}: {title}',
  phone: 'الاتصال بالفندق',
  endedTitle: 'لم يعد هذا الرابط صالحًا',
  endedText: 'انتهى السفر أو أُلغي، أو سُحب الرابط. اطلب رابطًا جديدًا ممن أرسله إليك.',
} as const satisfies Translated<typeof english.trip>

export const trips = {
  tripTo: '{cities}، {dates}',
  daysLeft:
    '{days, plural, =0 {يبدأ اليوم} =1 {يبدأ غدًا} zero {يبدأ بعد # يوم} one {يبدأ بعد يوم} two {يبدأ بعد يومين} few {يبدأ بعد # أيام} many {يبدأ بعد # يومًا} other {يبدأ بعد # يوم}}',
  underWay: 'جارٍ الآن',
  payOrder:
    'ادفع {amount} عن {bookings, plural, zero {# حجز} one {حجز واحد} two {حجزين} few {# حجوزات} many {# حجزًا} other {# حجز}}',
  sendDocument: 'إرسال الوثيقة',
  answerOffer: 'الرد على العرض',
  completeDetails: 'إكمال البيانات',
  waiting:
    '{bookings, plural, zero {لا شيء مطلوب منك} one {إجراء واحد مطلوب منك} two {إجراءان مطلوبان منك} few {# إجراءات مطلوبة منك} many {# إجراءً مطلوبًا منك} other {# إجراء مطلوب منك}}',
  placeTime: 'بتوقيت {place}',
  more: 'المستندات والخريطة والمساعدة',
  moreCancel: 'المستندات والمساعدة والإلغاء',
  payBy: 'ادفع في موعد أقصاه {until} ليبقى حجزك',
  changeWay: 'تغيير طريقة الدفع',
  answersBy:
    '{kind, select, stay {ننتظر رد الفندق حتى {until}} package {نردّ عليك في موعد أقصاه {until}} service {نردّ عليك في موعد أقصاه {until}} other {نردّ عليك في موعد أقصاه {until}}}',
  youAnswerBy: 'يُرجى الرد في موعد أقصاه {until}',
  youPayBy: 'يُرجى الدفع في موعد أقصاه {until}',

  // Lists without a booking
  empty_upcoming: 'لا حجوزات قادمة',
  emptyText_upcoming: 'يظهر هنا حجزك القادم مع رقمه وطريق الوصول.',
  empty_past: 'لا حجوزات سابقة',
  emptyText_past: 'تظهر الحجوزات هنا بعد انتهائها.',
  empty_cancelled: 'لا حجوزات ملغاة',
  emptyText_cancelled: 'تظهر هنا الحجوزات التي أُلغيت أو لم تُقبل أو انتهت مهلتها.',
} as const satisfies Translated<typeof english.trips>

export const transfers = {
  add: 'إضافة توصيل',
  title: 'أضف توصيلًا',
  text: 'الأسعار لتواريخك وعدد ضيوفك، واسم فندقك مكتوب مسبقًا في نموذج طلب التوصيل.',
  arrival: 'إلى {city}، {date}',
  departure: 'من {city}، {date}',
} as const satisfies Translated<typeof english.transfers>

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
} as const satisfies Translated<typeof english.rate>

export const conversation = {
  title: 'رسائل الحجز {reference}',
  section: 'الرسائل',
  intro: 'اكتب إلينا بشأن هذا الحجز: طلب أو سؤال أو وثيقة. نرد عليك هنا وبالبريد الإلكتروني.',
  none: 'لا رسائل بعد.',
  you: 'أنت',
  provider: 'مقدّم الخدمة',
  traveller: 'المسافر',
  byEmail: 'بالبريد الإلكتروني',
  read: 'قُرئت',
  notRead: 'لم تُقرأ بعد',
  label: 'رسالتك',
  file: 'ملف (اختياري)',
  fileHint: 'ملف PDF أو صورة JPEG أو PNG أو WebP أو HEIC، حتى 5\u00a0ميغابايت',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sent: 'أُرسلت رسالتك.',
  openFile: 'الملف {number}',
  refused:
    '{count, plural, zero {} one {لم يُقبل ملف واحد.} two {لم يُقبل ملفان.} few {لم تُقبل # ملفات.} many {لم يُقبل # ملفًا.} other {لم يُقبل # ملف.}}',
  closed: 'أُغلقت رسائل هذا الحجز. تواصل معنا إن احتجت إلى شيء.',
  back: 'العودة إلى الحجز',
  unread:
    '{count, plural, zero {لا رسائل غير مقروءة} one {رسالة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}',
  list: 'المحادثة',
  oldest: 'أقدم رسالة',
  waitingTitle: 'رسائل المسافرين غير المقروءة',
  markRead: 'تعليمها مقروءة',
} as const satisfies Translated<typeof english.conversation>
