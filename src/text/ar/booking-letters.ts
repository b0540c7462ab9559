import type { bookingLetters as english } from '../en/booking-letters.ts'
import type { Translated } from '../icu-types.ts'

export const bookingLetters = {
  receivedSubject: 'وصلنا طلبك رقم {reference}',
  received:
    '{kind, select, stay {طلبك للإقامة في {about} بين يدي الفندق، والغرف محجوزة لك إلى أن يردّ.} other {طلبك «{about}» بين أيدينا، والأماكن محجوزة لك إلى أن نردّ.}}',
  answerUntil: 'يصلك الرد في موعد أقصاه {until} (بتوقيت {place})، ولا يُخصم شيء قبل ذلك.',

  confirmedSubject: 'تأكّد الحجز {reference}: {about}',
  confirmed: '{kind, select, stay {تأكّدت إقامتك في {about}.} other {تأكّد حجزك «{about}».}}',
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
  need_payment: '{about}: الحجز متاح لك، ولا ينقصه إلا أن تدفع.',
  needUntil: 'نرجو أن تردّ قبل {until} (بتوقيت {place})، وإلا انتهى الحجز من تلقاء نفسه دون أي كلفة.',
  answerNow: 'الردّ الآن',

  cancelledSubject: 'أُلغي الحجز {reference}',
  cancelled: 'أُلغي حجزك: {about}.',
  cancelledRefund: 'يُعاد إليك {amount} إلى البطاقة التي دفعت بها، وستصلك رسالة أخرى حين يُرسل المبلغ.',
  cancelledDue: 'قد يُطلب منك {amount} وفق شروط الحجز.',
  cancelledFree: 'لا يكلّفك الإلغاء شيئًا.',

  expiredSubject: 'انتهى الحجز {reference}',
  expired: 'انقضت مهلة الرد أو الدفع لحجزك «{about}»، ولم يعد شيء محجوزًا باسمك. وأي مبلغ يصل بعد ذلك يُعاد إليك.',

  reminderSubject: 'اقترب موعدك: {about}، {date}',
  reminder:
    '{kind, select, stay {تبدأ إقامتك في {about} يوم {date}. احرص على أن تكون القسيمة وهويات النزلاء جميعًا في متناول يدك.} other {موعد «{about}» يوم {date}. احرص على أن تكون القسيمة وهويات المسافرين أو جوازاتهم في متناول يدك.}}',

  reference: 'رقم الحجز',
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  begins: 'البداية',
  where: 'المكان',
  guest: 'الحجز باسم',
  total: 'الإجمالي',
  due: 'يُدفع عند الوصول',
} as const satisfies Translated<typeof english>
