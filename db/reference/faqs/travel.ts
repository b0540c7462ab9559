import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const travel: FaqTopicSeed = {
  slug: 'travel',
  name: { en: 'Your trip', ar: 'السفر' },
  entries: [
    {
      slug: 'visa',
      question: { en: 'Do you arrange visas?', ar: 'هل تستخرجون التأشيرات؟' },
      answer: {
        en: 'We help with the documents: see [services](/en/services). The Saudi authorities alone decide, and their websites list the current requirements.',
        ar: 'نعينك على إعداد الأوراق، انظر [الخدمات](/ar/services). والقرار للجهات السعودية وحدها، وصفحاتها تذكر متطلبات الموسم.',
      },
    },
    {
      slug: 'umrah-permit',
      question: { en: 'Do I need a permit for Umrah?', ar: 'هل أحتاج إلى تصريح للعمرة؟' },
      answer: {
        en: 'Yes. Book your appointments for Umrah and for the Rawdah in Nusuk, the official app of the Ministry of Hajj and Umrah. A hotel booking is not a permit and does not replace one.',
        ar: 'نعم. احجز موعدي العمرة وزيارة الروضة في «نسك»، التطبيق الرسمي لوزارة الحج والعمرة. وحجز الفندق ليس تصريحًا ولا يغني عنه.',
      },
    },
    {
      slug: 'which-airport',
      question: { en: 'Jeddah or Madinah: where should I land?', ar: 'جدة أم المدينة: أين أهبط؟' },
      answer: {
        en: 'Madinah makes for a calmer start, with a short ride to your hotel. Jeddah has more flights. Many people land in one and leave from the other. [More about arriving](/en/blogs/landing-in-jeddah).',
        ar: 'البداية من المدينة أهدأ والطريق إلى الفندق قصير، ورحلات الطيران إلى جدة أكثر. وكثيرون يهبطون في إحداهما ويغادرون من الأخرى. [المزيد عن الوصول](/ar/blogs/landing-in-jeddah).',
      },
    },
    {
      slug: 'train-or-car',
      question: { en: 'Train or car between the cities?', ar: 'القطار أم السيارة بين المدينتين؟' },
      answer: {
        en: 'Take the train by day and with light luggage. At night, with elders or a lot of luggage, take a car. [Stations and times](/en/blogs/haramain-train).',
        ar: 'القطار نهارًا مع أمتعة قليلة، والسيارة ليلًا أو مع كبار السن أو الأمتعة الكثيرة. [المحطات ومدة الرحلات](/ar/blogs/haramain-train).',
      },
    },
    {
      slug: 'how-many-nights',
      question: { en: 'How many nights should we stay?', ar: 'كم ليلة نحجز؟' },
      answer: {
        en: 'Three in Makkah and two or three in Madinah leave time to rest. Add one night in each with elders or children. [How to prepare](/en/blogs/preparing-for-umrah).',
        ar: 'ثلاث في مكة وليلتان أو ثلاث في المدينة تترك وقتًا للراحة. ومع كبار السن أو الأطفال ليلة أخرى في كل مدينة. [كيف تستعدّ](/ar/blogs/preparing-for-umrah).',
      },
    },
    {
      slug: 'who-may-enter',
      question: {
        en: 'Can everyone visit Makkah and Madinah?',
        ar: 'هل دخول مكة المكرمة والمدينة المنورة متاح للجميع؟',
      },
      answer: {
        en: 'Only Muslims may enter Makkah and the area around the Prophet’s Mosque. Jeddah and other cities are open to everyone.',
        ar: 'دخول مكة للمسلمين وحدهم، وكذلك محيط المسجد النبوي. أما جدة وغيرها فمفتوحة لجميع الزوار.',
      },
    },
    {
      slug: 'hijri-dates',
      question: { en: 'Why do I see two dates?', ar: 'لماذا أرى تاريخين؟' },
      answer: {
        en: 'The second is the Hijri date of the Umm al-Qura calendar. Your booking uses the first. Around Ramadan and Hajj the sighting of the moon can move the Hijri date by a day. [More about the Hijri calendar](/en/blogs/hijri-calendar).',
        ar: 'الثاني هو التاريخ الهجري بتقويم أم القرى، والحجز بالأول. وحول رمضان والحج قد تغيّر رؤية الهلال التاريخ الهجري يومًا. [المزيد](/ar/blogs/hijri-calendar).',
      },
    },
  ],
}
