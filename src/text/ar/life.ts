import type { life as english } from '../en/life.ts'
import type { Translated } from '../icu-types.ts'

export const life = {
  pageTitle: 'حجزك',

  // The booking form of a hotel on request
  askTitle: 'يردّ هذا الفندق على كل طلب بنفسه',
  askText: 'تبقى الغرف محجوزة لك إلى أن يردّ الفندق خلال 24 ساعة. لا تدفع شيئًا الآن، ويمكنك سحب طلبك بلا مقابل ما لم يُؤكَّد.',
  askPayment: 'لا تدفع شيئًا الآن، وتدفع {amount} في الفندق بعد تأكيد الحجز.',
  askReview: 'طلبك: {rooms} في {hotel}، {nights}. السعر المعروض هو ما ستدفعه.',
  askHotel: 'إرسال الطلب',
  asking: 'نرسل طلبك…',
  otherRooms: 'غرف أخرى في الفندق لتواريخك',

  // Where a booking stands
  waitingTitle: 'طلبك لدى الفندق',
  waitingText: 'ننتظر رد {hotel} حتى {until} بتوقيت {place}، وتبقى الغرف محجوزة لك إلى ذلك الحين.',
  waitingUserTitle: 'يعرض عليك الفندق إقامة أخرى',
  waitingUserText: 'ما طلبته غير متاح. يُرجى الرد قبل {until} بتوقيت {place}، وإلا سقط العرض.',
  rejectedTitle: 'اعتذر الفندق عن قبول الحجز',
  rejectedText:
    '{reason, select, no_rooms {لم تبقَ لديه غرفة كهذه في هذه الليالي.} hotel_closed {الفندق مغلق في هذه التواريخ.} request_not_possible {يتعذّر عليه تلبية طلبك الخاص.} other {لم يذكر الفندق سببًا.}} ولم يُخصم منك أي مبلغ.',
  expiredTitle: 'انتهت مهلة الرد',
  expiredText: 'لم تعد الغرف محجوزة لك، ولم يُخصم منك أي مبلغ.',
  cancelledTitle: 'أُلغي هذا الحجز',
  cancelledFree: 'كان الإلغاء بلا مقابل.',
  cancelledDue: 'قد يطلب منك الفندق {amount} وفق شروط الحجز.',
  cancelledRefund: 'يُعاد إليك {amount}.',
  completedTitle: 'انتهت إقامتك',
  completedText: 'نرجو أنها كانت إقامة طيبة.',
  noShowTitle: 'سجّل الفندق أن الضيف لم يصل',
  noShowText: 'إن كان ذلك غير صحيح فتواصل معنا.',
  findAnother: 'ابحث عن إقامة أخرى',

  // What happens next while the hotel decides
  nextHere: 'يظهر الرد في هذه الصفحة فور وصوله من الفندق.',
  nextIfYes: 'إن أكّد الفندق الحجز فالإقامة لك بالسعر المعروض.',
  nextIfNo: 'إن اعتذر الفندق أو لم يردّ في الموعد، انتهى الطلب من تلقاء نفسه بلا مقابل.',
  nextWithdraw: 'يمكنك سحب الطلب بلا مقابل حتى ذلك الحين.',
  lookAgain: 'تحقّق من وصول الرد',
  requestReference: 'رقم الطلب',
  requestReferenceText: 'اذكر هذا الرقم إذا راسلتنا بشأن الطلب.',

  // The offer
  offerAsked: 'ما طلبته',
  offerOffered: 'ما يعرضه الفندق',
  offerDearer: 'أعلى مما طلبته بمقدار {amount}',
  offerCheaper: 'أقل مما طلبته بمقدار {amount}',
  offerSame: 'بالسعر نفسه',
  offerHint: 'قبول العرض يؤكّد الإقامة الجديدة بهذا السعر، ورفضه ينهي الطلب بلا مقابل.',
  acceptOffer: 'قبول العرض وتأكيد الحجز',
  declineOffer: 'رفض العرض',

  // In the list of bookings
  hotelAnswersBy: 'ننتظر رد الفندق حتى {until}',
  youAnswerBy: 'يُرجى الرد قبل {until}',

  // Cancelling
  cancelBooking: 'إلغاء هذا الحجز',
  withdrawRequest: 'سحب الطلب',
  cancelTitle: 'هل تريد إلغاء هذا الحجز؟',
  withdrawTitle: 'هل تريد سحب الطلب؟',
  cancelFree: 'لن يكلّفك ذلك شيئًا.',
  cancelCosts: 'تكلفة الإلغاء الآن {penalty}.',
  cancelRefund: 'يُعاد إليك {amount}.',
  cancelDue: 'لم تدفع شيئًا حتى الآن، وقد يطلب منك الفندق هذا المبلغ.',
  cancelHolds: 'يسري ذلك حتى {until} بتوقيت {place}.',
  cancelChanged: 'تغيّرت المبالغ منذ اطّلاعك عليها',
  cancelChangedText: 'لم يُلغَ شيء. راجع المبالغ من جديد.',
  cancelNow: 'إلغاء الحجز',
  keepBooking: 'الإبقاء على الحجز',
  keepRequest: 'الإبقاء على الطلب',
} as const satisfies Translated<typeof english>
