import type { Article } from '#db/seed/content/articles/shape.ts'

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
    en: `Madinah is level, cooler than Makkah, and built around one mosque. Three days are enough to see its places and still spend most of the hours in the mosque.

## First day: the mosque

Arrive in the afternoon, walk around the court under the great umbrellas before sunset, when they fold, and learn your gate by its number. Visits to the Rawdah are by appointment in the official app, separately for men and women; slots open some days ahead and go within hours, so look every morning.

## Second day: Quba and the gardens

- **Quba**, the first mosque, lies about three and a half kilometres south. A paved way for walkers leads there from the Prophet's Mosque; electric carts drive along it. Go early, before the heat.
- On the way back, the **date market** south of the mosque: ajwa, safawi, sukkari. Taste, and ask for the year of the harvest.
- The evening belongs to the mosque again.

## Third day: Uhud and the story of the city

Mount **Uhud** rises to the north, six kilometres from the centre. At its foot lie the martyrs of the battle; a small hill opposite gives the view over the field. A guide is worth it here: the ground explains the story. Near the centre, museums show the mosque through the centuries and how the old city looked.

## Practical

| From the mosque to | Distance | How |
|---|---|---|
| Quba | about 3.5 km | on foot 45 minutes, cart, taxi |
| Uhud | about 6 km | taxi, guided tour |
| Qiblatain | about 5 km | taxi |
| Railway station | about 8 km | shuttle bus, taxi |

- Hotels on the north side are nearest to most gates; those on the east are a little quieter.
- Women find the widest prayer halls on the north and east of the mosque.
- The last train to Makkah leaves in the late evening; on Thursdays and Fridays book it a week ahead.

> Distances are measured on the map. What is open, and by which appointment, is decided by the authorities and can change.`,
    ar: `المدينة أرض مستوية، وأبرد من مكة، ومبنية حول مسجد واحد. وثلاثة أيام تكفي لرؤية معالمها مع بقاء أكثر الساعات للمسجد.

## اليوم الأول: المسجد

صِل بعد الظهر، وطُف بالساحة تحت المظلات الكبيرة قبل المغرب حين تُطوى، واحفظ بابك برقمه. وزيارة الروضة الشريفة بموعد في التطبيق الرسمي، للرجال وحدهم وللنساء وحدهن، وتُفتح المواعيد قبلها بأيام وتنفد في ساعات، فانظر كل صباح.

## اليوم الثاني: قباء والبساتين

- **قباء** أول مسجد، يبعد نحو ثلاثة كيلومترات ونصف إلى الجنوب. ويصل إليه من المسجد النبوي طريق ممهّد للمشاة تسير فيه عربات كهربائية. فاخرج مبكرًا قبل الحرّ.
- وفي العودة **سوق التمور** جنوب المسجد: عجوة وصفاوي وسكري. ذُق واسأل عن سنة الحصاد.
- والمساء للمسجد مرة أخرى.

## اليوم الثالث: أُحد وقصة المدينة

يقوم جبل **أُحد** شمالًا على ستة كيلومترات من المركز، وعند سفحه شهداء المعركة، وأمامه تلّ صغير يطلّ على الميدان. والمرشد هنا نافع، فالأرض تشرح القصة. وقرب المركز متاحف تعرض المسجد عبر القرون وكيف كانت المدينة القديمة.

## معلومات عملية

| من المسجد إلى | المسافة | الوسيلة |
|---|---|---|
| قباء | نحو 3.5 كم | مشيًا 45 دقيقة، أو عربة، أو سيارة أجرة |
| أُحد | نحو 6 كم | سيارة أجرة، أو جولة مع مرشد |
| القبلتين | نحو 5 كم | سيارة أجرة |
| محطة القطار | نحو 8 كم | حافلة، أو سيارة أجرة |

- فنادق الجهة الشمالية أقرب إلى أكثر الأبواب، وفنادق الشرق أهدأ قليلًا.
- أوسع مصليات النساء في شمال المسجد وشرقه.
- آخر قطار إلى مكة في وقت متأخر من المساء، فاحجزه قبل أسبوع إن كان يوم خميس أو جمعة.

> المسافات مقيسة على الخريطة. أما ما يُفتح وبأي موعد فتقرّره الجهات المختصة وقد يتغيّر.`,
  },
}
