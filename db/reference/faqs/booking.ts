import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const booking: FaqTopicSeed = {
  slug: 'booking',
  name: { en: 'Booking', ar: 'الحجز' },
  entries: [
    {
      slug: 'need-an-account',
      question: { en: 'Do I need an account to book?', ar: 'هل أحتاج إلى حساب للحجز؟' },
      answer: {
        en: 'Not to search and compare. To book, you create one with your email address and a code we send you. It takes a minute, and your choice stays saved.',
        ar: 'يمكنك البحث والمقارنة من دونه. أما الحجز فيحتاج إلى حساب تنشئه ببريدك ورمز نرسله إليك، ولا يستغرق ذلك أكثر من دقيقة، ويبقى ما اخترته محفوظًا.',
      },
    },
    {
      slug: 'names-on-id',
      question: { en: 'Whose names do I enter?', ar: 'أي الأسماء أكتب؟' },
      answer: {
        en: 'For a hotel, one lead guest for each room, exactly as on the passport or ID shown at check-in. For a package or a transfer, we ask for the other details, such as passports or flights, once it is booked.',
        ar: 'للفندق: الضيف الرئيسي لكل غرفة، كما هو تمامًا في الجواز أو الهوية التي تُقدَّم عند تسجيل الوصول. وللباقات والتنقل نطلب البيانات الأخرى بعد الحجز، كجوازات السفر وبيانات الطيران.',
      },
    },
    {
      slug: 'on-request',
      question: { en: 'What does “on request” mean?', ar: 'ما معنى «يحتاج إلى تأكيد»؟' },
      answer: {
        en: 'Some hotels confirm each booking themselves. The hotel holds your rooms, you pay nothing, and you see by when it will answer. If it does not answer in time, the request ends.',
        ar: 'بعض الفنادق تؤكّد كل حجز بنفسها. تُحفظ غرفك ولا يُخصم منك شيء، وترى آخر موعد لردّ الفندق. فإن لم يُجب انتهى الطلب تلقائيًا.',
      },
    },
    {
      slug: 'several-rooms',
      question: { en: 'Can I book different room types together?', ar: 'هل يمكنني حجز غرف مختلفة معًا؟' },
      answer: {
        en: 'Yes. Tell the search who sleeps in which room. You then see one total for all of you, and one booking covers all the rooms.',
        ar: 'نعم. اذكر في البحث من ينام في كل غرفة، فترى إجماليًا واحدًا لمجموعتك كلها، ويضم حجز واحد جميع الغرف.',
      },
    },
    {
      slug: 'rooms-left',
      question: { en: 'Is “2 rooms left” true?', ar: 'هل عبارة «بقيت غرفتان» صحيحة؟' },
      answer: {
        en: 'Yes. We count the rooms that are really left, and show the number only when it is five or fewer.',
        ar: 'نعم. الرقم محسوب من المتاح في تلك الليلة، ولا يظهر إلا إذا كان خمسة أو أقل.',
      },
    },
    {
      slug: 'booking-for-others',
      question: { en: 'Can I book for someone else?', ar: 'هل يمكنني الحجز لغيري؟' },
      answer: {
        en: 'Yes. Enter the guest’s name and your own email address. The emails and the voucher come to you.',
        ar: 'نعم. اكتب اسم من سيقيم فعلًا مع بريدك أنت، فتصلك الرسائل وقسيمة الحجز.',
      },
    },
    {
      slug: 'large-groups',
      question: { en: 'We are twenty people. How do we book?', ar: 'نحن عشرون شخصًا، كيف نحجز؟' },
      answer: {
        en: 'You can book up to eight rooms at once. For more, [write to us](/en/contact-us?topic=group) with your dates, the number of people and the beds you need. We answer within {answer_within}.',
        ar: 'يُحجز هنا حتى ثماني غرف دفعة واحدة. ولأكثر من ذلك [راسلنا](/ar/contact-us?topic=group) بالتواريخ والعدد والأسرّة، ونجيبك خلال {answer_within}.',
      },
    },
    {
      slug: 'where-is-my-booking',
      question: { en: 'How do I know my booking is confirmed?', ar: 'كيف أعرف أن حجزي مؤكَّد؟' },
      answer: {
        en: 'It has a booking reference and is marked *Confirmed*. You find it under [My bookings](/en/profile/my-booking), and we email you the same details.',
        ar: 'يحمل رقم حجز، وحالته «مؤكَّد». تجده في [حجوزاتي](/ar/profile/my-booking)، وتصلك رسالة بالبيانات نفسها.',
      },
    },
    {
      slug: 'name-misspelt',
      question: { en: 'I misspelt a name. What can I do?', ar: 'أخطأت في كتابة اسم، ماذا أفعل؟' },
      answer: {
        en: 'Open the booking under [My bookings](/en/profile/my-booking) and choose *Change dates, guests or names*. Correcting names is free until the booking begins; if the hotel has to agree, you see its answer there.',
        ar: 'افتح الحجز في [حجوزاتي](/ar/profile/my-booking) واختر «تعديل التواريخ أو الضيوف أو الأسماء». تعديل الأسماء مجاني حتى بداية الحجز، وإن لزمت موافقة الفندق رأيت جوابه هناك.',
      },
    },
  ],
}
