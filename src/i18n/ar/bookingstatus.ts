import type { bookingstatus as english } from '../en/bookingstatus.ts'
import type { Translated } from '../icu-types.ts'

export const bookingstatus = {
  pageTitle: 'حجزك',

  // Booking form of a hotel on request
  otherRooms: 'غرف أخرى في الفندق لتواريخك',

  // Booking status
  waitingTitle: 'طلبك لدى الفندق',
  waitingText: 'ننتظر رد «{hotel}» حتى {until} (بتوقيت {place})، وتبقى إقامتك محجوزة إلى ذلك الحين.',
  waitingUserTitle: 'يعرض عليك الفندق إقامة أخرى',
  waitingUserText: 'ما طلبته غير متاح. يُرجى الرد في موعد أقصاه {until} (بتوقيت {place})، وإلا سقط العرض.',
  documentTitle: 'نحتاج منك إلى وثيقة',
  documentText: 'نرجو إرسالها في موعد أقصاه {until} (بتوقيت {place}).',
  rejectedTitle: 'تعذّر على الفندق قبول طلبك',
  rejectedText:
    '{reason, select, no_rooms {لم تبقَ لديه غرفة كهذه في هذه الليالي، و} hotel_closed {الفندق مغلق في هذه التواريخ، و} request_not_possible {يتعذّر عليه تلبية طلبك الخاص، و} other {}}لم يُخصم منك شيء.',
  hotelWrites: 'رسالة من الفندق',
  changeDeclined: 'تعذّر إجراء التعديل الذي طلبته، وبقي حجزك كما كان.',
  expiredTitle: 'انتهت مهلة الرد',
  expiredText: 'لم تعد الغرف محجوزة لك، ولم يُخصم منك أي مبلغ.',
  cancelledTitle: 'أُلغي هذا الحجز',
  cancelledFree: 'كان الإلغاء بلا مقابل.',
  cancelledUnpaid: 'لم يُدفع عبر الإنترنت في الموعد.',
  cancelledCharge: 'خُصم {amount} مما دفعته وفق شروط الحجز.',
  cancelledDue:
    '{kind, select, stay {بقي عليك {amount} للفندق وفق شروط الحجز.} package {بقي عليك {amount} لنا وفق شروط الحجز.} service {بقي عليك {amount} لنا وفق شروط الحجز.} other {بقي عليك {amount} لنا وفق شروط الحجز.}}',
  cancelledRefund: 'يُعاد إليك {amount}.',
  checkedInTitle: 'سُجّل وصولك',
  checkedInText: 'إن احتجت إلى شيء فراسلنا.',
  completedTitle:
    '{kind, select, stay {انتهت إقامتك} package {انتهى سفرك} service {اكتملت الخدمة} other {اكتمل الحجز}}',
  completedText: 'نرجو أن نكون قد نلنا رضاك.',
  noShowTitle:
    '{kind, select, stay {سجّل الفندق أن الضيف لم يصل} package {سجّلنا أن أحدًا لم يلتحق بهذه الباقة} service {سجّلنا أن أحدًا لم يستفد من هذه الخدمة} other {لم يُسجَّل حضور}}',
  noShowText: 'إن كان ذلك غير صحيح فراسلنا.',
  findAnother:
    '{kind, select, stay {ابحث عن إقامة أخرى} package {ابحث عن باقة أخرى} service {ابحث عن خدمة أخرى} other {ابحث عن إقامة أخرى}}',

  // Next steps while the hotel decides
  nextHere: 'يظهر الرد في هذه الصفحة فور وصوله من الفندق.',
  nextIfYes: 'إن أكّد الفندق الحجز فالإقامة لك بالسعر المعروض.',
  nextIfNo: 'إن اعتذر الفندق أو لم يردّ في الموعد، انتهى الطلب من تلقاء نفسه بلا مقابل.',
  nextWithdraw: 'يمكنك سحب الطلب بلا مقابل حتى ذلك الحين.',
  lookAgain: 'تحقّق من وصول الرد',
  requestReference: 'رقم الطلب',
  copyRequest: 'نسخ رقم الطلب',
  requestReferenceText: 'اذكر هذا الرقم إذا راسلتنا بشأن الطلب.',

  // Offer
  offerRequested: 'ما طلبته',
  offerOffered: 'ما يعرضه الفندق',
  offerDearer: 'أعلى من سعر ما طلبته بمقدار {amount}',
  offerCheaper: 'أقل من سعر ما طلبته بمقدار {amount}',
  offerSame: 'بالسعر نفسه',
  offerHint: 'قبول العرض يؤكّد الحجز بهذا السعر، ورفضه ينهي الطلب بلا مقابل.',
  acceptOffer: 'قبول العرض وتأكيد الحجز',
  offerHintPaid: 'عند قبول العرض تدفع {amount} عبر الإنترنت فيتأكد حجزك، ورفضه ينهي الطلب بلا مقابل.',
  acceptAndPay: 'قبول العرض ودفع {amount}',
  declineOffer: 'رفض العرض',

  // Cancellation
  cancelBooking: 'إلغاء هذا الحجز',
  withdrawRequest: 'سحب الطلب',
  cancelTitle: 'هل تريد إلغاء هذا الحجز؟',
  withdrawTitle: 'هل تريد سحب الطلب؟',
  cancelFree: 'لن يكلّفك ذلك شيئًا.',
  cancelCosts: 'تكلفة الإلغاء الآن {penalty}.',
  cancelPart:
    '{count, plural, zero {تبقى حجوزات الطلب {order} الأخرى كما هي.} one {يبقى الحجز الآخر في الطلب {order} كما هو.} two {يبقى الحجزان الآخران في الطلب {order} كما هما.} few {تبقى الحجوزات الـ# الأخرى في الطلب {order} كما هي.} many {تبقى الحجوزات الـ# الأخرى في الطلب {order} كما هي.} other {تبقى الحجوزات الـ# الأخرى في الطلب {order} كما هي.}}',
  cancelRefund: 'يُعاد إليك {amount}.',
  cancelDue:
    '{kind, select, stay {ولم تدفع منها بعد {due}، وهذا المبلغ مستحق للفندق.} package {ولم تدفع منها بعد {due}، وهذا المبلغ مستحق لنا.} service {ولم تدفع منها بعد {due}، وهذا المبلغ مستحق لنا.} other {ولم تدفع منها بعد {due}، وهذا المبلغ مستحق لنا.}}',
  cancelKeepsAll: 'لا يُعاد شيء مما دفعته.',
  byHand: 'يعود إليك مبلغ {amount} الذي دفعته حضوريًا أو بحوالة بالطريقة نفسها، وسنراسلك بشأنه.',
  owed: 'دفعت أكثر من سعر الحجز، وسيُعاد إليك {amount}.',
  byHandRefunded: 'أُعيد إليك {amount} مما دفعته حضوريًا أو بحوالة.',
  cancelHolds: 'يسري ذلك حتى {until} (بتوقيت {place}).',
  cancelNow: 'إلغاء الحجز',
  keepBooking: 'الإبقاء على الحجز',
  keepRequest: 'الإبقاء على الطلب',

  // Package or service
  productWaitingTitle: 'طلبك لدينا',
  productWaitingText: 'نردّ على طلبك «{name}» في موعد أقصاه {until} (بتوقيت {place}). ومكانك محفوظ حتى ذلك الحين.',
  productConfirmedText: 'شكرًا لك يا {name}. نلقاك يوم {date}.',
  productRejectedTitle: 'تعذّر علينا قبول طلبك',
  productRejectedText: 'لم يُخصم شيء.',
  productExpiredText: 'لم تعد الأماكن محفوظة، ولم يُخصم شيء.',
  productNextPay: '{kind, select, package {تدفع {amount} عند لقاء المجموعة.} other {تدفع {amount} عند بدء الخدمة.}}',
  productNextHere: 'يظهر الرد في هذه الصفحة فور صدوره.',
  productNextIfYes: 'إن قبلنا طلبك تأكّد حجزك بالسعر المعروض.',
  productNextIfNo: 'وإن تعذّر ذلك أو انقضت المهلة انتهى الطلب من تلقاء نفسه بلا مقابل.',
  productNextId: 'أحضر هويات المسافرين جميعًا أو جوازاتهم.',
  productNextMeet: 'تلتقي المجموعة يوم {date} الساعة {time}: {place}.',
  serviceNextMeet: 'نقطة اللقاء: {place}.',
  otherDates: 'مواعيد أخرى لمجموعتك',
} as const satisfies Translated<typeof english>
