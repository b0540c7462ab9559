import type { Article } from '#db/demo/content/articles/shape.ts'

export const historicJeddah: Article = {
  slug: 'historic-jeddah',
  category: 'places',
  tags: ['jeddah', 'visits', 'history'],
  postedDaysAgo: 103,
  cover: 'facade',
  title: { en: 'A day in Jeddah between two flights', ar: 'يوم في جدة بين رحلتين' },
  summary: {
    en: 'The old town of coral stone, the long shore and a supper of fish, for those who have hours to spare.',
    ar: 'البلدة القديمة المبنية من حجر البحر، والكورنيش الطويل، وعشاء من السمك، لمن له ساعات يقضيها.',
  },
  body: {
    en: `For thirteen centuries pilgrims came to Makkah through Jeddah. Caliph Uthman is said to have made it the port of the holy city in the year 26 of the Hijra, about 647. Whoever has a day before the flight home is in good company there.

## Is it worth it?

Between checking out in Makkah and boarding there are often ten hours. In Jeddah you can leave the suitcases, walk through the old town, sit by the sea and be at the airport in half an hour. Anyone who is exhausted or travels with the very old had better keep the room in Makkah until the afternoon; ask for a late check-out.

| Hours between hotel and airport | What fits |
|---|---|
| Three | a meal by the sea, nothing else |
| Five | the old town, slowly |
| Eight | old town, noon rest, the shore at sunset |
| A night | all of it, and sleep before an early flight |

## The old town

Al-Balad, the old quarter, has been on the World Heritage List since 2014. Its houses are built of stone from the reefs, held by beams of wood, and up to five storeys high. Before the windows hang the *rawasheen*, oriels of carved timber, through which the wind from the sea cools the rooms and from which one sees without being seen.

- **Bab Makkah**, the gate through which the caravans went out to the holy city. Begin there, for there is parking and the ways lead downhill.
- **Nasseef House**, finished in the 1880s, with a tree before its door that for a long time was said to be the only one in town. King Abdulaziz lodged here in 1925. Its stairs are so wide that camels carried goods up to the kitchen on top.
- **Al-Shafi’i mosque**, among the oldest in the city, with a minaret of the thirteenth century.
- **Souq al-Alawi**, the market street between the two: frankincense, spices, cloth, sweets.

Many houses are being restored, and scaffolding moves from one to the next. Ask at the information desk which are open. Ways are uneven and partly without shade, so that a wheelchair manages the main streets and few of the alleys.

## When to go

1. In the morning until eleven the light is fine, and many shops are still closed.
2. From noon to four it is too hot for much of the year. Rest then, or eat in a cooled place.
3. From five on the quarter wakes up, and most are out between eight and eleven at night.
4. On Friday nearly everything is closed until after the noon prayer.

## The shore

The Corniche runs for many kilometres along the Red Sea, with lawns, benches and playgrounds. The northern part is wide and without cars, and even in summer a wind blows in the evening. A high fountain stands before the southern end in the dark, lit from below. By the water is a mosque on pillars from 1985 that people like to visit at sunset; it is a place of prayer, and its visitors dress and speak accordingly.

## Eating

- Fish is chosen at the counter, weighed, and grilled or fried as you say. *Sayadiyah* is the rice that goes with it, brown from fried onions.
- *Foul* and *tamees*, beans and flat bread from the clay oven, are the breakfast of the town.
- *Mabshoor*, *mutabbaq* and Hijazi sweets are eaten in the alleys, standing.

Ask for the weight and the price of the fish before it goes to the kitchen.

## Luggage and transport

- Hotels near the airport keep luggage and rent rooms for half a day; ask us about both.
- The train from Makkah stops at Sulaymaniyah, about a quarter of an hour from the old town by taxi, and then at the airport.
- From the old town to terminal 1 allow 45 minutes by car, and 75 between five and nine in the evening.
- Be at the airport three hours before an international flight. In the weeks after Ramadan and Hajj make it four.

## Courtesies

Clothes that cover shoulders and knees are right for both men and women. Ask before you photograph people or a house with its door open. Shops close for about half an hour at each prayer in some streets, and in others they stay open.

> Last checked in November 2026. Restoration, opening hours and traffic change; look at the heritage district’s own pages the evening before.`,
    ar: `ثلاثة عشر قرنًا والحجاج يدخلون إلى مكة من جدة. ويُذكر أن عثمان بن عفان رضي الله عنه جعلها ميناء للبلد الحرام سنة 26 للهجرة، نحو 647 للميلاد. فمن كان له يوم قبل رحلة العودة فقد سبقه إليها كثيرون.

## هل تستحق الزيارة؟

بين مغادرة الفندق في مكة وصعود الطائرة عشر ساعات في كثير من الأحيان. وفي جدة تودع حقائبك، وتمشي في البلدة القديمة، وتجلس إلى البحر، ثم تبلغ المطار في نصف ساعة. أما المنهك ومن معه كبير لا يقوى فالأولى له أن يُبقي غرفته في مكة إلى العصر، فاطلب تأخير المغادرة.

| الساعات بين الفندق والمطار | ما تتسع له |
|---|---|
| ثلاث | وجبة على البحر لا غير |
| خمس | البلدة القديمة على مهل |
| ثمانٍ | البلدة، وراحة الظهر، والكورنيش عند الغروب |
| ليلة | كل ذلك، ونوم قبل رحلة مبكرة |

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
- كن في المطار قبل الرحلة الدولية بثلاث ساعات، واجعلها أربعًا في الأسابيع التالية لرمضان والحج.

## آداب المكان

اللباس الذي يستر الكتفين والركبتين لائق بالرجال والنساء. واستأذن قبل تصوير الناس أو بيت بابه مفتوح. وتُغلق المتاجر نحو نصف ساعة عند كل صلاة في بعض الشوارع، وتبقى مفتوحة في غيرها.

> رُوجع في نوفمبر 2026. والترميم وأوقات الفتح وحركة السير تتغيّر، فانظر في صفحات المنطقة التاريخية في الليلة السابقة.`,
  },
}
