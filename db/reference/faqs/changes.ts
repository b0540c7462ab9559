import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const changes: FaqTopicSeed = {
  slug: 'changes',
  name: { en: 'Changing and cancelling', ar: 'التغيير والإلغاء' },
  entries: [
    {
      slug: 'cancel-free',
      question: { en: 'Until when can I cancel free of charge?', ar: 'إلى متى يمكنني الإلغاء مجانًا؟' },
      answer: {
        en: 'Each rate says so with day and hour, in the time of the hotel. It stands in the offer, in the review before you book, and in your booking.',
        ar: 'كل سعر يذكر ذلك باليوم والساعة بتوقيت الفندق. تجده في العرض وفي المراجعة قبل الحجز وفي حجزك.',
      },
    },
    {
      slug: 'how-to-cancel',
      question: { en: 'How do I cancel?', ar: 'كيف ألغي الحجز؟' },
      answer: {
        en: 'Open the booking under *My bookings* and choose *Cancel*. You first see the exact refund or cost, and only then confirm.',
        ar: 'افتح الحجز من «حجوزاتي» واختر «إلغاء». ترى أولًا المبلغ المردود أو التكلفة بالضبط، ثم تؤكّد.',
      },
    },
    {
      slug: 'refund-time',
      question: { en: 'When will I get my money back?', ar: 'متى يعود المبلغ؟' },
      answer: {
        en: 'We return it at once; banks usually need 3 to 10 working days.',
        ar: 'نردّه فورًا، وتحتاج المصارف عادةً إلى مدة من 3 إلى 10 أيام عمل.',
      },
    },
    {
      slug: 'change-dates',
      question: { en: 'Can I change the dates?', ar: 'هل يمكنني تغيير التواريخ؟' },
      answer: {
        en: 'Yes. Open the booking under [My bookings](/en/profile/my-booking) and choose *Change dates, party or names*. You see the new price, a penalty if there is one, and the difference first; then you pay it or get it back.',
        ar: 'نعم. افتح الحجز في [حجوزاتي](/ar/profile/my-booking) واختر «تعديل التواريخ أو المسافرين أو الأسماء». ترى أولًا السعر الجديد والغرامة إن وُجدت والفرق، ثم تدفعه أو يُردّ إليك.',
      },
    },
    {
      slug: 'no-show',
      question: { en: 'What if I do not arrive at all?', ar: 'ماذا لو لم أحضر أصلًا؟' },
      answer: {
        en: 'Then the conditions of the rate apply, and often the whole stay is charged. Cancel even late: it may cost less, and somebody else gets the room.',
        ar: 'تسري شروط السعر، وكثيرًا ما تُحتسب الإقامة كلها. فألغِ ولو متأخرًا، فقد تكون الكلفة أقل، وينتفع بالغرفة غيرك.',
      },
    },
    {
      slug: 'visa-refused',
      question: { en: 'My visa was refused. Do I get my money back?', ar: 'رُفضت تأشيرتي، فهل يُردّ المبلغ؟' },
      answer: {
        en: 'The rate decides. As long as the visa is open, choose one with free cancellation. In hard cases write to us with the letter of refusal; we ask the hotel, and promise nothing that is not ours.',
        ar: 'يحكم ذلك السعر الذي حجزت به. فما دامت التأشيرة لم تصدر فاختر سعرًا إلغاؤه مجاني. وفي الحالات الصعبة راسلنا بخطاب الرفض فنسأل الفندق، ولا نعد بما لا نملك.',
      },
    },
    {
      slug: 'hotel-cannot-keep',
      question: { en: 'What if the hotel cannot keep my booking?', ar: 'ماذا لو تعذّر على الفندق الوفاء بحجزي؟' },
      answer: {
        en: 'You are told at once and offered a room or hotel at least as good and as near, at no extra cost. You may decline; then everything you paid is returned.',
        ar: 'نخبرك فورًا ونعرض عليك غرفة أو فندقًا لا يقلّ عمّا حجزته جودةً وقربًا بلا زيادة في السعر. ولك أن ترفض فيُردّ إليك كل ما دفعت.',
      },
    },
    {
      slug: 'leave-earlier',
      question: { en: 'We have to leave earlier. What happens?', ar: 'اضطررنا إلى المغادرة مبكرًا، فماذا يحدث؟' },
      answer: {
        en: 'Tell the reception and us the same day. Whether nights are returned follows from the rate; most hotels charge at least the next one.',
        ar: 'أخبر الاستقبال وأخبرنا في اليوم نفسه. وردّ الليالي بحسب السعر، وأكثر الفنادق يحتسب الليلة التالية على الأقل.',
      },
    },
  ],
}
