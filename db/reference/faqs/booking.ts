import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const booking: FaqTopicSeed = {
  slug: 'booking',
  name: { en: 'Booking', ar: 'الحجز' },
  entries: [
    {
      slug: 'need-an-account',
      question: { en: 'Do I need an account to book?', ar: 'هل أحتاج إلى حساب للحجز؟' },
      answer: {
        en: 'You can search and compare without one. To book you register with a name and an e-mail address, which you prove with a code; that takes a minute, and what you chose is kept meanwhile.',
        ar: 'يمكنك البحث والمقارنة من دونه. أما الحجز فيلزمه التسجيل باسم وبريد إلكتروني تثبته برمز، ولا يستغرق ذلك أكثر من دقيقة، ويبقى ما اخترته محفوظًا.',
      },
    },
    {
      slug: 'names-on-id',
      question: { en: 'Which names do I enter?', ar: 'أي الأسماء أكتب؟' },
      answer: {
        en: 'The name of one guest for each room, exactly as on the passport or ID that is shown at check-in.',
        ar: 'اسم ضيف واحد لكل غرفة، كما هو تمامًا في الجواز أو الهوية التي تُقدَّم عند تسجيل الوصول.',
      },
    },
    {
      slug: 'on-request',
      question: { en: 'What does “on request” mean?', ar: 'ما معنى «حسب الطلب»؟' },
      answer: {
        en: 'Some hotels confirm every booking themselves. Your rooms are held, nothing is charged, and you see by when the hotel will have answered. If it does not, the request ends by itself.',
        ar: 'بعض الفنادق تؤكّد كل حجز بنفسها. تُحفظ غرفك ولا يُخصم شيء، وترى الوقت الذي يجيب الفندق قبله. فإن لم يُجب انتهى الطلب من تلقاء نفسه.',
      },
    },
    {
      slug: 'several-rooms',
      question: { en: 'Can I book rooms of different kinds together?', ar: 'هل يمكنني حجز غرف مختلفة معًا؟' },
      answer: {
        en: 'Yes. Say in the search who sleeps in which room; the total then fits your whole party in one hotel, and one booking holds all rooms.',
        ar: 'نعم. اذكر في البحث من ينام في كل غرفة، فيأتي المجموع مناسبًا لكل من معك في فندق واحد، ويضمّ حجز واحد كل الغرف.',
      },
    },
    {
      slug: 'rooms-left',
      question: { en: 'Is “2 rooms left” true?', ar: 'هل عبارة «بقيت غرفتان» صحيحة؟' },
      answer: {
        en: 'Yes. The number is counted from the stock of that night and shown only when it is five or fewer.',
        ar: 'نعم. الرقم محسوب من المتاح في تلك الليلة، ولا يظهر إلا إذا كان خمسة أو أقل.',
      },
    },
    {
      slug: 'booking-for-others',
      question: { en: 'Can I book for somebody else?', ar: 'هل يمكنني الحجز لغيري؟' },
      answer: {
        en: 'Yes. Enter the name of the person who will be there, and your own e-mail address: letters and the voucher come to you.',
        ar: 'نعم. اكتب اسم من سيقيم فعلًا مع بريدك أنت، فتصلك الرسائل وقسيمة الحجز.',
      },
    },
    {
      slug: 'large-groups',
      question: { en: 'We are twenty people. How do we book?', ar: 'نحن عشرون شخصًا، كيف نحجز؟' },
      answer: {
        en: 'Up to eight rooms are booked here at once. For more, [write to us](/en/contact-us?topic=group) with dates, people and beds; a person answers within 24 hours.',
        ar: 'يُحجز هنا حتى ثماني غرف دفعة واحدة. ولأكثر من ذلك [راسلنا](/ar/contact-us?topic=group) بالتواريخ والعدد والأسرّة، ويجيبك أحدنا خلال 24 ساعة.',
      },
    },
    {
      slug: 'where-is-my-booking',
      question: { en: 'How do I know that my booking is valid?', ar: 'كيف أعرف أن حجزي قائم؟' },
      answer: {
        en: 'It has a reference, and its page says *confirmed*. You find it under [My bookings](/en/profile/my-booking), and a letter with the same facts goes to your address.',
        ar: 'له رقم، وصفحته تقول «مؤكَّد». تجده في [حجوزاتي](/ar/profile/my-booking)، وتصلك رسالة بالبيانات نفسها.',
      },
    },
    {
      slug: 'name-misspelt',
      question: { en: 'I misspelt a name. What now?', ar: 'أخطأت في كتابة اسم، ماذا أفعل؟' },
      answer: {
        en: 'Open the booking under [My bookings](/en/profile/my-booking) and choose *Change dates, party or names*. Names are free of charge until it begins; if a provider has to agree, you see its answer there.',
        ar: 'افتح الحجز في [حجوزاتي](/ar/profile/my-booking) واختر «تعديل التواريخ أو المسافرين أو الأسماء». تعديل الأسماء مجاني حتى بداية الحجز، وإن لزمت موافقة مقدّم الخدمة رأيت جوابه هناك.',
      },
    },
  ],
}
