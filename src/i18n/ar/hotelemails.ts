import type { hotelemails as english } from '../en/hotelemails.ts'
import type { Translated } from '../icu-types.ts'

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
} as const satisfies Translated<typeof english>
