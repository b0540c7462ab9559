import type { offers as english } from '../en/offers.ts'
import type { Translated } from '../icu-types.ts'

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
} as const satisfies Translated<typeof english>
