import type { Article } from '#db/demo/content/articles/shape.ts'

export const readingARate: Article = {
  slug: 'reading-a-rate',
  category: 'where-to-stay',
  tags: ['hotels', 'prices', 'first-time'],
  postedDaysAgo: 131,
  cover: 'lobby',
  title: { en: 'How to read a hotel rate', ar: 'كيف تقرأ سعر الفندق' },
  summary: {
    en: 'Board, beds, taxes, deadlines: six lines decide whether the cheaper room is the cheaper one.',
    ar: 'الوجبات والأسرّة والضرائب والمهل: ستة أسطر تحسم هل الغرفة الأرخص أرخص حقًا.',
  },
  body: {
    en: `The same room is often sold at four prices. The bed is the same; what differs is what comes with it and what you may do with the booking. Read six lines before you choose, and you will rarely regret it.

## The six lines

1. **Who sleeps where.** How many adults and children the room takes, from what age a child counts as an adult, and which beds it has.
2. **Board.** Which meals are included.
3. **Cancellation.** Until what day and hour it is free, and what it costs afterwards.
4. **When you pay.** All at once, on arrival, or a part of it now.
5. **What the total includes.** Taxes, the municipality fee and the hotel’s own fees.
6. **Season.** A minimum stay, or terms that differ in Ramadan and around Hajj.

## Board

| On the rate | What it means | Good to know |
|---|---|---|
| Room only | no meals | enough around the mosques, where food is sold all night |
| Breakfast | a morning meal | in Ramadan usually suhoor or iftar instead |
| Half board | breakfast and dinner | elders need not go out again after the night prayer |
| Full board | three meals | worth it for groups, and for those who stay in |
| Suhoor and iftar | the two meals of Ramadan | ask about the hours, and whether it can be brought to the room |

Multiply before you compare. Breakfast for four people over five nights is twenty meals; if it adds 300 riyals to the rate, that is fifteen riyals a meal.

## Beds

“Triple” tells you how many people can sleep, not on what: three single beds, a double with a sofa bed, or a double with an extra bed. Our pages list every bed. For elders, single beds of normal height are best; ask for them under *special request*, and read the hotel’s answer.

“Quad” rooms with four single beds are common in Makkah and suit families who pray at different hours. A cot is usually free, but hotels have only a few.

## Cancellation

A rate with free cancellation often costs a tenth more. It is worth it while you wait for your visa, if you travel with elders, or before you book your flight. Three days before arrival it is not.

- The hour is always that of the hotel. Midnight in Makkah is earlier or later where you live.
- “Free until 10 March, 18:00” means that at 18:01 you pay. Put it in your calendar, with a day to spare.
- *Partly refundable* means that the hotel keeps part of it: one night, a percentage or an amount. The rate says which.
- If you do not arrive and say nothing, it usually costs as much as cancelling on the last day, and sometimes the whole stay.

## Taxes and fees

In the Kingdom, hotel nights carry value added tax of 15 per cent and a municipality fee that depends on the city and the class of the hotel. Other sites may show prices without either, so a room looks a fifth cheaper until the last step. We show the full price from the start, and what part of it you pay at the hotel.

Ask about extras: parking, an extra bed, late check-out, laundry, a refundable deposit on arrival. The deposit is blocked on your card and released after you leave; with some banks this takes a week.

## Paying now or on arrival

- **Now** is usually cheaper, and the booking is complete.
- **On arrival** keeps your money with you until then, but you need a card that works in the Kingdom. If you arrive later than you said, tell the hotel, or it may give the room to someone else.
- With us you can switch from one to the other, as long as the rate allows both and you have not paid yet.

## A comparison

| | Room A | Room B |
|---|---|---|
| Per night | 520 | 610 |
| Board | none | breakfast for four |
| Walk to the gate | 14 minutes | 5 minutes |
| Taxis per day | 60 | 0 |
| Free cancellation | no | until two days before |

Room A costs 580 a day with its taxis, and the family still eats elsewhere. Room B is the cheaper one.

## Before you press the button

Check the dates, the names, the number of people and the free cancellation time once more, in this order. Most e-mails we receive are about the first two.

> Last checked in November 2026. The authorities set the tax rate and the fees; the price you accept when you book is the price you pay.`,
    ar: `كثيرًا ما تُباع الغرفة الواحدة بأربعة أسعار. وليس الفرق في السرير، بل فيما يحق لك في الحجز وما يأتي معه. ومن قرأ ستة أسطر قبل الاختيار قلّما ندم عليه.

## الأسطر الستة

1. **من ينام وأين.** كم تسع الغرفة من البالغين والأطفال، ومن أي سنّ يُعدّ الطفل بالغًا، وأي أسرّة فيها.
2. **الوجبات.** ما المشمول منها.
3. **الإلغاء.** إلى أي يوم وساعة هو مجاني، وكم يكلّف بعدهما.
4. **وقت الدفع.** كله الآن، أو عند الوصول، أو بعضه الآن.
5. **ما يشمله المجموع.** الضريبة ورسوم البلدية ورسوم الفندق.
6. **الموسم.** حد أدنى لليالي، أو شروط تختلف في رمضان وحول الحج.

## الوجبات

| المكتوب في السعر | معناه | يحسن معرفته |
|---|---|---|
| الغرفة فقط | بلا وجبات | تكفي حول المسجدين، فالطعام يباع الليل كله |
| الفطور | وجبة الصباح | تصير في رمضان سحورًا أو إفطارًا عند المغرب |
| نصف إقامة | الفطور والعشاء | تغني كبار السن عن النزول بعد العشاء |
| إقامة كاملة | ثلاث وجبات | تناسب المجموعات ومن يلزم الفندق |
| سحور وإفطار | وجبتا رمضان | اسأل عن ساعاتهما، وهل تُحملان إلى الغرفة |

واضرب قبل أن تقارن: فطور أربعة أشخاص خمس ليالٍ عشرون وجبة، فإن زاد به السعر 300 ريال فالوجبة بخمسة عشر ريالًا.

## الأسرّة

كلمة «ثلاثية» تقول كم ينام فيها لا على ماذا: فقد تكون ثلاثة أسرّة مفردة، أو سريرًا مزدوجًا مع أريكة، أو سريرًا مزدوجًا مع سرير إضافي. وصفحاتنا تذكر الأسرّة واحدًا واحدًا. والأصلح لكبار السن أسرّة مفردة معتدلة الارتفاع، فاطلبها في «الطلب الخاص» واقرأ جواب الفندق.

والغرف الرباعية ذات الأسرّة المفردة شائعة في مكة، وتناسب العائلة التي تختلف أوقات خروجها إلى الصلاة. وسرير الرضيع مجاني عادةً، وعدده قليل.

## الإلغاء

السعر القابل للإلغاء أغلى بنحو العُشر في الغالب. وهو أولى لمن لم تصدر تأشيرته، ومن يسافر معه كبار السن، ومن لم يحجز طيرانه. ولا معنى له قبل الوصول بثلاثة أيام.

- الساعة ساعة الفندق دائمًا، ومنتصف الليل في مكة يسبق منتصف ليلك أو يتأخر عنه.
- عبارة «مجاني حتى 10 مارس، الساعة 6:00\u00a0م» تعني أن الدقيقة التي بعدها بمقابل. فاكتبها في تقويمك قبل موعدها بيوم.
- «قابل للاسترداد جزئيًا» يعني أن بعض المبلغ لا يعود: ليلة أو نسبة أو مبلغ، والسعر يذكر أيّها.
- التخلّف عن الحضور بلا إخطار يكلّف ما يكلّفه الإلغاء في آخر يوم، وقد يبلغ ثمن الإقامة كلها.

## الضرائب والرسوم

تُحتسب في المملكة على ليالي الفنادق ضريبة قيمة مضافة بنسبة 15 في المئة، ورسوم بلدية تختلف باختلاف المدينة ودرجة الفندق. وقد ترى في مواقع أخرى أسعارًا من دونهما، فتبدو الغرفة أرخص بنحو الخُمس إلى آخر خطوة. أما نحن فنعرض المبلغ كله من البداية، ونبيّن على حدة ما يُدفع منه في الفندق.

واسأل عما هو اختياري: الموقف، والسرير الإضافي، وتأخير المغادرة، والغسيل، والتأمين المستردّ الذي يُطلب عند الوصول. وهذا التأمين يُحجز في بطاقتك ويُفكّ بعد مغادرتك، وقد يحتاج بعض البنوك فيه إلى أسبوع.

## الدفع الآن أم عند الوصول

- **الآن** أرخص عادةً، ويتم به الحجز.
- **عند الوصول** يبقى مالك معك، ولا بد من بطاقة تعمل في المملكة. وإن تأخرت عن موعدك فأخبر الفندق، وإلا أُعطيت الغرفة لغيرك.
- ولك عندنا أن تنتقل من أحدهما إلى الآخر ما دام السعر يسمح بهما ولم يُخصم شيء.

## مقارنة

| | الغرفة الأولى | الغرفة الثانية |
|---|---|---|
| الليلة | 520 | 610 |
| الوجبات | لا شيء | فطور لأربعة |
| المشي إلى الباب | 14 دقيقة | 5 دقائق |
| سيارات الأجرة في اليوم | 60 | 0 |
| الإلغاء المجاني | لا | حتى قبل الوصول بيومين |

فالأولى تكلّف مع سياراتها 580 في اليوم، ثم تأكل العائلة خارجها. والثانية هي الأرخص.

## قبل أن تضغط الزر

راجع مرة أخرى التواريخ والأسماء وعدد الأشخاص وساعة الإلغاء المجاني، بهذا الترتيب. فأكثر ما يصلنا من رسائل سببه الأولان.

> رُوجع في نوفمبر 2026. ونسبة الضريبة والرسوم تحدّدها الجهات المختصة، والسعر الذي رأيته في العرض هو الذي تدفعه.`,
  },
}
