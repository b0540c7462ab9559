import type { productcheckout as english } from '../en/productcheckout.ts'
import type { Translated } from '../icu-types.ts'

export const productcheckout = {
  askTitle: 'يؤكّد هذا الفندق كل طلب بنفسه',
  askText: 'يحتفظ الفندق بغرفك إلى أن يردّ. لا تدفع شيئًا الآن، ويمكنك سحب الطلب مجانًا قبل موافقته.',
  askHotel: 'إرسال الطلب',
  asking: 'نرسل طلبك…',
  bookProductTitle: 'حجز «{name}»',
  productReview: 'السعر المعروض هو ما تدفعه.',
  productAskReview: 'أنت ترسل طلبًا، والسعر المعروض هو ما تدفعه.',
  productConfirming: 'جارٍ الحجز…',
  productNames: 'اكتب كل اسم كما هو في الهوية أو الجواز الذي تسافر به.',
  productContactHint: 'نرسل التأكيد إلى بريدك، ونتصل بك إن لزم سؤال عن هذا الحجز.',
  productRequestHint: 'مثل مقعد لطفل أو كرسي متحرك أو وصول متأخر. ننقل طلبك ولا نضمن تلبيته.',
  productAccept: 'اطّلعت على <terms>شروط الإلغاء</terms>.',
  productAskTitle: 'نؤكّد هذا الطلب بأنفسنا',
  productAskText: 'نحتفظ بمكانك إلى أن نردّ. لا تدفع شيئًا الآن، ويمكنك سحب الطلب مجانًا قبل موافقتنا.',
  productSoldOut: 'حُجز آخر مكان للتو',
  productSoldOutText: 'لم يُحجز شيء ولم يُخصم شيء. جرّب موعدًا آخر.',
  productNotThen: 'غير متاح في هذا الموعد',
  productOtherDatesText: 'لم يُحجز شيء ولم يُخصم شيء. وتبقى بياناتك لموعد آخر.',
  backToProduct: 'العودة إلى المواعيد والأسعار',
} as const satisfies Translated<typeof english>
