import type { Article } from '#db/demo/content/articles/shape.ts'

export const landingInJeddah: Article = {
  slug: 'landing-in-jeddah',
  category: 'getting-around',
  tags: ['arrival', 'jeddah', 'first-time'],
  postedDaysAgo: 89,
  cover: 'flight',
  title: { en: 'Landing in Jeddah: the first three hours', ar: 'الهبوط في جدة: الساعات الثلاث الأولى' },
  summary: {
    en: 'From the aircraft door to the hotel in Makkah: terminals, queues, and four ways to cover the last 85 kilometres.',
    ar: 'من باب الطائرة إلى فندقك في مكة: الصالات والصفوف، وأربع طرق لقطع الكيلومترات الخمسة والثمانين الأخيرة.',
  },
  body: {
    en: `Most people who come for Umrah by air land at King Abdulaziz International Airport, in the north of Jeddah. From there it is some 85 kilometres by road to the Holy Mosque. Allow three hours from landing to your bed, and be glad if it takes two.

## Which terminal

| Terminal | Who lands there | What to know |
|---|---|---|
| Terminal 1 | most international and Saudi flights | large and new, railway station under the same roof |
| North terminal | some foreign airlines | smaller, a bus to terminal 1 |
| Hajj terminal | groups, mainly in the Hajj season | open halls under tent roofs, coaches wait outside |

Your ticket says which it is. If you want the train and land elsewhere, allow half an hour to reach terminal 1.

## Step by step

1. **Out of the aircraft.** If you are in ihram, sandals and a belt are all you need; keep a light shawl at hand, as the corridors are cold.
2. **Passport control.** Have your passport and visa ready. First-time visitors have their fingerprints and photo taken. Families go to the counter together.
3. **Luggage.** Check the tag, not the colour. Zamzam boxes, prams and wheelchairs come out at a separate belt.
4. **Customs.** Bags go through a scanner. Keep medicine in its packaging, with the prescription.
5. **The arrivals hall.** Now switch on your phone, call the driver or the hotel, buy a SIM card if you need one, and get some cash.

## Four ways to Makkah

- **A car booked beforehand.** The driver waits with your name and follows your flight, so a delay costs nothing. Best at night, and with elders, children or a lot of luggage. About an hour and a quarter.
- **The Haramain train.** Fifty minutes to Makkah station, then a bus or taxi to the hotel. Best by day and with little luggage. Choose a train that leaves at least ninety minutes after you land.
- **An airport taxi.** From the official rank outside the hall, with a meter or a fixed price on the sign. Ask the price before your luggage is in the boot. Never go with someone who approaches you inside the hall.
- **A coach.** The cheapest and the slowest. It leaves on schedule or when full, and often stops several times on the way.

## On the road

The motorway passes the checkpoint at Shumaisi, where you may be asked for your documents, and then divides: one road, for Muslims, leads into the sanctuary, the other around Makkah. A little later a sign over the road marks the boundary of the Haram. Near the mosque, cars are turned away at prayer times. The driver then stops as near as possible, and the hotel’s porters fetch the luggage. Before you leave, ask the hotel which approach is open.

## If you go to Madinah first

From the airport station the train takes about an hour and three quarters; by road it takes four hours or more. There are also short flights. After a night on the plane this direction is more restful, because ihram comes later, on the way from Madinah to Makkah.

## When you land at night

- Trains do not run at night and start again in the morning. A car is the only quick way.
- Hotels keep a booked room all night. Tell them your arrival time all the same, or they may record a no-show.
- Eat on the plane. A coffee shop in the hall is open at any hour, but there is hardly any hot food.
- Rest before Umrah if you can. You may sleep in ihram.

## What goes wrong most often

| Trouble | Remedy |
|---|---|
| The suitcase did not come | report it at the desk *before* customs, take the slip, give the hotel as your address |
| The driver is not there | wait at the agreed sign, call the number in your booking, then write to us |
| Your phone has no network | free Wi-Fi in the halls, with a code sent to your number or with your passport |
| Someone cannot walk that far | ask for a wheelchair at the aircraft door, at no charge if it was ordered |

> Order assistance, child seats and a large enough vehicle when you book. They are hard to find at the kerb at two in the morning.

> Last checked in November 2026. Airline terminals, timetables and fares change; rely on your ticket and the airport’s website.`,
    ar: `أكثر القادمين للعمرة جوًّا يهبطون في مطار الملك عبدالعزيز الدولي شمال جدة. ومنه إلى المسجد الحرام نحو 85 كيلومترًا بالسيارة. فاحسب ثلاث ساعات من الهبوط إلى سريرك، واحمد الله إن كانت ساعتين.

## أي صالة

| الصالة | من يهبط فيها | ما يحسن معرفته |
|---|---|---|
| الصالة 1 | أكثر رحلات الطيران الدولية والسعودية | كبيرة حديثة، ومحطة القطار تحت سقفها |
| الصالة الشمالية | بعض الشركات الأجنبية | أصغر، وبينها وبين الصالة 1 حافلة |
| صالة الحجاج | المجموعات، وأكثرها في موسم الحج | ساحات تحت سقوف كالخيام، والحافلات تنتظر خارجها |

وتذكرتك تذكر الصالة. ومن أراد القطار وهبط في غير الصالة 1 فليحسب نصف ساعة للوصول إليها.

## خطوة بخطوة

1. **الخروج من الطائرة.** إن كنت محرمًا كفاك النعل والحزام. واجعل رداء خفيفًا قريبًا منك، فالممرات باردة.
2. **الجوازات.** افتح جوازك وتأشيرتك. وتؤخذ البصمات والصورة لمن يدخل أول مرة. وتقف العائلة عند الموظف معًا.
3. **الأمتعة.** طابق الرقم لا اللون. وصناديق زمزم والعربات والكراسي تخرج من سير آخر.
4. **الجمارك.** تمرّ الحقائب بجهاز الفحص. فليبقَ الدواء في علبته ومعه وصفته.
5. **القاعة.** شغّل الآن هاتفك، وأخبر السائق أو الفندق، واشترِ شريحة إن احتجت إليها، واسحب شيئًا من النقد.

## أربع طرق إلى مكة

- **سيارة محجوزة.** ينتظرك السائق باسمك ويتابع رحلة طيرانك، فلا يضرّك تأخرها. وهي الأفضل مع كبار السن والأطفال والأمتعة الكثيرة وفي الليل. والطريق ساعة وربع تقريبًا.
- **قطار الحرمين.** خمسون دقيقة إلى محطة مكة، ثم حافلة أو سيارة أجرة إلى الفندق. وهو الأفضل نهارًا بأمتعة قليلة. فخذ تذكرة تنطلق بعد الهبوط بتسعين دقيقة على الأقل.
- **سيارة أجرة من المطار.** من الموقف الرسمي خارج القاعة، بالعدّاد أو بسعر معلن على اللوحة. فاسأل عن السعر قبل تحميل الأمتعة، ولا تذهب مع من يكلّمك داخل القاعة.
- **الحافلة.** أرخصها وأبطؤها. تنطلق إذا امتلأت أو في موعدها، وكثيرًا ما تقف في الطريق.

## في الطريق

يمرّ الطريق السريع بنقطة التفتيش في الشميسي، وقد تُطلب فيها الأوراق، ثم يتفرّع: فرع للمسلمين يدخل الحرم، وفرع يدور حول مكة. وبعدها بقليل علامة حدود الحرم فوق الطريق. وقرب المسجد تُصرف السيارات في أوقات الصلاة، فيقف السائق حيث يُسمح له، ويحمل عمال الفندق الأمتعة. فاسأل الفندق قبل انطلاقك عن الطريق المفتوح.

## إن قصدت المدينة أولًا

القطار من محطة المطار ساعة وثلاثة أرباع تقريبًا، والسيارة أربع ساعات فأكثر، وبينهما رحلات طيران قصيرة. ومن هبط بعد ليلة في الطائرة كان هذا الاتجاه أرفق به، إذ يتأخر إحرامه إلى طريقه من المدينة إلى مكة.

## إن هبطت ليلًا

- تكون القطارات قد توقفت، وتعود في الصباح، فلا طريق سريع إلا السيارة.
- يحفظ الفندق الغرفة المحجوزة الليل كله. ومع ذلك أخبره بساعة وصولك لئلا يعدّك متخلّفًا عن الحضور.
- كُل في الطائرة، ففي القاعة مقهى مفتوح في كل ساعة، وقلّما تجد وجبة ساخنة.
- استرح قبل العمرة إن استطعت، فللمحرم أن ينام.

## أكثر ما يتعثّر

| المشكلة | علاجها |
|---|---|
| لم تصل الحقيبة | بلّغ المكتب *قبل* الجمارك، وخذ الإيصال، واجعل الفندق عنوانك |
| لم تجد السائق | انتظر عند اللوحة المتفق عليها، واتصل برقم الحجز، ثم راسلنا |
| لا شبكة مع أحد منكم | في القاعات شبكة مجانية برمز على رقمك أو بجوازك |
| أحدكم لا يقوى على المشي | اطلب كرسيًا عند باب الطائرة، وهو بلا أجرة لمن طلبه من قبل |

> اطلب المساعدة ومقاعد الأطفال وسيارة تسعكم عند الحجز، فليس العثور عليها عند الرصيف في الثانية ليلًا بيسير.

> رُوجع في نوفمبر 2026. وصالات الشركات والمواعيد والأجور تتغيّر، والعبرة بتذكرتك وصفحات المطار.`,
  },
}
