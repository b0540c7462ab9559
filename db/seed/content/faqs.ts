import type { Bilingual } from '#text/locale.ts'

export type FaqTopicSeed = {
  slug: string
  name: Bilingual
  entries: { slug: string; question: Bilingual; answer: Bilingual }[]
}

/** Answers are Markdown. */
export const faqs: FaqTopicSeed[] = [
  {
    slug: 'booking',
    name: { en: 'Booking', ar: 'الحجز' },
    entries: [
      {
        slug: 'need-an-account',
        question: { en: 'Do I need an account to book?', ar: 'هل أحتاج إلى حساب للحجز؟' },
        answer: {
          en: 'You can search and compare without one. To book you register with a name and an e-mail address, which you prove with a code; that takes a minute, and what you chose is kept meanwhile.',
          ar: 'يمكنك البحث والمقارنة من دونه. أما الحجز فيلزمه التسجيل باسم وبريد إلكتروني تثبته برمز، وذلك دقيقة واحدة، ويبقى ما اخترته محفوظًا.',
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
        question: { en: 'What does “on request” mean?', ar: 'ما معنى «عند الطلب»؟' },
        answer: {
          en: 'Some hotels confirm every booking themselves. Your rooms are held, nothing is charged, and you see by when the hotel will have answered. If it does not, the request ends by itself.',
          ar: 'بعض الفنادق تؤكّد كل حجز بنفسها. تُحفظ غرفك ولا يُخصم شيء، وترى الوقت الذي يجيب الفندق قبله. فإن لم يُجب انتهى الطلب من نفسه.',
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
        question: { en: 'Is “2 rooms left” true?', ar: 'هل «بقيت غرفتان» صحيح؟' },
        answer: {
          en: 'Yes. The number is counted from the stock of that night and shown only when it is five or fewer.',
          ar: 'نعم. الرقم محسوب من المتاح في تلك الليلة، ولا يظهر إلا إذا كان خمسًا أو أقل.',
        },
      },
    ],
  },
  {
    slug: 'price',
    name: { en: 'Price and payment', ar: 'السعر والدفع' },
    entries: [
      {
        slug: 'what-is-included',
        question: { en: 'What is in the price?', ar: 'ماذا يشمل السعر؟' },
        answer: {
          en: 'Everything that you must pay: the nights, VAT, the municipal fee and mandatory fees of the hotel, for all guests. The price details list each line.',
          ar: 'كل ما يلزمك دفعه: الليالي وضريبة القيمة المضافة والرسم البلدي ورسوم الفندق الإلزامية، لجميع الضيوف. وتفاصيل السعر تذكر كل بند.',
        },
      },
      {
        slug: 'pay-at-the-property',
        question: { en: 'Can I pay at the hotel?', ar: 'هل يمكنني الدفع في الفندق؟' },
        answer: {
          en: 'With many rates, yes. Choose *pay on arrival* in the filters or look at the rate: it says when you pay.',
          ar: 'نعم، في كثير من الأسعار. اختر «الدفع عند الوصول» في التصفية أو انظر إلى السعر، فهو يذكر متى تدفع.',
        },
      },
      {
        slug: 'price-changes',
        question: { en: 'Can the price change after I saw it?', ar: 'هل يتغيّر السعر بعد أن رأيته؟' },
        answer: {
          en: 'A quote is held for 15 minutes. If you come later and the price is another, you see the old and the new one side by side before anything is booked.',
          ar: 'نثبّت العرض 15 دقيقة. فإن عدت بعدها وقد تغيّر السعر رأيت القديم والجديد معًا قبل أن يُحجز شيء.',
        },
      },
      {
        slug: 'currencies',
        question: { en: 'In which currency am I charged?', ar: 'بأي عملة أدفع؟' },
        answer: {
          en: 'In Saudi riyals, the currency of the hotels. Your bank converts at its own rate.',
          ar: 'بالريال السعودي، عملة الفنادق. ويحوّل مصرفك بسعره.',
        },
      },
    ],
  },
  {
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
        question: { en: 'When is the money back?', ar: 'متى يعود المبلغ؟' },
        answer: {
          en: 'We return it at once; banks usually need 5 to 10 working days.',
          ar: 'نردّه فورًا، وتحتاج المصارف عادةً إلى 5–10 أيام عمل.',
        },
      },
      {
        slug: 'change-dates',
        question: { en: 'Can I change the dates?', ar: 'هل يمكنني تغيير التواريخ؟' },
        answer: {
          en: 'Write to us with your reference. If the hotel has the room on the new dates we change the booking and tell you the difference first.',
          ar: 'راسلنا مع رقم حجزك. فإن توفّرت الغرفة في التواريخ الجديدة غيّرنا الحجز بعد أن نخبرك بالفرق.',
        },
      },
    ],
  },
  {
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
          en: 'The straight line to the nearest named gate, times 1.3 for streets, at 75 metres a minute. It is a guide: in the rush after a prayer it takes longer.',
          ar: 'الخط المستقيم إلى أقرب باب معروف مضروبًا في 1.3 لانعطاف الشوارع، بمعدّل 75 مترًا في الدقيقة. وهو تقدير يزيد في الزحام بعد الصلاة.',
        },
      },
      {
        slug: 'children-beds',
        question: { en: 'Do children count as guests?', ar: 'هل يُحتسب الأطفال ضيوفًا؟' },
        answer: {
          en: 'Yes, with their age: a room says how many children it sleeps and up to which age they count as such.',
          ar: 'نعم، بأعمارهم. وتذكر الغرفة كم طفلًا تسع وإلى أي سنّ يُعدّ طفلًا.',
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
    ],
  },
  {
    slug: 'account',
    name: { en: 'Account and data', ar: 'الحساب والبيانات' },
    entries: [
      {
        slug: 'no-code',
        question: { en: 'The code does not arrive. What now?', ar: 'لم يصل الرمز، ماذا أفعل؟' },
        answer: {
          en: 'Look into the spam folder and check the spelling of the address. After a minute you can have it sent again; a code lives ten minutes.',
          ar: 'انظر في الرسائل غير المرغوبة وتحقّق من كتابة العنوان. وبعد دقيقة يمكنك طلبه من جديد، والرمز صالح عشر دقائق.',
        },
      },
      {
        slug: 'delete-account',
        question: { en: 'How do I delete my account?', ar: 'كيف أحذف حسابي؟' },
        answer: {
          en: 'At the end of the personal data page. It happens at once. With bookings ahead of you, cancel them first or wait until they are over.',
          ar: 'في آخر صفحة البيانات الشخصية، ويتمّ فورًا. فإن كانت لك حجوزات قادمة فألغِها أولًا أو انتظر انتهاءها.',
        },
      },
      {
        slug: 'my-data',
        question: { en: 'What do you keep of me?', ar: 'ماذا تحفظون عني؟' },
        answer: {
          en: 'The [privacy page](/en/privacy) lists it line by line, and on your personal data page you can take all of it with you.',
          ar: 'تذكره [صفحة الخصوصية](/ar/privacy) بندًا بندًا، ومن صفحة بياناتك الشخصية تأخذ نسخة منه كله.',
        },
      },
      {
        slug: 'is-it-real',
        question: { en: 'Are these hotels real?', ar: 'هل هذه الفنادق حقيقية؟' },
        answer: {
          en: 'No. This is a demonstration with invented hotels on real ground: places, distances and calendars are right, names and prices are made up.',
          ar: 'لا. هذا موقع تجريبي بفنادق متخيَّلة على أرض حقيقية: الأماكن والمسافات والتقاويم صحيحة، والأسماء والأسعار مُختلَقة.',
        },
      },
    ],
  },
]
