import type { Article } from '#db/demo/content/articles/shape.ts'

export const ramadanCrowds: Article = {
  slug: 'ramadan-crowds',
  category: 'seasons',
  tags: ['ramadan', 'makkah', 'crowds'],
  postedDaysAgo: 33,
  cover: 'meal',
  title: { en: 'Ramadan in Makkah: living with the crowd', ar: 'رمضان في مكة: كيف تتعايش مع الزحام' },
  summary: {
    en: 'When the mosque is fullest, how the day turns around, and what to book early.',
    ar: 'متى يبلغ الزحام ذروته، وكيف ينقلب النهار ليلًا، وما الذي يُحجز مبكرًا.',
  },
  body: {
    en: `In Ramadan Makkah sleeps by day and lives by night. Shops open after the afternoon prayer, streets are fullest between sunset and dawn, and a hotel’s breakfast is served at three in the morning. Adapt, and you will have a wonderful month; keep the hours of home, and you will be tired by the third day.

## Three parts of the month

1. **The first ten days** fill up slowly. Prices rise in the second week.
2. **The middle ten** are the best choice for families: full, but with room to move.
3. **The last ten nights** are the fullest of the whole year, and the odd-numbered nights are fullest of all. Rooms near the mosque are sold months ahead, often only for the whole ten nights.

## A day that works

- Sleep after the dawn prayer until late morning.
- Pray the afternoon prayer in the mosque and stay. An hour before sunset, there is no space left near the mataf.
- Break the fast with dates and water where you sit; the mosque offers them. Eat later, when the restaurants have emptied.
- Between the night prayer and midnight the streets around the Haram hardly move. Rest, and go again after one.

## The hours in the mosque and outside

| Hour | In the mosque | On the streets |
|---|---|---|
| After the dawn prayer | emptier by the minute | quiet, shops are closed |
| Late morning | the quietest hours of the day | hot and calm |
| Afternoon prayer to sunset | fills up, ways to the mataf close one by one | cars are turned away |
| Night prayer to midnight | tarawih, every floor is full | hardly any movement |
| One to three at night | room again; in the last ten nights a second long prayer | busy, shops and kitchens are open |

Green and red lights over the gates show whether there is still room behind them. Follow them and the wardens: the gate around the corner is often open when yours is not, and the roof and upper floors fill last.

## Staying together

- Before every prayer, agree where to meet afterwards, and choose a second place in case the first is closed.
- Everyone carries a card with the hotel’s name and telephone number in Arabic. Do not rely on phones in a crowd of a million.
- Walk with the stream and leave it to the side. Never turn around in it, and do not stop on stairs or at gates.
- If you feel unwell, sit down by a pillar and ask for the Red Crescent, whose volunteers are never far away.

## Umrah in Ramadan

Umrah is by appointment, and evening slots go first. Take a morning slot if you fast well in the heat, or one after two at night. Allow three to four hours instead of two.

## What to book early

- A hotel that serves **suhoor**; many board plans change in Ramadan to suhoor and iftar.
- The train between Makkah and Madinah, at least four weeks ahead for the last ten nights.
- A wheelchair with a companion, if someone in your party needs one.

> The price calendar on our hotel pages marks the season. Rates, minimum stays and meals can differ from the rest of the year; the terms of each rate say so.

## What changes in the hotel

Rooms are cleaned in the afternoon instead of the morning, kitchens close by day, and lifts are slowest in the half hour before each prayer: from the upper floors, set out twenty minutes early. When you arrive, ask what time suhoor ends, whether it can be brought to your room, and until when a taxi can reach the door.

## Fasting on a journey

Ask a teacher you trust whether to fast on the days of travel. In any case, assume that everyone is tired and thirsty at four in the afternoon: no transfers, no shopping and no queues at that hour. Drink small amounts through the night, go easy on coffee, and ask your doctor about your medicine before you leave home, as many doses can be moved to the night.

## Eid

On the morning of Eid the mosque is full long before sunrise. Check-out times are strict, roads are closed for hours, and flights are full. If you can, stay one night longer.

> Last checked in November 2026. By the Umm al-Qura calendar Ramadan 1448 begins on 8 February 2027 and Eid is on 9 March; the sighting of the moon decides.`,
    ar: `في رمضان تنام مكة نهارًا وتحيا ليلًا. تفتح المتاجر بعد العصر، وتمتلئ الشوارع ما بين المغرب والفجر، ويُقدَّم فطور الفندق في الثالثة قبل الفجر سحورًا. ومن تكيّف مع ذلك نعم بشهر جميل، ومن بقي على مواعيد بيته أدركه التعب في اليوم الثالث.

## الشهر ثلاثة أقسام

1. **العشر الأولى** تمتلئ شيئًا فشيئًا، وترتفع الأسعار في الأسبوع الثاني.
2. **العشر الوسطى** أنسبها للعائلات: ازدحام يبقى معه متّسع.
3. **العشر الأواخر** أشدّ أيام السنة زحامًا، وأشدّها لياليها الوتر. وتنفد الغرف القريبة من المسجد قبلها بأشهر، وكثيرًا ما تُباع للعشر كلها.

## يوم متوازن

- نم بعد الفجر إلى الضحى.
- صلِّ العصر في المسجد وابقَ فيه، فمن جاء قبل المغرب بساعة لم يجد مكانًا قرب المطاف.
- أفطر على التمر والماء حيث تجلس، فالمسجد يقدّمهما، ثم كُل لاحقًا حين تخلو المطاعم.
- بين صلاة العشاء ومنتصف الليل تكاد الشوارع حول الحرم لا تتحرك، فاسترح وعُد بعد الواحدة.

## ساعات المسجد وساعات الطريق

| الوقت | في المسجد | في الطرق |
|---|---|---|
| بعد الفجر | يخفّ الزحام دقيقة بعد دقيقة | هدوء، والمتاجر مغلقة |
| الضحى | أهدأ ساعات اليوم | حرّ وسكون |
| من العصر إلى المغرب | يمتلئ، وتُغلق الطرق إلى المطاف تباعًا | تُمنع السيارات من الاقتراب |
| من العشاء إلى منتصف الليل | صلاة التراويح، وكل الأدوار ممتلئة | لا تكاد تتحرك |
| من الواحدة إلى الثالثة ليلًا | يتسع المكان، وفي العشر الأواخر صلاة التهجد | حركة، والمتاجر والمطابخ مفتوحة |

وفوق الأبواب إشارات خضراء وحمراء تبيّن هل بقي وراءها متّسع. فاتبعها واتبع المنظّمين، فكثيرًا ما يكون الباب المجاور مفتوحًا وبابك مغلق، وآخر ما يمتلئ السطح والأدوار العليا.

## كيف تبقون معًا

- اتفقوا قبل كل صلاة على مكان تلتقون فيه بعدها، وعلى مكان ثانٍ إن أُغلق الأول.
- ليحمل كلٌّ منكم بطاقة فيها اسم الفندق وهاتفه بالعربية. ولا تعتمدوا على الهواتف في حشد من مليون إنسان.
- سيروا مع الناس واخرجوا من بينهم إلى الجانب. لا ترجعوا عكس السير، ولا تقفوا على الدرج ولا عند الأبواب.
- من شعر بتعب فليجلس عند عمود وليطلب الهلال الأحمر، فمسعفوه قريبون دائمًا.

## العمرة في رمضان

العمرة بموعد، وأول ما ينفد مواعيد المساء. فخذ موعدًا في الضحى إن كنت تحتمل الصيام في الحرّ، أو بعد الثانية ليلًا. واحسب لها ثلاث ساعات أو أربعًا بدل ساعتين.

## ما يُحجز مبكرًا

- فندق يقدّم **السحور**، فكثير من خطط الوجبات تتحوّل في رمضان إلى إفطار وسحور.
- القطار بين مكة والمدينة، قبل العشر الأواخر بأربعة أسابيع على الأقل.
- كرسي متحرك مع مرافق إن احتاج إليه أحد ممن معك.

> في صفحات الفنادق يُعلَّم الموسم في تقويم الأسعار. وقد تختلف فيه الأسعار والحد الأدنى لليالي والوجبات عن سائر السنة، وشروط كل سعر تذكر ذلك.

## ما يتغيّر في الفندق

تُرتَّب الغرف بعد الظهر بدل الصباح، وتُغلق المطابخ نهارًا، وأبطأ ما تكون المصاعد نصف الساعة التي تسبق كل صلاة، فمن سكن الأدوار العليا فليخرج قبلها بعشرين دقيقة. واسأل عند الوصول متى ينتهي السحور، وهل يُحمل إلى الغرفة، وإلى أي ساعة تصل سيارة الأجرة إلى الباب.

## الصيام في السفر

أتصوم أيام السفر أم تفطر؟ سؤال تسأل عنه من تثق بعلمه. أما التخطيط فابنِه على أن الجميع متعبون عطاش في الرابعة عصرًا: فلا تنقّل ولا تسوّق ولا وقوف في الصفوف تلك الساعة. واشربوا في الليل قليلًا قليلًا، وأقلّوا من القهوة، واسألوا الطبيب عن الأدوية قبل السفر، فكثير منها يمكن نقل موعده إلى الليل.

## العيد

صبيحة العيد يمتلئ المسجد قبل شروق الشمس بكثير، ومواعيد المغادرة صارمة، والطرق تُغلق ساعات، والطائرات تقلع ممتلئة. فابقَ ليلة أخرى إن استطعت.

> رُوجع في نوفمبر 2026. وأول رمضان 1448 بتقويم أم القرى يوافق 8 فبراير 2027، والعيد 9 مارس، والعبرة برؤية الهلال.`,
  },
}
