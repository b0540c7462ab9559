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
    en: `The same room is often sold at four prices. They differ not in the bed but in what you may do with the booking and in what comes with it. Whoever reads six lines before choosing rarely regrets the choice.

## The six lines

1. **Who sleeps where.** How many adults and children a room takes, from which age a child is an adult, and which beds stand in it.
2. **Board.** Which meals are included.
3. **Cancelling.** Until which day and hour it is free, and what it costs afterwards.
4. **When you pay.** All at once, on arrival, or a part of it now.
5. **What the total contains.** Taxes, municipality fee and fees of the hotel.
6. **Season.** A minimum of nights, or conditions that differ in Ramadan and around Hajj.

## Board

| On the rate | What it means | Good to know |
|---|---|---|
| Room only | no meals | enough around the mosques, where food is sold all night |
| Breakfast | a morning meal | in Ramadan usually suhoor or iftar instead |
| Half board | breakfast and dinner | spares elders the way down after the night prayer |
| Full board | three meals | worth it for groups, and for those who stay in |
| Suhoor and iftar | the two meals of Ramadan | ask at what hours, and whether it can be brought |

Multiply before you compare. Breakfast for four people over five nights is twenty meals; if it makes the rate 300 riyals dearer, that is fifteen riyals for each.

## Beds

“Triple” says how many may sleep, not on what. Three single beds, a double with a sofa, or a double with an extra bed are all called so. On our pages the beds are listed one by one. For elders, single beds of a normal height are best; ask for them under *special request*, and read the hotel’s answer.

“Quad” rooms with four single beds are common in Makkah and fit families well who pray at different hours. A baby’s cot is usually free, and there are few of them.

## Cancelling

A rate that can be cancelled is often a tenth dearer. It pays when the visa is not there yet, when elders travel along, or when the flight is not booked. It does not pay three days before arrival.

- The hour is always that of the hotel. Midnight in Makkah is earlier or later where you live.
- “Free until 10 March, 18:00” means that at 18:01 it costs. Put it into your calendar, with a day to spare.
- *Partly refundable* means that a part is kept: one night, a percentage, or a sum. The rate says which.
- Not to arrive without a word usually costs as much as cancelling on the last day, and sometimes the whole stay.

## Taxes and fees

In the Kingdom value added tax of 15 per cent is charged on hotel nights, and a municipality fee that depends on the city and the class of the hotel. Elsewhere you may see prices without either, which makes a room look a fifth cheaper until the last step. We show the whole sum from the beginning, and which part of it is due at the property.

Ask about what is voluntary: parking, an extra bed, late check-out, laundry, a refundable deposit for the card on arrival. The deposit is blocked on your card and released after you leave; with some banks this takes a week.

## Paying now or on arrival

- **Now** is usually cheaper, and the booking is complete.
- **On arrival** keeps your money with you, and asks for a card that works in the Kingdom. If you will arrive later than you said, tell the hotel, or the room may be given to others.
- With us you can change from one to the other as long as the rate allows both and nothing has been charged.

## A comparison

| | Room A | Room B |
|---|---|---|
| A night | 520 | 610 |
| Board | none | breakfast for four |
| Walk to the gate | 14 minutes | 5 minutes |
| Taxis a day | 60 | 0 |
| Free cancelling | no | until two days before |

Room A costs 580 a day with its taxis, and the family still eats elsewhere. Room B is the cheaper one.

## Before you press the button

Look at dates, names, number of people and the hour of free cancelling once more, in this order. Most letters we receive are about the first two.

> Last checked in November 2026. The tax rate and the fees are set by the authorities; the price you saw in the quote is the price you pay.`,
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
- عبارة «مجاني حتى 10 مارس، 18:00» تعني أن الدقيقة التي بعدها بمقابل. فاكتبها في تقويمك قبل موعدها بيوم.
- «قابل للاسترداد جزئيًا» يعني أن بعض المبلغ لا يعود: ليلة أو نسبة أو مبلغ، والسعر يذكر أيّها.
- التخلّف عن الحضور بلا إخطار يكلّف ما يكلّفه الإلغاء في آخر يوم، وقد يبلغ ثمن الإقامة كلها.

## الضرائب والرسوم

تُحتسب في المملكة على ليالي الفنادق ضريبة قيمة مضافة بنسبة 15 في المئة، ورسوم بلدية تختلف باختلاف المدينة ودرجة الفندق. وقد ترى في مواقع أخرى أسعارًا من دونهما، فتبدو الغرفة أرخص بنحو الخُمس إلى آخر خطوة. أما نحن فنعرض المبلغ كله من البداية، ونبيّن على حدة ما يُدفع منه في الفندق.

واسأل عما هو اختياري: الموقف، والسرير الإضافي، وتأخير المغادرة، والغسيل، والتأمين المستردّ الذي يُطلب عند الوصول. وهذا التأمين يُحجز في بطاقتك ويُفكّ بعد مغادرتك، وقد يحتاج بعض المصارف فيه إلى أسبوع.

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
