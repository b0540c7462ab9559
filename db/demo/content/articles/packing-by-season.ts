import type { Article } from '#db/demo/content/articles/shape.ts'

export const packingBySeason: Article = {
  slug: 'packing-by-season',
  category: 'before-you-travel',
  tags: ['packing', 'checklist', 'umrah'],
  postedDaysAgo: 26,
  cover: 'luggage',
  title: { en: 'One suitcase: packing by season', ar: 'حقيبة واحدة: الأمتعة بحسب الفصل' },
  summary: {
    en: 'What to wear in Makkah and Madinah in January and in July, and what to leave at home.',
    ar: 'ما يحتاج إليه جوّ مكة والمدينة في يناير وفي يوليو، وما يبقى في البيت.',
  },
  body: {
    en: `Makkah is never cold, Madinah sometimes is, and every hotel, coach and hall is cooled to the temperature of a spring morning. If you pack only for the weather outside, you will be cold inside.

## The year in numbers

| Months | Makkah by day and night | Madinah by day and night |
|---|---|---|
| December to February | 31 and 20 degrees | 25 and 13 degrees |
| March and April | 36 and 23 | 32 and 19 |
| May to September | 43 and 30 | 42 and 28 |
| October and November | 37 and 25 | 33 and 20 |

These are rounded averages of many years. Some summer days are a few degrees hotter, and from November to January a short, heavy rain may fall: low streets flood for an hour, and a thin raincoat is better than an umbrella.

## For every season

- **Clothes** for four days that dry overnight. Hotel laundry is charged by the piece and expensive; small laundries in the side streets charge by the kilo.
- **Two pairs of shoes**, both worn in: a sturdy pair for walking and a light pair that fits into a cloth bag. Blisters spoil more plans than heat does.
- **One warm layer**, even in July. Aircraft, trains and the lower halls of the mosques are cold.
- **For men** two sets of ihram garments and a belt. Cotton towelling is warm, and heavy when wet; in summer a lighter weave is more comfortable.
- **For women** loose, opaque, light clothes, and two scarves that hold without pins.
- **Unscented soap, cream and sunscreen**, in small bottles.

## Extra for summer

1. A white umbrella, for shade on the way from the hotel to the gate.
2. An insulated bottle; you can fill it with Zamzam water at any time.
3. Sachets of oral rehydration salts, from any pharmacy.
4. A spray bottle and a small towel for the neck.
5. Thin socks with a rubber sole, where you may wear them: sunlit marble outside the court burns.

## Extra for winter

- A jacket for evenings in Madinah and for the road between the cities, which is colder at night than either.
- A shawl for the dawn prayer in the open courtyard.
- Cream for lips and hands. The air is dry, and you wash often.

## Hand luggage

Keep with you what you need in the first twelve hours: passports, permits, insurance, all medicine in its packaging, glasses, one set of clothes, the ihram garments if you pass the miqat in flight, charger and adapter. Power banks go in the cabin, never in the hold. Scissors and razors go in the hold.

## What to leave at home

- Prayer mats. The mosques are carpeted, and a folding mat costs little there.
- Food for the whole trip. Everything is on sale around the clock, including what children eat at home.
- Valuable jewellery, and more than one watch.
- A hair dryer and an iron: most rooms have them, and other hotels bring them on request.

## On the way back

Leave a third of your suitcase empty. Dates are heavier than you think: five kilograms are quickly bought. Each airline has its own rules for Zamzam water; many take one sealed five-litre box per passenger, bought at the airport and checked in separately, and none takes it loose in a suitcase. Ask yours before you buy.

## A trick for families

Mix the suitcases: put some of everyone’s clothes in someone else’s luggage. If one suitcase arrives a day late, no one goes without. Tie the same coloured ribbon to all of them, photograph each, and write the name of your first hotel on the label, not your home address.

## A list to print

- Documents: passport, visa or permit, insurance, bookings, two photos
- Health: medicine, prescription, plasters, rehydration salts, mask
- Clothes: four days, warm layer, shoes, cloth bag
- Worship: ihram garments and belt, small book, scissors in the suitcase
- Technology: telephone, charger, adapter with three square pins, power bank

> Last checked in November 2026. Averages are rounded; check the forecast three days before you travel, and your airline’s rules.`,
    ar: `مكة لا تبرد أبدًا، والمدينة تبرد أحيانًا، أما الفنادق والحافلات والقاعات فمكيّفة كلها كصباح ربيعي. ومن أعدّ حقيبته لجوّ الشارع وحده أصابه البرد في الداخل.

## السنة بالأرقام

| الأشهر | مكة نهارًا وليلًا | المدينة نهارًا وليلًا |
|---|---|---|
| ديسمبر إلى فبراير | 31 و20 درجة | 25 و13 درجة |
| مارس وأبريل | 36 و23 | 32 و19 |
| مايو إلى سبتمبر | 43 و30 | 42 و28 |
| أكتوبر ونوفمبر | 37 و25 | 33 و20 |

وهذه معدّلات سنين كثيرة مقرّبة. وقد تزيد الحرارة درجات في بعض أيام الصيف، وقد يهطل من نوفمبر إلى يناير مطر غزير قصير تمتلئ به الشوارع المنخفضة ساعة، فمعطف رقيق للمطر أنفع حينئذ من المظلة.

## لكل الفصول

- **ملابس** تكفي أربعة أيام وتجفّ في ليلة. فالغسيل في الفندق غالٍ لأنه بالقطعة، والمغاسل الصغيرة في الشوارع الجانبية تغسل بالكيلو.
- **حذاءان** سبق لبسهما: متين للطريق، وخفيف يوضع في كيس من القماش. وما تفسده بثور القدمين من الخطط أكثر مما يفسده الحرّ.
- **ثوب دافئ** واحد ولو في يوليو، فالطائرات والقطارات وقاعات المسجدين السفلى باردة.
- **للرجال** إحرامان وحزام. والقطن الوبري دافئ يثقل إذا ابتلّ، والنسيج الأخفّ أرفق في الصيف.
- **للنساء** ملابس فضفاضة ساترة خفيفة، وخماران يثبتان بلا دبابيس.
- **صابون ومرطّب وواقٍ من الشمس بلا رائحة**، في عبوات صغيرة.

## ويُزاد في الصيف

1. مظلة بيضاء، تصنع لك الظل بين الفندق والباب.
2. قارورة تحفظ البرودة، تُملأ من ماء زمزم متى شئت.
3. أكياس أملاح الإماهة، وهي في كل صيدلية.
4. بخّاخ ماء ومنشفة صغيرة للرقبة.
5. جوارب رقيقة بنعل مطاطي لمن يجوز له لبسها، فالرخام المكشوف للشمس خارج الصحن يحرق القدم.

## ويُزاد في الشتاء

- سترة لأمسيات المدينة وللطريق، فهو أبرد ليلًا من المدينتين.
- شال لصلاة الفجر في الساحة المكشوفة.
- مرطّب للشفتين واليدين، فالهواء جاف والوضوء كثير.

## حقيبة اليد

ما تحتاج إليه في الساعات الاثنتي عشرة الأولى يبقى معك: الجوازات والتصاريح والتأمين، والأدوية كلها في علبها، والنظارة، وثوب واحد، والإحرام إن كنت ستمرّ بالميقات في الطائرة، والشاحن والمحوّل. ومكان البطاريات المتنقلة مقصورة الركاب لا الأمتعة المشحونة، والمقصات والشفرات بعكس ذلك.

## ما يبقى في البيت

- سجادة الصلاة: فالمسجدان مفروشان، والسجادة التي تُطوى رخيصة هناك.
- طعام السفر كله: كل شيء يباع على مدار الساعة، حتى ما اعتاده الأطفال في بيوتهم.
- الحليّ الثمينة، وأكثر من ساعة.
- مجفّف الشعر والمكواة: في أكثر الغرف منهما، ويحضرهما الفندق إن طُلبا.

## في طريق العودة

اترك ثلث الحقيبة فارغًا، فالتمر أثقل مما يُظنّ، وما أسرع ما تبلغ المشتريات خمسة كيلوغرامات. ولشركات الطيران قواعدها في ماء زمزم: كثير منها يقبل عبوة مختومة من خمسة لترات لكل مسافر، تُشترى في المطار وتُشحن وحدها، ولا تقبله شركة سائبًا داخل الحقائب. فاسأل شركتك قبل الشراء.

## حيلة للعائلات

وزّعوا الملابس على الحقائب: شيء من ثياب كل واحد في حقيبة غيره. فإن تأخرت حقيبة يومًا لم يبقَ أحد بلا ثياب. واربطوا بها كلها شريطًا من لون واحد، وصوّروا كل حقيبة، واكتبوا على بطاقتها اسم الفندق الأول لا عنوان بيتكم.

## قائمة للطباعة

- الأوراق: الجواز والتأشيرة أو التصريح والتأمين والحجوزات وصورتان
- الصحة: الأدوية والوصفة واللاصقات وأملاح الإماهة والكمامة
- الملابس: أربعة أيام وثوب دافئ وحذاءان وكيس قماش
- العبادة: الإحرام والحزام وكتيّب صغير، والمقص في حقيبة السفر
- الأجهزة: الهاتف والشاحن ومحوّل ثلاثي الأطراف المربّعة وبطارية متنقلة

> رُوجع في نوفمبر 2026. والمعدّلات مقرّبة، فانظر في توقعات الطقس قبل السفر بثلاثة أيام، وفي قواعد شركة الطيران.`,
  },
}
