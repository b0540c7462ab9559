import type { pay as english } from '../en/pay.ts'
import type { Translated } from '../icu-types.ts'

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
} as const satisfies Translated<typeof english>
