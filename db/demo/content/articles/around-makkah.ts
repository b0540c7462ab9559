import type { Article } from '#db/demo/content/articles/shape.ts'

export const aroundMakkah: Article = {
  slug: 'around-makkah',
  category: 'places',
  tags: ['makkah', 'visits', 'history'],
  postedDaysAgo: 117,
  cover: 'tents',
  title: { en: 'Around Makkah in half a day', ar: 'حول مكة في نصف يوم' },
  summary: {
    en: 'Hira, Thawr, Arafat and Mina: what is seen from the road, what is climbed on foot, and what to leave out.',
    ar: 'حراء وثور وعرفات ومنى: ما يُرى من الطريق، وما يُصعد إليه مشيًا، وما يحسن تركه.',
  },
  body: {
    en: `Visits around Makkah are not part of Umrah. People make them to stand where the story took place, and an unhurried morning is enough. If you would rather stay in the mosque, you miss nothing that is required.

## A round that works

1. **Six o’clock:** leave the hotel after the dawn prayer and a light breakfast, with water.
2. **Jabal al-Nour**, four to five kilometres north-east of the mosque. At its foot lies a visitors’ district with an exhibition about the revelation.
3. **Mina, Muzdalifah and Arafat**, by car along the way the pilgrims take, some twenty kilometres.
4. **Jabal Thawr**, in the south; most people see it from below.
5. **Half past ten:** back at the hotel before the heat. Prayer, meal, sleep.

A car with a driver for four hours is the simplest way. With a guide who speaks your language it becomes a lesson that children listen to as well. Shared coaches are cheaper and stop for a quarter of an hour at each place.

## The places

| Place | From the mosque | Time | For whom |
|---|---|---|---|
| Jabal al-Nour, with the cave of Hira | 4 to 5\u00a0km | exhibition one hour; the climb and back two hours or more | those sure on their feet |
| Jabal Thawr | 6 to 7\u00a0km | from below a quarter of an hour; the climb three hours | the fit, in winter |
| Mina | 7\u00a0km | from the car | everyone |
| Muzdalifah | 11\u00a0km | from the car | everyone |
| Arafat, with Jabal al-Rahmah | 20\u00a0km | half an hour | everyone, few steps |
| Exhibition of the Two Holy Mosques’ architecture | 10\u00a0km | one hour | everyone, on one floor |

## The climb to Hira

The hill is about 640 metres above the sea, and the path rises some 270 metres on more than a thousand uneven steps. A fit person needs 45 minutes to an hour up. There is hardly any shade, and the small cave holds only a few people. Go in the cool months, before sunrise or late in the afternoon, in sturdy shoes, with a litre of water each. If you have heart trouble, painful knees or small children with you, the exhibition below shows you just as much.

Scholars give different advice on whether to climb at all, so ask a teacher you trust. The visit is certainly not a rite: take nothing away, and tie or write nothing there.

## Arafat and Mina outside the season

Outside Hajj both are quiet. Trees have been planted on the plain of Arafat, and a few steps lead up the rocky hill in the middle. At Mina you see tents to the horizon: they are fixed, of fireproof fabric, and empty for most of the year. Your driver can stop at the bridge of the Jamarat or pass Masjid al-Khayf; in the weeks before Hajj the roads are closed.

## In the city

- **The Makkah library**, east of the courtyard, stands by tradition where the Prophet, peace be upon him, was born. You see it from outside.
- **Masjid al-Jinn** and the cemetery of **al-Ma’la** lie north of the Haram, a quarter of an hour on foot. Follow the signs and the times for visitors.
- **The factory of the Kiswah** shows how the cover of the Kaaba is woven and embroidered. Visits are by appointment, mostly for groups.

## What to leave out

With more than three places in one morning, you mainly see car parks. Leave out any place with a queue, and you have a reason to come back.

## Practical

- Take permits and ID with you; there are checkpoints on the roads to the holy sites.
- Agree the price for the whole round and the hours beforehand, and pay at the end.
- Toilets are at the exhibitions, at Masjid al-Khayf in season, and at petrol stations.
- Guides need a licence. Ask to see it; good guides are happy to show it.
- Sellers at the foot of the hills ask three times the price they expect. A friendly no is enough.

> On hot days, with elders, or in the last ten days of Ramadan, put the trip off. The hills will still be there.

> Last checked in November 2026. Distances are measured on the map from the Holy Mosque. The authorities decide on opening hours, closures and permits.`,
    ar: `ليست زيارات مكة من العمرة. وإنما يخرج الناس إليها ليقفوا حيث كانت السيرة، وصباح واحد بلا عجلة يكفيها. ومن آثر البقاء في المسجد لم يفته شيء مما يلزمه.

## جولة متوازنة

1. **السادسة:** الخروج من الفندق بعد الفجر وفطور خفيف، ومعكم الماء.
2. **جبل النور**، على أربعة إلى خمسة كيلومترات شمال شرق المسجد. وعند سفحه حي للزوار فيه معرض للوحي.
3. **منى ومزدلفة وعرفات**، بالسيارة في طريق الحجاج، نحو عشرين كيلومترًا.
4. **جبل ثور** في الجنوب، ويُكتفى برؤيته من أسفله غالبًا.
5. **العاشرة والنصف:** العودة إلى الفندق قبل الحرّ، ثم الصلاة والطعام والنوم.

وأيسر ما يكون ذلك بسيارة مع سائقها أربع ساعات. ومع مرشد يتكلم لغتكم تصير الجولة درسًا يصغي إليه الأطفال أيضًا. والحافلات المشتركة أرخص، وتقف عند كل مكان ربع ساعة.

## الأماكن

| المكان | بُعده عن المسجد | الوقت | لمن يصلح |
|---|---|---|---|
| جبل النور وفيه غار حراء | 4 إلى 5\u00a0كم | المعرض ساعة، والصعود والنزول ساعتان فأكثر | لثابت القدم |
| جبل ثور | 6 إلى 7\u00a0كم | ربع ساعة من أسفله، والصعود ثلاث ساعات | للقوي في الشتاء |
| منى | 7\u00a0كم | من السيارة | للجميع |
| مزدلفة | 11\u00a0كم | من السيارة | للجميع |
| عرفات وفيها جبل الرحمة | 20\u00a0كم | نصف ساعة | للجميع، ودرجها قليل |
| معرض عمارة الحرمين الشريفين | 10\u00a0كم | ساعة | للجميع، في طابق واحد |

## الصعود إلى حراء

يعلو الجبل نحو 640 مترًا عن سطح البحر، ويرتفع الطريق إليه نحو 270 مترًا في أكثر من ألف درجة غير مستوية. ويصعده القوي في خمس وأربعين دقيقة إلى ساعة. ولا ظل فيه يُذكر، والغار صغير لا يسع إلا قليلًا. فاذهب في الأشهر المعتدلة، قبل الشروق أو في آخر النهار، بحذاء متين ولتر من الماء لكل واحد. ومن كان به مرض في القلب أو ألم في الركبتين أو معه صغار رأى في المعرض أسفله ما يغنيه.

أما الصعود نفسه فتختلف فيه نصيحة أهل العلم، فاسأل من تثق به. والثابت أن الزيارة ليست منسكًا، فلا يُحمل من المكان شيء ولا يُعقد فيه ولا يُكتب عليه.

## عرفات ومنى في غير الموسم

يسودهما الهدوء في غير الحج. وقد غُرست الأشجار في سهل عرفات، وفي وسطه جبل صخري تصعد إليه درجات قليلة. وفي منى ترى الخيام إلى مدّ البصر، وهي ثابتة من نسيج لا يحترق، خالية أكثر السنة. ويستطيع سائقك أن يقف عند جسر الجمرات أو أن يمرّ بمسجد الخيف، أما في الأسابيع التي تسبق الحج فالطرق مغلقة.

## داخل مكة

- **مكتبة مكة المكرمة** شرق الساحة، ويُروى أنها في الموضع الذي وُلد فيه النبي صلى الله عليه وسلم. وتُرى من خارجها.
- **مسجد الجن** ومقبرة **المعلاة** شمال الحرم على ربع ساعة مشيًا. فاتبع اللوحات وأوقات الزيارة.
- **مجمع كسوة الكعبة** يعرض كيف تُنسج الكسوة وتُطرّز. وزيارته بموعد، وأكثرها للمجموعات.

## ما يحسن تركه

من زاد على ثلاثة أماكن في صباح واحد لم يرَ إلا مواقف السيارات. فاترك ما عليه صف، وأبقِ لنفسك سببًا للعودة.

## معلومات عملية

- احملوا التصاريح والهويات، ففي الطرق إلى المشاعر نقاط تفتيش.
- اتفقوا على أجرة الجولة كلها وساعاتها من قبل، والدفع في آخرها.
- دورات المياه في المعارض، وفي مسجد الخيف في الموسم، وفي محطات الوقود.
- المرشد لا بد له من رخصة، فاطلب رؤيتها، والمتقن يُريها راضيًا.
- الباعة عند سفوح الجبال يطلبون ثلاثة أضعاف ما يرجون، وكلمة «لا» بلطف تكفي.

> في الأيام الحارّة، ومع كبار السن، وفي العشر الأواخر من رمضان، أجّلوا الجولة، فالجبال باقية في مكانها.

> رُوجع في نوفمبر 2026. والمسافات مقيسة على الخريطة من المسجد الحرام. وأوقات الفتح والإغلاق والتصاريح تقرّرها الجهات المختصة.`,
  },
}
