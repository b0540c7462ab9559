import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const price: FaqTopicSeed = {
  slug: 'price',
  name: { en: 'Price and payment', ar: 'السعر والدفع' },
  entries: [
    {
      slug: 'what-is-included',
      question: { en: 'What is in the price?', ar: 'ماذا يشمل السعر؟' },
      answer: {
        en: 'Everything that you must pay: the nights, VAT, the municipality fee and mandatory fees of the hotel, for all guests. The price details list each line.',
        ar: 'كل ما يلزمك دفعه: الليالي وضريبة القيمة المضافة ورسوم البلدية ورسوم الفندق الإلزامية، لجميع الضيوف. وتفاصيل السعر تذكر كل بند.',
      },
    },
    {
      slug: 'pay-at-the-property',
      question: { en: 'Can I pay at the hotel?', ar: 'هل يمكنني الدفع في الفندق؟' },
      answer: {
        en: 'With many rates, yes. Choose *pay on arrival* in the filters or look at the rate: it says when you pay.',
        ar: 'نعم، في كثير من الأسعار. اختر «الدفع عند الوصول» في عوامل التصفية أو انظر إلى السعر، فهو يذكر متى تدفع.',
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
        en: 'In Saudi riyals, the currency of the hotels. On your [personal data](/en/profile/personal-data) page you can choose another to see beside prices; that is an estimate, and your bank converts at its own rate.',
        ar: 'بالريال السعودي، عملة الفنادق. ولك أن تختار في صفحة [بياناتك الشخصية](/ar/profile/personal-data) عملة أخرى ترى ما يعادل الأسعار بها، وذلك تقدير، أما مصرفك فيحوّل بسعره.',
      },
    },
    {
      slug: 'per-room-or-person',
      question: { en: 'Is the price for the room or for each person?', ar: 'هل السعر للغرفة أم للشخص؟' },
      answer: {
        en: 'For the room and everyone you named in the search, for all nights. Beside it stands what a night costs on average.',
        ar: 'للغرفة ولكل من ذكرتهم في البحث ولجميع الليالي. وبجانبه متوسط سعر الليلة.',
      },
    },
    {
      slug: 'due-at-the-property',
      question: { en: 'What does “due at the property” mean?', ar: 'ما معنى «يُدفع في الفندق»؟' },
      answer: {
        en: 'Fees that the hotel collects itself. Mandatory ones are part of the total and listed separately, so that nothing surprises you at the desk.',
        ar: 'رسوم يحصّلها الفندق بنفسه. الإلزامي منها ضمن المجموع ونبيّنه على حدة بمقداره، فلا يفاجئك عند الاستقبال.',
      },
    },
    {
      slug: 'children-price',
      question: { en: 'Do children pay?', ar: 'هل يدفع الأطفال؟' },
      answer: {
        en: 'That depends on the hotel and on their age. Say the ages in the search; the price you then see counts them as the hotel does.',
        ar: 'ذلك بحسب الفندق وأعمارهم. اذكر الأعمار في البحث، فيأتي السعر محسوبًا كما يحسبه الفندق.',
      },
    },
    {
      slug: 'tax-invoice',
      question: { en: 'Can I have an invoice with VAT?', ar: 'هل أحصل على فاتورة ضريبية؟' },
      answer: {
        en: 'The price details of your booking list VAT as a line of its own. If your company needs an invoice in its name, write to us with the reference and its tax number.',
        ar: 'تفاصيل السعر في حجزك تذكر ضريبة القيمة المضافة في بند مستقل. وإن احتجت إلى فاتورة باسم شركتك فراسلنا برقم الحجز ورقمها الضريبي.',
      },
    },
  ],
}
