import type { Article } from '#db/demo/content/articles/shape.ts'

export const smallChildren: Article = {
  slug: 'small-children',
  category: 'before-you-travel',
  tags: ['children', 'families', 'packing'],
  postedDaysAgo: 146,
  cover: 'room',
  title: { en: 'Umrah with children under six', ar: 'العمرة مع الأطفال دون السادسة' },
  summary: {
    en: 'Naps, prams, nappies and patience: a week that small children, and their parents, will be happy to remember.',
    ar: 'القيلولة والعربة والحفاضات والصبر: أسبوع يذكره الصغار بسرور، ووالداهم أيضًا.',
  },
  body: {
    en: `Small children do not mind crowds and marble floors; they mind missed sleep, thirst and hurried grown-ups. A family that goes at half the speed loses little and laughs more.

## Before you book

- **Season.** Avoid school holidays and high summer. In Ramadan day and night change places, which is hard on small children.
- **Location.** A five-minute walk is worth more than a pool. Someone will carry a sleeping child back up every day.
- **Room.** A fridge, a kettle, a bathtub or a hand shower, and, if you can get it, a door between the bed and the light. Ask for a cot when you book; hotels have only a few.
- **Documents.** Each child needs a passport and a visa. If one parent travels alone with a child, a letter of consent from the other avoids questions; ask the embassy about the form.
- **Permits.** Check in the official app from what age a child needs an appointment, and add the child to your account before you book your own.

## The flight

1. Choose a daytime flight if there is one. At night no one sleeps, least of all you.
2. Bring something to suck during take-off and landing.
3. Take the pram to the aircraft door. Write your phone number on it.
4. Pack for a day: nappies, two changes for the child, one top for yourself.
5. Ask for a child seat when you book the car. Taxis have none.

## A day

| Hour | Family |
|---|---|
| Early morning | breakfast, while one parent sleeps in |
| Nine to eleven | the courtyard, the pigeons, a first prayer inside |
| Noon | back to the hotel: a meal, a nap, curtains closed |
| Half past four | fruit, a walk in the shade, to the mosque before the rush |
| After sunset | one parent stays for the night prayer, the other goes back |
| Nine | bed |

The parent who stays in the room in the evening goes to the dawn prayer. Write it on a note by the mirror; it works better than deciding each day.

## Tawaf and sa’i with a child

- A carrier on the chest or the back leaves both hands free. Prams are not allowed in the mataf; rules for the upper floors vary by season.
- Go in the quiet hours: late in the morning, or after eleven at night if the child is asleep anyway.
- Parents can also take turns. Two hours alone are a gift for each of you.
- Take food and a nappy with you. In the mas’a you can sit down at the side.
- If it does not work, leave. You may rest and continue later; ask a teacher you trust how.

Ask a teacher which parts of Umrah apply to a child and what the parents do on the child’s behalf.

## Not losing each other

- A bracelet with *your* number and country code, without the child’s name on the outside.
- A photo every morning, in the clothes of the day.
- Three-year-olds can learn one sentence: “I am lost, please call my mother,” and whom to say it to: someone in uniform.
- A bright hat. In a sea of white and black, you can see orange from afar.

## What you find there

Nappies, wipes, milk powder and jars of known brands are sold in pharmacies and supermarkets around both mosques, often until midnight. Special formula, medicine in your child’s dose and a favourite toy are hard to find quickly. Bring two of each.

For a hungry child at an odd hour, you find yoghurt, bananas, bread, rice and soup on every corner. Every shop sells mineral water; use it for the bottle, too.

## Heat and illness

Small children become dehydrated faster than adults. Offer a drink every half hour, and keep to the shade between ten and five. If a child has a fever or diarrhoea, or stops drinking, see a doctor the same day. The hotel knows the nearest children’s clinic. Take the vaccination card with you.

## Little joys

- Feeding the pigeons in the morning, where it is allowed.
- The great umbrellas of Madinah, opening at sunrise.
- A ride on the train at three hundred kilometres an hour.
- Choosing dates for the grandparents.

Tell the story of Hajar and the well before you go. Children who know why people run there will run along.

> Last checked in November 2026. Rules for prams, appointments and documents change with the season; check the ministry’s website before you book.`,
    ar: `لا يزعج الصغارَ الزحامُ ولا أرض الرخام، وإنما يزعجهم نوم فات، وعطش، وكبار مستعجلون. والعائلة التي تسير بنصف السرعة لا تخسر إلا القليل، وتضحك أكثر.

## قبل الحجز

- **الموسم.** في غير العطل وفي غير ذروة الصيف. وفي رمضان ينقلب الليل نهارًا، وذلك مما لا يحتمله الصغار.
- **المكان.** خمس دقائق مشيًا خير من مسبح، فهناك من يحمل طفلًا نائمًا كل يوم.
- **الغرفة.** ثلاجة وغلّاية، وحوض استحمام أو دُشّ يدوي، وباب بين السرير والضوء إن أمكن. واطلب سرير الرضيع عند الحجز، فعدده محدود.
- **الأوراق.** لكل طفل جوازه وتأشيرته. وإن سافر أحد الوالدين وحده بطفل فموافقة مكتوبة من الآخر تغني عن الأسئلة، واسأل البعثة عن صيغتها.
- **التصاريح.** انظر في التطبيق الرسمي من أي سنّ يلزم الطفل موعد، وأضفه إلى حسابك قبل أن تأخذ موعدك.

## الطائرة

1. طيران نهاري إن وُجد، ففي الليل لا ينام أحد، وأنتما آخر من ينام.
2. شيء يمصّه الطفل عند الصعود والهبوط.
3. العربة تصحبكم إلى باب الطائرة، فاكتب عليها رقم الهاتف.
4. عدّة يوم كامل: حفاضات، وغياران للطفل، وقميص لك.
5. اطلب مقعد الطفل مع حجز السيارة، فليس في سيارات الأجرة.

## يوم من الأيام

| الساعة | العائلة |
|---|---|
| الصباح الباكر | فطور، وأحد الوالدين نائم |
| من التاسعة إلى الحادية عشرة | الساحة والحمام، وأول صلاة في الداخل |
| الظهر | عودة وطعام ونوم والستائر مسدلة |
| الرابعة والنصف | فاكهة ومشي في الظل، ثم المسجد قبل الزحام |
| بعد المغرب | يبقى أحدهما لصلاة العشاء ويعود الآخر |
| التاسعة | إلى النوم |

ومن لزم الغرفة مساءً ذهب إلى صلاة الفجر. وورقة مكتوبة بجانب المرآة أجدى من التقدير.

## الطواف والسعي مع طفل

- حاملة على الصدر أو الظهر تترك اليدين حرّتين. والعربات لا تُدخَل المطاف، وفي الأدوار العليا تختلف القاعدة بحسب الموسم.
- اذهبوا في ساعات السعة: في الضحى، أو بعد الحادية عشرة ليلًا والطفل نائم.
- وللوالدين أن يتناوبا، فساعتان لكل منهما وحده هدية للاثنين.
- خذوا طعامًا وحفاضة، ويمكن الجلوس عند طرف المسعى.
- إن لم يتيسّر فاخرجوا. وللمرء أن يستريح ثم يكمل، واسألوا من تثقون به كيف ذلك.

أما ما يلزم الطفل من العمرة وما يفعله عنه والداه فجوابه عند أهل العلم.

## كيف لا يضيع أحد

- سوار عليه رقمك *أنت* مع مفتاح الدولة، ولا يُكتب عليه اسم الطفل من الخارج.
- صورة كل صباح بثياب ذلك اليوم.
- ابن الثالثة يستطيع أن يحفظ جملة: «ضعت، اتصل بأمي من فضلك»، وأن يعرف لمن يقولها: لصاحب الزيّ الرسمي.
- قبعة زاهية، ففي بحر من البياض والسواد يُرى البرتقالي من بعيد.

## ما تجدونه هناك

الحفاضات والمناديل وحليب الأطفال وأطعمتهم المعروفة تباع في الصيدليات والأسواق حول المسجدين، وكثيرًا ما تبقى إلى منتصف الليل. أما ما لا يوجد سريعًا فالحليب الخاص، والدواء بجرعة طفلك، ولعبته المحبوبة، فاحمل من كل منها اثنين.

وللطفل الجائع في ساعة غير معتادة لبن وموز وخبز وأرز وحساء عند كل ناصية. والماء المعبّأ في كل متجر، فاستعمله للرضّاعة أيضًا.

## الحرّ والمرض

يفقد الصغار ماء أجسامهم أسرع من الكبار. فاسقوهم كل نصف ساعة، والزموا الظل من العاشرة إلى الخامسة. والحمّى والإسهال وامتناع الطفل عن الشرب أسباب لزيارة الطبيب في اليوم نفسه. والفندق يعرف أقرب عيادة للأطفال. وخذوا معكم بطاقة التطعيم.

## مسرّات صغيرة

- إطعام الحمام صباحًا حيث يُسمح بذلك.
- مظلات المدينة الكبيرة وهي تُفتح عند الشروق.
- ركوب القطار بسرعة ثلاثمئة كيلومتر في الساعة.
- اختيار التمر للجدّ والجدّة.

واحكوا لهم قصة هاجر عليها السلام وزمزم قبل السفر، فالطفل الذي يعرف لماذا يسعى الناس هناك يسعى معهم.

> رُوجع في نوفمبر 2026. وقواعد العربات والمواعيد والأوراق تتغيّر مع المواسم، فاقرأ صفحات الوزارة قبل الحجز.`,
  },
}
