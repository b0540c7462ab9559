import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const journey: FaqTopicSeed = {
  slug: 'journey',
  name: { en: 'The journey', ar: 'الرحلة' },
  entries: [
    {
      slug: 'visa',
      question: { en: 'Do you arrange visas?', ar: 'هل تستخرجون التأشيرات؟' },
      answer: {
        en: 'We help with papers, see [services](/en/services). The decision is that of the Saudi authorities alone, and their own pages name the requirements of the season.',
        ar: 'نعينك على إعداد الأوراق، انظر [الخدمات](/ar/services). والقرار للجهات السعودية وحدها، وصفحاتها تذكر متطلبات الموسم.',
      },
    },
    {
      slug: 'umrah-permit',
      question: { en: 'Do I need a permit for Umrah?', ar: 'هل أحتاج إلى تصريح للعمرة؟' },
      answer: {
        en: 'Umrah and the visit to the Rawdah are booked as appointments in the official app of the ministry. A hotel booking is not a permit, nor does it replace one.',
        ar: 'العمرة وزيارة الروضة بموعد في التطبيق الرسمي للوزارة. وحجز الفندق ليس تصريحًا ولا يغني عنه.',
      },
    },
    {
      slug: 'which-airport',
      question: { en: 'Jeddah or Madinah: where should I land?', ar: 'جدة أم المدينة: أين أهبط؟' },
      answer: {
        en: 'In Madinah the beginning is calmer and the way to the hotel short; Jeddah has more flights. Many land in one and leave from the other. [More about arriving](/en/blogs/landing-in-jeddah).',
        ar: 'البداية من المدينة أهدأ والطريق إلى الفندق قصير، ورحلات جدة أكثر. وكثيرون يهبطون في إحداهما ويغادرون من الأخرى. [المزيد عن الوصول](/ar/blogs/landing-in-jeddah).',
      },
    },
    {
      slug: 'train-or-car',
      question: { en: 'Train or car between the cities?', ar: 'القطار أم السيارة بين المدينتين؟' },
      answer: {
        en: 'By day and with little luggage the train; at night, with elders or much luggage the car. [Stations and times](/en/blogs/haramain-train).',
        ar: 'القطار نهارًا مع أمتعة قليلة، والسيارة ليلًا أو مع كبار السن أو الأمتعة الكثيرة. [المحطات والمدد](/ar/blogs/haramain-train).',
      },
    },
    {
      slug: 'how-many-nights',
      question: { en: 'How many nights should we plan?', ar: 'كم ليلة نحجز؟' },
      answer: {
        en: 'Three in Makkah and two or three in Madinah leave time to rest. With elders or children one more each. [How to prepare](/en/blogs/preparing-for-umrah).',
        ar: 'ثلاث في مكة وليلتان أو ثلاث في المدينة تترك وقتًا للراحة. ومع كبار السن أو الأطفال ليلة أخرى في كل مدينة. [كيف تستعدّ](/ar/blogs/preparing-for-umrah).',
      },
    },
    {
      slug: 'who-may-enter',
      question: { en: 'May everyone stay in Makkah and Madinah?', ar: 'هل تُتاح الإقامة في مكة والمدينة للجميع؟' },
      answer: {
        en: 'Makkah may be entered by Muslims only, as may the area around the Prophet’s Mosque. Jeddah and other cities are open to all visitors.',
        ar: 'دخول مكة للمسلمين وحدهم، وكذلك محيط المسجد النبوي. أما جدة وغيرها فمفتوحة لجميع الزوار.',
      },
    },
    {
      slug: 'hijri-dates',
      question: { en: 'Why do I see two dates?', ar: 'لماذا أرى تاريخين؟' },
      answer: {
        en: 'The second is the Hijri date by the Umm al-Qura calendar. You book by the first. Around Ramadan and Hajj the sighting of the moon may move the Hijri date by a day. [More](/en/blogs/hijri-calendar).',
        ar: 'الثاني هو التاريخ الهجري بتقويم أم القرى، والحجز بالأول. وحول رمضان والحج قد تغيّر رؤية الهلال التاريخ الهجري يومًا. [المزيد](/ar/blogs/hijri-calendar).',
      },
    },
  ],
}
