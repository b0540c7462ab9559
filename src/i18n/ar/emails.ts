import type { emails as english } from '../en/emails.ts'
import type { Translated } from '../icu-types.ts'

export const emails = {
  footerOfAlert: 'وصلتك هذه الرسالة لأنك طلبتها من موقع {brand}. لا تصلنا الردود عليها، فتواصل معنا من الموقع.',
  footer: 'وصلتك هذه الرسالة لأن هذا العنوان أُدخل في موقع {brand}. لا تصلنا الردود عليها، فتواصل معنا من الموقع.',
  footerOfMessage: 'وصلتك هذه الرسالة لأن هذا العنوان أُدخل في موقع {brand}. ويمكنك الرد عليها.',
  messageSubject: 'رسالة بشأن حجزك {reference}',
  message: 'وصلتك رسالة بشأن حجزك {reference}، «{about}».',
  messageReply: 'اكتب ردك فوق هذا السطر، أو افتح الحجز.',
  messageOpen: 'فتح الرسائل',
  notAddedSubject: 'لم يصلنا ردك بشأن حجزك {reference}',
  notAdded:
    'وصلت رسالة بشأن حجزك {reference}، «{about}»، ولم نتمكن من إضافتها لأنها أُرسلت من عنوان غير هذا العنوان أو لأن المحادثة مغلقة، ولم نطّلع عليها.',
  notAddedWays: 'نرجو أن ترد على رسالتنا السابقة من هذا العنوان، أو أن تكتب إلينا من صفحة حجزك.',
  hello: 'السلام عليكم يا {name}،',
  signIn: 'تسجيل الدخول',
  findStay: 'ابحث عن إقامة',

  codeSubject: '{code} هو رمزك في موقع {brand}',
  code_register: 'هذا هو الرمز الذي يُتمّ تسجيلك في موقع {brand}:',
  code_login: 'هذا هو رمز دخولك إلى {brand}:',
  code_reset: 'هذا هو الرمز الذي تعيّن به كلمة مرور جديدة في موقع {brand}:',
  code_phone: 'هذا هو الرمز الذي يؤكّد رقم هاتفك في موقع {brand}:',
  code_email: 'رمز اعتماد هذا العنوان لحسابك في موقع {brand}:',
  codeExpires: 'الرمز صالح لعشر دقائق ويُستخدم مرة واحدة.',
  code_booking: 'هذا هو الرمز الذي يفتح حجزك لدى {brand} في المتصفح الذي طلبته منه:',
  code_step_up: 'هذا هو الرمز الذي تؤكّد به تغييرًا في حسابك في موقع {brand}:',
  codeNotYou: 'إن لم تطلبه فلا حاجة إلى أي إجراء. لا تُعطِ هذا الرمز لأحد؛ فنحن لا نطلبه أبدًا.',

  accountExistsSubject: 'لديك حساب سابق في موقع {brand}',
  accountExists: 'حاول أحدٌ، ولعلّه أنت، التسجيل في موقع {brand} بهذا العنوان، وله حساب سابق.',
  accountExistsWays: 'سجّل الدخول بكلمة المرور أو اطلب رمزًا. وإن لم تكن أنت فلا حاجة إلى أي إجراء.',

  addressTakenSubject: 'لا يمكن استخدام هذا العنوان لحساب آخر في موقع {brand}',
  addressTaken:
    'طلب أحدٌ، ولعلّه أنت، استخدام هذا العنوان لحساب في موقع {brand}. وهو عنوان حساب آخر، أو كان كذلك قبل أقل من 72 ساعة، ولذلك لم يتغيّر شيء.',
  addressTakenWays:
    'سجّل الدخول بهذا العنوان أو استخدم عنوانًا آخر. وإن غُيّر عنوان حسابك من دون علمك فتراجع عن ذلك بالرابط الذي في رسالتنا السابقة. وإن لم تطلب شيئًا فلا حاجة إلى أي إجراء.',

  welcomeSubject: 'أهلًا بك في موقع {brand}',
  welcome: 'حسابك في موقع {brand} جاهز، وفيه تجد حجوزاتك وفنادقك المحفوظة وبياناتك.',

  passwordChangedSubject: 'غُيّرت كلمة مرورك في موقع {brand}',
  passwordChanged: 'غُيّرت كلمة مرورك الآن، وسُجّل خروجك من سائر الأجهزة.',
  passkeysGone: 'وأُزيلت كل مفاتيح المرور من الحساب.',
  passkeysStay: 'ما زال الدخول ممكنًا بمفاتيح المرور هذه: {passkeys}. أزل من ملفك الشخصي ما ليس لك منها.',
  changeNotYou: 'إن لم تكن أنت من فعل ذلك فراسلنا فورًا، وإن كان في رسالة سابقة منا رابط للتراجع عن تغيير فاستخدمه.',
  writeToUs: 'راسلنا',

  passkeyAddedSubject: 'أُضيف مفتاح مرور إلى حسابك في موقع {brand}',
  passkeyAdded: 'أُضيف الآن مفتاح المرور «{passkey}» إلى حسابك. ومن يستطيع فتح قفل الجهاز الذي يحمله يمكنه دخول حسابك.',
  passkeyRemovedSubject: 'أُزيل مفتاح مرور من حسابك في موقع {brand}',
  passkeyRemoved: 'أُزيل الآن مفتاح المرور «{passkey}» من حسابك، ولم يعد الدخول به ممكنًا.',
  undoText:
    'إن لم تكن أنت من فعل ذلك فتراجع عن التغيير خلال 72 ساعة: يعيد الرابط أدناه حسابك إلى ما كان عليه، ويسجّل الخروج من جميع الأجهزة، ويطلب كلمة مرور جديدة.',
  undo: 'التراجع عن التغيير',
  emailChangedSubject: 'غُيّر عنوان البريد الإلكتروني لحسابك في موقع {brand}',
  emailChanged: 'أصبح عنوان حسابك {address}، وإليه تُرسل رسائلنا من الآن، وسُجّل خروجك من سائر الأجهزة.',
  phoneChangedSubject: 'غُيّر رقم هاتف حسابك في موقع {brand}',
  phoneChanged: 'أصبح رقم هاتف حسابك هو الرقم المنتهي بـ{ending}.',
  phoneRemoved: 'أُزيل رقم الهاتف من حسابك.',
  factorSetSubject: 'فُعّل التحقق بخطوتين لحسابك في موقع {brand}',
  factorSet: 'من الآن فصاعدًا يتطلب الدخول أيضًا رمزًا من تطبيق المصادقة.',
  devicePassSubject: 'ادخل إلى {brand} بهذا الرابط',
  devicePass:
    'جُرّبت على حسابك كلمات مرور خاطئة كثيرة، لذلك لم نقبل كلمة مرورك الصحيحة من جهاز جديد. افتح هذا الرابط على ذلك الجهاز خلال ساعة، ثم ادخل بكلمة مرورك.',
  devicePassNotYou: 'إن لم تحاول الدخول فهناك من يعرف كلمة مرورك. عيّن كلمة مرور جديدة فورًا.',
  devicePassOpen: 'المتابعة إلى الدخول',

  accountDeletedSubject: 'حُذف حسابك في موقع {brand}',
  accountDeleted:
    'حُذف حسابك وبياناتك الشخصية بناءً على طلبك. وتبقى الحجوزات السابقة والفواتير من دون اسمك لأن النظام يوجب حفظها.',

  openBooking: 'عرض الحجز',
  openOrder: 'عرض الطلب',
  paymentReceivedSubject: 'وصلتنا دفعتك للحجز {reference}',
  paymentReceived: 'وصلنا مبلغ {amount} لحجزك رقم {reference}، وقد تأكّد الحجز.',
  changePaid: 'وصلنا مبلغ {amount} لحجزك رقم {reference}، وقد تأكّد تعديلك.',
  orderPaidSubject: 'وصلتنا دفعتك للطلب {reference}',
  orderPaid: 'وصلنا مبلغ {amount} لطلبك رقم {reference}، وقد تأكّدت حجوزاته.',
  orderConfirmedSubject: 'تأكّد الطلب {reference}',
  orderReceivedSubject: 'وصلنا طلبك {reference}',
  orderConfirmed: 'تأكّدت حجوزات طلبك {reference} كلها. لكل حجز رقمه الخاص، وتجدها كلها أدناه.',
  orderPartly:
    'تأكّد جزء من طلبك {reference}. أما ما يحتاج إلى تأكيد فيصلك الرد عنه خلال المهل المذكورة أدناه، ولا تدفع مقابله شيئًا قبل ذلك. وإذا رُفض شيء منه، بقي كل ما عداه محجوزًا بشروطه.',
  orderRequested:
    'وصلنا طلبك {reference}. كل ما فيه يحتاج إلى تأكيد، وهو محجوز لك إلى أن يصلك الرد خلال المهل المذكورة أدناه، ولا تدفع شيئًا قبل ذلك.',
  orderHeld:
    'استلمنا طلبك {reference}. كل ما يحتاج إلى تأكيد محجوز لك إلى أن يصلك الرد، وكل ما ينتظر الدفع يتأكّد فور دفعك {amount} عبر الإنترنت.',
  orderReceived: 'وصلنا مبلغ {amount} لهذا الطلب. يمكنك عرض الفاتورة وطباعتها من صفحة الطلب.',
  orderAttachments:
    'تجد مع هذه الرسالة قسيمة كل حجز مؤكَّد وملفه للتقويم، وتجدها كذلك مع حجوزاتك في الموقع لتطبعها أو تحفظها في هاتفك.',
  payLinkSubject: 'ادفع {amount} للحجز {reference}',
  payLinkUntil: 'نرجو أن تدفع في موعد أقصاه {until} (بتوقيت {place})، وإلا أُلغي الحجز بلا رسوم.',
  switchUntil:
    'نرجو أن تدفع {amount} عبر الإنترنت في موعد أقصاه {until} (بتوقيت {place})، وإلا ألغينا الحجز بحسب شروط إلغائه.',
  payLink: 'كما اتفقنا هاتفيًا، نحتفظ لك بحجز «{about}». ادفع {amount} عبر الإنترنت ليتأكد حجزك. لا حاجة إلى حساب.',
  payNow: 'ادفع الآن',
  payAmount: 'ادفع {amount}',
  paymentNext: 'القسط التالي {amount}، وآخر موعد لدفعه {date}.',
  paymentRecorded: 'وصلنا مبلغ {amount} لحجزك رقم {reference}.',
  paymentReceipt: 'يمكنك عرض الفاتورة وطباعتها من صفحة الحجز.',
  paymentReturnedSubject: 'مبلغ الحجز {reference} في طريقه إليك',
  paymentPartSubject: '{amount} من أصل {total} للحجز {reference} في الطريق إليك',
  paymentPart: 'هذا جزء من {total} نعيدها إليك؛ دفعت على أكثر من دفعة، ولكل دفعة رسالة.',
  manualRefundSubject: 'أُعيد إليك {amount} من مبلغ الحجز {reference}',
  manualRefund: 'أعدنا إليك {amount} مما دفعته حضوريًا أو بحوالة، وذلك بتاريخ {day}.',
  returned_cancelled: 'أُلغي حجزك رقم {reference}.',
  returned_expired: 'انقضت مهلة ردّك بشأن الحجز رقم {reference}، فانتهى الحجز.',
  returned_goodwill: 'أعدنا إليك جزءًا مما دفعته لحجزك رقم {reference}، وحجزك قائم كما هو.',
  returned_changed: 'عُدّل حجزك رقم {reference} وانخفض سعره.',
  returned_not_needed:
    'وصلت دفعتك للحجز رقم {reference} بعد أن لم تعد مطلوبة، إذ لم تعد الغرف محجوزة لك أو كان الحجز قد سُوّي من قبل.',
  returned_outdated: 'عُدّل حجزك رقم {reference} وتغيّر سعره قبل وصول دفعتك. افتح الحجز لتدفع سعره الجديد.',
  returned_wrong_amount: 'وصل للحجز رقم {reference} مبلغ غير المبلغ المطلوب، فلم يتأكّد به الحجز.',
  paymentReturned: 'أعدنا {amount} إلى البطاقة التي دفعت بها.',
  creditNote: 'تجد مع هذه الرسالة الإشعار الدائن، وتجده كذلك مع حجزك في الموقع.',
  returnedToGiftCard: 'عاد {amount} إلى بطاقة الهدايا {card}، ويمكنك استخدامه فورًا.',
  giftCardSubject: 'بطاقة هدايا بقيمة {amount} من {brand}',
  giftCardText: 'إليك بطاقة هدايا بقيمة {amount} للحجز لدى {brand}.',
  giftCardUse: 'أدخل رمزها عند إتمام الحجز حتى {date}. وما لا تحتاج إليه يبقى في البطاقة.',
  giftCardCode: 'الرمز',
  returnArrives: 'ويظهر المبلغ فيها عادةً {within}.',

  // Booking status notifications; `kind` is `stay` or another product
  receivedSubject: 'وصلنا طلبك رقم {reference}',
  received:
    '{kind, select, stay {أرسلنا طلبك للإقامة في «{about}» إلى الفندق، وإقامتك محجوزة إلى أن يردّ.} other {وصلنا طلبك «{about}»، والأماكن محجوزة لك إلى أن نردّ.}}',
  answerUntil: 'يصلك الرد في موعد أقصاه {until} (بتوقيت {place})، ولن تدفع شيئًا مقابل هذا الحجز الآن.',

  heldSubject: 'نحتفظ لك بالحجز {reference}: بقي دفع {amount}',
  held: '{kind, select, stay {نحتفظ لك بالغرف في «{about}»، ولم يُدفع شيء بعد.} other {نحتفظ لك بحجز «{about}»، ولم يُدفع شيء بعد.}} ادفع {amount} عبر الإنترنت ليتأكد حجزك.',
  heldTogether: 'هذا المبلغ لطلبك كله، فحجوزات الطلب الواحد تُدفع معًا.',
  heldUntil: 'نحتفظ به حتى {until} (بتوقيت {place})، وبعدها ينتهي من تلقاء نفسه بلا رسوم.',

  confirmedSubject: 'تأكّد الحجز {reference}: {about}',
  confirmed: '{kind, select, stay {تأكّدت إقامتك في «{about}».} other {تأكّد حجزك «{about}».}}',
  filesMissing: 'تعذّر إنشاء ملف كان ينبغي أن يصحب هذه الرسالة، وتجده مع حجزك في الموقع.',
  attachments:
    'تجد مع هذه الرسالة قسيمة الحجز وملفًّا لتقويمك، وتجدهما كذلك مع حجزك في الموقع لتطبعهما أو تحفظهما في هاتفك.',

  rejectedSubject: 'تعذّر قبول طلبك رقم {reference}',
  rejected: '{kind, select, stay {تعذّر على «{about}» قبول طلبك.} other {تعذّر علينا قبول طلبك «{about}».}}',
  reason_no_rooms: 'ما طلبته لم يعد متاحًا في هذه التواريخ.',
  reason_hotel_closed: 'المكان مغلق في هذه التواريخ.',
  reason_request_not_possible: 'تتعذّر تلبية طلبك الخاص.',
  nothingCharged: 'لم يُخصم منك شيء، ولم يعد شيء محجوزًا باسمك.',
  searchAgain: 'ابحث من جديد',

  answerNeededSubject: 'ردّك مطلوب للحجز {reference}',
  need_offer: 'يتعذّر على «{about}» توفير ما طلبته، ويعرض عليك بدلًا منه إقامة أخرى، وتفاصيلها أدناه.',
  need_journey: 'يتعذّر علينا توفير ما طلبته ضمن «{about}»، ونعرض عليك بديلًا عنه، وتفاصيله أدناه.',
  need_residence:
    '«{about}»: وعدناك بالإقامة في «{before}»، ونعتذر لأنه لم يعد متاحًا. نعرض عليك بدلًا منه «{after}»، ولك أن تقبله أو أن تلغي الباقة فنعيد إليك كل ما دفعته.',
  need_document: '«{about}»: نحتاج منك إلى وثيقة. تجد بيانها في صفحة الرابط، ومنها ترسلها.',
  need_payment: '«{about}»: الحجز متاح لك، ولا ينقصه إلا أن تدفع.',
  need_prepayment: 'اخترت الدفع عبر الإنترنت لحجز «{about}»، ولم يصلنا المبلغ بعد.',
  needUntil: 'نرجو أن تردّ في موعد أقصاه {until} (بتوقيت {place})، وإلا انتهى الحجز من تلقاء نفسه بلا رسوم.',
  answerNow: 'الردّ الآن',

  cancelledSubject: 'أُلغي الحجز {reference}',
  cancelled: 'أُلغي حجزك: «{about}».',
  cancelledUnpaid: 'كان دفعه عبر الإنترنت، ولم يصلنا المبلغ في الموعد.',
  cancelledRefund: 'يُعاد إليك {amount} بالطريقة التي دفعت بها، وستصلك رسالة أخرى حين يُرسل المبلغ.',
  byHand: 'يعود إليك مبلغ {amount} الذي دفعته حضوريًا أو بحوالة بالطريقة نفسها، وسنراسلك بشأنه.',
  cancelledCharge: 'خُصم {amount} مما دفعته وفق شروط الحجز.',
  cancelledDue: 'ولم تدفع بعد {amount} من تكلفة الإلغاء، وهو مبلغ مستحق وفق شروط الحجز.',
  cancelledFree: 'كان الإلغاء مجانيًا.',
  cancelledPart:
    '{count, plural, zero {تبقى حجوزات طلبك {order} الأخرى كما هي.} one {يبقى الحجز الآخر في طلبك {order} كما هو.} two {يبقى الحجزان الآخران في طلبك {order} كما هما.} few {تبقى الحجوزات الـ# الأخرى في طلبك {order} كما هي.} many {تبقى الحجوزات الـ# الأخرى في طلبك {order} كما هي.} other {تبقى الحجوزات الـ# الأخرى في طلبك {order} كما هي.}} وقيمة الطلب الآن {total}.',

  orderExpiredSubject: 'انقضت مهلة الدفع للطلب {order}',
  orderExpired:
    'انقضت مهلة الدفع لهذه الحجوزات من طلبك {order}، ولم نعد نحتفظ لك بها: {names}. وأي مبلغ يصل بعد ذلك يُعاد إليك.',
  expiredSubject: 'انتهى الحجز {reference}',
  expired: 'انقضت مهلة الرد أو الدفع لحجزك «{about}»، ولم يعد شيء محجوزًا باسمك. وأي مبلغ يصل بعد ذلك يُعاد إليك.',

  instalmentSubject: 'قسط بقيمة {amount} يُدفع حتى {date} للحجز {reference}',
  instalment: 'القسط التالي من حجزك «{about}» {amount}، وآخر موعد لدفعه {date}، ويمكنك دفعه الآن من صفحة حجزك.',
  instalmentOverdueSubject: 'قسط متأخر بمبلغ {amount} للحجز {reference}',
  instalmentOverdue: 'كان القسط البالغ {amount} من حجزك «{about}» مستحقًّا يوم {date}، ولم يصلنا بعد.',
  instalmentUntil:
    'نرجو أن تدفعه في موعد أقصاه {until} (بتوقيت {place})، وإلا ألغينا الحجز وفق شروطه وأعدنا إليك الباقي.',

  offerDearer: 'سعره أعلى مما طلبته بمقدار {amount}.',
  offerCheaper: 'سعره أقل مما طلبته بمقدار {amount}.',
  changedSubject: 'تعديل حجزك {reference}: {about}',
  changed_applied: 'عُدّل حجزك {reference}، «{about}»، ويسري من الآن ما تجده أدناه.',
  changedDates: 'الموعد الجديد: {after}، بدلًا من {before}.',
  changedRefund: 'من المبلغ الذي دفعته، وهو {paid}، يُعاد إليك {amount} إلى البطاقة التي دفعت بها.',
  changed_declined: 'تعذّر تعديل حجزك {reference}، «{about}». يبقى الحجز كما تجده أدناه، ولم يُخصم منك شيء.',
  changed_lapsed: 'لم يكتمل تعديل حجزك {reference}، «{about}»، في الموعد. يبقى الحجز كما تجده أدناه، ولم يُخصم منك شيء.',
  changed_to_prepay: 'أصبح الدفع لحجزك {reference}، «{about}»، عبر الإنترنت.',
  reminderSubject: 'اقترب موعدك: {about}، {date}',
  reminder:
    '{kind, select, stay {تبدأ إقامتك في «{about}» يوم {date}. احرص على أن تكون القسيمة وهويات الضيوف جميعًا في متناول يدك.} other {موعد «{about}» يوم {date}. احرص على أن تكون القسيمة وهويات المسافرين أو جوازاتهم في متناول يدك.}}',

  detailsSubject: '{about}: بيانات مطلوبة حتى {date}',
  details: 'لتجهيز حجزك «{about}» نحتاج إلى بعض البيانات، وآخر موعد لإكمالها {date}.',
  detailsWays: 'يمكنك أن تحفظ ما لديك وتعود لاحقًا. تُحفظ البيانات مشفَّرة وتُحذف بعد ثلاثين يومًا من نهاية السفر.',
  detailsNow: 'إكمال البيانات',

  reviewSubject: 'ما رأيك في «{about}»؟',
  review:
    '{kind, select, stay {نرجو أن تكون قد عدت إلى أهلك سالمًا. كيف وجدت «{about}»؟ بضع نجوم وكلمات قليلة تعين الضيف التالي على حسن الاختيار، وتعين الفندق على التحسين.} other {نرجو أن يكون كل شيء قد جرى كما أردت. كيف وجدت «{about}»؟ بضع نجوم وكلمات قليلة تعين المسافر التالي على حسن الاختيار، وتعيننا على التحسين.}}',
  reviewOnce: 'لن يستغرق ذلك أكثر من دقيقة، ولا يحتاج إلى حساب. يعمل الرابط حتى {date}، ولن نسألك مرة أخرى.',
  reviewNow: 'اكتب تقييمك',
  reviewAnsweredSubject: 'رد على تقييمك: {about}',
  reviewAnswered: 'شكرًا على تقييمك «{about}». وهذا رد {brand}:',
  reviewShow: 'عرض تقييمك والرد عليه',

  priceDropSubject: '{hotel}، {dates}: السعر الآن {now}، أقل بمقدار {less}',
  priceDrop:
    'انخفض سعر إقامة حفظتها: «{hotel}»، {dates}، وأصبح {now} بدلًا من {before}. تتغير الأسعار والغرف المتاحة، ولا شيء محجوز لك.',
  priceDropEnds: 'نراسلك بشأن هذه الإقامة مرة واحدة في اليوم على الأكثر، ولا نراسلك بعد انقضاء تواريخها.',
  priceBefore: 'السعر السابق',
  priceNow: 'السعر الآن',
  priceDropShow: 'عرض الإقامة',
  priceDropStop: 'إيقاف الرسائل عن هذه الإقامة',
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',

  booked: 'الحجز',
  openMap: 'فتح الخريطة',
  nextDetails: 'أكمل البيانات الناقصة في موعد أقصاه {date}.',
  nextVoucher:
    '{kind, select, stay {أبرز عند الوصول قسيمة الحجز وهويات الضيوف جميعًا.} other {أحضر قسيمة الحجز وهويات المسافرين جميعًا.}}',
  nextPart: 'ادفع القسط التالي {amount} حتى {date}، ونذكّرك قبله.',
  nextPay: 'ادفع {amount} {where}.',
  nextPaid: 'لم يبقَ شيء يُدفع {where}.',
  nextVouchers: 'احرص على أن تكون قسيمة كل حجز وهويات المسافرين أو جوازاتهم في متناول يدك.',
  nextChangeOne: 'لتعديل حجز أو إلغائه افتحه من صفحة الطلب، ففيه الشروط السارية اليوم.',
  nextChange: 'للتعديل أو الإلغاء افتح الحجز، ففيه الشروط السارية اليوم.',
  guest: 'الضيف الرئيسي',
  room: 'الغرفة',
  option: 'الخدمة',
  paid: 'المدفوع',
  afterAnswer: 'يُدفع عبر الإنترنت بعد القبول',
  answerBy: 'الرد في موعد أقصاه',
  heldBy: 'محجوز لك حتى',
  cancellation: 'الإلغاء',
  cancellingPartial: 'قابل للاسترداد جزئيًا: عند الإلغاء الآن تدفع {amount}.',
  untilAt: '{until} (بتوقيت {place})',
} as const satisfies Translated<typeof english>
