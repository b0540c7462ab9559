import type * as english from '../../en/site/common.ts'
import type { Translated } from '../../icu-types.ts'

export const common = {
  change: 'تغيير',
  close: 'إغلاق',
  done: 'تم',
  register: 'إنشاء حساب',
  remove: 'إزالة',
  removeFilter: 'إزالة {filter} من التصفية',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',

  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'لا يسمح متصفحك بالنسخ في هذه الصفحة.',
  optional: 'اختياري',
  yes: 'نعم',
  no: 'لا',

  total: 'الإجمالي',
  free: 'مجانًا',
  priceFrom: 'ابتداءً من {price}',
  cancellation_free: 'إلغاء مجاني',
  freeCancellationUntil: 'إلغاء مجاني حتى {until}',
  cancellation_partial: 'قابل للاسترداد جزئيًا',
  cancellation_none: 'غير قابل للاسترداد',

  home: 'الرئيسية',
  backToHome: 'العودة إلى الرئيسية',
  breadcrumbs: 'مسار التصفح',
  pagination: 'صفحات النتائج',
  pageOf: 'الصفحة {page, number} من {pages, number}',
  nextPage: 'الصفحة التالية',
  previousPage: 'الصفحة السابقة',
  sortBy: 'الترتيب',

  nights: '{count, plural, zero {لا ليالي} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  days: '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  guests: '{count, plural, zero {لا ضيوف} one {ضيف واحد} two {ضيفان} few {# ضيوف} many {# ضيفًا} other {# ضيف}}',
  adults: '{count, plural, zero {لا بالغين} one {بالغ واحد} two {بالغان} few {# بالغين} many {# بالغًا} other {# بالغ}}',
  children: '{count, plural, zero {لا أطفال} one {طفل واحد} two {طفلان} few {# أطفال} many {# طفلًا} other {# طفل}}',
  rooms: '{count, plural, zero {لا غرف} one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}}',

  timeForms: 'مثل 16:00 أو 4\u00a0م',
  dateForms: 'مثل 30/11/2026 أو 10 رمضان 1448\u00a0هـ',
  print: 'طباعة هذه الصفحة',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
} as const satisfies Translated<typeof english.common>

export const fields = {
  upload: 'رفع الملف',
  charactersLeft:
    '{left, plural, zero {لم تبقَ أحرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # أحرف} many {بقي # حرفًا} other {بقي # حرف}}',
  charactersOver:
    '{over, plural, zero {لا أحرف زائدة} one {حرف واحد زائد} two {حرفان زائدان} few {# أحرف زائدة} many {# حرفًا زائدًا} other {# حرف زائد}}',
  dropFile: 'اختر ملفًا أو اسحبه إلى هنا',
  chosenFile: 'الملف المختار: {name}',
  uploading: 'جارٍ الرفع: {percent, number}%',
} as const satisfies Translated<typeof english.fields>

export const calendar = {
  stayDates: 'تاريخا الإقامة',
  oneDate: 'اختر تاريخًا',
  chosen: 'مختار',
  system: 'نوع التقويم',
  gregorian: 'ميلادي',
  hijri: 'هجري',
  checkInDay: 'تسجيل الوصول',
  checkOutDay: 'تسجيل المغادرة',
  inStay: 'ضمن إقامتك',
  closed: 'غير متاح',
  today: 'اليوم',
  tonight: 'الليلة',
  ramadan: 'رمضان',
  hajj: 'أيام الحج',
  ramadanIn: 'رمضان {year}',
  hajjIn: 'حج {year}',
  stay: '{range}: {count, plural, zero {لا ليالي} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  nowCheckIn: 'اختر الآن تاريخ الوصول.',
  nowCheckOut: 'اختر الآن تاريخ المغادرة.',
  rule_min_stay:
    '{nights, plural, zero {لا حد أدنى لإقامة تبدأ في هذا اليوم.} one {أقل إقامة تبدأ في هذا اليوم ليلة واحدة.} two {أقل إقامة تبدأ في هذا اليوم ليلتان.} few {أقل إقامة تبدأ في هذا اليوم # ليالٍ.} many {أقل إقامة تبدأ في هذا اليوم # ليلة.} other {أقل إقامة تبدأ في هذا اليوم # ليلة.}}',
  rule_max_stay:
    '{nights, plural, zero {لا حد أعلى لإقامة تبدأ في هذا اليوم.} one {أطول إقامة تبدأ في هذا اليوم ليلة واحدة.} two {أطول إقامة تبدأ في هذا اليوم ليلتان.} few {أطول إقامة تبدأ في هذا اليوم # ليالٍ.} many {أطول إقامة تبدأ في هذا اليوم # ليلة.} other {أطول إقامة تبدأ في هذا اليوم # ليلة.}}',
  rule_closed_to_arrival: 'لا وصول في هذا اليوم.',
  rule_closed_to_departure: 'لا مغادرة يوم {date}.',
  keys: 'مفاتيح الأسهم تنقلك بالأيام والأسابيع، ومفتاحا Page Up وPage Down بالأشهر.',
} as const satisfies Translated<typeof english.calendar>

export const dates = {
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  chooseDates: 'اختر تاريخي الوصول والمغادرة',
  notADate: 'أدخل تاريخًا مثل {example}.',
  openCalendar: 'افتح التقويم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  checkInFrom: 'تسجيل الوصول من الساعة {time}',
  checkOutUntil: 'تسجيل المغادرة حتى الساعة {time}',
  localTime: 'بالتوقيت المحلي للفندق',
} as const satisfies Translated<typeof english.dates>

export const emptypages = {
  hotels_title: 'ستجد فنادقنا هنا قريبًا',
  hotels_text: 'نضيف الغرف والأسعار. أخبرنا متى تودّ الإقامة.',
  packages_title: 'ستجد باقاتنا هنا قريبًا',
  packages_text: 'نعدّ المواعيد والفنادق والأسعار. أخبرنا متى تودّ السفر.',
  services_title: 'ستجد خدماتنا هنا قريبًا',
  services_text: 'سنعرض هنا التوصيل والزيارات وغيرها. أخبرنا بما تحتاج إليه في طريقك.',
  blogs_title: 'مقالاتنا الأولى في الطريق',
  blogs_text: 'ستجد هنا قريبًا نصائح عملية لسفرك. وإلى ذلك الحين يسعدنا أن تسألنا.',
  faq_title: 'ستجد الأسئلة وأجوبتها هنا قريبًا',
  faq_text: 'هل تودّ معرفة شيء قبل الحجز؟ يسعدنا أن تسألنا.',
  'about-us_title': 'تعرّف إلينا قريبًا',
  'about-us_text': 'ما زلنا نكتب هذه الصفحة، ويسعدنا أن تسألنا عما تريد.',
  'terms-conditions_title': 'ستُنشر الشروط والأحكام هنا',
  'terms-conditions_text': 'ما زلنا نعدّ النص. اسألنا إن احتجت إلى معرفة شيء الآن.',
  privacy_title: 'ستُنشر سياسة الخصوصية هنا',
  privacy_text: 'ما زلنا نعدّ النص. اسألنا إن احتجت إلى معرفة شيء الآن.',
} as const satisfies Translated<typeof english.emptypages>

export const shortaccount = {
  charge: 'رسوم الإلغاء',
  noCharge: 'لا رسوم',
  giftCard: 'بطاقة الهدايا {card}',
  paid: 'المدفوع',
  refunded: 'المسترد',
  owed: 'يُعاد إليك',
  due: 'المتبقي',
  nothing: 'لا شيء',
  dueOnline: 'يُدفع عبر الإنترنت',
  dueAccepted: 'يُدفع عبر الإنترنت بعد القبول',
  dueBy: 'يُدفع عبر الإنترنت حتى {date}',
  dueThere: 'يُدفع {where}',
  where: '{kind, select, stay {عند الوصول} package {عند بدء البرنامج} service {عند بدء الخدمة} other {حضوريًا}}',
  or: 'أو',
  wasDue:
    'كان مستحقًا {kind, select, stay {عند الوصول} package {عند بدء البرنامج} service {عند بدء الخدمة} other {حضوريًا}}',
  freeUntil: 'الإلغاء مجاني حتى',
  placeTime: '{until} (بتوقيت {place})',
  cancelling: 'الإلغاء',
  cancelNow: 'رسوم الإلغاء الآن',
} as const satisfies Translated<typeof english.shortaccount>
