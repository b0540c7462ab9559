import type { Article } from '#db/demo/content/articles/shape.ts'

export const haramainTrain: Article = {
  slug: 'haramain-train',
  category: 'getting-around',
  tags: ['train', 'makkah', 'madinah', 'jeddah'],
  postedDaysAgo: 68,
  cover: 'train',
  title: { en: 'The Haramain train: Makkah, Jeddah, Madinah', ar: 'قطار الحرمين: مكة وجدة والمدينة' },
  summary: {
    en: 'Stations, travel times, luggage, and when the road is still the better way.',
    ar: 'المحطات ومدد السفر والأمتعة، ومتى يكون الطريق البرّي أنسب.',
  },
  body: {
    en: `The Haramain high-speed railway links the two holy cities by way of Jeddah, its airport and King Abdullah Economic City. From Makkah to Madinah it takes a little over two hours; by road it takes four and a half.

## The stations

| Station | To the mosque or terminal |
|---|---|
| Makkah (Rusaifah) | about 4\u00a0km to the Holy Mosque: bus or taxi, 15 to 30 minutes |
| Jeddah (Sulaymaniyah) | in the city, for hotels and the old town |
| King Abdulaziz airport | inside terminal 1, on foot |
| King Abdullah Economic City | rarely needed by pilgrims |
| Madinah | about 8\u00a0km to the Prophet’s Mosque: shuttle bus or taxi |

## Travel times

- Airport to Makkah: about 50 minutes
- Airport to Madinah: about 1 hour 45 minutes
- Makkah to Madinah: about 2 hours 20 minutes

These are scheduled times and vary from train to train. The timetable changes with the season, with many more trains in Ramadan and before Hajj.

## The two classes

| For you | Economy | Business |
|---|---|---|
| Seats in a row | four, two and two | three, one and two |
| Luggage | racks above and at the ends of the coach | the same, shared by fewer |
| Food | a café coach, not included | drinks and a small meal are usually included |
| Best for | families who want to sit together | elders, and those who want to sleep |

The trains run at up to 300 kilometres an hour on a line of about 450 kilometres, open since October 2018. You hardly notice the speed: the desert slips past, and by the time the children have eaten, you are in Jeddah.

## Tickets

Book in the railway’s own app or on its website, with each name as in the passport. Fares rise as the train fills, so the first trains of the morning and those around noon are often cheapest. You can change your ticket to another train for a small fee while there are seats.

## From the aircraft to the platform

1. The airport station is in terminal 1, under the same roof. If you land at another terminal, take the airport bus first and allow half an hour for it.
2. Passport control and luggage take between forty minutes and two hours, longest at the start of a season.
3. At the station you show your ticket and passport at the gate, and your luggage is screened as at an airport.
4. The platform is announced shortly before departure. Your ticket shows coach and seat.

## Luggage and comfort

- Two bags per person and a piece of hand luggage are fine. There is a rack at each end of the coach; lock your bags.
- Boxes of Zamzam water travel as luggage if they are well wrapped.
- Wheelchairs are welcome: say so when booking, and come to the station an hour earlier.
- Platforms close some minutes before departure, as at an airport.

## When the road is better

1. You land after ten in the evening. The last trains leave around ten in the evening; a booked car waits for you.
2. You are five or more with a lot of luggage, and the hotel is far from the station.
3. You want to stop on the way, at Badr or on the coast.

> Allow 90 minutes between landing and the train if you have checked luggage, more at the beginning of a season.

## If something goes wrong

- **Your flight is late.** Change the ticket in the app before the train leaves; afterwards the conditions are stricter.
- **The train is full.** Look again early the next morning, when cancelled seats come back. Buses run between the cities all day.
- **You left something behind.** Ask at the station’s service desk, and give the train, coach and seat.
- **Someone is unwell on board.** Tell the staff. They walk through every coach and can call help to the next station.

> Last checked in November 2026. The railway sets times, fares and conditions and changes them with the season: check its website before you travel.`,
    ar: `يصل قطار الحرمين السريع بين المدينتين المقدستين مرورًا بجدة ومطارها ومدينة الملك عبدالله الاقتصادية. والطريق به بين مكة والمدينة ساعتان وقليل، وبالسيارة أربع ساعات ونصف.

## المحطات

| المحطة | إلى المسجد أو الصالة |
|---|---|
| مكة المكرمة (الرصيفة) | نحو 4\u00a0كم إلى المسجد الحرام: حافلة أو سيارة أجرة، من 15 إلى 30 دقيقة |
| جدة (السليمانية) | داخل جدة، للفنادق والبلدة التاريخية |
| مطار الملك عبدالعزيز | داخل الصالة 1، مشيًا |
| مدينة الملك عبدالله الاقتصادية | قلّما يحتاج إليها المعتمر |
| المدينة المنورة | نحو 8\u00a0كم إلى المسجد النبوي: حافلة أو سيارة أجرة |

## مدد السفر

- من المطار إلى مكة: نحو 50 دقيقة
- من المطار إلى المدينة: نحو ساعة و45 دقيقة
- من مكة إلى المدينة: نحو ساعتين و20 دقيقة

وهذه مدد مقرّرة تختلف بين قطار وآخر. ويتغيّر الجدول مع الموسم، وتكثر القطارات في رمضان وقبل الحج.

## الدرجتان

| ما يهمّك | السياحية | الأعمال |
|---|---|---|
| المقاعد في الصف | أربعة، اثنان واثنان | ثلاثة، واحد واثنان |
| الأمتعة | رفوف علوية ورفوف في طرفي العربة | مثلها، ويتقاسمها عدد أقل |
| الطعام | عربة مقهى بمقابل | مشروب ووجبة خفيفة في الغالب |
| لمن تناسب | العائلات التي تريد الجلوس معًا | كبار السن ومن يريد النوم |

تبلغ سرعة القطار 300 كيلومتر في الساعة على خط طوله نحو 450 كيلومترًا، فُتح للمسافرين في أكتوبر 2018. ولا تكاد تشعر بالسرعة: تمرّ الصحراء، وما إن يأكل الأطفال حتى تكونوا في جدة.

## التذاكر

احجز من تطبيق القطار أو موقعه الرسمي، واكتب الاسم كما في الجواز. وترتفع الأجرة كلما امتلأ القطار، فأرخصها غالبًا قطارات أول الصباح والظهيرة. ويمكن نقل التذكرة إلى قطار آخر برسم يسير ما بقيت مقاعد.

## من الطائرة إلى الرصيف

1. محطة المطار في الصالة 1 تحت السقف نفسه. ومن هبط في صالة أخرى ركب أولًا حافلة المطار، فليحسب لها نصف ساعة.
2. يستغرق المرور بالجوازات واستلام الأمتعة من أربعين دقيقة إلى ساعتين، وأطول ما يكون ذلك في أول المواسم.
3. في المحطة تُبرز التذكرة والجواز عند البوابة، وتُفحص الأمتعة كما في المطار.
4. يُعلَن رقم الرصيف قبيل الانطلاق، أما العربة والمقعد ففي التذكرة.

## الأمتعة والراحة

- حقيبتان وحقيبة يد لكل مسافر أمر معتاد. وفي طرفي كل عربة رفّ للأمتعة، فأقفل حقائبك.
- ماء زمزم المعبّأ في صناديقه يسافر مع الأمتعة إذا أُحكم تغليفه.
- الكراسي المتحركة مرحّب بها: اذكرها عند الحجز، واحضر إلى المحطة قبل الموعد المعتاد بساعة.
- تُغلق الأرصفة قبل الانطلاق بدقائق، كما في المطار.

## متى يكون الطريق البرّي أنسب

1. إذا هبطت طائرتك بعد العاشرة مساءً، فآخر القطارات في نحو العاشرة مساءً، والسيارة تنتظرك.
2. إذا كنتم خمسة فأكثر بأمتعة كثيرة والفندق بعيد عن المحطة.
3. إذا أردتم التوقف في الطريق، في بدر أو على الساحل.

> احسب 90 دقيقة بين الهبوط والقطار إن كانت لك أمتعة مشحونة، وأكثر من ذلك في أول الموسم.

## إن حدث طارئ

- **تأخرت الطائرة:** غيّر التذكرة من التطبيق قبل انطلاق القطار، فالشروط بعده أشدّ.
- **امتلأ القطار:** انظر ثانية في الصباح الباكر، فمقاعد من ألغوا تُعرض من جديد. والحافلات تسير بين المدينتين طوال اليوم.
- **نسيت شيئًا:** اسأل في مكتب الخدمة بالمحطة، واذكر رقم القطار والعربة والمقعد.
- **مرض أحدكم في القطار:** أخبروا الموظفين، فهم يمرّون بكل العربات ويستطيعون طلب العون إلى المحطة التالية.

> رُوجع في نوفمبر 2026. والمواعيد والأسعار والشروط بيد إدارة القطار وتتغيّر بحسب الموسم، فاقرأ صفحاتها قبل السفر.`,
  },
}
