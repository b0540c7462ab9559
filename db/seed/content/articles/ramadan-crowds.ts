import type { Article } from '#db/seed/content/articles/shape.ts'

export const ramadanCrowds: Article = {
  slug: 'ramadan-crowds',
  category: 'seasons',
  tags: ['ramadan', 'makkah', 'crowds'],
  postedDaysAgo: 33,
  cover: 'meal',
  title: { en: 'Ramadan in Makkah: living with the crowd', ar: 'رمضان في مكة: كيف تعيش مع الزحام' },
  summary: {
    en: 'When the mosque is fullest, how the day turns around, and what to book early.',
    ar: 'متى يبلغ الزحام ذروته، وكيف ينقلب النهار ليلًا، وما الذي يُحجز مبكرًا.',
  },
  body: {
    en: `In Ramadan Makkah sleeps by day and lives by night. Shops open after the afternoon prayer, streets are fullest between sunset and dawn, and a hotel's breakfast is served at three in the morning. Who adapts has a wonderful month; who keeps the hours of home is tired by the third day.

## Three parts of the month

1. **The first ten days** fill up slowly. Prices rise in the second week.
2. **The middle ten** are the best choice for families: full, but with room to move.
3. **The last ten nights** are the fullest time of the whole year, and the nights of odd dates the fullest of these. Rooms near the mosque are sold months ahead, often only for the whole ten nights.

## A day that works

- Sleep after the dawn prayer until late morning.
- Pray the afternoon prayer in the mosque and stay. Those who come an hour before sunset find no place near the mataf.
- Break the fast with dates and water where you sit; the mosque offers them. Eat later, when the restaurants have emptied.
- Between the night prayer and midnight the streets around the Haram hardly move. Rest, and go again after one.

## Umrah in Ramadan

Umrah is by appointment, and the slots of the evenings go first. Take one in the forenoon if you fast well in the heat, or after two at night. Allow three to four hours instead of two.

## What to book early

- A hotel that serves **suhoor**; many board plans change in Ramadan to suhoor and iftar.
- The train between Makkah and Madinah, at least four weeks ahead for the last ten nights.
- A wheelchair with a companion, if someone in your party needs one.

> On our hotel pages the season is marked in the price calendar. Rates, minimum stays and meals can differ from the rest of the year; the terms of each rate say so.

## Eid

On the morning of Eid the mosque is full long before sunrise. Check-out times are strict, roads are closed for hours, and flights leave full. If you can, stay one night longer.`,
    ar: `في رمضان تنام مكة نهارًا وتحيا ليلًا. تفتح المتاجر بعد العصر، وتمتلئ الشوارع ما بين المغرب والفجر، ويُقدَّم إفطار الفندق في الثالثة قبل الفجر سحورًا. ومن تكيّف مع ذلك نعم بشهر جميل، ومن بقي على مواعيد بيته أدركه التعب في اليوم الثالث.

## الشهر ثلاثة أقسام

1. **العشر الأولى** تمتلئ شيئًا فشيئًا، وترتفع الأسعار في الأسبوع الثاني.
2. **العشر الوسطى** أفضل ما يناسب العائلات: ازدحام يبقى معه متّسع.
3. **العشر الأواخر** أشدّ أيام السنة زحامًا، وأشدّها لياليها الوتر. وتنفد الغرف القريبة من المسجد قبلها بأشهر، وكثيرًا ما تُباع للعشر كلها.

## يوم متوازن

- نم بعد الفجر إلى الضحى.
- صلِّ العصر في المسجد وابقَ فيه، فمن جاء قبل المغرب بساعة لم يجد مكانًا قرب المطاف.
- أفطر على التمر والماء حيث تجلس، فالمسجد يقدّمهما، ثم كُل لاحقًا حين تخلو المطاعم.
- بين صلاة العشاء ومنتصف الليل تكاد الشوارع حول الحرم لا تتحرك، فاسترح وعُد بعد الواحدة.

## العمرة في رمضان

العمرة بموعد، وأول ما ينفد مواعيد المساء. فخذ موعدًا في الضحى إن كنت تحتمل الصيام في الحرّ، أو بعد الثانية ليلًا. واحسب لها ثلاث ساعات أو أربعًا بدل ساعتين.

## ما يُحجز مبكرًا

- فندق يقدّم **السحور**، فكثير من خطط الوجبات تتحوّل في رمضان إلى إفطار وسحور.
- القطار بين مكة والمدينة، قبل العشر الأواخر بأربعة أسابيع على الأقل.
- كرسي متحرك مع مرافق إن احتاج إليه أحد ممن معك.

> في صفحات الفنادق يُعلَّم الموسم في تقويم الأسعار. وقد تختلف فيه الأسعار والحد الأدنى لليالي والوجبات عن سائر السنة، وشروط كل سعر تذكر ذلك.

## العيد

صبيحة العيد يمتلئ المسجد قبل شروق الشمس بكثير، ومواعيد المغادرة صارمة، والطرق تُغلق ساعات، والطائرات تقلع ممتلئة. فابقَ ليلة أخرى إن استطعت.`,
  },
}
