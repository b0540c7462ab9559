import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const arrival: FaqTopicSeed = {
  slug: 'arrival',
  name: { en: 'Arriving and staying', ar: 'الوصول والإقامة' },
  entries: [
    {
      slug: 'check-in-time',
      question: { en: 'When can I check in?', ar: 'متى يمكنني تسجيل الوصول؟' },
      answer: {
        en: 'Each hotel page shows the time, usually {check_in}. If you arrive earlier, reception will look after your luggage.',
        ar: 'تذكر صفحة الفندق الموعد، وهو غالبًا {check_in}. فإن وصلت قبله حفظ الاستقبال أمتعتك.',
      },
    },
    {
      slug: 'walking-minutes',
      question: { en: 'How do you work out the walking time?', ar: 'كيف تُحسب دقائق المشي؟' },
      answer: {
        en: 'We measure the way along the streets at 75 metres a minute. If you search near a gate, the time is to that gate, otherwise to the nearest one. Take it as a guide: it takes longer in the crowd after a prayer.',
        ar: 'نقيس الطريق إلى الباب عبر الشوارع بمعدّل 75 مترًا في الدقيقة. إن بحثت قرب باب بعينه حُسبت الدقائق إليه، وإلا فإلى أقرب الأبواب. وهو تقدير يزيد في الزحام بعد الصلاة.',
      },
    },
    {
      slug: 'children-beds',
      question: { en: 'Do children count as guests?', ar: 'هل يُحتسب الأطفال ضيوفًا؟' },
      answer: {
        en: 'Yes. Each room shows how many guests it sleeps, children included. The policies of the hotel say up to what age a guest counts as a child.',
        ar: 'نعم. تجد مع كل غرفة عدد من تتسع لهم، والأطفال منهم، وفي سياسات الفندق حتى أي سنّ يُعدّ الضيف طفلًا.',
      },
    },
    {
      slug: 'wheelchair',
      question: { en: 'Can I get a wheelchair?', ar: 'هل أجد كرسيًا متحركًا؟' },
      answer: {
        en: 'Yes. The mosques lend wheelchairs for free, and you can hire one with a helper. See our [services](/en/services) and we will arrange it.',
        ar: 'نعم. يعير المسجدان الكراسي المتحركة مجانًا، وتُستأجر كذلك مع من يدفعها. اسألنا من صفحة [الخدمات](/ar/services) فنرتّبه لك.',
      },
    },
    {
      slug: 'late-arrival',
      question: {
        en: 'We arrive at three in the morning. Will our room still be there?',
        ar: 'نصل في الثالثة ليلًا، فهل تبقى الغرفة لنا؟',
      },
      answer: {
        en: 'Yes, your room is held for you. Tell the hotel your arrival time as a special request, and mind the date: if you arrive at three in the morning on the 10th, book the night of the 9th.',
        ar: 'نعم، الغرفة المحجوزة تُحفظ. فاذكر الساعة في الطلب الخاص، وانتبه إلى التاريخ: من وصل في الثالثة من فجر العاشر احتاج إلى ليلة التاسع.',
      },
    },
    {
      slug: 'luggage-after',
      question: { en: 'Where can we leave our bags after check-out?', ar: 'أين نترك الحقائب بعد المغادرة؟' },
      answer: {
        en: 'At reception, in nearly every hotel, for the rest of the day. Keep passports, medicine and valuables with you.',
        ar: 'عند الاستقبال في أكثر الفنادق لليوم نفسه. وخذ معك الجوازات والأدوية والأشياء الثمينة.',
      },
    },
    {
      slug: 'connected-rooms',
      question: { en: 'Can we have rooms next to each other?', ar: 'هل نجد غرفًا متجاورة؟' },
      answer: {
        en: 'Ask for it as a *special request*. The hotel decides on the day you arrive and cannot promise it, unless the rooms are sold as connecting.',
        ar: 'اطلبها في «الطلب الخاص». ويقرّر الفندق ذلك يوم الوصول ولا يعد به، إلا إذا كانت الغرف تُباع متصلة.',
      },
    },
    {
      slug: 'haram-view',
      question: { en: 'Does “Haram view” mean that I see the Kaaba?', ar: 'هل «إطلالة على الحرم» تعني رؤية الكعبة؟' },
      answer: {
        en: 'Not always. It means a view of the mosque. Few rooms have a view of the Kaaba, and their names say so.',
        ar: 'ليس دائمًا. فالمقصود رؤية المسجد، والكعبة لا تُرى إلا من غرف قليلة. والغرفة المطلة على الكعبة يُذكر ذلك في اسمها.',
      },
    },
  ],
}
