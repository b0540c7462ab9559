import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. A draft that the provider checks and publishes. It describes what the software does with personal data: keep both in sync. */
export const privacy: Bilingual = {
  en: `What we know about you, why, for how long, and how to take it with you or have it deleted.

## What we store, and why

| What | Why | How long |
|---|---|---|
| Name, e-mail address, password (as an irreversible digest) | your account | until you delete your account |
| Phone number, if you give one | signing in with a code, questions from the hotel | until you remove it |
| Nationality, date of birth and photo, if you give them | to save you typing | until you remove them |
| Last four characters, expiry date and country of your passport, if you agree | to prepare visas; encrypted | until you remove them |
| The public half and the name of your passkeys | to sign you in | until you remove them |
| Bookings with guests’ names, contact details and requests | the contract with the hotel | ten years for our books; without your name once you delete your account |
| Our staff’s notes on your booking | to look after you | two years; deleted at once with your account |
| Invoices, and entries of payments and refunds in our books | the law requires them | as long as tax law requires, even after you delete your account; they do not name you |
| Reports from the payment provider, which may name the payer | to settle disputes | two years; without your name once you delete your account |
| Documents that you send for a booking (a passport, a permit) | to confirm the request; encrypted, opened only by those who handle it, and every access is recorded | 30 days after the trip, or after a booking that did not go ahead; deleted at once with your account |
| Travellers you save (names, dates of birth, documents, assistance) | to fill in bookings for you; encrypted | until you remove them, or delete your account |
| Details of the travellers of a booking (documents, flights, assistance) | tickets, visas and drivers; encrypted, shown only to the staff who need them | 30 days after the trip; deleted at once with your account |
| Your reviews, with the name you choose | to help other travellers; public | until you delete them; without your words and name once you delete your account |
| Links with which you share a trip | to show it to those you choose | 30 days after the trip |
| Gift cards with the name and e-mail address of their holder | to pay bookings, and to answer questions about the balance | two years; without the name and address once you delete your account |
| Number of times that your account uses a promotion code | to limit its use | until you delete your account |
| Saved hotels with dates, and price alerts | to show them, and to write to you when a price falls | until you remove them |
| A checkout form you have begun | so that you can continue | seven days |
| Your messages to us, and our answers | to answer you | two years; deleted at once with the account that has the same address |
| E-mails and text messages to you | to send them | the text and your address until it is sent; the fact that it was sent, for 90 days |
| Account activity (sign-ins, password changes), with the network address | to detect misuse | the address for one year, or until you delete your account |
| Signed-in devices, with address and time | so that you can sign them out | 30 days after the last sign-in |
| One-time codes (as a digest) | to confirm an address | one hour after they expire |
| Your earlier e-mail addresses | to find what was sent to you there | until you delete your account |
| Your earlier phone number and passkeys after a change | so that you can undo a change that was not yours | 72 hours |
| Whether an answer helped you (yes or no, with a digest instead of a name) | to write better answers | as long as the question is published |

## What we do not do

We store no card numbers: you pay on the payment provider’s page, and if you type a card number into a text, we hide all but its last four digits before saving it. We show no advertising, load nothing from other companies without saying so, track no one across sites and sell no data. Public pages are built without knowing who requests them.

## Cookies

- \`session\`: keeps you signed in. Scripts cannot read it. It lasts 30 days or until you close the browser, as you choose.
- \`signed_in\`: tells the page that you are signed in. It says nothing about you.
- \`device\`: shows that you have signed in with this browser before, so that no one can lock you out with wrong passwords. It lasts a year or until you close the browser, as you choose.
- \`locale\`: your language, for a year.
- \`code_step\`: remembers your step while a code is on its way, for about an hour.
- \`cart\`: remembers your cart, for 30 days after you last opened it.
- \`cart_count\`: the number beside the cart.
- \`easy_view\`: that you chose the easy view, for a year.
- \`saved\`: the hotels you have saved, for a year.
- \`currency\`: the second currency you see beside prices, for a year or until you sign out.
- \`booking\`: opens a booking that you found by a code, for an hour.
- \`wrote\`: notes that you have just changed something, for five seconds, so that you see it at once.

Your recent searches, the hotels you viewed last and copies of your vouchers stay in your browser and are never sent to us.

## Who receives data

- **The hotel you book**: the names of the guests, your phone number and your requests. If staff of the hotel have accounts in our booking system, they see your whole booking: also your e-mail address, payments and invoices, messages with their files, the documents you send, the details of the travellers and our notes.
- **Suppliers that confirm hotels on request**: dates, rooms, number of guests, ages of children, price and your special request, but no names and no contact details.
- **Airlines, visa authorities, drivers and guides**: what your package or service needs from its travellers, such as names, documents, flights, assistance and a phone number.
- **A company that booked for you**: the bookings it has made through our interface for partners.
- **People with the link to your trip**: first names, hotels with their addresses, flights, dates, times and programmes; no prices, documents or contact details. They can pass the link on, and you can revoke it at any time.
- **Anyone who scans the code on your voucher**: whether it is valid, the initials of the lead guest, what is booked and for when.
- **Everyone**: your reviews, with the name you choose.
- **The payment provider**: your payment.
- **The tax authority**: invoices and credit notes, without your name.
- **Companies that deliver e-mails and text messages**: the messages to you, with your address or number.

No one else receives your data unless the law requires us to share it.

## Your rights

Under the Personal Data Protection Law of Saudi Arabia, and wherever you live, you may

1. **know and see** what we store: it is on your personal data page;
2. **take it with you**: the same page has a file with everything, including your messages, our notes on your bookings and your invoices;
3. **correct** it there;
4. **delete** your account there, at once; past bookings lose your name, and only the invoices and books that the law requires stay, without it;
5. **object or ask** on the contact page, topic “My data”. You may also contact the competent authority.

## Security

Connections are encrypted. Passwords and session keys are stored in a form that even we cannot read. Photos are redrawn, so that nothing but the picture remains. We record who works on your booking.

> If anything here changes, we say so on this page with the date above, and by e-mail if it affects data we already have about you.`,
  ar: `ما نعرفه عنك، ولماذا، وإلى متى، وكيف تأخذه معك أو تحذفه.

## ماذا نحفظ ولماذا

| ماذا | لماذا | إلى متى |
|---|---|---|
| الاسم والبريد وكلمة المرور (مخزَّنة بصورة لا يمكن استرجاعها) | حسابك | حتى تحذفه |
| رقم الهاتف إن ذكرته | الدخول برمز، وأسئلة الفندق | حتى تزيله |
| الجنسية وتاريخ الميلاد والصورة إن ذكرتها | لتستغني عن كتابتها | حتى تزيلها |
| آخر أربعة رموز من جوازك وتاريخ انتهائه وبلد إصداره إن وافقت | لتجهيز التأشيرات، مشفَّرةً | حتى تزيلها |
| الجزء العام من مفاتيح المرور وأسماؤها | لتسجيل دخولك | حتى تزيلها |
| الحجوزات بأسماء الضيوف ووسائل التواصل والطلبات | العقد مع الفندق | عشر سنوات للسجلات، ومن دون اسمك متى حذفت الحساب |
| ملاحظات موظفينا على حجزك | لنعتني بك | سنتان، وفورًا عند حذف الحساب |
| الفواتير وقيود الدفع والاسترداد في دفاترنا | يوجبها النظام | المدة التي توجبها أنظمة الضرائب، حتى بعد حذف الحساب؛ ولا يرد فيها اسمك |
| تقارير مزوّد الدفع، وقد يرد فيها اسم الدافع | لتسوية الاعتراضات | سنتان، ومن دون اسمك متى حذفت الحساب |
| الوثائق التي يحتاج إليها حجز وترسلها (جواز، تصريح) | ليمكن تأكيد الطلب؛ مشفَّرة، ولا يفتحها إلا من يعالج الحجز، ويُسجَّل كل اطلاع عليها | 30 يومًا بعد السفر أو بعد حجز لم يتم، وفورًا عند حذف الحساب |
| المسافرون الذين تحفظهم (الأسماء وتواريخ الميلاد والوثائق وما يحتاجون إليه) | لملء الحجوزات نيابة عنك؛ مشفَّرة | حتى تزيلهم أو تحذف الحساب |
| بيانات المسافرين في حجز (الوثائق ورحلات الطيران وما يحتاجون إليه) | للتذاكر والتأشيرات والسائقين؛ مشفَّرة، ولا يراها إلا من يلزمه ذلك من الموظفين | 30 يومًا بعد السفر، وفورًا عند حذف الحساب |
| تقييماتك بالاسم الذي تختاره | لإفادة المسافرين؛ منشورة للجميع | حتى تحذفها، ومن دون كلماتك واسمك متى حذفت الحساب |
| الروابط التي تشارك بها خطة سفرك | لعرضها على من تختارهم | 30 يومًا بعد السفر |
| بطاقات الهدايا باسم صاحبها وبريده الإلكتروني | للدفع بها، وللإجابة عن رصيدها | سنتان، ومن دون الاسم والبريد متى حذفت الحساب |
| عدد مرات استخدام حسابك لرمز خصم | للحدّ من استخدامه | حتى تحذف الحساب |
| الفنادق المحفوظة بتواريخها وتنبيهات الأسعار | لعرضها، ولمراسلتك حين ينخفض سعر | حتى تزيلها |
| نموذج حجز بدأته | لتتابع من حيث توقفت | سبعة أيام |
| رسائلك إلينا وأجوبتنا | لنجيبك | سنتان، وفورًا عند حذف الحساب الذي يحمل العنوان نفسه |
| الرسائل البريدية والنصية إليك | لإرسالها | نصها وعنوانك حتى تُرسل، وسجل إرسالها 90 يومًا |
| ما جرى في حسابك (دخول، تغيير كلمة المرور) مع عنوان الشبكة | لكشف إساءة الاستخدام | العنوان لسنة واحدة أو حتى تحذف الحساب |
| الأجهزة المسجَّل دخولها مع العنوان والوقت | لتستطيع تسجيل خروجها | 30 يومًا بعد آخر دخول |
| الرموز (مخزَّنة بصورة لا يمكن استرجاعها) | لإثبات العنوان | ساعة بعد انتهائها |
| عناوين بريدك السابقة | للعثور على ما أُرسل إليك عليها | حتى تحذف الحساب |
| رقم هاتفك السابق ومفاتيح المرور السابقة بعد تغييرها | لتستطيع التراجع عن تغيير لم يصدر منك | 72 ساعة |
| هل أفادك جواب (نعم أو لا، مع بصمة رقمية لا تدل على صاحبها بدل الاسم) | لتحسين الأجوبة | ما بقي السؤال |

## ما لا نفعله

لا نحفظ أرقام البطاقات: فأنت تدفع في صفحة مزوّد الدفع، وإن كتبت رقم بطاقة في نص أخفيناه قبل حفظ النص إلا آخر أربعة أرقام. ولا نعرض إعلانات، ولا نحمّل شيئًا من شركات أخرى دون أن نذكر ذلك، ولا نتتبّع أحدًا بين المواقع، ولا نبيع بيانات. والصفحات العامة تُبنى دون معرفة من يطلبها.

## ملفات الارتباط

- \`session\`: تُبقي دخولك مسجّلًا، ولا تقرؤها البرامج النصية، لمدة 30 يومًا أو حتى إغلاق المتصفح كما تختار.
- \`signed_in\`: تخبر الصفحة بوجود جلسة، ولا تقول عنك شيئًا.
- \`device\`: أنك دخلت بهذا المتصفح من قبل، لمدة سنة أو حتى يُغلق المتصفح كما تختار، كي لا يمنعك أحد من الدخول بمحاولات خاطئة.
- \`locale\`: لغتك، لمدة سنة.
- \`code_step\`: الخطوة التي بلغتها ريثما يصل الرمز، لنحو ساعة.
- \`cart\`: لتتذكر سلتك، لمدة 30 يومًا من آخر مرة فتحتها.
- \`cart_count\`: العدد الظاهر بجوار السلة.
- \`easy_view\`: أنك اخترت العرض الميسّر، لمدة سنة.
- \`saved\`: الفنادق التي حفظتها، لمدة سنة.
- \`currency\`: العملة الثانية التي تراها بجوار الأسعار، لمدة سنة أو حتى تسجّل خروجك.
- \`booking\`: يفتح الحجز الذي وجدته برمز، لمدة ساعة.
- \`wrote\`: أنك غيّرت شيئًا قبل لحظات، لمدة خمس ثوانٍ، لتراه على الفور.

أما عمليات البحث الأخيرة وآخر ما رأيته من الفنادق ونسخ قسائمك فتبقى في متصفحك وحده ولا تُرسل إلينا.

## من تصل إليه البيانات

- **الفندق الذي تحجزه**: أسماء الضيوف ورقم هاتفك وطلباتك. وإن كان لموظفي الفندق حسابات في نظام حجوزاتنا اطّلعوا على حجزك كاملًا: وفيه بريدك الإلكتروني ومدفوعاتك وفواتيرك ورسائلك بملفاتها والوثائق التي ترسلها وبيانات المسافرين وملاحظاتنا.
- **الجهات التي تؤكّد حجوزات الفنادق عند الحاجة إلى تأكيد**: التواريخ والغرف وعدد الضيوف وأعمار الأطفال والسعر وطلبك الخاص، بلا أسماء ولا بيانات تواصل.
- **شركات الطيران وجهات التأشيرات والسائقون والمرشدون**: ما تحتاج إليه باقتك أو خدمتك من بيانات المسافرين، كالأسماء والوثائق ورحلات الطيران وما يحتاجون إليه ورقم هاتف.
- **شركة حجزت لك**: الحجوزات التي أجرتها عبر واجهة الشركاء.
- **من لديه رابط خطة سفرك**: الأسماء الأولى والفنادق بعناوينها ورحلات الطيران والتواريخ والأوقات والبرامج، بلا أسعار ولا وثائق ولا بيانات تواصل. ويمكنه أن يمرّر الرابط إلى غيره، ولك أن تلغيه متى شئت.
- **من يمسح الرمز الذي على قسيمتك**: هل هي سارية، والأحرف الأولى من اسم الضيف الرئيسي، وما حُجز وموعده.
- **الجميع**: تقييماتك بالاسم الذي تختاره.
- **مزوّد الدفع**: دفعتك.
- **هيئة الزكاة والضريبة والجمارك**: الفواتير والإشعارات الدائنة، بلا اسمك.
- **الشركات التي توصل رسائل البريد والرسائل النصية**: الرسائل الموجهة إليك مع عنوانك أو رقمك.

ولا تصل بياناتك إلى غيرهم إلا إذا ألزمنا النظام بذلك.

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
