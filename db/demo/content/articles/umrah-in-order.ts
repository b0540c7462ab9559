import type { Article } from '#db/demo/content/articles/shape.ts'

export const umrahInOrder: Article = {
  slug: 'umrah-in-order',
  category: 'before-you-travel',
  tags: ['umrah', 'first-time', 'makkah'],
  postedDaysAgo: 5,
  cover: 'guide',
  title: { en: 'The hours of Umrah, in order', ar: 'ساعات العمرة بترتيبها' },
  summary: {
    en: 'From the miqat to the barber: the order, how long each part takes, and where to rest.',
    ar: 'من الميقات إلى الحلّاق: بأي ترتيب، وكم يستغرق كل جزء، وأين تستريح.',
  },
  body: {
    en: `Umrah has four parts: ihram, tawaf, sa’i, and the cutting of the hair. This page is about time and place. For what to say, and for every question on which scholars differ, follow the teacher or book you trust.

## An overview

| Part | Where | Time to allow |
|---|---|---|
| Ihram | before or at the miqat | half an hour, mostly at home or in the hotel |
| Travel | miqat to the Holy Mosque | one and a half to seven hours |
| Tawaf | around the Kaaba, seven rounds | 40 minutes, two hours when it is full |
| Sa’i | between Safa and Marwah, seven lengths | 45 to 90 minutes |
| Cutting your hair | at the end of the mas’a or outside | 15 minutes plus the queue |

At the mosque, tawaf, sa’i and the cutting of the hair together take two to three hours at quiet times and four or more when it is full. You need not hurry from one to the next.

## Ihram and the miqat

If you come for Umrah, you must be in ihram before you pass the miqat. Which miqat is yours depends on where you come from.

- **By air to Jeddah** you cross the line in flight. Many airlines announce it; put the garments on before boarding, or on the plane before the announcement.
- **From Madinah** it is Dhu al-Hulayfah, also called Abyar Ali, about a quarter of an hour’s drive from the Prophet’s Mosque. It has a mosque, showers and parking, and every driver knows it.
- **From Taif and the east** it is Qarn al-Manazil, at al-Sayl al-Kabir on the main road.
- **If you are already in Makkah** and want to perform another Umrah, the usual place is the mosque of Tan’im, some seven kilometres from the Haram.

If you travel from Madinah by train, enter ihram at the hotel or at Dhu al-Hulayfah before you go to the station. The train does not stop on the way, and there is little room to change.

## Arriving at the mosque

1. Leave the luggage at the hotel, eat something light and drink water.
2. Have your permit open in the app and the phone charged, before you lose the network in the crowd.
3. Note the number of the gate where you enter, and agree where to meet.
4. Ask for the *mataf*, the open court around the Kaaba. When it is reserved or full, wardens direct you to the upper floors.

## Tawaf

The rounds begin and end at the corner of the Black Stone, marked by a green light on the wall opposite. On the ground a round in a quiet hour takes five minutes. On the roof or the first floor the circle is far longer: seven rounds there come to three or four kilometres. Count on your fingers or with a string of seven beads, and keep to the outside if you are with elders. The stream will carry you a little; never stop in it and never walk against it.

Afterwards people pray, behind the Station of Abraham if there is room and otherwise anywhere in the mosque, and drink Zamzam water. Sit down for ten minutes.

## Sa’i

The mas’a is a long covered hall on several floors, cool and level, with a lane for wheelchairs in the middle. One length is some 390 metres, so seven are nearly three kilometres. It starts at Safa and ends, after seven lengths, at Marwah. Green lights mark the stretch where men walk faster. There is Zamzam water along the walls, and there are places to sit at both ends. If you are tired, rest and go on.

## Cutting your hair

Barbers work outside the Marwah gate; you take a number, and the price is on the wall. Insist on a new blade. Women cut a little of their own or each other’s hair; small scissors in the bag save a search. This completes Umrah and ends ihram.

## What makes it easier

- Go in the late morning, or after 1 a.m. outside Ramadan.
- Soft, clean shoes or socks for the upper floors, if you may wear them.
- A small shoulder bag: phone, card, scissors, tissues, dates, a bottle.
- In a group, agree that anyone who loses the others finishes alone. Meet at the gate.

> Last checked in November 2026. Permits, access to the mataf and the use of the floors change with the season; the wardens on the spot decide.`,
    ar: `العمرة أربعة أجزاء: الإحرام والطواف والسعي والحلق أو التقصير. وهذه الصفحة في الأوقات والطرق وحدها. أما ما يُقال، وكل مسألة اختلف فيها العلماء، فارجع فيه إلى من تثق به من معلّم أو كتاب.

## نظرة عامة

| الجزء | مكانه | ما تحسب له من الوقت |
|---|---|---|
| الإحرام | قبل الميقات أو عنده | نصف ساعة، وأكثره في البيت أو الفندق |
| الطريق | من الميقات إلى المسجد الحرام | من ساعة ونصف إلى سبع ساعات |
| الطواف | حول الكعبة، سبعة أشواط | 40 دقيقة، وساعتان عند الزحام |
| السعي | بين الصفا والمروة، سبعة أشواط | من 45 إلى 90 دقيقة |
| الحلق أو التقصير | آخر المسعى أو خارجه | ربع ساعة وزمن الانتظار |

وتستغرق كلها ساعتين أو ثلاثًا في أوقات السعة، وأربعًا أو أكثر في الزحام. ولا شيء يضطرك إلى العجلة من جزء إلى الذي يليه.

## الإحرام والميقات

الميقات هو الموضع الذي لا يتجاوزه قاصد العمرة إلا محرمًا، ويختلف باختلاف الجهة التي تأتي منها.

- **القادم جوًّا إلى جدة** يمرّ بالميقات وهو في الطائرة. وكثير من شركات الطيران تعلن عنه، فالبس الإحرام قبل الصعود أو في الطائرة قبل ذلك الإعلان.
- **القادم من المدينة** ميقاته ذو الحليفة، ويُعرف بأبيار علي، على نحو ربع ساعة بالسيارة من المسجد النبوي. وفيه مسجد ومغاسل ومواقف، ويعرفه كل سائق.
- **القادم من الطائف والشرق** ميقاته قرن المنازل، عند السيل الكبير على الطريق العام.
- **من كان في مكة** وأراد عمرة أخرى خرج عادةً إلى مسجد التنعيم، على نحو سبعة كيلومترات من الحرم.

وإن سافرت من المدينة بالقطار فأحرم من الفندق أو من ذي الحليفة قبل الذهاب إلى المحطة، فالقطار لا يقف في الطريق ولا متّسع فيه لتبديل الثياب.

## الوصول إلى المسجد

1. دع الأمتعة في الفندق، وكُل شيئًا خفيفًا واشرب الماء.
2. افتح التصريح في التطبيق والهاتف مشحون، قبل أن تضعف الشبكة في الزحام.
3. احفظ رقم الباب الذي تدخل منه، واتفقوا عنده على مكان اللقاء.
4. اسأل عن المطاف، وهو الصحن المكشوف حول الكعبة. فإن كان مخصّصًا لغيرك أو ممتلئًا دلّك المنظّمون على الأدوار العليا.

## الطواف

تبدأ الأشواط وتنتهي عند ركن الحجر الأسود، ويدلّ عليه ضوء أخضر على الجدار المقابل. والشوط في الصحن خمس دقائق في ساعات السعة. أما على السطح أو الدور الأول فالدائرة أوسع كثيرًا، والأشواط السبعة هناك ثلاثة كيلومترات أو أربعة. فعُدّ على أصابعك أو بسبع خرزات، والزم الطرف الخارجي إن كان معك كبار سنّ. ومن الطبيعي أن يدفعك السير قليلًا، فلا تقف فيه ولا تسر عكسه.

ثم يصلي الناس خلف المقام إن وجدوا سعة، وإلا ففي أي موضع من المسجد، ويشربون من زمزم. فاجلس هنا عشر دقائق.

## السعي

المسعى ممر طويل مسقوف من عدة أدوار، بارد مستوٍ، في وسطه مسار للكراسي المتحركة. وطول الشوط نحو 390 مترًا، فالسبعة تقارب ثلاثة كيلومترات. ويبدأ السعي من الصفا، ويتم بعد سبعة أشواط عند المروة. والأضواء الخضراء تحدّد الموضع الذي يسرع فيه الرجال. وماء زمزم على الجانبين، وفي الطرفين مواضع للجلوس. ومن تعب استراح ثم أكمل.

## الحلق والتقصير

الحلّاقون خارج باب المروة، يعملون بالدور وأسعارهم معلّقة. فاطلب شفرة جديدة. والنساء يقصصن شيئًا من شعرهن بأنفسهن أو بعضهن لبعض، ومقص صغير في الحقيبة يغنيهن عن البحث. وبذلك تتم العمرة ويتحلّل المعتمر من إحرامه.

## ما يعينك

- اذهب في الضحى، أو بعد الواحدة ليلًا في غير رمضان.
- احمل حذاء ناعمًا نظيفًا أو جوربًا للأدوار العليا إن كان لبسه مما يجوز لك.
- حقيبة صغيرة على الصدر فيها الهاتف والبطاقة والمقص والمناديل والتمر وقارورة ماء.
- إن كنتم جماعة فاتفقوا على أن من فقد أصحابه أتمّ وحده، واللقاء عند الباب.

> رُوجع في نوفمبر 2026. والتصاريح والطريق إلى المطاف وتوزيع الأدوار تتغيّر مع المواسم، والقرار للمنظّمين في الموقع.`,
  },
}
