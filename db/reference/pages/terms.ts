import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. A draft that the provider checks and publishes. */
export const terms: Bilingual = {
  en: `These terms apply to everything you book on this site. They are written to be read.

## 1. Who your contract is with

A stay is a contract between you and the hotel; we arrange it and are responsible for what we say about it. A package or a service is a contract between you and us.

## 2. Prices

Every price includes taxes and mandatory fees, in the currency shown. The price of a package or a service may be shown for one person or one vehicle; you see the total for your whole party before you book. Fees that you pay at the hotel are listed separately before you book. We hold a quoted price for fifteen minutes; the price you accept is the price you pay.

## 3. When a booking is made

- **Instant stays** are booked when the page and our e-mail say *Confirmed*: at once, or as soon as you have paid if you pay online.
- **Stays on request** are booked when the hotel confirms them. Until then your rooms are held and you are not charged. If the hotel does not answer by the time shown, the request ends by itself.

## 4. Paying

You pay online or on arrival, as the rate allows and as you choose. The price details show what is due now and what is due on arrival.

- **Instalments.** Some packages are paid online in instalments. The dates and amounts are part of the price you accept. If an instalment is not paid when due, we write to you and give you time to pay; the e-mail names the hour. After that we cancel the booking under its cancellation terms.
- **Changing to online payment.** You can change a confirmed booking from payment on arrival to online payment if its rate allows it. The page names the hour by which to pay before you choose, and we remind you by e-mail. If it is not paid by then, we cancel it under its cancellation terms, as of that hour.
- **Promotion codes.** A code reduces the price as the price details show, for the products and dates that it is meant for and as often as it allows. It has no cash value.
- **Gift cards.** A gift card pays online for new bookings until the last day of its validity, which its e-mail and your account show. What is left stays on the card. What a cancellation gives back for the part that a gift card paid returns to that card. Gift cards are not exchanged for cash.

## 5. Changing and cancelling

Each rate states until what day and hour, in the hotel’s time zone, you may cancel and at what cost. You see the exact amount before you cancel, and exactly that amount applies: what you paid above it is refunded, and what you have not yet paid of it is due to the hotel or to us. Refunds go back the way you paid, usually within 3 to 10 working days.

## 6. What we expect of you

Names as on the identity documents shown at check-in, a phone number where we can reach you, and respect for the hotel and its neighbours.

## 7. What you can expect of us

If a hotel cannot give you the room you booked, we find you one that is at least as good and as near, at no extra cost, or refund everything you paid. The choice is yours.

If a hotel of your package is no longer available, we offer you another one at the same price. You may accept it, or cancel the package and get back everything you paid.

## 8. Official rules

The authorities issue visas, permits and appointments. We explain them as well as we can, but are not responsible for their decisions.

## 9. Complaints

Write to us on the contact page and give your booking reference. We answer within 24 hours and propose a solution within seven days. Your rights under consumer law are not affected.

## 10. Law

The law of the Kingdom of Saudi Arabia applies. In case of doubt, the Arabic text prevails.

The sources of our maps, facts, fonts and software are listed under [Sources and licences](/en/licences).`,
  ar: `تسري هذه الشروط على كل ما يُحجز في هذا الموقع، وقد كُتبت لتُقرأ.

## 1. مع من تتعاقد

الإقامة عقد بينك وبين الفندق، ونحن نرتّبها ونلتزم بما نقوله عنها. أما الباقة والخدمة فعقد بينك وبيننا.

## 2. الأسعار

كل سعر يشمل الضرائب والرسوم الإلزامية، بالعملة المعروضة. وقد يُذكر سعر الباقة أو الخدمة للشخص أو للمركبة، وترى المبلغ الكلي لك ولجميع من معك قبل أن تحجز. والرسوم التي تُدفع في الفندق مذكورة على حدة قبل الحجز. ونثبّت السعر المعروض عليك خمس عشرة دقيقة، والسعر الذي قبلته هو الذي تدفعه.

## 3. متى يتمّ الحجز

- **الإقامة الفورية** يتمّ حجزها حين تظهر كلمة «مؤكَّد» في صفحة الحجز ورسالته: فورًا، أو فور الدفع إن اخترت الدفع عبر الإنترنت.
- **الإقامة التي تحتاج إلى تأكيد** يتمّ حجزها حين يؤكّدها الفندق، وحتى ذلك الحين تُحفظ الغرف لك ولا يُخصم شيء. فإن لم يُجب الفندق في الوقت المذكور انتهى الطلب من تلقاء نفسه.

## 4. الدفع

تدفع عبر الإنترنت أو عند الوصول، بحسب ما يتيحه السعر وما تختاره. وما يُدفع الآن وما يُدفع عند الوصول مبيَّنان في تفاصيل السعر.

- **الأقساط.** تُدفع بعض الباقات عبر الإنترنت على أقساط، وتواريخها ومبالغها جزء من السعر الذي تقبله. فإن حلّ قسط ولم يُدفع راسلناك وأمهلناك إلى ساعة تذكرها الرسالة، ثم نلغي الحجز بحسب شروط إلغائه.
- **التحويل إلى الدفع عبر الإنترنت.** لك أن تحوّل حجزًا مؤكدًا من الدفع عند الوصول إلى الدفع عبر الإنترنت إن أتاح السعر ذلك. وتبيّن لك الصفحة قبل أن تختار آخر ساعة للدفع، ونذكّرك بها بالبريد الإلكتروني. فإن لم يُدفع المبلغ حتى تلك الساعة ألغينا الحجز بحسب شروط إلغائه في تلك الساعة.
- **رموز الخصم.** يخفض الرمز السعر كما تبيّنه تفاصيل السعر، للمنتجات والتواريخ التي وُضع لها وبعدد المرات التي يسمح بها. ولا يُستبدل بالنقد.
- **بطاقات الهدايا.** تُدفع بها الحجوزات الجديدة عبر الإنترنت حتى آخر يوم من صلاحيتها، وهو مذكور في رسالتها وفي حسابك. ويبقى الباقي في البطاقة، وما يُردّ عند الإلغاء من الجزء المدفوع بها يعود إليها. ولا تُستبدل بالنقد.

## 5. التغيير والإلغاء

يذكر كل سعر إلى أي يوم وساعة، بتوقيت الفندق، يمكنك الإلغاء وبأي تكلفة. وقبل الإلغاء ترى المبلغ بالضبط، وهو وحده ما يسري: يُعاد ما زاد عليه مما دفعته، وما لم تدفعه منه بعد مستحق للفندق أو لنا. وتعود المبالغ بالطريقة التي دُفعت بها، خلال 3 إلى 10 أيام عمل عادةً.

## 6. ما ننتظره منك

الأسماء كما في الهوية التي تُقدَّم عند الوصول، ورقم هاتف نصل إليك به، واحترام المكان وجيرانه.

## 7. ما تنتظره منّا

إن تعذّر على فندق أن يعطيك الغرفة التي حجزتها وجدنا لك ما لا يقلّ عنها جودةً وقربًا بلا زيادة، أو أعدنا كل ما دفعته، والخيار لك.

وإن لم يعد أحد فنادق باقتك متاحًا عرضنا عليك فندقًا آخر بالسعر نفسه، ولك أن تقبله أو أن تلغي الباقة وتستردّ كل ما دفعته.

## 8. الأنظمة الرسمية

التأشيرات والتصاريح والمواعيد تصدرها الجهات المختصة. نشرحها قدر ما نستطيع ولا نُسأل عن قراراتها.

## 9. الشكاوى

راسلنا من صفحة «تواصل معنا» مع رقم حجزك. نجيب خلال 24 ساعة ونقترح حلًّا خلال سبعة أيام. وتبقى حقوقك في أنظمة حماية المستهلك كما هي.

## 10. النظام المطبَّق

يسري نظام المملكة العربية السعودية. وعند الاختلاف يُعتمد النص العربي.

تجد مصادر الخرائط والحقائق والخطوط والبرمجيات في صفحة [المصادر والتراخيص](/ar/licences).`,
}
