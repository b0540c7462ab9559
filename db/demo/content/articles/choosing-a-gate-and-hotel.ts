import type { Article } from '#db/demo/content/articles/shape.ts'

export const choosingAGateAndHotel: Article = {
  slug: 'choosing-a-gate-and-hotel',
  category: 'where-to-stay',
  tags: ['makkah', 'hotels', 'walking'],
  postedDaysAgo: 20,
  cover: 'guide',
  title: { en: 'Choosing a hotel by its gate, not by its distance', ar: 'اختر فندقك ببابه لا بمسافته' },
  summary: {
    en: 'Two hotels 500 metres from the mosque can be five minutes or twenty from where you pray. How to read a map of the Haram.',
    ar: 'فندقان على بُعد 500 متر من المسجد قد يكون أحدهما على خمس دقائق من مصلاك والآخر على عشرين. كيف تقرأ خريطة الحرم.',
  },
  body: {
    en: `“500 metres from the Haram” is true of a hundred hotels and tells you little. The Holy Mosque is larger than many town centres, it lies in a valley between hills, and the streets around it open and close with the crowd.

## What the distance leaves out

- **Which side.** If you stay north of the mosque and want the King Abdulaziz Gate in the south, you walk around or through all of it.
- **Height.** The streets of Ajyad and Misfalah climb. Two hundred metres uphill with a wheelchair take longer than six hundred on the level.
- **Crossings.** After a prayer, the crowd decides which way you can go. An underpass or a bridge that leads straight in is worth more than a shorter line on the map.
- **The last stretch inside.** From a gate to the mataf it can be another five to ten minutes.

## Gates worth knowing

| Gate | Side of the mosque | Near it |
|---|---|---|
| King Abdulaziz (1) | south | the towers over the mosque, the beginning of Misfalah |
| Ajyad (5) | south-east | Ajyad street, uphill from here |
| King Fahd (79) | south-west | Jabal Omar and Ibrahim al-Khalil Street |
| Al-Umrah | west | Shubaikah |
| King Abdullah (100) | north-west | Jarwal, and the large new halls |
| Al-Marwah | north-east | the end of the mas’a, on the way to Shi’b Amir |

Large figures over the gates show their numbers. Some have changed with the extensions, so we give only those that are confirmed. Read the number of your gate on the first day and remember it: wardens, drivers and strangers all understand a number, whatever language they speak.

## How we count minutes

We follow the mapped streets from the hotel to the gate and count 75 metres a minute, the pace of an unhurried adult. Crowds and closed streets change it, so we write *about*. With small children or a walking stick, add half as much again.

| Walking time we show | With an elder | In the rush after prayer |
|---|---|---|
| 5 minutes | 8 minutes | 12 minutes |
| 10 minutes | 15 minutes | 25 minutes |
| 20 minutes | better by car | 40 minutes |

## A way to choose

1. Decide who sets the pace. It is never the fittest in the group.
2. Pick the side: for tawaf and prayer near the mataf, gates on the south and west lead in most directly; for wide, quieter prayer halls, the northern extension is good.
3. Set *Walk to the nearest gate* in the filters and look at the map, not only at the list.
4. Compare the price of a room nearby with the cost of two taxis a day. The nearer room is often cheaper in the end.

## Ask the hotel

- Which door do guests use to go to the mosque, and is there a slope or are there stairs?
- How long is the wait for a lift in the half hour before a prayer? In a tower of forty floors it can be longer than the walk.
- Is there a prayer room in the hotel for those who stay behind?
- How far can taxis drive when the streets are closed?

## What a view is worth

A room overlooking the mosque costs half as much again, or double, and you are in it mostly to sleep. It is worth it for someone who cannot leave the room often, or for one night at the end. Read the name of the room to the last word: “city view” faces the other way, and “partial view” means that a tower stands in between.

## If you stay further away

Quarters such as Aziziyah and Kudai are cheaper and quieter, and hotels there often run a bus. It does not take you to the gate: it stops at a station where you walk or change, and around prayer times it sits in the same traffic as everyone else. Plan one trip a day. Go before the afternoon prayer, stay until the night prayer, and come back when the first wave has passed. Families who do this often spend longer in the mosque than those who stay across the street and go back and forth five times.

## Madinah is simpler

Around the Prophet’s Mosque the ground is level and the streets are regular. Most hotels and the widest gates are on the north side; the women’s entrances are mainly on the north and east. Here, ten minutes really are ten minutes.

> Last checked in November 2026. Gates, bridges and barriers change with works and seasons. Ask at reception on the day you arrive which way is open.`,
    ar: `«على بُعد 500 متر من الحرم» عبارة تصدق على مئة فندق ولا تقول الكثير. فالمسجد الحرام أوسع من مراكز مدن كثيرة، وأرضه وادٍ بين جبال، والطرق حوله تُفتح وتُغلق بحسب الزحام.

## ما لا تذكره المسافة

- **الجهة.** من يسكن شمال المسجد ويقصد باب الملك عبدالعزيز في جنوبه يدور حوله أو يقطعه كله.
- **الارتفاع.** في أجياد والمسفلة صعود، ومئتا متر صعودًا بكرسي متحرك أطول من ستمئة على أرض مستوية.
- **المعابر.** بعد الصلاة تحدّد حركة الناس الطريق المتاح لك، ونفق أو جسر يفضي إلى الداخل مباشرة خير من خط أقصر على الخريطة.
- **المسافة داخل المسجد.** من الباب إلى المطاف قد تحتاج إلى خمس دقائق أخرى أو عشر.

## أبواب تحسن معرفتها

| الباب | جهته من المسجد | قريب منه |
|---|---|---|
| الملك عبدالعزيز (1) | الجنوب | الأبراج المطلّة على المسجد وأول المسفلة |
| أجياد (5) | الجنوب الشرقي | شارع أجياد، ويبدأ الصعود منه |
| الملك فهد (79) | الجنوب الغربي | جبل عمر وشارع إبراهيم الخليل |
| العمرة | الغرب | الشبيكة |
| الملك عبدالله (100) | الشمال الغربي | جرول والتوسعة الكبيرة |
| المروة | الشمال الشرقي | آخر المسعى، في الطريق إلى شعب عامر |

والأرقام مكتوبة فوق الأبواب بخط كبير، وقد تغيّر بعضها مع التوسعات، فلا نذكر إلا ما تأكّد. اقرأ رقم بابك يوم وصولك واحفظه، يفهمه عنك المنظّمون والسائقون وعامّة الناس أيًّا كانت لغتهم.

## كيف نحسب الدقائق

نتتبع الشوارع على الخريطة من الفندق إلى الباب، ونحسب 75 مترًا في الدقيقة، وهي مشية من لا يستعجل. والزحام وإغلاق الشوارع يغيّران الوقت، ولذلك نكتب «نحو». ومع الصغار أو العصا زد النصف.

| المدة المعروضة في الموقع | مع كبير السن | في الزحام بعد الصلاة |
|---|---|---|
| 5 دقائق | 8 دقائق | 12 دقيقة |
| 10 دقائق | 15 دقيقة | 25 دقيقة |
| 20 دقيقة | السيارة أولى | 40 دقيقة |

## طريقة للاختيار

1. انظر من يحدّد سرعة المجموعة، وليس هو أقواها أبدًا.
2. اختر الجهة: فأبواب الجنوب والغرب أقرب إلى المطاف، والتوسعة الشمالية رحبة وأهدأ للصلاة.
3. حدّد «المشي إلى أقرب باب» في عوامل التصفية، وانظر إلى الخريطة لا إلى القائمة وحدها.
4. قارن سعر الغرفة القريبة بأجرة سيارتين كل يوم، فكثيرًا ما يكون القريب أرخص في النهاية.

## اسأل الفندق

- من أي مدخل يخرج النزلاء إلى المسجد، وهل فيه منحدر أو درج؟
- كم ينتظر المرء المصعد في نصف الساعة التي تسبق الصلاة؟ فقد يطول ذلك في برج من أربعين طابقًا أكثر من المشي نفسه.
- هل في الفندق مصلى لمن يبقى فيه؟
- إلى أين تصل سيارات الأجرة حين تُغلق الطرق؟

## ما قيمة الإطلالة

الغرفة المطلّة على المسجد تزيد في سعرها النصف أو تبلغ الضعف، وأنت فيها نائم أكثر وقتك. وهي تستحق ذلك لمن لا يقدر على الخروج كثيرًا، أو لليلة واحدة في آخر السفر. واقرأ اسم الغرفة إلى آخره: فعبارة «إطلالة على المدينة» تعني الجهة الأخرى، و«إطلالة جزئية» تعني أن بينك وبين المسجد برجًا.

## إن سكنت أبعد

أحياء كالعزيزية وكدي أرخص وأهدأ، وكثير من فنادقها يسيّر حافلة. لكنها لا تبلغ بك الباب، بل تقف في محطة تمشي منها أو تنتقل إلى حافلة أخرى، وتعلق قبيل الصلوات وبعدها في الزحام كغيرها. فاجعلها مرة واحدة في اليوم: اذهب قبل العصر، وابقَ إلى العشاء، وعُد بعد انصراف الموجة الأولى. والعائلة التي تفعل ذلك كثيرًا ما تقضي في المسجد وقتًا أطول ممن يسكن قبالته ويصعد وينزل خمس مرات.

## المدينة أيسر

الأرض حول المسجد النبوي مستوية والشوارع منتظمة. وفي جهته الشمالية أكثر الفنادق وأوسع الأبواب، ومداخل النساء أكثرها في الشمال والشرق. وعشر دقائق هناك عشر دقائق.

> رُوجع في نوفمبر 2026. وتتغيّر الأبواب والجسور والحواجز مع الأعمال والمواسم، فاسأل الاستقبال يوم وصولك عن الطريق المفتوح.`,
  },
}
