import type * as english from '../../en/account/payment.ts'
import type { Translated } from '../../icu-types.ts'

export const pay = {
  // Booking form

  // Payment status
  pendingTitle: 'ادفع في موعد أقصاه {time} ليبقى حجزك',
  pendingText: 'حجزك محفوظ لك حتى {until} (بتوقيت {place})، ويتأكّد فور الدفع.',
  requestTitle: 'وافق الفندق، ويبقى الدفع',
  offerTitle: 'قبلتَ العرض، ويبقى الدفع لتأكيده',
  payNow: 'دفع {amount}',
  going: 'لحظة من فضلك…',
  toPay: 'المطلوب دفعه عبر الإنترنت',
  arrivalInstead: 'الدفع {where} بدلًا من ذلك',
  onlineInstead: 'الدفع عبر الإنترنت بدلًا من ذلك',
  checkingTitle: 'ننتظر تأكيد دفعتك',
  checkingText: 'لم يردّ البنك بعد. تُحدَّث هذه الصفحة تلقائيًا، فلا تدفع مرة أخرى.',
  lookAgain: 'تحقّق من جديد',
  failedTitle: 'لم يتم الدفع',
  failedText: 'لم يُخصم منك أي مبلغ. حاول مرة أخرى أو ببطاقة أخرى، فما اخترته محفوظ لك.',
  leftTitle: 'لم يُدفع شيء بعد',
  leftText: 'عدت من دون أن تدفع، وحجزك ما زال محفوظًا لك.',
  notOpenedTitle: 'تعذّر فتح صفحة الدفع',
  notOpenedText: 'مزوّد خدمة الدفع لا يستجيب حاليًا. لم يُخصم منك أي مبلغ، وما اخترته محفوظ لك. حاول مرة أخرى بعد دقائق.',
  expiredTitle: 'انتهت مهلة الدفع',
  expiredText: 'لم يعد الحجز محفوظًا لك، ولم يُخصم منك شيء. وإن وصلت دفعة أُعيدت إليك كاملة.',
  switchUntil: 'نرجو أن تدفع عبر الإنترنت في موعد أقصاه {until} (بتوقيت {place})، وإلا ألغينا الحجز بحسب شروط إلغائه.',

  // Payment status as a short label
  unpaid: 'لم يُدفع بعد',
  authorised: 'بانتظار تأكيد الدفع',
  paid: 'مدفوع عبر الإنترنت',
  partly_refunded: 'أُعيد جزء من المبلغ',
  refunded: 'أُعيد المبلغ كاملًا',
  failed: 'لم يتم الدفع',
  nextIfYes: 'إن أكّد الفندق الحجز دفعت هنا، فتصبح الإقامة لك بالسعر المعروض.',
  nextPaid: 'دفعت {amount} عبر الإنترنت.',
  willReturn: 'بعد الإلغاء يُعاد المبلغ إلى البطاقة التي دفعت بها.',
  toGiftCard: 'يعود {amount} فورًا إلى بطاقة الهدايا {card}.',
  toPaymentCard: 'يعود {amount} إلى البطاقة التي دفعت بها.',
  returning: 'المبلغ في طريقه إلى البطاقة التي دفعت بها.',
  returned: 'أعدنا {amount} إلى البطاقة التي دفعت بها.',
  arrives: 'ويظهر فيها عادةً {within}.',
} as const satisfies Translated<typeof english.pay>

export const paymentchange = {
  wayTitle: 'طريقة الدفع',
  paysOnline: 'عبر الإنترنت',
  toArrival: 'إن اخترت الدفع {where}، فستدفع {amount} حينها ولا شيء الآن، ويبقى الحجز كما هو.',
  toArrivalHeld: 'إن اخترت الدفع {where}، فستدفع {amount} حينها ولا شيء الآن، ويتأكد الحجز فورًا.',
  toArrivalLater: 'إن اخترت الدفع {where}، فستدفع {amount} حينها ولا شيء الآن، ويبقى طلبك كما هو.',
  toOnline:
    'إن اخترت الدفع عبر الإنترنت، فستدفع {amount} في الصفحة التالية، في موعد أقصاه {until} (بتوقيت {place})، ويبقى حجزك مؤكدًا حتى ذلك الحين. وإن لم تدفع حتى ذلك الموعد ألغينا الحجز بحسب شروط إلغائه.',
  toOnlineLater: 'إن اخترت الدفع عبر الإنترنت، فستدفع {amount} بعد قبول الحجز، ولا شيء الآن.',
  fixedPaid: 'سُدّدت دفعة عبر الإنترنت، فلم يعد تغيير طريقة الدفع ممكنًا.',
  fixedChecking: 'دفعتك قيد التأكيد، فلا يمكن تغيير ذلك الآن.',
  fixedBegun: 'فات الأوان لتغيير ذلك هنا.',
  fixedOnline: 'لا يُدفع هذا السعر إلا عبر الإنترنت.',
  fixedGift: 'تدفع بطاقة هدايا جزءًا منه، فيُدفع الباقي عبر الإنترنت أيضًا.',
  fixedArrival: 'لا يُدفع هذا إلا {where}.',
} as const satisfies Translated<typeof english.paymentchange>

export const offers = {
  // Booking status
  offerTitle: 'نعرض عليك بديلًا',
  offerText: 'تعذّر توفير ما طلبته. يُرجى الرد في موعد أقصاه {until} (بتوقيت {place})، وما نعرضه محجوز لك حتى ذلك الحين.',
  hotelTitle: 'تغيّر فندق باقتك',
  hotelText: 'نعتذر: لم يعد الفندق الذي وعدناك به متاحًا. يُرجى الرد في موعد أقصاه {until} (بتوقيت {place}).',
  payTitle: 'وافقنا على طلبك، ويبقى الدفع',
  ended: 'لم تعد أماكنك محجوزة.',
  overdueTitle: 'تأخّر سداد أحد الأقساط',
  overdueText:
    'كان مبلغ {amount} مستحقًّا يوم {date}. يُرجى دفعه في موعد أقصاه {until} (بتوقيت {place})، وإلا ألغينا الحجز وفق شروطه.',

  // Offer
  weOffer: 'ما نعرضه عليك',

  // Hotel substitution
  promised: 'فندقك الأصلي',
  instead: 'البديل',
  same: 'تبقى التواريخ والبرنامج والسعر كما هي.',
  leave: 'لست ملزمًا بقبوله، وإلغاء الباقة لا يكلّفك شيئًا.',
  leavePaid: 'لست ملزمًا بقبوله، وإن ألغيت الباقة أعدنا إليك كل ما دفعته: {amount}.',
  acceptHotel: 'قبول هذا الفندق',
  leaveNow: 'إلغاء الباقة',

  // Instalments
  instalment: 'القسط التالي',
  dueBy: 'يُدفع حتى {date}',
  schedule: 'أقساطك',
  withBooking: 'الدفعة الأولى',
  paid: 'مدفوع',
  partPaid: 'دُفع منه {amount}',
} as const satisfies Translated<typeof english.offers>

export const invoice = {
  title: 'فاتورة ضريبية مبسطة',
  number: 'رقم الفاتورة',
  issued: 'تاريخ الإصدار (بتوقيت السعودية)',
  hijri: 'التاريخ الهجري',
  seller: 'صادرة عن',
  vatNumber: 'الرقم الضريبي',
  booking: 'رقم الحجز',
  order: 'رقم الطلب',
  what: 'البيان',
  nights: '{dates}، {nights}',
  cityFee: 'يشمل رسوم البلدية: {amount}',
  discount: 'خُصم من السعر {amount} بالرمز {code}',
  partOf: 'دفعة جزئية؛ إجمالي الحجز {total}',
  difference: 'فرق السعر بعد تعديل الحجز، وكان: {before}. تُضاف إلى الفاتورة {number}.',
  net: 'الإجمالي غير شامل الضريبة',
  rate: 'نسبة الضريبة',
  vat: 'ضريبة القيمة المضافة',
  giftCard: 'بطاقة الهدايا {card}',
  paidOnline: 'المدفوع عبر الإنترنت',
  total: 'الإجمالي شاملًا الضريبة',
  returned: 'أُعيد منه لاحقًا',
  qr: 'رمز استجابة سريعة يحمل بيانات هذه الفاتورة',
  demo: 'هذا المستند من موقع تجريبي ولا قيمة له.',
  back: 'العودة إلى الحجز',
  pdf: 'الفاتورة بصيغة PDF',
  others: 'فواتير أخرى لهذا الحجز',
  other: 'رقم {number}',

  status: 'الحالة',
  cancellationCharge: 'تكلفة الإلغاء',

  creditTitle: 'إشعار دائن',
  creditNumber: 'رقم الإشعار الدائن',
  corrects: 'يخفّض الفاتورة',
  correctsOf: 'رقم {number} بتاريخ {date}',
  reason: 'السبب',
  reasonOf:
    '{reason, select, cancelled {أُلغي الحجز} expired {لم يُؤكَّد الحجز في موعده} changed {عُدّل الحجز} goodwill {بلا رسوم، ترضيةً للضيف} mistake {سُجّلت الدفعة بالخطأ} other {إعادة مبلغ}}',
  credited: 'المبلغ الدائن شاملًا الضريبة',
  creditQr: 'رمز استجابة سريعة يحمل بيانات هذا الإشعار',
  credits: 'الإشعارات الدائنة',
  credit: 'الإشعار الدائن رقم {number} بتاريخ {date}: {amount} (PDF)',
} as const satisfies Translated<typeof english.invoice>

export const linkrenewal = {
  title: 'لم يعد هذا الرابط صالحًا',
  text: 'يصلح الرابط 14 يومًا، ولا يعمل بعد دفع الحجز أو إلغائه أو انتهاء مدة حفظه.',
  revoked:
    'ألغينا هذا الرابط على سبيل الاحتياط، ولا يمكن طلب رابط جديد من هنا. راسلنا أو اتصل بنا لنتحقق من هويتك ونرسل إليك رابطًا آخر.',
  ask: 'إن كنت لا تزال بحاجة إليه فسنرسل رابطًا جديدًا إلى البريد الإلكتروني أو رقم الهاتف المسجَّل في الحجز.',
  send: 'أرسلوا إليّ رابطًا جديدًا',
  sending: 'جارٍ الإرسال…',
  sentTitle: 'راجع رسائلك',
  sentText:
    'إن بقي في هذا الحجز ما يلزم إتمامه فستصل رسالة برابط جديد إلى بريده الإلكتروني أو رقم هاتفه. وإن لم تصلك رسالة فلا يلزمك شيء. وإن شككت فاسألنا.',
} as const satisfies Translated<typeof english.linkrenewal>
