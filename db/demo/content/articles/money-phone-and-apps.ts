import type { Article } from '#db/demo/content/articles/shape.ts'

export const moneyPhoneAndApps: Article = {
  slug: 'money-phone-and-apps',
  category: 'before-you-travel',
  tags: ['money', 'first-time', 'checklist'],
  postedDaysAgo: 61,
  cover: 'visa',
  title: { en: 'Money, SIM card and apps', ar: 'المال وشريحة الهاتف والتطبيقات' },
  summary: {
    en: 'How to pay, how much cash to carry, how to be online from the first hour, and which apps are worth having.',
    ar: 'كيف تدفع، وكم تحمل من النقد، وكيف تتصل بالشبكة من الساعة الأولى، وأي التطبيقات تحتاج إليه.',
  },
  body: {
    en: `Two things have to work when you leave the airport: a way to pay and your phone. You can prepare both at home in an evening.

## The riyal

The Saudi riyal is divided into 100 halalas. It has been tied to the US dollar at 3.75 riyals for decades, so prices in dollars hardly move; for other currencies, look up the current rate. Notes come in 5, 10, 50, 100, 200 and 500 riyals, and coins up to two.

## Cards

- Visa and Mastercard are accepted in hotels, shops, restaurants and most taxis, also contactless with your phone. Shops have to offer electronic payment.
- If a terminal asks whether to charge you in riyals or in your own currency, choose **riyals**. The other rate is nearly always worse.
- Tell your bank where you are travelling and until when. Take two cards from different banks and keep them in two places.
- Know the PIN of each card by heart: you need it above a certain amount.
- The national network is called mada. It is for cards issued in the Kingdom; foreign cards work as well.

## Cash

You need little cash, but you do need some: for small stalls, porters, a fruit seller at the roadside.

| For | In riyals, per person |
|---|---|
| The first two days | 200 |
| Every day after that | 30 to 50 |
| A reserve that stays in the room | 300 |

Use a cash machine of a large bank at the airport or in the city; your own bank’s fee is usually most of the cost. Licensed exchange offices around the mosques show their rates at the door. Count your money before you leave the counter, and never change money on the street.

## Giving

Many people ask for money, and for some it is a business. Donations officially go through licensed channels with their own counters and apps. Food and water are given out at the mosques all year; ask there how you can take part.

## Your phone

1. **Roaming** is the simplest choice for a short stay, and the most expensive without a package. Ask your provider for the price a day before you leave.
2. **An eSIM bought at home** works as soon as you land. It is usually for data alone, without a Saudi number.
3. **A local SIM** from a licensed counter at the airport or in the city requires your passport and fingerprint. It has a Saudi number, so codes from official apps arrive reliably.

Check before you travel that your phone is not locked to one provider. Free networks in hotels and airports are fine for messages but not safe for banking.

> Codes by text message go to the number you registered with. If that is your home number, leave its SIM in the phone and switch its data off.

## Apps worth having

- **Nusuk**, the ministry’s app for permits, Umrah slots and the Rawdah. Register at home, with passports at hand, for yourself and each companion.
- **The railway’s app**, if you take the Haramain train.
- **A ride app**, of which several are used in the Kingdom. Compare the price with a taxi, and check the number plate before you get in.
- **A map that works without a network.** Download Makkah, Madinah and the road between them, and mark your hotel and your gate.
- **A translation app** with Arabic downloaded. It reads signs and medicine labels through the camera.

## If something is lost

- **A card:** block it at once. Write the bank’s number on paper too, in case the phone is gone with it.
- **Your phone:** mark it as lost from another phone, and have the SIM blocked.
- **Your passport:** go to the police, then to your country’s mission in Jeddah or Riyadh. A photo of the page with your picture speeds everything up.
- **Anything in the mosque:** both mosques have lost property offices. Items handed in are often found the same day.

## Before you leave home

1. Log in to each app once. A forgotten password is harder to reset abroad.
2. Save bookings, permits and passport pages so that they open without a network.
3. Write four numbers on paper: hotel, bank, insurance, someone at home.
4. Charge the power bank.

> Last checked in November 2026. Fees, rates, banknotes and the names of apps change; rely on your bank and the ministry.`,
    ar: `شيئان لا بد أن يعملا حين تخرج من المطار: وسيلة للدفع وهاتف. ويُعدّ كلاهما في البيت في أمسية واحدة.

## الريال

ينقسم الريال السعودي إلى 100 هللة. وهو مربوط بالدولار منذ عقود بسعر 3.75 ريال، فلا يكاد السعر بالدولار يتغيّر، أما غيره من العملات فانظر في سعره ذلك الأسبوع. والأوراق من فئات 5 و10 و50 و100 و200 و500 ريال، والعملات المعدنية حتى ريالين.

## البطاقات

- بطاقات فيزا وماستركارد مقبولة في الفنادق والمتاجر والمطاعم وأكثر سيارات الأجرة، وباللمس من الهاتف أيضًا. والمتاجر ملزمة بتوفير الدفع الإلكتروني.
- إذا خيّرك الجهاز بين الدفع بالريال وبعملة بلدك فاختر **الريال**، فالسعر الآخر أسوأ في الغالب.
- أخبر بنكك بوجهتك ومدة سفرك، واحمل بطاقتين من بنكين في مكانين مختلفين.
- احفظ الرقم السري لكل بطاقة، فهو يُطلب إذا جاوز المبلغ حدًّا معينًا.
- الشبكة الوطنية اسمها «مدى»، وهي للبطاقات الصادرة في المملكة، والبطاقات الأجنبية تعمل إلى جانبها.

## النقد

القليل يكفي، ولا غنى عن القليل: للأكشاك الصغيرة، ولمن يحمل الحقائب، ولبائع الفاكهة على الطريق.

| لأجل | بالريال للشخص |
|---|---|
| اليومين الأولين | 200 |
| كل يوم بعدهما | من 30 إلى 50 |
| احتياط يبقى في الغرفة | 300 |

اسحبه من صرّاف بنك كبير في المطار أو خارجه، ورسم بنكك هو أكثر الكلفة عادةً. ومكاتب الصرافة المرخّصة حول المسجدين تعلّق أسعارها عند الباب. فعُدّ المال قبل أن تغادر النافذة، ولا تصرف عند أحد في الشارع.

## الصدقة

السائلون كثير، ومنهم من جعلها حرفة. والتبرعات لها قنوات مرخّصة، ولها مكاتبها وتطبيقاتها. والطعام والماء يوزّعان عند المسجدين طوال السنة، فاسأل هناك كيف تشارك.

## الهاتف

1. **التجوال** أيسر ما يكون لإقامة قصيرة، وأغلاها إن لم تكن له باقة. فاسأل شركتك عن سعر اليوم قبل السفر.
2. **الشريحة الإلكترونية** تُشترى في بلدك وتعمل ساعة هبوطك. وهي للبيانات وحدها عادةً، بلا رقم سعودي.
3. **الشريحة المحلية** من منفذ مرخّص في المطار أو خارجه، تُباع بالجواز والبصمة، ولها رقم سعودي تصل إليه رموز التطبيقات الرسمية بلا تعثّر.

وتأكّد قبل السفر من أن هاتفك غير مقفل على شركة واحدة. والشبكات المجانية في الفنادق والمطارات تصلح للرسائل، ولا تصلح لحساب البنك.

> الرموز تصل في رسائل نصية إلى الرقم الذي سجّلت به. فإن كان رقم بلدك فأبقِ شريحته في الهاتف وأوقف بياناتها.

## تطبيقات تنفعك

- **نسك**، تطبيق الوزارة للتصاريح ومواعيد العمرة والروضة. سجّل فيه من بيتك والجواز بين يديك، ولكل من معك.
- **تطبيق القطار** إن كنت ستركب قطار الحرمين.
- **تطبيق لسيارات الأجرة**، والمستعمل منها في المملكة كثير. قارن سعره بسعر السيارة الواقفة، واقرأ رقم اللوحة قبل الركوب.
- **خريطة تعمل بلا شبكة.** نزّل مكة والمدينة والطريق بينهما، وعلّم فندقك وبابك.
- **تطبيق للترجمة** نُزّلت لغته، فهو يعين من معك ممن لا يقرأ العربية.

## إن ضاع شيء

- **البطاقة:** أوقفها فورًا. واحفظ رقم البنك على ورقة أيضًا، فقد يضيع الهاتف معها.
- **الهاتف:** سجّله مفقودًا من هاتف آخر، واطلب إيقاف الشريحة.
- **الجواز:** اذهب إلى الشرطة، ثم إلى بعثة بلدك في جدة أو الرياض. وصورة صفحته الأولى تختصر لك الطريق.
- **ما ضاع في المسجد:** في المسجدين مكتبان للمفقودات، وكثيرًا ما يوجد الشيء في يومه.

## قبل أن تغادر بيتك

1. سجّل الدخول في كل تطبيق مرة، فكلمة المرور المنسية أصعب تجديدًا في السفر.
2. احفظ الحجوزات والتصاريح وصور الجوازات بحيث تُفتح بلا شبكة.
3. اكتب على ورقة أربعة أرقام: الفندق والبنك وشركة التأمين وواحدًا من أهلك.
4. اشحن البطارية المتنقلة.

> رُوجع في نوفمبر 2026. والرسوم والأسعار والفئات المتداولة وأسماء التطبيقات تتغيّر، والعبرة بما يقوله بنكك والوزارة.`,
  },
}
