import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const changes: FaqTopicSeed = {
  slug: 'changes',
  name: { en: 'Changing and cancelling', ar: 'التغيير والإلغاء' },
  entries: [
    {
      slug: 'cancel-free',
      question: { en: 'Until when can I cancel for free?', ar: 'إلى متى يمكنني الإلغاء مجانًا؟' },
      answer: {
        en: 'Each rate shows the exact day and hour, in the hotel’s time zone. You see it with the price, before you book, and in your booking.',
        ar: 'كل سعر يذكر ذلك باليوم والساعة بتوقيت الفندق. تجده في العرض وفي المراجعة قبل الحجز وفي حجزك.',
      },
    },
    {
      slug: 'how-to-cancel',
      question: { en: 'How do I cancel?', ar: 'كيف ألغي الحجز؟' },
      answer: {
        en: 'Open it under *My bookings* and choose *Cancel this booking*. You see the exact refund and cost before you confirm.',
        ar: 'افتح الحجز من «حجوزاتي» واختر «إلغاء هذا الحجز». ترى أولًا المبلغ الذي يعود إليك والرسوم بالضبط، ثم تؤكّد.',
      },
    },
    {
      slug: 'refund-time',
      question: { en: 'When will I get my money back?', ar: 'متى يعود المبلغ؟' },
      answer: {
        en: 'We send it back right away. It usually arrives within {refund}.',
        ar: 'نردّه فورًا، ويصل عادةً خلال {refund}.',
      },
    },
    {
      slug: 'change-dates',
      question: { en: 'Can I change the dates?', ar: 'هل يمكنني تغيير التواريخ؟' },
      answer: {
        en: 'Yes. Open the booking under [My bookings](/en/profile/my-booking) and choose *Change dates, guests or names*. You see the new price, any change charge and the difference first; then you pay the difference or get it back.',
        ar: 'نعم. افتح الحجز في [حجوزاتي](/ar/profile/my-booking) واختر «تعديل التواريخ أو الضيوف أو الأسماء». ترى أولًا السعر الجديد ورسوم التعديل إن وُجدت والفرق، ثم تدفعه أو يُعاد إليك.',
      },
    },
    {
      slug: 'no-show',
      question: { en: 'What if I don’t show up?', ar: 'ماذا لو لم أحضر أصلًا؟' },
      answer: {
        en: 'The terms of your rate apply, and often the whole stay is charged. Cancel even at the last minute: it may cost less, and someone else gets the room.',
        ar: 'تسري شروط السعر، وكثيرًا ما تُحتسب الإقامة كلها. فألغِ ولو متأخرًا، فقد تكون الرسوم أقل، وينتفع بالغرفة غيرك.',
      },
    },
    {
      // To be confirmed by an adviser.
      slug: 'visa-refused',
      question: { en: 'My visa was refused. Do I get my money back?', ar: 'رُفضت تأشيرتي، فهل يُردّ المبلغ؟' },
      answer: {
        en: 'That depends on your rate, so choose free cancellation until you have your visa. If your visa is refused after that, send us the decision. We will ask the hotel, but cannot promise its answer.',
        ar: 'يحكم ذلك السعر الذي حجزت به. فما دامت التأشيرة لم تصدر فاختر سعرًا إلغاؤه مجاني. وإن رُفضت بعد ذلك فأرسل إلينا خطاب الرفض فنسأل الفندق، ولا نضمن جوابه.',
      },
    },
    {
      slug: 'hotel-cannot-keep',
      question: { en: 'What if the hotel cannot keep my booking?', ar: 'ماذا لو تعذّر على الفندق الوفاء بحجزي؟' },
      answer: {
        en: 'We tell you right away and offer you a room or hotel at least as good and as near, at no extra cost. If you decline, you get everything back.',
        ar: 'نخبرك فورًا ونعرض عليك غرفة أو فندقًا لا يقلّ عمّا حجزته جودةً وقربًا بلا زيادة في السعر. ولك أن ترفض فيُردّ إليك كل ما دفعت.',
      },
    },
    {
      slug: 'leave-earlier',
      question: { en: 'We have to leave early. What happens?', ar: 'اضطررنا إلى المغادرة مبكرًا، فماذا يحدث؟' },
      answer: {
        en: 'Tell reception and us the same day. Your rate decides whether nights are refunded. Most hotels charge at least the next one.',
        ar: 'أخبر الاستقبال وأخبرنا في اليوم نفسه. وردّ الليالي بحسب السعر، وأكثر الفنادق يحتسب الليلة التالية على الأقل.',
      },
    },
  ],
}
