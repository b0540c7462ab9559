import type { Article } from '#db/demo/content/articles/shape.ts'

export const healthAndHeat: Article = {
  slug: 'health-and-heat',
  category: 'before-you-travel',
  tags: ['health', 'elders', 'checklist'],
  postedDaysAgo: 47,
  cover: 'table',
  title: { en: 'Staying well: heat, feet and medicine', ar: 'العافية في السفر: الحرّ والقدمان والدواء' },
  summary: {
    en: 'What to ask the doctor six weeks before, how to recognise heat exhaustion, and whom to call.',
    ar: 'ما تسأل عنه الطبيب قبل السفر بستة أسابيع، وكيف تعرف الإجهاد الحراري، وبمن تتصل.',
  },
  body: {
    en: `Small things spoil most trips: a blister, a cold, a night without sleep, a missed tablet. They are easy to prevent. This page does not replace a doctor who knows you.

## Six weeks before

1. **See your doctor** if you are over sixty, pregnant, or live with an illness of the heart, lungs, kidneys or blood sugar. Ask how far you may walk and what to do on a bad day.
2. **Ask about vaccinations.** The Ministry of Health publishes what is required and what is advised each season; meningococcal vaccination has long been required of Umrah and Hajj pilgrims, and influenza vaccination is commonly advised. Some vaccines must be given at least ten days before arrival.
3. **Renew your prescriptions**, with the names of the substances in English. For strong painkillers, sleeping tablets and some medicines for attention or anxiety, check the Saudi authorities’ websites first: you may bring some of them only with documents.
4. **See your dentist.** Toothache on the third day is not rare.
5. **Check your insurance.** Some visas include a policy. Read what it covers, and up to what amount.

## Heat

Your body takes one to two weeks to get used to the heat, and your trip is hardly longer. The first three days matter most.

| What you notice | What it may be | What to do |
|---|---|---|
| Thirst, dark urine, headache | too little water | rest in the shade, drink slowly, salts |
| Dizziness, heavy sweating, nausea, cramps | heat exhaustion | lie down in a cool place, legs up, cool cloths; call for help if it is not better in half an hour |
| Confusion, hot skin, fainting, fits | heat stroke | call 997 at once, cool with water and air, nothing to drink if not awake |

- Drink a glass of water every hour, before you are thirsty, and sometimes with salts.
- Run errands before ten and after five. The shade changes sides of the street at noon.
- Walk slowly on the way *to* the prayer. Leave earlier, and you will be there in time.

## Feet

Wear your shoes in before you travel. In the evening wash and dry your feet, look between the toes, and cover red spots with a plaster before they become blisters. If you have diabetes, check your soles every evening and never walk barefoot outside, however short the way.

## Colds and coughs

Coughs spread in crowds. A mask in the densest places, clean hands and your own bottle help. Set the air conditioning to 22 degrees instead of 18, and turn the fan away from the bed: your throat will thank you. If you have a fever, stay in your room for a day. It is only one of many.

## Medicine on the way

- Keep three days’ doses in your hand luggage and the rest in its packaging.
- Keep insulin cool but not on ice, and never put it in the hold of the aircraft. Ask the hotel for a refrigerator; most rooms have one.
- In a new time zone, set an alarm with the name of the medicine.
- Water tablets and some blood pressure tablets act differently in heat. Ask your doctor before you travel, and change nothing by yourself.

## If you need help

- **997** is the Red Crescent ambulance and **911** the common emergency number in the regions of Makkah and Madinah. English is understood.
- There are health centres in and around both mosques; any warden can point the way.
- Pharmacies are open until late, many around the clock. Show the box or the name of the substance.
- Reception can call a doctor to your room. Ask the price first, and keep the receipt for your insurance.

## A card in the pocket

Write on one card for each traveller: name, year of birth, hotel and room, illnesses, medicine and dose, allergies, blood group, and two telephone numbers with country codes. In both languages if you can. It takes ten minutes, and it is the first thing helpers will read.

> Last checked in November 2026. The Ministry of Health sets the requirements and changes them by season; your doctor’s advice comes before this page.`,
    ar: `أكثر ما يفسد السفر صغير: بثرة في القدم، أو زكام، أو ليلة بلا نوم، أو حبّة دواء منسية. ويُتّقى ذلك بالقليل. وليست هذه الصفحة بديلًا عن طبيب يعرفك.

## قبل السفر بستة أسابيع

1. **راجع طبيبك** إن جاوزت الستين، أو كنتِ حاملًا، أو كان بك مرض في القلب أو الرئة أو الكلى أو السكري. واسأله كم تمشي، وماذا تفعل إن ساء يومك.
2. **اسأل عن التطعيمات.** تنشر وزارة الصحة كل موسم ما يلزم منها وما يُنصح به. والتطعيم ضد الحمى الشوكية مطلوب من المعتمرين والحجاج منذ زمن طويل، ويُنصح عادةً بلقاح الإنفلونزا. ومنها ما يجب أخذه قبل الوصول بعشرة أيام على الأقل.
3. **جدّد الوصفات**، واطلب كتابة أسماء المواد بالإنجليزية. والمسكّنات القوية والمنوّمات وبعض أدوية القلق وتشتت الانتباه اقرأ عنها أولًا في صفحات الجهات السعودية، فمنها ما لا يُحمل إلا بأوراق.
4. **افحص أسنانك**، فوجع الضرس في اليوم الثالث ليس نادرًا.
5. **التأمين.** بعض التأشيرات تشمل وثيقة تأمين، فاقرأ ما تغطيه وإلى أي مبلغ.

## الحرّ

يعتاد الجسم الحرّ في أسبوع إلى أسبوعين، وسفرك لا يكاد يزيد على ذلك، فالأيام الثلاثة الأولى هي الفاصلة.

| ما تلاحظه | ما قد يكون | ماذا تفعل |
|---|---|---|
| عطش وبول داكن وصداع | قلّة ماء | استرح في الظل واشرب على مهل مع الأملاح |
| دوار وتعرّق شديد وغثيان وتشنّج | إجهاد حراري | استلقِ في مكان بارد وارفع ساقيك وضع كمادات، واطلب العون إن لم يتحسن حالك في نصف ساعة |
| اضطراب الوعي وسخونة الجلد وإغماء وتشنّجات | ضربة حرارة | اتصل بالرقم 997 فورًا، وبرّد بالماء والهواء، ولا تسقِ من غاب وعيه |

- اشرب كوبًا كل ساعة قبل أن تعطش، واجعل بعضه بالأملاح.
- اقضِ حاجاتك قبل العاشرة وبعد الخامسة، وظل الشارع ينتقل إلى الجانب الآخر عند الظهر.
- امشِ إلى الصلاة على مهل، ومن بكّر أدركها بلا عجلة.

## القدمان

امشِ في حذائك قبل السفر. وفي المساء اغسل قدميك وجفّفهما، وانظر بين الأصابع، وغطِّ مواضع الاحمرار بلاصق قبل أن تصير بثورًا. ومريض السكري ينظر إلى باطن قدميه كل مساء، ولا يمشي في الطريق حافيًا مهما قصر.

## الزكام والسعال

حيث يتقارب الناس ينتقل السعال بينهم. فتنفعك الكمامة في أشدّ المواضع زحامًا، ونظافة اليدين، وقارورة لا يشرب منها غيرك. ومن جعل المكيّف على 22 درجة بدل 18 وصرف هواءه عن السرير وقى حلقه. ومن أصابته الحمّى لزم الغرفة يومًا، وهو يوم من أيام.

## الدواء في الطريق

- اجعل جرعات ثلاثة أيام في حقيبة اليد، والباقي في علبه.
- الإنسولين يُحفظ باردًا لا على الثلج، ولا يوضع في الأمتعة المشحونة. واطلب من الفندق ثلاجة، وهي في أكثر الغرف.
- إذا اختلف التوقيت فاضبط منبّهًا باسم الدواء.
- مدرّات البول وبعض أدوية الضغط يختلف أثرها في الحرّ. فاسأل قبل السفر، ولا تغيّر شيئًا من عندك.

## إن احتجت إلى عون

- الرقم **997** لإسعاف الهلال الأحمر، والرقم **911** للطوارئ الموحّدة في منطقتي مكة والمدينة.
- في المسجدين وحولهما مراكز صحية، وكل منظّم يدلّك عليها.
- الصيدليات مفتوحة إلى وقت متأخر، وكثير منها على مدار الساعة. فأرِهم العلبة أو اسم المادة.
- الاستقبال يستدعي الطبيب إلى الغرفة. فاسأل عن الأجرة أولًا، واحفظ الإيصال لشركة التأمين.

## بطاقة في الجيب

اكتب لكل مسافر بطاقة فيها اسمه وسنة ميلاده وفندقه وغرفته وأمراضه وأدويته وجرعاتها وما يتحسس منه وفصيلة دمه ورقما هاتف مع رمز الدولة، وباللغتين إن أمكن. لا تكلّفك إلا عشر دقائق، وهي أول ما يقرؤه من يسعفك.

> رُوجع في نوفمبر 2026. والمتطلبات تحدّدها وزارة الصحة وتتغيّر كل موسم، وقول طبيبك مقدّم على هذه الصفحة.`,
  },
}
