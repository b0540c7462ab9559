import type * as english from '../../en/server/emails.ts'
import type { Translated } from '../../icu-types.ts'

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
  findStay: 'ابحث عن فندق',

  codeSubject: '{code} هو رمزك في موقع {brand}',
  code_register: 'هذا هو الرمز الذي يُتمّ تسجيلك في موقع {brand}:',
  code_login: 'هذا هو رمز دخولك إلى {brand}:',
  code_reset: 'هذا هو الرمز الذي تعيّن به كلمة مرور جديدة في موقع {brand}:',
  code_phone: 'هذا هو الرمز الذي يؤكّد رقم هاتفك في موقع {brand}:',
  code_email: 'رمز اعتماد هذا العنوان لحسابك في موقع {brand}:',
  codeExpires: 'صالح لعشر دقائق.',
  code_booking: 'هذا هو الرمز الذي يفتح حجزك لدى {brand} في المتصفح الذي طلبته منه:',
  code_step_up: 'هذا هو الرمز الذي تؤكّد به تغييرًا في حسابك في موقع {brand}:',
  codeNotYou: 'لا تُعطِه لأحد. وإن لم تطلبه فتجاهل هذه الرسالة.',

  accountExistsSubject: 'لديك حساب سابق في موقع {brand}',
  accountExists: 'لديك حساب بهذا العنوان، فلم ننشئ حسابًا آخر.',
  accountExistsWays: 'سجّل الدخول بكلمة مرورك أو برمز. وإن لم تطلب ذلك فتجاهل هذه الرسالة.',

  addressTakenSubject: 'لا يمكن استخدام هذا العنوان لحساب آخر في موقع {brand}',
  addressTaken: 'هذا عنوان حساب آخر، أو كان كذلك قبل أقل من 72 ساعة، ولذلك لم يتغيّر شيء.',
  addressTakenWays:
    'سجّل الدخول بهذا العنوان أو استخدم عنوانًا آخر. وإن غُيّر عنوان حسابك من دون علمك فتراجع عن ذلك بالرابط الذي في رسالتنا السابقة. وإن لم تطلب ذلك فتجاهل هذه الرسالة.',

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
  phoneElsewhere:
    'أُكِّد رقم هاتفك في حساب آخر، فلم يعد بإمكانك تسجيل الدخول به إلى حسابك، ويمكنك الدخول ببريدك الإلكتروني.',
  factorSetSubject: 'فُعّل التحقق بخطوتين لحسابك في موقع {brand}',
  factorSet: 'من الآن فصاعدًا يتطلب الدخول أيضًا رمزًا من تطبيق المصادقة.',
  devicePassSubject: 'ادخل إلى {brand} بهذا الرابط',
  devicePass:
    'جُرّبت كلمات مرور خاطئة كثيرة على حسابك. للدخول من جهاز جديد افتح هذا الرابط فيه خلال ساعة ثم أدخل كلمة مرورك.',
  devicePassNotYou: 'إن لم تحاول الدخول فهناك من يعرف كلمة مرورك. عيّن كلمة مرور جديدة فورًا.',
  resetPassSubject: 'عيّن كلمة مرور جديدة في {brand} بهذا الرابط',
  resetPass:
    'طُلبت رموز كثيرة لحسابك، لذلك لا نرسل رموزًا إلى أجهزة جديدة. إن أردت تعيين كلمة مرور جديدة فافتح هذا الرابط على جهازك، فهو صالح ليوم واحد، ثم اطلب الرمز.',
  resetPassNotYou: 'إن لم تطلب كلمة مرور جديدة فلا يلزمك شيء.',
  resetPassOpen: 'تعيين كلمة مرور جديدة',
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
    'تأكّد جزء من طلبك {reference}. ونردّ على الباقي في المهل أدناه، ولا تدفع مقابله شيئًا قبل ذلك. ويبقى الجزء المؤكَّد محجوزًا في كل حال.',
  orderRequested:
    'وصلنا طلبك {reference}. كل ما فيه يحتاج إلى تأكيد، وهو محجوز لك إلى أن يصلك الرد خلال المهل المذكورة أدناه، ولا تدفع شيئًا قبل ذلك.',
  orderHeld:
    'استلمنا طلبك {reference}. كل ما يحتاج إلى تأكيد محجوز لك إلى أن يصلك الرد، وكل ما ينتظر الدفع يتأكّد فور دفعك {amount} عبر الإنترنت.',
  orderReceived: 'وصلنا مبلغ {amount} لهذا الطلب. يمكنك عرض الفاتورة وطباعتها من صفحة الطلب.',
  orderAttachments:
    'تجد مع هذه الرسالة قسيمة كل حجز مؤكَّد وملفه للتقويم، وتجدها كذلك مع حجوزاتك في الموقع لتطبعها أو تحفظها في هاتفك.',
  payLinkSubject: 'ادفع {amount} للحجز {reference}',
  payLinkUntil: 'نرجو أن تدفع حتى {until} (بتوقيت {place})، وإلا أُلغي الحجز بلا رسوم.',
  switchUntil:
    'نرجو أن تدفع {amount} عبر الإنترنت حتى {until} (بتوقيت {place})، وإلا ألغينا الحجز بحسب شروط إلغائه.',
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
  receivedSubject: 'وصلنا طلب حجزك {reference}',
  received:
    '{kind, select, stay {أرسلنا طلب حجزك في «{about}» إلى الفندق، وإقامتك محجوزة إلى أن يردّ.} other {وصلنا طلب حجزك «{about}»، والأماكن محجوزة لك إلى أن نردّ.}}',
  answerUntil: 'يصلك الرد حتى {until} (بتوقيت {place})، ولن تدفع شيئًا مقابل هذا الحجز الآن.',

  heldSubject: 'نحتفظ لك بالحجز {reference}: بقي دفع {amount}',
  held: '{kind, select, stay {نحتفظ لك بالغرف في «{about}»، ولم يُدفع شيء بعد.} other {نحتفظ لك بحجز «{about}»، ولم يُدفع شيء بعد.}} ادفع {amount} عبر الإنترنت ليتأكد حجزك.',
  heldTogether: 'هذا المبلغ لطلبك كله، فحجوزات الطلب الواحد تُدفع معًا.',
  heldUntil: 'نحتفظ به حتى {until} (بتوقيت {place})، وبعدها ينتهي تلقائيًا بلا رسوم.',

  confirmedSubject: 'تأكّد الحجز {reference}: {about}',
  confirmed: '{kind, select, stay {تأكّدت إقامتك في «{about}».} other {تأكّد حجزك «{about}».}}',
  confirmedPaid: 'وصلنا مبلغ {amount}. يمكنك عرض الفاتورة وطباعتها من صفحة الحجز.',
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
  need_product: 'يتعذّر علينا توفير ما طلبته ضمن «{about}»، ونعرض عليك بديلًا عنه، وتفاصيله أدناه.',
  need_substitution:
    '«{about}»: وعدناك بالإقامة في «{before}»، ونعتذر لأنه لم يعد متاحًا. نعرض عليك بدلًا منه «{after}»، ولك أن تقبله أو أن تلغي الباقة فنعيد إليك كل ما دفعته.',
  need_document: '«{about}»: نحتاج منك إلى وثيقة. تجد بيانها في صفحة الرابط، ومنها ترسلها.',
  need_payment: '«{about}»: الحجز متاح لك، ولا ينقصه إلا أن تدفع.',
  need_difference: '«{about}»: يمكن تنفيذ التعديل الذي طلبته، ولا ينقصه إلا أن تدفع الفرق، وهو {amount}.',
  differenceUntil: 'نرجو أن تدفع حتى {until} (بتوقيت {place})، وإلا سقط التعديل وبقي حجزك كما هو.',
  need_prepayment: 'اخترت الدفع عبر الإنترنت لحجز «{about}»، ولم يصلنا المبلغ بعد.',
  needUntil: 'نرجو أن تردّ حتى {until} (بتوقيت {place})، وإلا انتهى الحجز تلقائيًا بلا رسوم.',
  answerNow: 'الردّ الآن',

  cancelledSubject: 'أُلغي الحجز {reference}',
  cancelled: 'أُلغي حجزك: «{about}».',
  cancelledUnpaid: 'كان دفعه عبر الإنترنت، ولم يصلنا المبلغ في الموعد.',
  cancelledRefund: 'يُعاد إليك المبلغ المسترد بالطريقة التي دفعت بها، وستصلك رسالة أخرى حين يُرسل المبلغ.',
  byHand: 'يعود إليك مبلغ {amount} الذي دفعته حضوريًا أو بحوالة بالطريقة نفسها، وسنراسلك بشأنه.',
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
    'نرجو أن تدفعه حتى {until} (بتوقيت {place})، وإلا ألغينا الحجز وفق شروطه وأعدنا إليك الباقي.',

  offerDearer: 'السعر أعلى من سعر ما طلبته بمقدار {amount}.',
  offerCheaper: 'السعر أقل من سعر ما طلبته بمقدار {amount}.',
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
    '{kind, select, stay {نرجو أن تكون قد عدت إلى أهلك سالمًا. كيف وجدت «{about}»؟ تقييم بالنجوم وكلمات قليلة تعين الضيف التالي على حسن الاختيار، وتعين الفندق على التحسين.} other {نرجو أن يكون كل شيء قد جرى كما أردت. كيف وجدت «{about}»؟ تقييم بالنجوم وكلمات قليلة تعين المسافر التالي على حسن الاختيار، وتعيننا على التحسين.}}',
  reviewOnce: 'لن يستغرق ذلك أكثر من دقيقة، ولا يحتاج إلى حساب. يعمل الرابط حتى {date}، ولن نسألك مرة أخرى.',
  reviewNow: 'اكتب تقييمك',
  reviewAnsweredSubject: 'رد على تقييمك: {about}',
  reviewAnswered: 'شكرًا على تقييمك «{about}». وهذا ردّ «{brand}»:',
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
  nextDetails: 'أكمل البيانات الناقصة حتى {date}.',
  nextInstalment: 'نذكّرك قبل موعد القسط التالي.',
  nextVoucher:
    '{kind, select, stay {أبرز عند الوصول قسيمة الحجز وهويات الضيوف جميعًا.} other {أحضر قسيمة الحجز وهويات المسافرين جميعًا.}}',
  nextVouchers: 'احرص على أن تكون قسيمة كل حجز وهويات المسافرين أو جوازاتهم في متناول يدك.',
  nextChangeOne: 'لتعديل حجز أو إلغائه افتحه من صفحة الطلب، ففيه الشروط السارية اليوم.',
  nextChange: 'للتعديل أو الإلغاء افتح الحجز، ففيه الشروط السارية اليوم.',
  guest: 'الضيف الرئيسي',
  room: 'الغرفة',
  option: 'الخدمة',
  answerBy: 'آخر موعد للرد',
  heldBy: 'محجوز لك حتى',
} as const satisfies Translated<typeof english.emails>

export const hotelemails = {
  requestSubject: 'طلب حجز {reference}: {hotel}، {dates}',
  requestAgainSubject: 'ما زلنا بانتظار ردّكم: {hotel}، {dates} ({reference})',
  request:
    'تطلب {brand} إقامة في «{hotel}». هل يمكنكم استقبال هؤلاء الضيوف؟ يمكنكم القبول أو الاعتذار أو عرض تواريخ أو غرف أخرى، من دون حساب.',
  changeSubject: 'طلب تعديل الحجز {reference}: {hotel}، {dates}',
  change:
    'يطلب ضيف من ضيوف {brand} تعديل الحجز {reference} في «{hotel}»، وهو الآن للفترة {before}. هل يمكنكم استقبال الضيوف على النحو الآتي؟ يمكنكم القبول أو الاعتذار من دون حساب، وإن اعتذرتم بقي الحجز كما هو.',
  requestUntil: 'ينتظر الضيف ردّكم حتى {until}، وبعدها ينتهي الطلب.',
  specialRequest: 'طلب خاص',
  room: 'الغرفة',
  roomOf: 'الغرفة {number}',
  answer: 'الردّ على الطلب',
  confirmedSubject: 'تأكّد الحجز {reference} في {hotel}',
  confirmed: 'تأكّد الحجز {reference} في «{hotel}». نرجو حفظ الغرفة لهؤلاء الضيوف.',
  changedSubject: 'تغيّر الحجز {reference} في {hotel}',
  changed: 'تغيّر الحجز {reference} في «{hotel}»، وهذه تفاصيله الآن.',
  unchangedSubject: 'بلا تعديل: الحجز {reference} في {hotel}',
  unchanged: 'لن يتمّ التعديل الذي طلبه الضيف، ويبقى الحجز {reference} في «{hotel}» كما هو.',
  releasedSubject: 'لم يعد الطلب {reference} في {hotel} قائمًا',
  released: 'لم يعد الطلب {reference} في «{hotel}» يحتاج إلى شيء منكم. إن كنتم حفظتم له غرفة فيمكنكم بيعها من جديد.',
  open: 'عرض الحجز',
  footer:
    'وصلتكم هذه الرسالة لأن هذا العنوان يردّ على طلبات الفندق لدى {brand}. لا تصلنا الردود عليها، فاستخدموا الزر بدلًا من ذلك.',
} as const satisfies Translated<typeof english.hotelemails>

export const staffemails = {
  invitedSubject: 'دعوة للعمل مع {brand}',
  invited: 'يدعوك {by} إلى الانضمام إلى فريق {brand}.',
  invitedRole:
    'دورك: {role, select, agent {موظف حجوزات، للحجوزات والطلبات والاستفسارات} editor {محرر، للفنادق والأسعار والصفحات} manager {مدير، لكل الأقسام، ومنها شؤون الفريق والإعدادات} other {عضو في الفريق}}.',
  invitedUntil: 'يعمل الرابط مرة واحدة ولمدة ثلاثة أيام. وإن كان لهذا العنوان حساب فستنضم به.',
  invitedNotYou: 'إن لم تكن تنتظر دعوة فلا حاجة إلى أي إجراء.',
  invitedOpen: 'عرض الدعوة',

  factorSubject: 'أُزيل التحقق بخطوتين من حسابك في موقع {brand}',
  factor: 'أزال {by} التحقق بخطوتين من حسابك، وسُجّل خروجك من جميع أجهزتك.',
  factorNext: 'سجّل الدخول بكلمة مرورك ثم فعّل التحقق بخطوتين من جديد. ولم تعد الرموز ورموز الاسترداد السابقة صالحة.',
  factorNotYou: 'إن لم تطلب ذلك فتواصل مع مدير آخر فورًا وعيّن كلمة مرور جديدة.',

  receivedSubject: 'وصلتنا رسالتك {receipt}',
  received: 'شكرًا لمراسلتنا. رقم رسالتك {receipt}.',
  receivedWithin: 'شكرًا لمراسلتنا. رقم رسالتك {receipt}، وسنجيب عنها {within}.',
  receivedNotYou: 'إن لم تراسلنا فقد أخطأ أحدهم في كتابة عنوانه، ولا يلزمك فعل شيء.',

  messageSubject: '{reference}: رسالة من {guest}',
  message: 'رسالة من {guest} بشأن الحجز {reference}، «{about}».',

  taxSubject: 'الفوترة الإلكترونية: إجراء مطلوب منك',
  taxWork:
    '{work, select, tax_certificate {شهادتك التي تُوقَّع بها الفواتير والإشعارات الدائنة تنتهي يوم {until}. سجّل الموقع من جديد قبل ذلك، وإلا تعذّر إبلاغ الهيئة.} rejected_documents {عدد المستندات التي رفضتها هيئة الضريبة: {count}. تجد السبب في الصفحة أدناه؛ صحّحها ثم أعد الإبلاغ.} unreported_documents {عدد المستندات التي لم تُبلَّغ بها هيئة الضريبة منذ أكثر من 12 ساعة: {count}. والمهلة يوم واحد. تجد في الصفحة أدناه ما ردّت به الهيئة.} other {}}',
  taxOpen: 'فتح الفوترة الإلكترونية',

  answerSubject: 'ردّنا على رسالتك {receipt} إلى {brand}',
  answerAgain: 'مراسلتنا مرة أخرى',
  answerTo: 'رسالتك {receipt}',

  officeSubject: '{what} – {about} ({reference})',
  officeSoonSubject: '{when} · {what} – {about} ({reference})',
  officeAndMore:
    '{subject}{count, plural, zero {} one {، وخبر آخر} two {، وخبران آخران} few {، و# أخبار أخرى} many {، و# خبرًا آخر} other {، و# خبر آخر}}',
  officeManySubject: 'جديد الحجوزات والرسائل: {count}',
  officeSummarySubject:
    'ملخص {date}: {count, plural, zero {لا جديد} one {حجز أو رسالة} two {حجزان أو رسالتان} few {# حجوزات ورسائل} many {# حجزًا ورسالة} other {# حجز ورسالة}}',
  officeMessage: 'رسالة من {name} ({receipt})',
  officeMessageText: 'رسالة من {name} عبر صفحة التواصل: {topic}.',
  officeMany:
    '{count, plural, zero {لا جديد.} one {جديد حجز واحد أو رسالة واحدة.} two {جديد حجزين أو رسالتين.} few {جديد # حجوزات ورسائل.} many {جديد # حجزًا ورسالة.} other {جديد # حجز ورسالة.}}',
  officeMore:
    '{count, plural, zero {} one {وفي قائمة الحجوزات حجز آخر فيه جديد.} two {وفي قائمة الحجوزات حجزان آخران فيهما جديد.} few {وفي قائمة الحجوزات # حجوزات أخرى فيها جديد.} many {وفي قائمة الحجوزات # حجزًا آخر فيها جديد.} other {وفي قائمة الحجوزات # حجز آخر فيها جديد.}}',
  officeChoose: 'اختيار ما تُبلَّغ به وموعده',
  officeSoon: 'الموعد قريب: {when}.',
  officeDay: '{day, select, today {اليوم} tomorrow {غدًا} begun {جارٍ الآن} other {{date}}}',
  officeHappened: 'الجديد',
  officeBegins: 'الموعد',
  officeGuestPhone: 'هاتف الضيف',
  officeOpen: 'فتح الحجز',
  officeOpenAll: 'فتح قائمة الحجوزات',
  officeFooter: 'هذه الرسالة للمكتب وفريق {brand}، ولا تُقرأ الردود عليها.',
  officeLinks: 'روابط',
  officeOpenMessage: 'فتح الرسالة',
  happened_held: 'حجز جديد بانتظار الدفع',
  happened_booked: 'حجز جديد',
  happened_confirmed: 'تأكّد الحجز',
  happened_requested: 'طلب جديد',
  happened_guest_asked: 'طُلب من الضيف الرد',
  happened_guest_answered: 'ردّ الضيف، والدور عليكم',
  happened_offer_accepted: 'قبل الضيف العرض',
  happened_document_sent: 'أرسل الضيف وثيقة',
  happened_rejected: 'لم يُقبل',
  happened_expired: 'انتهت مهلته بلا رد',
  happened_cancelled: 'أُلغي',
  happened_unpaid: 'لم يُدفع في الموعد فسقط الحجز',
  happened_released: 'تُرك قبل الدفع',
  happened_paid_online: 'دُفع عبر الإنترنت',
  happened_paid_returned: 'دُفع عبر الإنترنت وأُعيد لانتفاء الحاجة إليه',
  happened_payment_problem: 'دفعة بمبلغ أو عملة مختلفة تحتاج إلى مراجعة',
  happened_paid_by_hand: 'سُجّلت دفعة',
  happened_payment_reversed: 'أُلغي تسجيل دفعة',
  happened_refunded: 'أُعيد مبلغ',
  happened_refunded_by_hand: 'أُعيد مبلغ يدويًا',
  happened_instalment_overdue: 'قسط تأخر سداده',
  happened_to_prepay: 'الدفع عبر الإنترنت بدلًا من الدفع عند الوصول',
  happened_to_arrival: 'الدفع عند الوصول بدلًا من الدفع عبر الإنترنت',
  happened_changed: 'تغيّر الحجز',
  happened_names_changed: 'تغيّرت أسماء الضيوف',
  happened_dates_changed: 'تغيّرت التواريخ',
  happened_change_asked: 'يطلب الضيف تغييرًا',
  happened_change_withdrawn: 'تراجع الضيف عن التغيير',
  happened_change_lapsed: 'لم يُدفع التغيير أو لم يُردّ عليه في الموعد',
  happened_message: 'رسالة من الضيف',
} as const satisfies Translated<typeof english.staffemails>
