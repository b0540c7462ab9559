import type { Article } from '#db/demo/content/articles/shape.ts'

export const historicJeddah: Article = {
  slug: 'historic-jeddah',
  category: 'places',
  tags: ['jeddah', 'visits', 'history'],
  postedDaysAgo: 103,
  cover: 'facade',
  title: { en: 'A day in Jeddah between two flights', ar: 'يوم في جدة بين رحلتي طيران' },
  summary: {
    en: 'The old town of coral stone, the long seafront and a fish supper, if you have hours to spare.',
    ar: 'البلدة القديمة المبنية من حجر البحر، والكورنيش الطويل، وعشاء من السمك، لمن له ساعات يقضيها.',
  },
  body: {
    en: `For thirteen centuries pilgrims came to Makkah through Jeddah. Caliph Uthman is said to have made it the port of the holy city in the year 26 of the Hijra, about 647. If you have a day before your flight home, you are in good company.

## Is it worth it?

There are often ten hours between checking out in Makkah and boarding. In Jeddah you can leave your suitcases, walk through the old town, sit by the sea and be at the airport in half an hour. If you are exhausted or travel with very old people, keep your room in Makkah until the afternoon instead; ask for a late check-out.

| Hours between hotel and airport | What fits |
|---|---|
| Three | a meal by the sea, nothing else |
| Five | the old town, slowly |
| Eight | the old town, a rest at noon, the seafront at sunset |
| A night | all of it, and sleep before an early flight |

## The old town

Al-Balad, the old quarter, has been on the World Heritage List since 2014. Its houses, up to five storeys high, are built of coral stone from the reefs and held by wooden beams. Over the windows hang the *rawasheen*, bays of carved timber that let the sea breeze cool the rooms and let people look out without being seen.

- **Bab Makkah**, the gate through which the caravans went out to the holy city. Begin there: you can park, and it is downhill from there.
- **Nasseef House**, finished in the 1880s, with a tree at its door that was long said to be the only one in town. King Abdulaziz stayed here in 1925. Its stairs are so wide that camels carried goods up to the kitchen at the top.
- **Al-Shafi’i mosque**, among the oldest in the city, with a minaret of the thirteenth century.
- **Souq al-Alawi**, the market street between the two: frankincense, spices, cloth, sweets.

Many houses are being restored, and scaffolding moves from one to the next. Ask at the information desk which are open. The ground is uneven and partly without shade; with a wheelchair you can manage the main streets but few of the alleys.

## When to go

1. In the morning until eleven the light is fine, and many shops are still closed.
2. From noon to four it is too hot for much of the year. Rest, or eat somewhere cool.
3. From five the quarter wakes up, and it is busiest between eight and eleven at night.
4. On Fridays nearly everything is closed until after the noon prayer.

## The seafront

The Corniche runs for many kilometres along the Red Sea, with lawns, benches and playgrounds. The northern part is wide and without cars, and even in summer a wind blows in the evening. Off the southern end a tall fountain is lit after dark. A mosque built on pillars over the water in 1985 is popular at sunset; it is a place of prayer, so dress and speak accordingly.

## Eating

- You choose your fish at the counter and have it weighed, then grilled or fried. *Sayadiyah* is the rice that goes with it, brown from fried onions.
- *Ful* and *tamees*, beans with flat bread from a clay oven, are the local breakfast.
- *Mabshoor*, *mutabbaq* and Hijazi sweets are street food, eaten standing up.

Ask for the weight and the price of the fish before it goes to the kitchen.

## Luggage and transport

- Hotels near the airport store luggage and rent rooms for half a day; ask us about both.
- The train from Makkah stops at Sulaymaniyah, about a quarter of an hour from the old town by taxi, and then at the airport.
- From the old town to terminal 1 allow 45 minutes by car, and 75 between five and nine in the evening.
- Be at the airport three hours before an international flight. In the weeks after Ramadan and Hajj, make it four.

## Courtesies

Wear clothes that cover shoulders and knees, men and women alike. Ask before you photograph people or a house with its door open. In some streets shops close for about half an hour at each prayer; in others they stay open.

> Last checked in November 2026. Restoration, opening hours and traffic change; check the heritage district’s website the evening before.`,
    ar: `ثلاثة عشر قرنًا والحجاج يدخلون إلى مكة من جدة. ويُذكر أن عثمان بن عفان رضي الله عنه جعلها ميناء للبلد الحرام سنة 26 للهجرة، نحو 647 للميلاد. فمن كان له يوم قبل طيران العودة فقد سبقه إليها كثيرون.

## هل تستحق الزيارة؟

بين مغادرة الفندق في مكة وصعود الطائرة عشر ساعات في كثير من الأحيان. وفي جدة تودع حقائبك، وتمشي في البلدة القديمة، وتجلس إلى البحر، ثم تبلغ المطار في نصف ساعة. أما المنهك ومن معه كبير لا يقوى فالأولى له أن يُبقي غرفته في مكة إلى العصر، فاطلب تأخير المغادرة.

| الساعات بين الفندق والمطار | ما تتسع له |
|---|---|
| ثلاث | وجبة على البحر لا غير |
| خمس | البلدة القديمة على مهل |
| ثمانٍ | البلدة، وراحة الظهر، والكورنيش عند الغروب |
| ليلة | كل ذلك، ونوم قبل طيران مبكر |

## البلدة القديمة

جدة التاريخية، ويسمّيها أهلها البلد، في قائمة التراث العالمي منذ 2014. وبيوتها من حجر الشعاب البحرية تشدّه أخشاب معترضة، ومنها ما يعلو خمسة طوابق. وعلى النوافذ *الرواشين*، وهي شرفات من الخشب المنقوش يدخل منها نسيم البحر فيبرّد الغرف، ويرى منها أهل البيت ولا يُرون.

- **باب مكة**، وكانت القوافل تخرج منه إلى البلد الحرام. فابدأ منه، ففيه مواقف، والطرق بعده تنحدر.
- **بيت نصيف**، اكتمل بناؤه في ثمانينيات القرن التاسع عشر، وأمام بابه شجرة قيل زمنًا إنها الوحيدة في جدة. ونزل فيه الملك عبدالعزيز سنة 1925. ودرجه عريض تصعد فيه الجمال بالأحمال إلى المطبخ في أعلاه.
- **مسجد الشافعي**، من أقدم مساجد جدة، ومئذنته من القرن الثالث عشر الميلادي.
- **سوق العلوي**، شارع السوق بينهما: اللبان والبهارات والأقمشة والحلوى.

وترميم البيوت جارٍ، والسقالات تنتقل من بيت إلى بيت، فاسأل في مكتب الاستعلامات عن المفتوح منها. والطرق غير مستوية ويقلّ الظل في بعضها، فالكرسي المتحرك يسلك الشوارع الكبيرة وقليلًا من الأزقّة.

## متى تذهب

1. في الصباح إلى الحادية عشرة يحسن الضوء، وكثير من المتاجر مغلق.
2. من الظهر إلى الرابعة يشتدّ الحرّ في أكثر السنة، فاسترح أو كُل في مكان مبرّد.
3. من الخامسة يستيقظ الحي، وأكثر الناس بين الثامنة والحادية عشرة ليلًا.
4. يوم الجمعة يُغلق كل شيء تقريبًا إلى ما بعد الصلاة.

## الكورنيش

يمتدّ الكورنيش كيلومترات كثيرة على البحر الأحمر، وفيه مروج ومقاعد وملاعب للأطفال. وقسمه الشمالي رحب لا تدخله السيارات، ويهبّ النسيم في مسائه حتى في الصيف. وفي جنوبه نافورة عالية تضاء ليلًا. وعلى الماء مسجد على أعمدة بُني سنة 1985 يحب الناس زيارته عند الغروب، وهو بيت صلاة له لباسه وأدبه.

## الطعام

- يُختار السمك من المعرض ويوزن، ثم يُشوى أو يُقلى كما تطلب. ومعه *الصيادية*، وهي أرز يسمرّ بالبصل المقلي.
- الفول والتميس، خبز التنّور، فطور أهل البلد.
- المبشور والمطبّق والحلوى الحجازية تؤكل وقوفًا في الأزقّة.

واسأل عن وزن السمك وسعره قبل أن يدخل المطبخ.

## الأمتعة والتنقّل

- الفنادق القريبة من المطار تحفظ الأمتعة وتؤجّر الغرف نصف يوم، فاسألنا عنهما.
- القطار من مكة يقف في السليمانية، على نحو ربع ساعة بالسيارة من البلدة القديمة، ثم في المطار.
- من البلدة القديمة إلى الصالة 1 احسب 45 دقيقة بالسيارة، و75 بين الخامسة والتاسعة مساءً.
- كن في المطار قبل الطيران الدولي بثلاث ساعات، واجعلها أربعًا في الأسابيع التالية لرمضان والحج.

## آداب المكان

اللباس الذي يستر الكتفين والركبتين لائق بالرجال والنساء. واستأذن قبل تصوير الناس أو بيت بابه مفتوح. وتُغلق المتاجر نحو نصف ساعة عند كل صلاة في بعض الشوارع، وتبقى مفتوحة في غيرها.

> رُوجع في نوفمبر 2026. والترميم وأوقات الفتح وحركة السير تتغيّر، فانظر في صفحات المنطقة التاريخية في الليلة السابقة.`,
  },
}
