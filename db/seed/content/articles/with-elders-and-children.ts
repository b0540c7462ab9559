import type { Article } from '#db/seed/content/articles/shape.ts'

export const withEldersAndChildren: Article = {
  slug: 'with-elders-and-children',
  category: 'before-you-travel',
  tags: ['families', 'elders', 'children'],
  postedDaysAgo: 41,
  cover: 'wheelchair',
  title: { en: 'Travelling with elders and children', ar: 'السفر مع كبار السن والأطفال' },
  summary: {
    en: 'A pace everyone can hold, rooms that fit three generations, and what helps in the mosque.',
    ar: 'وتيرة يحتملها الجميع، وغرف تتسع لثلاثة أجيال، وما يعينكم في المسجد.',
  },
  body: {
    en: `Many of our guests travel in three generations. Such a journey needs less planning than people fear and more rest than they plan.

## Plan by the slowest

- One thing in the morning, one in the evening, nothing in between.
- The day after arrival is free. Jet lag and heat together are too much for the oldest and the youngest.
- Leave for the prayer 45 minutes early. A seat in the shade and time to breathe is what elders remember gladly.

## Rooms that fit

Look at the *sleeps* line of a room, not at its name: it says how many adults and children fit, and from which age a child counts as an adult. Two connected doubles often cost no more than one suite and have two bathrooms. If someone gets up at night, ask for a walk-in shower; we pass on every request, and the hotel answers.

## In the mosque

- **Wheelchairs** are lent by the mosque and rented with a helper outside it. There are lanes for tawaf and sa'i on upper floors, and small electric carts. Book the cart before you go up.
- **Lifts and escalators** lead to all floors, but are full after prayers. Stay seated for a quarter of an hour.
- **Children** wear a bracelet with your telephone number. Show them the number of your gate, and that lost children are taken to the men and women in uniform.
- Prams are not allowed in the mataf. A carrier on the chest is easier anyway.

## Heat and health

Drink before you are thirsty; Zamzam water stands everywhere, also uncooled, which is kinder to the throat. From May to September the marble is pleasant at night and the road is not: keep light shoes in the bag. Take medicine for two days in the hand luggage and write down the names of the substances, not only of the brand.

## Food

Rice, lentils, yoghurt and bread are to be had around the clock. Hotels with half board spare you the way down after the night prayer. For small children a kettle and a fridge in the room are worth more than a breakfast buffet.

> Check the *accessibility* line on the hotel page: step-free entrance, lifts, bathroom with rails. Where we do not know, we say so.`,
    ar: `كثير من ضيوفنا يسافرون ثلاثة أجيال معًا. ورحلة كهذه تحتاج إلى تخطيط أقلّ مما يُخشى، وإلى راحة أكثر مما يُخطَّط له.

## خطّط على قدر أبطئكم

- أمر واحد في الصباح، وآخر في المساء، ولا شيء بينهما.
- اجعلوا اليوم التالي للوصول فارغًا، فتعب السفر مع الحرّ كثير على أكبركم وأصغركم.
- اخرجوا إلى الصلاة قبلها بخمس وأربعين دقيقة، فمقعد في الظل ومتّسع من الوقت أطيب ما يبقى في ذاكرة الكبار.

## غرف تناسبكم

انظر في الغرفة إلى سطر «تتسع لـ» لا إلى اسمها، فهو يذكر عدد البالغين والأطفال، ومن أي سنّ يُعدّ الطفل بالغًا. وغرفتان مزدوجتان متصلتان قد لا تزيدان على سعر جناح وفيهما حمّامان. وإن كان بينكم من يقوم ليلًا فاطلب دُشًّا بلا عتبة، ونحن ننقل كل طلب إلى الفندق وهو يجيب.

## في المسجد

- **الكراسي المتحركة** يعيرها المسجد، وتُستأجر خارجه مع من يدفعها. وللطواف والسعي مسارات في الأدوار العليا وعربات كهربائية صغيرة، فاحجز العربة قبل الصعود.
- **المصاعد والسلالم الكهربائية** تصل إلى كل الأدوار، لكنها تزدحم بعد الصلاة، فابقوا جالسين ربع ساعة.
- **الأطفال** يلبسون سوارًا عليه رقم هاتفك. أرِهم رقم بابكم، وأخبرهم أن من ضلّ طريقه يُؤخذ إلى أصحاب الزيّ الرسمي.
- عربات الأطفال لا تُدخَل المطاف، وحاملة الصدر أيسر على كل حال.

## الحرّ والصحة

اشربوا قبل العطش، فماء زمزم في كل مكان، ومنه غير المبرّد وهو أرفق بالحلق. ومن مايو إلى سبتمبر يطيب الرخام ليلًا ولا يطيب الطريق، فاجعلوا في الحقيبة أحذية خفيفة. وضعوا دواء يومين في حقيبة اليد، واكتبوا اسم المادة لا الاسم التجاري وحده.

## الطعام

الأرز والعدس واللبن والخبز متاحة على مدار الساعة. والفندق الذي يقدّم وجبتين يغنيكم عن النزول بعد العشاء. وغلّاية وثلاجة في الغرفة أنفع للصغار من مائدة إفطار كبيرة.

> راجع في صفحة الفندق سطر «سهولة الوصول»: مدخل بلا درج، ومصاعد، وحمّام بمقابض. وما لا نعلمه نقول إننا لا نعلمه.`,
  },
}
