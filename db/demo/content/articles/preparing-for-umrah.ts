import type { Article } from '#db/demo/content/articles/shape.ts'

export const preparingForUmrah: Article = {
  slug: 'preparing-for-umrah',
  category: 'before-you-travel',
  tags: ['umrah', 'first-time', 'checklist'],
  postedDaysAgo: 12,
  cover: 'luggage',
  title: { en: 'Preparing for Umrah, step by step', ar: 'الاستعداد للعمرة خطوة بخطوة' },
  summary: {
    en: 'What to settle two months before, two weeks before and on the day, so that you can give the trip your whole attention.',
    ar: 'ما يحسن إنجازه قبل شهرين، وقبل أسبوعين، ويوم السفر، لتتفرّغ للعمرة نفسها.',
  },
  body: {
    en: `Umrah takes a few hours. Whether they are calm or hurried is decided weeks earlier, at home. This list counts down to the day you leave.

## Two months before

- **Passport.** It should be valid for at least six months after you arrive. Check every child’s passport too; it is the one people forget.
- **Visa or permit.** Visitors from many countries can apply online; residents of the Gulf states and of Saudi Arabia have other ways. Umrah itself is booked as a time slot in the official app of the Ministry of Hajj and Umrah. Rules change from season to season, so read the ministry’s own pages before you pay for anything.
- **Dates.** School holidays, the last ten nights of Ramadan and the weeks around Hajj are the fullest. If you can choose, the weeks after the Hajj season and the middle of the school term are the quietest.
- **Where to stay.** Decide first how many minutes everyone in your group can walk, several times a day, in the heat. Then look at prices. Our hotel pages show how far it is to the nearest gate.

## Two weeks before

- Walk half an hour a day in the shoes you will wear. A visit to the mosque and the rites of Umrah can easily add up to eight or ten kilometres.
- See your doctor if you take medicine regularly. Bring enough for the whole trip and a few days more, in its own packaging, with the prescription.
- Try on the ihram garments at home. Men who have never worn them will be glad they did.
- Save your bookings, passport pages and the address of the hotel on your phone, and print a copy for your wallet.

## What to pack

| Stays with you | In the suitcase | Better bought there |
|---|---|---|
| Passport, permit, insurance papers | A second pair of shoes, worn in | A prayer mat |
| Medicine for three days | Light clothes for four days | Dates and gifts |
| Charger and power bank | Scent-free soap and cream | Water and fruit |

- Two sets of ihram garments are enough: one is worn while the other dries. A belt with a closed pocket holds your phone and card.
- Take a thin shoe bag into the mosque with you. The racks at the gates all look alike, and you may leave by another gate.
- Sockets are British, with three square pins. An adapter costs little at home and more at the airport.

## Money and phone

Cards are accepted nearly everywhere, even in taxis and small shops. Carry some riyals in small notes all the same, and tell your bank where you are going, or it may block your card on the first evening. Official apps send their codes by text message, so the number you register with has to work in the Kingdom: switch on roaming, or buy a local SIM on arrival and register with that number.

## What to read

Learn the order of the rites from a teacher or a book you trust, in your own language. Where schools differ, follow the one you know. We are hosts, not scholars, and leave rulings to the scholars.

## On the day

1. Cut your nails, wash, and pack scent-free soap before you enter ihram.
2. Wear or carry the garments so that you are ready before the *miqat*. On a flight to Jeddah it is announced, usually half an hour before landing.
3. Keep passport, permit, medicine and one set of clothes in the bag that stays with you.
4. Agree on a meeting point outside the mosque, by the number of a gate. Phones run out of battery and networks get busy.

> The crowd is largest in the hour after each prayer. With elders or children, late morning and the hours after midnight are easier.

## After you arrive

Rest first. You do not have to begin Umrah the moment you arrive. Eat something, drink water, sleep if you can, and go when you are clear-headed.

## How many days

One day is enough for Umrah, and most people who allow only one wish they had more. Three nights in Makkah leave time to arrive, to rest and to pray in peace; two or three more in Madinah make it a week. If you land in Madinah first, you sleep off the flight there and enter ihram on the road to Makkah, a short way outside the city. If you land in Jeddah for Makkah, be ready on the plane. Both are common; the price of the flight usually decides.

> Last checked in November 2026. Visas, permits and slots follow the rules of the season in which you travel.`,
    ar: `تستغرق العمرة ساعات قليلة، أما أن تكون هادئة أو متعجّلة فأمر يُحسم قبلها بأسابيع، في البيت. وهذه القائمة مرتّبة من قبل السفر بشهرين إلى يومه.

## قبل شهرين

- **جواز السفر.** ينبغي أن يبقى ساريًا ستة أشهر على الأقل بعد وصولك. وراجع جوازات الأطفال أيضًا، فهي أكثر ما يُنسى.
- **التأشيرة أو التصريح.** يستطيع القادمون من دول كثيرة التقديم عبر الإنترنت، ولمواطني دول الخليج والمقيمين في المملكة طرق أخرى. وتُحجز العمرة نفسها بموعد محدد في التطبيق الرسمي لوزارة الحج والعمرة. وتتغيّر الأنظمة من موسم إلى آخر، فاقرأ صفحات الوزارة قبل أن تدفع شيئًا.
- **المواعيد.** العطل المدرسية والعشر الأواخر من رمضان والأسابيع المحيطة بالحج هي الأكثر ازدحامًا. وإن كان لك الخيار فأهدأ الأوقات ما بعد موسم الحج ووسط الفصل الدراسي.
- **أين تسكن.** قرّر أولًا كم دقيقة تستطيع مشيها مرات في اليوم، في الحرّ، مع كل من معك، ثم انظر في الأسعار. وصفحات الفنادق عندنا تذكر المسافة إلى أقرب باب.

## قبل أسبوعين

- امشِ نصف ساعة كل يوم بالحذاء الذي ستلبسه، فزيارة المسجد مع مناسك العمرة قد تبلغ ثمانية كيلومترات أو عشرة.
- راجع طبيبك إن كنت تتناول دواءً بانتظام، واحمل ما يكفي مدة السفر وأيامًا بعدها، في علبته ومع وصفته.
- جرّب لبس الإحرام في البيت، ولا سيما إن لم تلبسه من قبل.
- احفظ حجوزاتك وصور الجوازات وعنوان الفندق في هاتفك، واطبع نسخة تبقى في محفظتك.

## ماذا تحمل

| يبقى معك | في حقيبة السفر | شراؤه هناك أولى |
|---|---|---|
| الجواز والتصريح ووثيقة التأمين | حذاء ثانٍ سبق لبسه | سجادة الصلاة |
| دواء ثلاثة أيام | ملابس خفيفة لأربعة أيام | التمر والهدايا |
| الشاحن والبطارية المتنقلة | صابون ومرطّب بلا رائحة | الماء والفاكهة |

- يكفيك إحرامان: تلبس أحدهما ريثما يجفّ الآخر. والحزام ذو الجيب المغلق يحفظ الهاتف والبطاقة.
- احمل كيسًا رقيقًا لحذائك وأدخله معك المسجد، فرفوف الأحذية عند الأبواب متشابهة، وقد تخرج من باب غير الذي دخلت منه.
- المقابس ثلاثية مربّعة الأطراف كالمستعملة في بريطانيا. والمحوّل في بلدك أرخص منه في المطار.

## المال والهاتف

تُقبل البطاقات في كل مكان تقريبًا، حتى في سيارات الأجرة والمتاجر الصغيرة. ومع ذلك احتفظ بشيء من الريالات من الفئات الصغيرة، وأخبر بنكك بوجهتك لئلا يوقف بطاقتك في أول مساء. والتطبيقات الرسمية ترسل رموزها في رسائل نصية، فلا بد أن يعمل في المملكة الرقم الذي تسجّل به: فعّل التجوال، أو اشترِ شريحة محلية عند الوصول وسجّل برقمها.

## ماذا تقرأ

تعلّم ترتيب المناسك ممن تثق به، معلّمًا كان أو كتابًا. وحيث اختلف العلماء فالزم ما تعرفه. نحن مضيفون ولسنا أهل فتوى، ونترك الأحكام لأهلها.

## يوم السفر

1. قصّ أظفارك واغتسل، واحمل صابونًا بلا رائحة قبل الدخول في الإحرام.
2. البس الإحرام أو احمله لتكون مستعدًا قبل الميقات. وفي رحلات الطيران إلى جدة يُعلَن عنه قبل الهبوط بنحو نصف ساعة عادةً.
3. اجعل الجواز والتصريح والدواء وثوبًا واحدًا في الحقيبة التي لا تفارقك.
4. اتفقوا على مكان تلتقون فيه خارج المسجد وحدّدوه برقم الباب، فالهواتف تفرغ بطارياتها والشبكات تزدحم.

> أشدّ الزحام في الساعة التي تلي كل صلاة. فإن كان معك كبار سنّ أو أطفال فالضحى وما بعد منتصف الليل أرفق بهم.

## بعد الوصول

استرح أولًا، فلا يلزم أحدًا أن يبدأ العمرة ساعة وصوله. كُل شيئًا واشرب الماء ونم إن استطعت، ثم اذهب وأنت حاضر الذهن والقلب.

## كم يومًا

يكفي العمرةَ يومٌ واحد، وأكثر من اقتصر عليه تمنّى لو زاد. وثلاث ليالٍ في مكة تتسع للوصول والراحة والصلاة في طمأنينة، ومع ليلتين أو ثلاث في المدينة تتم أسبوعًا. ومن هبط في المدينة أولًا استراح فيها من عناء السفر، وأحرم في طريقه إلى مكة على مقربة من المدينة. ومن هبط في جدة قاصدًا مكة فليكن مستعدًا وهو في الطائرة. والترتيبان شائعان، وسعر الطيران هو الذي يحسم غالبًا.

> رُوجع في نوفمبر 2026. والتأشيرات والتصاريح والمواعيد تتبع أنظمة الموسم الذي تسافر فيه.`,
  },
}
