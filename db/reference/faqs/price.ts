import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const price: FaqTopicSeed = {
  slug: 'price',
  name: { en: 'Price and payment', ar: 'السعر والدفع' },
  entries: [
    {
      slug: 'what-is-included',
      question: { en: 'What does the price include?', ar: 'ماذا يشمل السعر؟' },
      answer: {
        en: 'Everything you have to pay, for all guests: the nights, VAT, the municipality fee and the hotel’s mandatory fees. The price details show each one. Lists show whole riyals, rounded up; you pay the exact price.',
        ar: 'كل ما يلزمك دفعه: الليالي وضريبة القيمة المضافة ورسوم البلدية ورسوم الفندق الإلزامية، لجميع الضيوف. وتفاصيل السعر تذكر كل بند. وتُقرَّب الأسعار في القوائم صعودًا إلى ريال صحيح، وتدفع السعر الدقيق.',
      },
    },
    {
      slug: 'pay-at-the-property',
      question: {
        en: 'Can I pay on arrival, and what is paid there?',
        ar: 'هل يمكنني الدفع عند الوصول، وماذا يُدفع هناك؟',
      },
      answer: {
        en: 'Yes, with many rates: choose *Pay on arrival* in the filters. You then pay the whole price when you arrive. Fees that the hotel collects itself are always paid there; mandatory ones are part of the total and listed separately.',
        ar: 'نعم، في كثير من الأسعار: اختر «الدفع عند الوصول» في التصفية، فتدفع السعر كله حين تصل. أما الرسوم التي يحصّلها الفندق بنفسه فتُدفع فيه دائمًا، والإلزامي منها ضمن الإجمالي ومذكور على حدة.',
      },
    },
    {
      slug: 'price-changes',
      question: { en: 'Can the price change after I have seen it?', ar: 'هل يتغيّر السعر بعد أن رأيته؟' },
      answer: {
        en: 'We hold a price for {quote_held.short}. If it has changed after that, you see the old and the new price side by side before you book.',
        ar: 'نثبّت العرض {quote_held.short}. فإن عدت بعدها وقد تغيّر السعر رأيت القديم والجديد معًا قبل أن يُحجز شيء.',
      },
    },
    {
      slug: 'currencies',
      question: { en: 'What currency do I pay in?', ar: 'بأي عملة أدفع؟' },
      answer: {
        en: 'In Saudi riyals, the currency of the hotels. You can see another currency beside the prices: choose it under [Currency](/en/currency) at the bottom of any page. It is an estimate: your bank converts at its own rate.',
        ar: 'بالريال السعودي، عملة الفنادق. ويمكنك أن ترى ما يعادل الأسعار بعملة أخرى: اخترها من [«العملة»](/ar/currency) في أسفل أي صفحة. وذلك تقدير، أما البنك فيحوّل بسعره.',
      },
    },
    {
      slug: 'per-room-or-person',
      question: { en: 'Is the price for the room or for each person?', ar: 'هل السعر للغرفة أم للشخص؟' },
      answer: {
        en: 'In hotels it is for everyone in your search and for all nights, with the average per night below it. Packages and services may show the price per person or per vehicle; you see the total for all of you before you book.',
        ar: 'في الفنادق: لكل من ذكرتهم في البحث ولجميع الليالي، وتحته متوسط سعر الليلة. أما الباقات والخدمات فقد يُذكر سعرها للشخص أو للمركبة، وترى المبلغ الكلي لمجموعتك قبل أن تحجز.',
      },
    },
    {
      slug: 'children-price',
      question: { en: 'Do children pay?', ar: 'هل يدفع الأطفال؟' },
      answer: {
        en: 'That depends on the hotel and on their ages. Enter the ages in the search, and the price you see is right for your children.',
        ar: 'ذلك بحسب الفندق وأعمارهم. اذكر الأعمار في البحث، فيأتي السعر محسوبًا كما يحسبه الفندق.',
      },
    },
    {
      slug: 'tax-invoice',
      question: { en: 'Can I get a VAT invoice?', ar: 'هل أحصل على فاتورة ضريبية؟' },
      answer: {
        en: 'Yes. Each paid booking has a simplified tax invoice: open the booking and choose *Invoice*. If your company needs one in its name, send us the reference and its VAT number.',
        ar: 'نعم. لكل حجز مدفوع فاتورة ضريبية مبسّطة: افتح الحجز واختر «الفاتورة». وإن احتجت إلى فاتورة باسم شركتك فراسلنا برقم الحجز ورقمها الضريبي.',
      },
    },
  ],
}
