import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. A draft that the provider checks and publishes. It describes what the software does with personal data: keep both in sync. */
export const privacy: Bilingual = {
  en: `What we know of you, why, for how long, and how you take it with you or have it deleted.

## What we keep, and why

| What | Why | How long |
|---|---|---|
| Name, e-mail, password (as an irreversible digest) | your account | until you delete it |
| Telephone number, if you give one | sign-in by code, the hotel’s questions | until you remove it |
| Nationality, date of birth, photo, if you give them | to spare you typing | until you remove them |
| Last four characters, expiry and country of your passport, if you agree | to prepare visas; encrypted | until you remove them |
| Public half and name of your passkeys | to sign you in | until you remove them |
| Bookings with guests’ names, contact and requests | the contract with the hotel | ten years for the books; without your name once you delete the account |
| Notes of our staff on your booking | to look after you | two years; at once when you delete the account |
| Invoices, and entries of payments and refunds in our books | the law requires them | as long as tax law requires, also when you delete the account; they do not name you |
| Reports of the payment provider, which can name the payer | to settle disputes | two years; without your name once you delete the account |
| Documents that a booking needs and you send (a passport, a permit) | so that the request can be confirmed; encrypted, opened only by those who handle it, and each look is written down | 30 days after the trip, or after a booking that came to nothing; at once when you delete the account |
| Messages to us, and our answers | to answer you | two years; at once when you delete the account with the same address |
| E-mails and text messages to you | to send them | their text and your address until they are sent; that they were sent, for 90 days |
| What happened to your account (signed in, password changed), with the network address | to find misuse | the address for one year, or until you delete the account |
| Devices that are signed in, with address and time | so that you can sign them out | 30 days after the last sign-in |
| One-time codes (as a digest) | to prove an address | one hour after they expire |
| Your earlier phone number and passkeys after a change | so that you can undo a change that was not yours | 72 hours |
| Whether an answer helped you (yes or no, with a digest instead of a name) | to write better answers | as long as the question stands |

## What we do not do

We keep no card numbers: you pay on the page of the payment provider, and a card number that you type into a text is hidden except for its last four digits before the text is saved. We show no advertising, load nothing from other companies, follow nobody across sites and sell no data. Pages for everyone are built without knowing who asks.

## Cookies

- \`session\`: keeps you signed in. Unreadable to scripts, for 30 days or until the browser closes, as you choose.
- \`signed_in\`: tells the page that a session exists. It says nothing about you.
- \`device\`: that you have signed in with this browser before, for a year or until the browser closes, as you choose, so that nobody can lock you out by wrong tries.
- \`locale\`: your language, for a year.
- \`code_step\`: where you stand while a code is on its way, for 15 minutes.
- \`cart\`: which cart is yours, for 30 days after you last looked at it.
- \`saved\`: the hotels you have saved, for a year.
- \`currency\`: the currency you like to see beside prices, for a year or until you sign out.
- \`wrote\`: that you have just changed something, for five seconds, so that you see it at once.

Recent searches, the hotels you saw last and copies of your vouchers are kept in your browser alone and never sent to us.

## Who receives data

The hotel you book gets the guests’ names, your telephone number and your requests. Letters and text messages go through the providers that carry them. Nobody else does, unless a law compels us.

## Your rights

Under the Personal Data Protection Law of Saudi Arabia, and wherever you live, you may

1. **know and see** what we keep: it stands on your personal data page;
2. **take it with you**: a file with everything, there as well: also your messages, our notes on your bookings and your invoices;
3. **correct** it there;
4. **delete** your account there, at once; bookings that are over lose your name, and only invoices and books that the law requires stay, without it;
5. **object or ask** through the contact page, topic “My data”. You may also turn to the competent authority.

## Security

Connections are encrypted. Passwords and session keys are stored so that even we cannot read them. Photos are drawn anew so that nothing but the picture is left. Whoever works on your booking is recorded.

> If anything here changes, we say so on this page with the date above, and by letter if it concerns what we already keep of you.`,
  ar: `ما نعرفه عنك، ولماذا، وإلى متى، وكيف تأخذه معك أو تحذفه.

## ماذا نحفظ ولماذا

| ماذا | لماذا | إلى متى |
|---|---|---|
| الاسم والبريد وكلمة المرور (بصورة لا تُعكس) | حسابك | حتى تحذفه |
| رقم الهاتف إن ذكرته | الدخول برمز، وأسئلة الفندق | حتى تزيله |
| الجنسية وتاريخ الميلاد والصورة إن ذكرتها | لتستغني عن كتابتها | حتى تزيلها |
| آخر أربعة رموز من جوازك وتاريخ انتهائه وبلد إصداره إن وافقت | لتجهيز التأشيرات، مشفَّرةً | حتى تزيلها |
| النصف المعلن من مفاتيح المرور وأسماؤها | لتسجيل دخولك | حتى تزيلها |
| الحجوزات بأسماء الضيوف ووسائل التواصل والطلبات | العقد مع الفندق | عشر سنوات للسجلات، ومن دون اسمك متى حذفت الحساب |
| ملاحظات موظفينا على حجزك | لنعتني بك | سنتان، وفورًا عند حذف الحساب |
| الفواتير وقيود الدفع والاسترداد في دفاترنا | يوجبها النظام | المدة التي توجبها أنظمة الضرائب، حتى بعد حذف الحساب؛ ولا يرد فيها اسمك |
| تقارير مزوّد الدفع، وقد يرد فيها اسم الدافع | لتسوية الاعتراضات | سنتان، ومن دون اسمك متى حذفت الحساب |
| الوثائق التي يحتاج إليها حجز وترسلها (جواز، تصريح) | ليمكن تأكيد الطلب؛ مشفَّرة، ولا يفتحها إلا من يعالج الحجز، ويُسجَّل كل اطلاع عليها | 30 يومًا بعد الرحلة أو بعد حجز لم يتم، وفورًا عند حذف الحساب |
| رسائلك إلينا وأجوبتنا | لنجيبك | سنتان، وفورًا عند حذف الحساب الذي يحمل العنوان نفسه |
| الرسائل البريدية والنصية إليك | لإرسالها | نصها وعنوانك حتى تُرسل، وخبر إرسالها 90 يومًا |
| ما جرى في حسابك (دخول، تغيير كلمة المرور) مع عنوان الشبكة | لكشف إساءة الاستخدام | العنوان لسنة واحدة أو حتى تحذف الحساب |
| الأجهزة المسجَّل دخولها مع العنوان والوقت | لتستطيع تسجيل خروجها | 30 يومًا بعد آخر دخول |
| الرموز (بصورة لا تُعكس) | لإثبات العنوان | ساعة بعد انتهائها |
| رقم هاتفك السابق ومفاتيح المرور السابقة بعد تغييرها | لتستطيع التراجع عن تغيير لم يصدر منك | 72 ساعة |
| هل أفادك جواب (نعم أو لا، مع بصمة لا تُعكس بدل الاسم) | لتحسين الأجوبة | ما بقي السؤال |

## ما لا نفعله

لا نحفظ أرقام البطاقات: فأنت تدفع في صفحة مزوّد الدفع، وإن كتبت رقم بطاقة في نص أخفيناه قبل حفظ النص إلا آخر أربعة أرقام. ولا نعرض إعلانات، ولا نحمّل شيئًا من شركات أخرى، ولا نتتبّع أحدًا بين المواقع، ولا نبيع بيانات. والصفحات العامة تُبنى دون معرفة من يطلبها.

## ملفات الارتباط

- \`session\`: تُبقي دخولك مسجّلًا، ولا تقرؤها البرامج النصية، لمدة 30 يومًا أو حتى إغلاق المتصفح كما تختار.
- \`signed_in\`: تخبر الصفحة بوجود جلسة، ولا تقول عنك شيئًا.
- \`device\`: أنك دخلت بهذا المتصفح من قبل، لمدة سنة أو حتى يُغلق المتصفح كما تختار، كي لا يمنعك أحد من الدخول بمحاولات خاطئة.
- \`locale\`: لغتك، لمدة سنة.
- \`code_step\`: موضعك ريثما يصل الرمز، لمدة 15 دقيقة.
- \`cart\`: أي السلال سلتك، لمدة 30 يومًا من آخر مرة فتحتها.
- \`saved\`: الفنادق التي حفظتها، لمدة سنة.
- \`currency\`: العملة التي تحب أن تراها بجوار الأسعار، لمدة سنة أو حتى تسجّل خروجك.
- \`wrote\`: أنك غيّرت شيئًا قبل لحظات، لمدة خمس ثوانٍ، لتراه على الفور.

أما عمليات البحث الأخيرة وآخر ما رأيته من الفنادق ونسخ قسائمك فتبقى في متصفحك وحده ولا تُرسل إلينا.

## من تصل إليه البيانات

يصل إلى الفندق الذي تحجزه أسماء الضيوف ورقم هاتفك وطلباتك. وتمرّ الرسائل البريدية والنصية بمن ينقلها. ولا تصل بياناتك إلى غيرهم إلا إذا ألزمنا النظام بذلك.

## حقوقك

بموجب نظام حماية البيانات الشخصية في المملكة العربية السعودية، وأينما كنت، لك أن

1. **تعلم وتطّلع** على ما نحفظه: وهو في صفحة بياناتك الشخصية؛
2. **تأخذ نسخة منه**: ملف يضمّ كل شيء، في الصفحة نفسها، ومنه رسائلك وملاحظاتنا على حجوزاتك وفواتيرك؛
3. **تصحّحه** هناك؛
4. **تحذف** حسابك هناك فورًا، فتفقد الحجوزات المنتهية اسمك، ولا يبقى سوى الفواتير والدفاتر التي يوجبها النظام، من دون اسمك؛
5. **تعترض أو تسأل** من صفحة «تواصل معنا»، موضوع «بياناتي». ولك أن تلجأ إلى الجهة المختصة.

## الأمان

الاتصال مشفَّر، وكلمات المرور ومفاتيح الجلسات محفوظة بصورة لا نستطيع نحن قراءتها. وتُرسم الصور من جديد فلا يبقى فيها سوى الصورة. ويُسجَّل كل من يعمل على حجزك.

> إن تغيّر شيء من هذا ذكرناه في هذه الصفحة مع التاريخ أعلاه، وراسلناك إن تعلّق بما نحفظه عنك من قبل.`,
}
