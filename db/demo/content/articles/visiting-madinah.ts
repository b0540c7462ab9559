import type { Article } from '#db/demo/content/articles/shape.ts'

export const visitingMadinah: Article = {
  slug: 'visiting-madinah',
  category: 'places',
  tags: ['madinah', 'visits', 'history'],
  postedDaysAgo: 55,
  cover: 'skyline',
  title: { en: 'Three quiet days in Madinah', ar: 'ثلاثة أيام هادئة في المدينة المنورة' },
  summary: {
    en: 'The Prophet’s Mosque, Quba, Uhud and the date market, in an order that leaves time to sit.',
    ar: 'المسجد النبوي وقباء وأُحد وسوق التمور، بترتيب يترك لك وقتًا للجلوس.',
  },
  body: {
    en: `Madinah is level, cooler than Makkah, and built around one mosque. Three days are enough to see the sights and still spend most of your time in the mosque.

## Getting there

From Makkah the train takes a little over two hours; the drive of some 450 kilometres takes four and a half. Madinah also has its own airport, about fifteen kilometres north-east of the mosque, with flights from many countries. It is often the calmer place to start: the airport is smaller than Jeddah’s, and your hotel is half an hour away.

## First day: the mosque

Arrive in the afternoon, walk around the courtyard under the great umbrellas before they fold at sunset, and learn the number of your gate. Visits to the Rawdah are by appointment in the official app, with separate times for men and women; slots open some days ahead and go within hours, so look every morning.

## Visiting the Rawdah

1. Book your appointment in the official app as soon as your dates are fixed, and look again every morning: cancelled slots come back.
2. Be at the waiting area half an hour early, with the appointment open on your phone and the ID you registered with.
3. Leave bags, food and prams at the hotel. Groups are led in and out together, and the time inside is short; decide beforehand how you want to use it.
4. You leave by a different door. Agree on a meeting point, as men and women go at different times.

## Second day: Quba and the gardens

- **Quba**, the first mosque, lies about three and a half kilometres south. A paved footpath leads there from the Prophet’s Mosque, with electric carts along it. Go early, before the heat.
- On the way back, the **date market** south of the mosque: ajwa, safawi, sukkari. Taste before you buy, and ask about the year of the harvest.
- Spend the evening in the mosque again.

## Third day: Uhud and the story of the city

Mount **Uhud** rises to the north, six kilometres from the centre. The martyrs of the battle are buried at its foot; a small hill opposite has a view over the field. A guide is worth it here: you understand the story on the ground. Near the centre, museums show the mosque through the centuries and how the old city looked.

## Weather and clothes

| Months | By day | By night |
|---|---|---|
| December to February | 24 to 27 degrees | 12 to 14, a jacket is welcome |
| March, April, November | 30 to 35 | pleasant, 17 to 22 |
| May to October | 37 to 43 | 23 to 30 |

The marble of the courtyard stays cool; the asphalt of the streets does not. In summer go out before nine and after sunset. The umbrellas give shade by day, and fans between them spray a fine mist of water.

## Courtesies

- Set your phone to silent before the gate, and photograph the building rather than people at prayer.
- Keep the aisles between the pillars free; sit at the side, even for a moment.
- Speak quietly near the Rawdah and the grave of the Prophet, peace be upon him. Everyone there has waited a long time for this moment.
- The people who clean the carpets and hand out water work all night. Greet them.

## Practical

| From the mosque to | Distance | How |
|---|---|---|
| Quba | about 3.5\u00a0km | on foot 45 minutes, cart, taxi |
| Uhud | about 6\u00a0km | taxi, guided tour |
| Qiblatayn | about 5\u00a0km | taxi |
| Railway station | about 8\u00a0km | shuttle bus, taxi |

- Hotels on the north side are nearest to most gates; those on the east are a little quieter.
- The largest prayer halls for women are on the north and east sides of the mosque.
- The last train to Makkah leaves around ten in the evening; on Thursdays and Fridays book it a week ahead.

> Last checked in November 2026. Distances are measured on the map. The authorities decide what is open and by what appointment, and this can change.`,
    ar: `المدينة مستوية الأرض، وأبرد من مكة، ومبنية حول مسجد واحد. وثلاثة أيام تكفي لرؤية معالمها مع بقاء أكثر الساعات للمسجد.

## الوصول إليها

يصل القطار من مكة في ساعتين وقليل، والسيارة في أربع ساعات ونصف لنحو 450 كيلومترًا. وللمدينة مطارها، على نحو خمسة عشر كيلومترًا إلى الشمال الشرقي من المسجد، وتصله رحلات الطيران من بلدان كثيرة. وكثيرًا ما تكون البداية منه أهدأ، فهو أصغر من مطار جدة، والفندق منه على نصف ساعة.

## اليوم الأول: المسجد

اجعل وصولك بعد الظهر، وتمشَّ في الساحة تحت المظلات الكبيرة قبل المغرب حين تُطوى، واحفظ بابك برقمه. وزيارة الروضة الشريفة بموعد في التطبيق الرسمي، للرجال وحدهم وللنساء وحدهن، وتُفتح المواعيد قبلها بأيام وتنفد في ساعات، فتفقّدها كل صباح.

## زيارة الروضة

1. احجز موعدك في التطبيق الرسمي متى عرفت أيامك، وعُد إليه كل صباح، فالمواعيد الملغاة تُعرض من جديد.
2. كن في مكان الانتظار قبل موعدك بنصف ساعة، والموعد مفتوح في هاتفك ومعك الهوية التي سجّلت بها.
3. اترك الحقائب والطعام وعربات الأطفال في الفندق. فالدخول والخروج جماعات، والوقت في الداخل قصير، فانظر من قبلُ فيمَ تريد أن تقضيه.
4. ستخرج من باب غير الذي دخلت منه. فاتفقوا على مكان تلتقون فيه، لأن للرجال أوقاتًا وللنساء أوقاتًا.

## اليوم الثاني: قباء والبساتين

- **قباء**، وهو أول مسجد في الإسلام، يبعد نحو ثلاثة كيلومترات ونصف إلى الجنوب. ويصل إليه من المسجد النبوي طريق ممهّد للمشاة تسير فيه عربات كهربائية. فاخرج مبكرًا قبل الحرّ.
- وفي العودة **سوق التمور** جنوب المسجد: عجوة وصفاوي وسكري. تذوّق واسأل عن سنة الحصاد.
- والمساء للمسجد مرة أخرى.

## اليوم الثالث: أُحد وقصة المدينة

يقوم جبل **أُحد** شمالًا على ستة كيلومترات من المركز، وعند سفحه قبور شهداء المعركة، وأمامه تلّ صغير يطلّ على الميدان. والمرشد هنا نافع، فالأرض تشرح القصة. وقرب المركز متاحف تعرض المسجد عبر القرون وكيف كانت المدينة القديمة.

## الطقس والملابس

| الأشهر | نهارًا | ليلًا |
|---|---|---|
| ديسمبر إلى فبراير | من 24 إلى 27 درجة | من 12 إلى 14، والسترة نافعة |
| مارس وأبريل ونوفمبر | من 30 إلى 35 | لطيف، من 17 إلى 22 |
| مايو إلى أكتوبر | من 37 إلى 43 | من 23 إلى 30 |

رخام الساحات يبقى باردًا، ولا يبقى كذلك إسفلت الطرق. فاخرج في الصيف قبل التاسعة وبعد المغرب. والمظلات تظلّل الساحة نهارًا، وبينها مراوح تنفث رذاذًا من الماء.

## آداب المكان

- أسكت الهاتف قبل الباب، وصوّر البناء لا المصلين.
- لا تجلس في الممرات بين الأعمدة ولو لحظة، واجلس في الجانب.
- اخفض صوتك عند الروضة وقبر النبي صلى الله عليه وسلم، فكل من هناك طال انتظاره لهذه الساعة.
- الذين ينظّفون السجاد ويوزّعون الماء يعملون الليل كله، والسلام عليهم لا يكلّفك شيئًا.

## معلومات عملية

| من المسجد إلى | المسافة | الوسيلة |
|---|---|---|
| قباء | نحو 3.5\u00a0كم | مشيًا 45 دقيقة، أو عربة، أو سيارة أجرة |
| أُحد | نحو 6\u00a0كم | سيارة أجرة، أو جولة مع مرشد |
| مسجد القبلتين | نحو 5\u00a0كم | سيارة أجرة |
| محطة القطار | نحو 8\u00a0كم | حافلة، أو سيارة أجرة |

- فنادق الجهة الشمالية أقرب إلى أكثر الأبواب، وفنادق الشرق أهدأ قليلًا.
- أوسع مصليات النساء في شمال المسجد وشرقه.
- آخر قطار إلى مكة في نحو العاشرة مساءً، فاحجزه قبل أسبوع إن كان يوم خميس أو جمعة.

> رُوجع في نوفمبر 2026. والمسافات مقيسة على الخريطة. أما ما يُفتح وبأي موعد فتقرّره الجهات المختصة وقد يتغيّر.`,
  },
}
