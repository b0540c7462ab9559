import type { Article } from '#db/demo/content/articles/shape.ts'

export const withEldersAndChildren: Article = {
  slug: 'with-elders-and-children',
  category: 'before-you-travel',
  tags: ['families', 'elders', 'children'],
  postedDaysAgo: 41,
  cover: 'wheelchair',
  title: { en: 'Travelling with elders and children', ar: 'السفر مع كبار السن والأطفال' },
  summary: {
    en: 'A pace everyone can keep, rooms that fit three generations, and help in the mosque.',
    ar: 'وتيرة يحتملها الجميع، وغرف تتسع لثلاثة أجيال، وما يعينكم في المسجد.',
  },
  body: {
    en: `Many of our guests travel as three generations. Such a trip needs less planning than people fear, and more rest than they plan.

## Plan for the slowest

- One thing in the morning, one in the evening, nothing in between.
- The day after arrival is free. Jet lag and heat together are too much for the oldest and the youngest of you.
- Leave for the prayer 45 minutes early. Elders are grateful for a seat in the shade and time to catch their breath.

## Before the flight

- Ask the airline for assistance when you book, and remind them two days before departure. A wheelchair will then wait at the aircraft door, and you go through passport control together.
- Order child seats with your transfer: taxis have none. Say how many suitcases and prams you have; a family of seven rarely fits into a car for seven.
- Choose a flight that lands before evening. A child who arrives at midnight has lost the next day too.
- Write a sheet for each elder: illnesses, medicine, allergies, blood group, whom to call. It takes ten minutes, and it is the first thing people read in an emergency.

## Rooms that fit

Look at the *Sleeps* line of a room, not at its name: it shows how many adults and children fit, and from what age a child counts as an adult. Two connected doubles often cost no more than one suite and have two bathrooms. If someone gets up at night, ask for a walk-in shower; we pass on every request, and the hotel answers.

## In the mosque

- **Wheelchairs:** the mosque lends them, and you can rent one with a helper outside. There are lanes for tawaf and sa’i on upper floors, and small electric carts. Book the cart before you go up.
- **Lifts and escalators** lead to all floors, but are full after prayers. Wait in your seat for a quarter of an hour.
- **Children:** give each a bracelet with your phone number. Show them the number of your gate, and tell them to go to someone in uniform if they get lost.
- Prams are not allowed in the mataf. A baby carrier is easier anyway.

## A day with three generations

| Time | Elders | Parents with children |
|---|---|---|
| Dawn | prayer in the mosque, back by taxi or wheelchair | one parent goes, the other stays |
| Morning | sleep, then a late breakfast | play in the shade, or a small errand |
| Noon | rest in a cool room | sleep or quiet games |
| Afternoon to sunset | early to the mosque, seats by a pillar | follow half an hour later |
| Evening | a short walk with everyone | ice cream, and to bed |

Parents who take turns both get their quiet hours. Agree on the first evening who goes to which prayer; otherwise it is always the same one who stays behind.

## If someone gets lost

1. Stay where you are for ten minutes; most people come back to where you last saw them.
2. One of you goes to the agreed gate, another waits.
3. Tell a warden at the nearest gate. Wardens have radios and know where lost children and adults are taken.
4. Have a photo from that day on your phone: clothes say more than faces.

## Heat and health

Drink before you are thirsty; Zamzam water is everywhere, also uncooled, which is easier on the throat. From May to September the marble is pleasant at night and the road is not: keep light shoes in your bag. Carry medicine for two days in your hand luggage, and write down the names of the substances, not only the brands.

## Food

Rice, lentils, yoghurt and bread are available around the clock. With half board you need not go out again after the night prayer. For small children, a kettle and a fridge in the room are worth more than a breakfast buffet.

> Check *Lifts and accessibility* on the hotel page: step-free entrance, lifts, bathroom with rails. Where we do not know, we say so.

> Last checked in November 2026. Loans, open lanes and the rules for prams change with the season; the wardens on the spot decide.`,
    ar: `كثير من ضيوفنا يسافرون ثلاثة أجيال معًا. وسفر كهذا يحتاج إلى تخطيط أقلّ مما يُخشى، وإلى راحة أكثر مما يُخطَّط له.

## خطّط على قدر أبطئكم

- أمر واحد في الصباح، وآخر في المساء، ولا شيء بينهما.
- اجعلوا اليوم التالي للوصول فارغًا، فتعب السفر مع الحرّ كثير على أكبركم وأصغركم.
- اخرجوا إلى الصلاة قبلها بخمس وأربعين دقيقة، فمقعد في الظل ومتّسع من الوقت أطيب ما يبقى في ذاكرة الكبار.

## قبل الطيران

- اطلب المساعدة من شركة الطيران عند الحجز، وذكّرها بها قبل السفر بيومين، فينتظركم كرسي متحرك عند باب الطائرة وتعبرون الجوازات معًا.
- اطلب مقاعد الأطفال مع سيارة النقل، فليست في سيارات الأجرة. واذكر عدد الحقائب والعربات، فعائلة من سبعة قلّما تسعها سيارة لسبعة.
- اختر طيرانًا يهبط قبل المساء، فالطفل الذي يصل في منتصف الليل يضيع عليه اليوم التالي أيضًا.
- اكتب لكل كبير سنّ ورقة فيها أمراضه وأدويته وما يتحسس منه وفصيلة دمه ومن يُتصل به. لا تكلّفك إلا عشر دقائق، وهي أول ما يُقرأ عند الطوارئ.

## غرف تناسبكم

انظر في الغرفة إلى سطر «السعة» لا إلى اسمها، فهو يذكر عدد البالغين والأطفال، ومن أي سنّ يُعدّ الطفل بالغًا. وغرفتان مزدوجتان متصلتان قد لا تزيدان على سعر جناح وفيهما حمّامان. وإن كان بينكم من يقوم ليلًا فاطلب دُشًّا بلا عتبة، ونحن ننقل كل طلب إلى الفندق وهو يجيب.

## في المسجد

- **الكراسي المتحركة** يعيرها المسجد، وتُستأجر خارجه مع من يدفعها. وللطواف والسعي مسارات في الأدوار العليا وعربات كهربائية صغيرة، فاحجز العربة قبل الصعود.
- **المصاعد والسلالم الكهربائية** تصل إلى كل الأدوار، لكنها تزدحم بعد الصلاة، فابقوا جالسين ربع ساعة.
- **الأطفال** يلبسون سوارًا عليه رقم هاتفك. أرِهم رقم بابكم، وأخبرهم أن من ضلّ طريقه يُؤخذ إلى أصحاب الزيّ الرسمي.
- عربات الأطفال لا تُدخَل المطاف، وحاملة الصدر أيسر على كل حال.

## يوم لثلاثة أجيال

| الوقت | الكبار | الوالدان مع الأطفال |
|---|---|---|
| الفجر | الصلاة في المسجد والعودة بسيارة أو كرسي | يذهب أحدهما ويبقى الآخر |
| الصباح | نوم ثم فطور متأخر | لعب في الظل أو حاجة قريبة |
| الظهر | راحة في غرفة مبرّدة | نوم أو لعب هادئ |
| من العصر إلى المغرب | خروج مبكر إلى المسجد ومقاعد عند عمود | يلحقون بهم بعد نصف ساعة |
| المساء | مشية قصيرة مع الجميع | مثلّجات ثم إلى النوم |

إذا تناوب الوالدان نال كلٌّ منهما ساعات سكينته. فاتفقا من أول مساء لمن تكون كل صلاة، وإلا بقي في الغرفة الشخص نفسه دائمًا.

## إن ضلّ أحدكم

1. ابقوا في مكانكم عشر دقائق، فأكثر الناس يعودون إلى حيث رآهم أهلهم آخر مرة.
2. يذهب واحد إلى الباب المتفق عليه، وينتظر آخر.
3. أخبروا أقرب منظّم عند الأبواب، فمعهم أجهزة اتصال، ويعرفون إلى أين يُؤخذ التائهون صغارًا وكبارًا.
4. لتكن في الهاتف صورة التُقطت في اليوم نفسه، فالثياب أدلّ من الوجه.

## الحرّ والصحة

اشربوا قبل العطش، فماء زمزم في كل مكان، ومنه غير المبرّد وهو أرفق بالحلق. ومن مايو إلى سبتمبر يطيب الرخام ليلًا ولا يطيب الطريق، فاجعلوا في الحقيبة أحذية خفيفة. وضعوا دواء يومين في حقيبة اليد، واكتبوا اسم المادة لا الاسم التجاري وحده.

## الطعام

الأرز والعدس واللبن والخبز متاحة على مدار الساعة. والفندق الذي يقدّم وجبتين يغنيكم عن النزول بعد العشاء. وغلّاية وثلاجة في الغرفة أنفع للصغار من مائدة فطور كبيرة.

> راجع في صفحة الفندق سطر «تسهيلات ذوي الإعاقة والمصاعد»: مدخل بلا درج، ومصاعد، وحمّام بمقابض. وما لا نعلمه نقول إننا لا نعلمه.

> رُوجع في نوفمبر 2026. وما يعيره المسجد والمسارات المفتوحة ومواضع عربات الأطفال تتغيّر مع المواسم، والقرار للمنظّمين في الموقع.`,
  },
}
