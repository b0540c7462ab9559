import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const arrival: FaqTopicSeed = {
  slug: 'arrival',
  name: { en: 'Arriving and staying', ar: 'الوصول والإقامة' },
  entries: [
    {
      slug: 'check-in-time',
      question: { en: 'When can I check in?', ar: 'متى يمكنني تسجيل الوصول؟' },
      answer: {
        en: 'The hotel page says from which hour; mostly 16:00. If you come earlier, the reception keeps your luggage.',
        ar: 'تذكر صفحة الفندق الساعة، وهي 16:00 غالبًا. فإن وصلت قبلها حفظ الاستقبال أمتعتك.',
      },
    },
    {
      slug: 'walking-minutes',
      question: { en: 'How are the walking minutes counted?', ar: 'كيف تُحسب دقائق المشي؟' },
      answer: {
        en: 'The way along the streets to the gate, at 75 metres a minute. If you search near a gate, minutes lead to that gate; otherwise to the nearest one. It is a guide: in the rush after a prayer it takes longer.',
        ar: 'الطريق إلى الباب عبر الشوارع بمعدّل 75 مترًا في الدقيقة. إن بحثت قرب باب بعينه حُسبت الدقائق إليه، وإلا فإلى أقرب الأبواب. وهو تقدير يزيد في الزحام بعد الصلاة.',
      },
    },
    {
      slug: 'children-beds',
      question: { en: 'Do children count as guests?', ar: 'هل يُحتسب الأطفال ضيوفًا؟' },
      answer: {
        en: 'Yes, with their age: a room says how many children it sleeps and up to which age they count as such.',
        ar: 'نعم، بأعمارهم. وتذكر الغرفة كم طفلًا تسع وحتى أي سنّ يُحتسبون أطفالًا.',
      },
    },
    {
      slug: 'wheelchair',
      question: { en: 'Can I get a wheelchair?', ar: 'هل أجد كرسيًا متحركًا؟' },
      answer: {
        en: 'The mosques lend wheelchairs; with a helper they are rented. Ask us under [services](/en/services) and we arrange it.',
        ar: 'يعير المسجدان كراسي متحركة، وتُستأجر مع من يدفعها. اسألنا من صفحة [الخدمات](/ar/services) فنرتّبه لك.',
      },
    },
    {
      slug: 'late-arrival',
      question: {
        en: 'We arrive at three in the morning. Is the room still there?',
        ar: 'نصل في الثالثة ليلًا، فهل تبقى الغرفة لنا؟',
      },
      answer: {
        en: 'Yes, a booked room is kept. Say the hour as a special request, and mind the date: anyone who arrives at three in the morning of the 10th needs the night of the 9th.',
        ar: 'نعم، الغرفة المحجوزة تُحفظ. فاذكر الساعة في الطلب الخاص، وانتبه إلى التاريخ: من وصل في الثالثة من فجر العاشر احتاج إلى ليلة التاسع.',
      },
    },
    {
      slug: 'luggage-after',
      question: { en: 'Where do our bags stay after we check out?', ar: 'أين نترك الحقائب بعد المغادرة؟' },
      answer: {
        en: 'With the reception, in nearly every hotel and for the same day. Take passports, medicine and valuables with you.',
        ar: 'عند الاستقبال في أكثر الفنادق لليوم نفسه. وخذ معك الجوازات والأدوية والأشياء الثمينة.',
      },
    },
    {
      slug: 'connected-rooms',
      question: { en: 'Can we have rooms next to one another?', ar: 'هل نجد غرفًا متجاورة؟' },
      answer: {
        en: 'Ask for it under *special request*. The hotel decides on the day of arrival and cannot promise it, unless the room itself is sold as connecting.',
        ar: 'اطلبها في «الطلب الخاص». ويقرّر الفندق ذلك يوم الوصول ولا يعد به، إلا إذا كانت الغرف تُباع متصلة.',
      },
    },
    {
      slug: 'haram-view',
      question: { en: 'Does “Haram view” mean that I see the Kaaba?', ar: 'هل «إطلالة على الحرم» تعني رؤية الكعبة؟' },
      answer: {
        en: 'Not always. It means the mosque; the Kaaba is seen from few rooms. If a room promises more, its name says so to the last word.',
        ar: 'ليس دائمًا. فالمقصود رؤية المسجد، والكعبة لا تُرى إلا من غرف قليلة. وما زاد على ذلك يذكره اسم الغرفة نصًّا.',
      },
    },
  ],
}
