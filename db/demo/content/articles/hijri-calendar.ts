import type { Article } from '#db/demo/content/articles/shape.ts'

export const hijriCalendar: Article = {
  slug: 'hijri-calendar',
  category: 'seasons',
  tags: ['calendar', 'crowds', 'ramadan'],
  postedDaysAgo: 75,
  cover: 'skyline',
  title: { en: 'The Hijri calendar for travellers', ar: 'التقويم الهجري للمسافر' },
  summary: {
    en: 'Why the seasons move, how the months of 1448 and 1449 fall, and what that does to crowds and prices.',
    ar: 'لماذا تنتقل المواسم بين الفصول، ومتى تقع أشهر 1448 و1449، وما أثر ذلك في الزحام والأسعار.',
  },
  body: {
    en: `You book flights by one calendar, and the seasons follow another. Read both, and you will find quiet weeks and avoid surprises.

## A year that is eleven days shorter

The Hijri year has twelve months of the moon, each of 29 or 30 days: 354 or 355 days in all. Ramadan therefore comes ten to twelve days earlier in every solar year and passes through all the seasons in about 33 of them. In 2030 there will be two beginnings of Ramadan in one solar year, in January and in December.

The day begins at sunset. “The night of the 27th” is thus the evening that *precedes* the 27th day, which matters when you book: to be there for it, arrive the day before.

## Two ways to know a month

- **The Umm al-Qura calendar** is calculated years ahead and used in Saudi Arabia for dates on documents, in offices and on this site.
- **The sighting of the crescent** decides the beginning of Ramadan, of Shawwal with Eid, and of Dhu al-Hijjah. It can move them by one day.

Leave that day free. Book your flight home for the day after Eid by the calendar, or choose a fare that can be changed.

## The months of 1448 and 1449

| Month | 1448 begins | 1449 begins |
|---|---|---|
| Muharram | 16 June 2026 | 6 June 2027 |
| Rabi al-Awwal | 14 August 2026 | 3 August 2027 |
| Rajab | 10 December 2026 | 29 November 2027 |
| Sha’ban | 9 January 2027 | 29 December 2027 |
| Ramadan | 8 February 2027 | 28 January 2028 |
| Shawwal, with Eid al-Fitr | 9 March 2027 | 26 February 2028 |
| Dhu al-Qi’dah | 8 April 2027 | 27 March 2028 |
| Dhu al-Hijjah | 7 May 2027 | 26 April 2028 |

The Day of Arafah is the ninth of Dhu al-Hijjah: by this calendar 15 May 2027 and 4 May 2028. Eid al-Adha is the day after.

## What each season is like

1. **Muharram to Rabi al-Thani.** The weeks after Hajj are the quietest of the year, and hot while they fall in summer. Prices are at their lowest.
2. **Jumada and Rajab.** Cooler at present, and full during school holidays, above all from late December to early January.
3. **Sha’ban.** It gets fuller every week, as many people come before Ramadan begins.
4. **Ramadan.** The first third is moderate; the last is the fullest time of all.
5. **Shawwal.** The city empties quickly in the first days. The second week is a fine choice.
6. **Dhu al-Qi’dah and Dhu al-Hijjah.** The city prepares for Hajj. Umrah for visitors from abroad usually stops some weeks before it, and you need a permit to enter Makkah.

## The weekend

The weekend of the Kingdom is Friday and Saturday. On Thursday evening families from Jeddah, Taif and further away come to Makkah, and on Friday the mosque is full two hours before the prayer. Nights from Thursday to Saturday therefore cost more in many hotels. Arrive on Saturday and leave on Thursday: you pay less and have more room in the courtyard.

School holidays in the Kingdom and the Gulf states add weeks that are fuller than the Hijri date suggests. The dates of each school year are published; check them before you choose yours.

## How our pages show it

- Wherever a date matters, we show the Hijri date of the Umm al-Qura calendar beside it.
- The price calendar of a hotel marks Ramadan, the last ten nights, the two Eids and the days of Hajj.
- If a season changes the minimum stay or the cancellation terms, the rate says so before you choose.

## Three pieces of advice

- **Elders and small children:** Jumada and Rajab, which in these years are the months from October to January, in the middle of the week.
- **The lowest prices:** the month after Hajj, with a rate you can cancel.
- **Ramadan without the crowds:** the nights from the fifth to the fifteenth.

> Last checked in November 2026 against the Umm al-Qura tables. The sighting of the moon may move Ramadan, Shawwal and Dhu al-Hijjah by a day, and the ministry sets the dates of the Umrah season each year.`,
    ar: `تُحجز رحلات الطيران بتقويم، وتسير المواسم بتقويم آخر. ومن قرأ التقويمين وجد الأسابيع الهادئة وسلم من المفاجآت.

## سنة أقصر بأحد عشر يومًا

السنة الهجرية اثنا عشر شهرًا قمريًا، كل منها 29 يومًا أو 30، ومجموعها 354 أو 355. ولذلك يتقدّم رمضان كل سنة شمسية عشرة أيام إلى اثني عشر، ويدور على الفصول كلها في نحو 33 سنة. وفي عام 2030 يدخل رمضان مرتين في سنة شمسية واحدة: في يناير ثم في ديسمبر.

واليوم يبدأ من الغروب. فليلة السابع والعشرين هي المساء الذي *يسبق* نهار السابع والعشرين. وهذا مهم عند الحجز، فمن أرادها وصل قبلها بيوم.

## طريقتان لمعرفة الشهر

- **تقويم أم القرى** محسوب قبل سنين، وعليه التواريخ في المملكة في الأوراق والدوائر، وعليه هذا الموقع.
- **رؤية الهلال** هي الفصل في دخول رمضان، ودخول شوال والعيد، ودخول ذي الحجة. وقد تقدّمها أو تؤخّرها يومًا.

فاترك لذلك اليوم متّسعًا: احجز العودة في اليوم التالي للعيد بالتقويم، أو بسعر يقبل التغيير.

## أشهر 1448 و1449

| الشهر | أوله في 1448 | أوله في 1449 |
|---|---|---|
| محرم | 16 يونيو 2026 | 6 يونيو 2027 |
| ربيع الأول | 14 أغسطس 2026 | 3 أغسطس 2027 |
| رجب | 10 ديسمبر 2026 | 29 نوفمبر 2027 |
| شعبان | 9 يناير 2027 | 29 ديسمبر 2027 |
| رمضان | 8 فبراير 2027 | 28 يناير 2028 |
| شوال، وأوله عيد الفطر | 9 مارس 2027 | 26 فبراير 2028 |
| ذو القعدة | 8 أبريل 2027 | 27 مارس 2028 |
| ذو الحجة | 7 مايو 2027 | 26 أبريل 2028 |

ويوم عرفة تاسع ذي الحجة، وهو بهذا التقويم 15 مايو 2027 و4 مايو 2028، وعيد الأضحى في اليوم الذي يليه.

## كيف تكون المواسم

1. **من محرم إلى ربيع الآخر.** الأسابيع التالية للحج أهدأ أوقات السنة، حارّة ما دامت في الصيف، وأسعارها أدنى الأسعار.
2. **جمادى ورجب.** أبرد في هذه السنوات، وتمتلئ كلما حلّت عطلة مدرسية، ولا سيما من أواخر ديسمبر إلى أوائل يناير.
3. **شعبان.** يمتلئ أسبوعًا بعد أسبوع، فكثير من الناس يأتي قبل دخول رمضان.
4. **رمضان.** ثلثه الأول متوسط الزحام، وثلثه الأخير أشدّ أيام السنة.
5. **شوال.** تخفّ أيامه الأولى سريعًا، وأسبوعه الثاني اختيار حسن.
6. **ذو القعدة وذو الحجة.** تستعدّ مكة للحج. وتتوقف عمرة القادمين من الخارج عادةً قبله بأسابيع، وقد لا يُسمح بدخول مكة إلا بتصريح.

## نهاية الأسبوع

عطلة الأسبوع في المملكة الجمعة والسبت. وفي مساء الخميس تأتي العائلات إلى مكة من جدة والطائف وما هو أبعد، ويمتلئ المسجد يوم الجمعة قبل الصلاة بساعتين. ولذلك تزيد أسعار كثير من الفنادق في ليالي الخميس والجمعة. ومن وصل السبت وغادر الخميس دفع أقل ونال من سعة الصحن أكثر.

وعطل المدارس في المملكة ودول الخليج تضيف أسابيع أشدّ زحامًا مما يدلّ عليه التاريخ الهجري. ومواعيدها منشورة لكل سنة دراسية، فانظر فيها قبل أن تحدّد موعدك.

## كيف تُظهره صفحاتنا

- حيث يهمّ التاريخ يقف التاريخ الهجري إلى جانبه، بتقويم أم القرى.
- تقويم الأسعار في صفحة الفندق يعلّم رمضان والعشر الأواخر والعيدين وأيام الحج.
- إن غيّر الموسم الحد الأدنى لليالي أو شروط الإلغاء ذكر السعر ذلك قبل أن تختار.

## ثلاث نصائح

- **لكبار السن والأطفال:** جمادى ورجب، وهما في هذه السنوات ما بين أكتوبر ويناير، في وسط الأسبوع.
- **لأقل الكلفة:** الشهر الذي يلي الحج، بسعر يقبل الإلغاء.
- **لرمضان بلا تدافع:** من ليلة الخامس إلى ليلة الخامس عشر.

> رُوجع في نوفمبر 2026 على جداول أم القرى. وقد تغيّر رؤية الهلال أول رمضان وشوال وذي الحجة يومًا، وأوقات موسم العمرة تحدّدها الوزارة كل سنة.`,
  },
}
