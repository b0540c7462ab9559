import type { emails as english } from '../en/emails.ts'
import type { Translated } from '../icu-types.ts'

export const emails = {
  footerOfAlert: 'وصلتك هذه الرسالة لأنك طلبتها من {brand}. الردود على هذا البريد لا تُقرأ.',
  footer: 'وصلتك هذه الرسالة لأن أحدًا استخدم هذا العنوان في {brand}. الردود على هذا البريد لا تُقرأ.',
  messageSubject: 'رسالة بشأن حجزك {reference}',
  message: 'وصلتك رسالة بشأن حجزك {reference}، {about}:',
  messageReply: 'اكتب ردك فوق هذا السطر، أو افتح الحجز.',
  messageOpen: 'فتح الرسائل',
  hello: 'السلام عليكم {name}،',
  unnamed: 'عزيزي المسافر',
  signIn: 'تسجيل الدخول',
  findStay: 'ابحث عن إقامة',

  codeSubject: '{code} هو رمزك في {brand}',
  code_register: 'هذا هو الرمز الذي يُتمّ تسجيلك في {brand}:',
  code_login: 'هذا هو رمز دخولك إلى {brand}:',
  code_reset: 'هذا هو الرمز الذي تعيّن به كلمة مرور جديدة في {brand}:',
  code_phone: 'هذا هو الرمز الذي يؤكّد رقم هاتفك في {brand}:',
  code_email: 'هذا هو الرمز الذي يجعل هذا العنوان عنوان حسابك في {brand}:',
  codeExpires: 'الرمز صالح لعشر دقائق ويُستخدم مرة واحدة.',
  code_booking: 'هذا هو الرمز الذي يفتح حجزك لدى {brand} في المتصفح الذي طلبته منه:',
  code_step_up: 'هذا هو الرمز الذي تؤكّد به تغييرًا في حسابك في {brand}:',
  codeNotYou: 'إن لم تطلبه فلا حاجة إلى أي إجراء. لا تُعطِ هذا الرمز لأحد؛ فنحن لا نطلبه أبدًا.',

  accountExistsSubject: 'لديك حساب في {brand} من قبل',
  accountExists: 'حاول أحدٌ، ولعلّه أنت، التسجيل في {brand} بهذا العنوان، وله حساب من قبل.',
  accountExistsWays: 'سجّل الدخول بكلمة المرور أو اطلب رمزًا. وإن لم تكن أنت فلا حاجة إلى أي إجراء.',

  addressTakenSubject: 'لا يمكن استخدام هذا العنوان لحساب آخر في {brand}',
  addressTaken:
    'طلب أحدٌ، ولعلّه أنت، استخدام هذا العنوان لحساب في {brand}. وهو عنوان حساب آخر، أو كان كذلك قبل أقل من 72 ساعة، ولذلك لم يتغيّر شيء.',
  addressTakenWays:
    'سجّل الدخول بهذا العنوان أو استخدم عنوانًا آخر. وإن غُيّر عنوان حسابك من دون علمك فتراجع عن ذلك بالرابط الذي في رسالتنا السابقة. وإن لم تطلب شيئًا فلا حاجة إلى أي إجراء.',

  welcomeSubject: 'أهلًا بك في {brand}',
  welcome: 'حسابك في {brand} جاهز، وفيه تجد حجوزاتك وفنادقك المحفوظة وبياناتك.',

  passwordChangedSubject: 'غُيّرت كلمة مرورك في {brand}',
  passwordChanged: 'غُيّرت كلمة مرورك الآن، وسُجّل خروجك من سائر الأجهزة.',
  passkeysGone: 'وأُزيلت كل مفاتيح المرور من الحساب.',
  passkeysStay: 'ما زال الدخول ممكنًا بمفاتيح المرور هذه: {passkeys}. أزل من ملفك الشخصي ما ليس لك منها.',
  changeNotYou: 'إن لم تكن أنت من فعل ذلك فراسلنا فورًا، وإن كان في رسالة سابقة منا رابط للتراجع عن تغيير فاستخدمه.',
  writeToUs: 'راسلنا',

  passkeyAddedSubject: 'أُضيف مفتاح مرور إلى حسابك في {brand}',
  passkeyAdded: 'أُضيف الآن مفتاح المرور «{passkey}» إلى حسابك، ويمكن لمن يفتح قفل جهازه أن يدخل به.',
  passkeyRemovedSubject: 'أُزيل مفتاح مرور من حسابك في {brand}',
  passkeyRemoved: 'أُزيل الآن مفتاح المرور «{passkey}» من حسابك، ولم يعد الدخول به ممكنًا.',
  undoText:
    'إن لم تكن أنت من فعل ذلك فتراجع عن التغيير خلال 72 ساعة: يعيد الرابط أدناه حسابك إلى ما كان عليه، ويسجّل الخروج من جميع الأجهزة، ويطلب كلمة مرور جديدة.',
  undo: 'التراجع عن التغيير',
  emailChangedSubject: 'غُيّر عنوان البريد الإلكتروني لحسابك في {brand}',
  emailChanged: 'أصبح عنوان حسابك {address}، وإليه تُرسل رسائلنا من الآن، وسُجّل خروجك من سائر الأجهزة.',
  phoneChangedSubject: 'غُيّر رقم هاتف حسابك في {brand}',
  phoneChanged: 'أصبح رقم هاتف حسابك هو الرقم المنتهي بالأرقام {ending}.',
  phoneRemoved: 'أُزيل رقم الهاتف من حسابك.',
  factorSetSubject: 'فُعّل التحقق بخطوتين لحسابك في {brand}',
  factorSet: 'من الآن فصاعدًا يتطلب الدخول أيضًا رمزًا من تطبيق المصادقة.',
  devicePassSubject: 'ادخل إلى {brand} بهذا الرابط',
  devicePass:
    'جُرّبت على حسابك كلمات مرور خاطئة كثيرة، لذلك لم نقبل كلمة مرورك الصحيحة من جهاز جديد. افتح هذا الرابط على ذلك الجهاز خلال ساعة، ثم ادخل بكلمة مرورك.',
  devicePassNotYou: 'إن لم تحاول الدخول فهناك من يعرف كلمة مرورك. عيّن كلمة مرور جديدة فورًا.',
  devicePassOpen: 'المتابعة إلى الدخول',

  accountDeletedSubject: 'حُذف حسابك في {brand}',
  accountDeleted:
    'حُذف حسابك وبياناتك الشخصية بناءً على طلبك. وتبقى الحجوزات السابقة والفواتير من دون اسمك لأن النظام يوجب حفظها.',

  openBooking: 'عرض الحجز',
  openOrder: 'عرض الطلب',
  paymentReceivedSubject: 'دفعتك للحجز {reference}',
  paymentReceived: 'وصلنا مبلغ {amount} لحجزك رقم {reference}، وقد تأكّد الحجز.',
  orderPaidSubject: 'دفعتك للطلب {reference}',
  orderPaid: 'وصلنا مبلغ {amount} لطلبك رقم {reference}، وقد تأكّدت حجوزاته.',
  payLinkSubject: 'ادفع {amount} للحجز {reference}',
  payLink: 'كما اتفقنا هاتفيًا، نحتفظ لك بحجز {about}. ادفع {amount} عبر الإنترنت ليتأكد حجزك. لا حاجة إلى حساب.',
  toPay: 'المبلغ المطلوب الآن',
  dates: 'التواريخ',
  payNow: 'ادفع الآن',
  paymentNext: 'القسط التالي {amount}، ويستحقّ في موعد أقصاه {date}.',
  paymentReceipt: 'تجد الإيصال مع حجزك جاهزًا للطباعة.',
  paymentReturnedSubject: 'مبلغ الحجز {reference} في طريقه إليك',
  givenBackSubject: 'أُعيد إليك {amount} من مبلغ الحجز {reference}',
  givenBack: 'أعدنا إليك {amount} مما دفعته حضوريًا أو بحوالة، وذلك بتاريخ {day}.',
  returned_cancelled: 'أُلغي حجزك رقم {reference}.',
  returned_expired: 'انقضت مهلة ردّك بشأن الحجز رقم {reference}، فانتهى الحجز.',
  returned_goodwill: 'أعدنا إليك جزءًا مما دفعته لحجزك رقم {reference}، وحجزك قائم كما هو.',
  returned_changed: 'عُدّل حجزك رقم {reference} وانخفض سعره.',
  returned_not_needed:
    'وصلت دفعتك للحجز رقم {reference} بعد أن لم تعد مطلوبة، إذ لم تعد الغرف محجوزة لك أو كان الحجز قد سُوّي من قبل.',
  returned_outdated: 'عُدّل حجزك رقم {reference} وتغيّر سعره قبل وصول دفعتك. افتح الحجز لتدفع سعره الجديد.',
  returned_wrong_amount: 'وصل للحجز رقم {reference} مبلغ غير المبلغ المطلوب، فلم يتأكّد به الحجز.',
  paymentReturned: 'أعدنا {amount} إلى البطاقة التي دفعت بها.',
  returnArrives: 'ويظهر المبلغ فيها عادةً {within}.',

  // Booking status notifications; `kind` is `stay` or another product
  receivedSubject: 'وصلنا طلبك رقم {reference}',
  received:
    '{kind, select, stay {طلبك للإقامة في {about} بين يدي الفندق، والغرف محجوزة لك إلى أن يردّ.} other {طلبك «{about}» بين أيدينا، والأماكن محجوزة لك إلى أن نردّ.}}',
  answerUntil: 'يصلك الرد في موعد أقصاه {until} (بتوقيت {place})، ولا يُخصم شيء قبل ذلك.',

  heldSubject: 'نحتفظ لك بالحجز {reference}: بقي دفع {amount}',
  held: '{kind, select, stay {نحتفظ لك بالغرف في {about}، ولم يُدفع شيء بعد.} other {نحتفظ لك بحجز «{about}»، ولم يُدفع شيء بعد.}} ادفع {amount} عبر الإنترنت ليتأكد حجزك.',
  heldTogether: 'المبلغ لطلبك كله: ما حُجز معًا يُدفع معًا.',
  heldUntil: 'نحتفظ به حتى {until} (بتوقيت {place})، وبعدها ينتهي من تلقاء نفسه دون أي كلفة.',

  confirmedSubject: 'تأكّد الحجز {reference}: {about}',
  confirmed: '{kind, select, stay {تأكّدت إقامتك في {about}.} other {تأكّد حجزك «{about}».}}',
  filesMissing: 'تعذّر إنشاء ملف كان ينبغي أن يصحب هذه الرسالة، وتجده مع حجزك في الموقع.',
  papers: 'تجد مع هذه الرسالة قسيمة الحجز وملفًّا لتقويمك، وتجدهما كذلك مع حجزك في الموقع لتطبعهما أو تحفظهما في هاتفك.',

  rejectedSubject: 'تعذّر قبول طلبك رقم {reference}',
  rejected: '{kind, select, stay {تعذّر على {about} قبول طلبك.} other {تعذّر علينا قبول طلبك «{about}».}}',
  reason_no_rooms: 'لم تبقَ غرفة من هذا النوع في هذه الليالي.',
  reason_hotel_closed: 'الفندق مغلق في هذه التواريخ.',
  reason_request_not_possible: 'لا يستطيع الفندق تلبية طلبك الخاص.',
  nothingCharged: 'لم يُخصم منك شيء، ولم يعد شيء محجوزًا باسمك.',
  searchAgain: 'ابحث عن إقامة أخرى',

  needsYouSubject: 'ردّك مطلوب للحجز {reference}',
  need_offer: 'يتعذّر على {about} توفير ما طلبته، ويعرض عليك إقامة أخرى بدلًا منه.',
  need_journey: 'يتعذّر علينا توفير ما طلبته ضمن «{about}»، ونعرض عليك بديلًا عنه.',
  need_residence:
    '{about}: وعدناك بالإقامة في {before}، ونعتذر لأنه لم يعد متاحًا. نعرض عليك بدلًا منه {after}، ولك أن تقبله أو أن تلغي الباقة فنعيد إليك كل ما دفعته.',
  need_document: '{about}: نحتاج منك إلى وثيقة. تجد بيانها في صفحة الرابط، ومنها ترسلها.',
  need_payment: '{about}: الحجز متاح لك، ولا ينقصه إلا أن تدفع.',
  needUntil: 'نرجو أن تردّ قبل {until} (بتوقيت {place})، وإلا انتهى الحجز من تلقاء نفسه دون أي كلفة.',
  answerNow: 'الردّ الآن',

  cancelledSubject: 'أُلغي الحجز {reference}',
  cancelled: 'أُلغي حجزك: {about}.',
  cancelledRefund: 'يُعاد إليك {amount} إلى البطاقة التي دفعت بها، وستصلك رسالة أخرى حين يُرسل المبلغ.',
  byHand: 'يعود إليك مبلغ {amount} الذي دفعته حضوريًا أو بحوالة بالطريقة نفسها، وسنراسلك بشأنه.',
  cancelledKept: 'يُخصم {amount} مما دفعته وفق شروط الحجز.',
  cancelledDue: 'قد يُطلب منك {amount} وفق شروط الحجز.',
  cancelledFree: 'كان الإلغاء مجانيًا.',
  cancelledPart:
    '{count, plural, zero {تبقى حجوزات طلبك {order} الأخرى كما هي.} one {يبقى الحجز الآخر في طلبك {order} كما هو.} two {يبقى الحجزان الآخران في طلبك {order} كما هما.} few {تبقى الحجوزات الـ# الأخرى في طلبك {order} كما هي.} many {تبقى الحجوزات الـ# الأخرى في طلبك {order} كما هي.} other {تبقى الحجوزات الـ# الأخرى في طلبك {order} كما هي.}} وقيمة الطلب الآن {total}.',

  expiredSubject: 'انتهى الحجز {reference}',
  expired: 'انقضت مهلة الرد أو الدفع لحجزك «{about}»، ولم يعد شيء محجوزًا باسمك. وأي مبلغ يصل بعد ذلك يُعاد إليك.',

  instalmentSubject: 'قسط بمبلغ {amount} يستحقّ في {date} للحجز {reference}',
  instalment: 'يستحقّ القسط التالي من «{about}»، وقدره {amount}، في موعد أقصاه {date}، ويمكنك دفعه الآن من صفحة حجزك.',
  instalmentOverdueSubject: 'قسط متأخر بمبلغ {amount} للحجز {reference}',
  instalmentOverdue: 'كان القسط البالغ {amount} من «{about}» مستحقًّا في {date}، ولم يصلنا بعد.',
  instalmentUntil:
    'نرجو أن تدفعه قبل {until} (بتوقيت {place})، وإلا ألغينا الحجز وفق شروطه وأعدنا إليك ما تُبقيه لك تلك الشروط.',

  changedSubject: 'تعديل حجزك {reference}: {about}',
  changed_applied: 'عُدّل حجزك {reference}، {about}، ويسري من الآن ما تجده أدناه.',
  changed_declined: 'تعذّر تعديل حجزك {reference}، {about}. يبقى الحجز كما تجده أدناه، ولم يُخصم منك شيء.',
  changed_lapsed: 'لم يكتمل تعديل حجزك {reference}، {about}، في الموعد. يبقى الحجز كما تجده أدناه، ولم يُخصم منك شيء.',
  reminderSubject: 'اقترب موعدك: {about}، {date}',
  reminder:
    '{kind, select, stay {تبدأ إقامتك في {about} يوم {date}. احرص على أن تكون القسيمة وهويات الضيوف جميعًا في متناول يدك.} other {موعد «{about}» يوم {date}. احرص على أن تكون القسيمة وهويات المسافرين أو جوازاتهم في متناول يدك.}}',

  detailsSubject: '{about}: بيانات مطلوبة قبل {date}',
  details: 'لتجهيز «{about}» نحتاج إلى بعض بياناتك وبيانات من يسافر معك. نرجو أن تكملها في موعد أقصاه {date}.',
  detailsWays: 'يمكنك أن تحفظ ما لديك وتعود لاحقًا. تُحفظ البيانات مشفَّرة وتُحذف بعد السفر.',
  detailsNow: 'إكمال البيانات',

  reviewSubject: 'كيف وجدت {about}؟',
  review:
    '{kind, select, stay {نرجو أن تكون قد عدت إلى أهلك سالمًا. كيف وجدت {about}؟ بضع نجوم وكلمات قليلة تعين الضيف التالي على حسن الاختيار، وتعين الفندق على التحسين.} other {نرجو أن يكون كل شيء قد جرى كما أردت. كيف وجدت «{about}»؟ بضع نجوم وكلمات قليلة تعين المسافر التالي على حسن الاختيار، وتعيننا على التحسين.}}',
  reviewOnce: 'لن يستغرق ذلك أكثر من دقيقة، ولا يحتاج إلى حساب. يعمل الرابط حتى {date}، ولن نسألك مرة أخرى.',
  reviewNow: 'اكتب تقييمك',
  reviewAnsweredSubject: 'رد على تقييمك لـ{about}',
  reviewAnswered: 'شكرًا على تقييمك لـ{about}. وهذا رد {brand}:',
  reviewShow: 'عرض تقييمك والرد عليه',

  priceDropSubject: '{hotel}، {dates}: السعر الآن {now}، أقل بمقدار {less}',
  priceDrop:
    'انخفض سعر إقامة حفظتها: {hotel}، {dates}، وأصبح {now} بدلًا من {before}. تتغير الأسعار والغرف المتاحة، ولا شيء محجوز لك.',
  priceDropEnds: 'نراسلك بشأن هذه الإقامة مرة واحدة في اليوم على الأكثر، ولا نراسلك بعد انقضاء تواريخها.',
  priceBefore: 'السعر السابق',
  priceNow: 'السعر الآن',
  priceDropShow: 'عرض الإقامة',
  priceDropStop: 'إيقاف الرسائل عن هذه الإقامة',

  reference: 'رقم الحجز',
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  begins: 'البداية',
  where: 'المكان',
  address: 'العنوان',
  phone: 'الهاتف',
  map: 'الخريطة',
  openMap: 'فتح الخريطة',
  next: 'ماذا بعد؟',
  nextVoucher:
    '{kind, select, stay {أبرز عند الوصول قسيمة الحجز وهويات الضيوف جميعًا.} other {أحضر قسيمة الحجز وهويات المسافرين جميعًا.}}',
  nextPart: 'ادفع القسط التالي {amount} في موعد أقصاه {date}، ونذكّرك قبله.',
  nextPay: 'ادفع {amount} عند الوصول.',
  nextPaid: 'لم يبقَ شيء يُدفع عند الوصول.',
  nextChange: 'للتعديل أو الإلغاء افتح الحجز، ففيه الشروط السارية اليوم.',
  guest: 'الحجز باسم',
  total: 'الإجمالي',
  paid: 'المدفوع',
  dueBy: 'يُدفع حتى {date}',
  due: 'يُدفع عند الوصول',
  freeUntil: 'الإلغاء مجاني حتى',
} as const satisfies Translated<typeof english>
