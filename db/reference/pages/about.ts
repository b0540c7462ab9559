import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. A draft with questions for the provider, who answers them before publishing it. */
export const about: Bilingual = {
  en: `Write here in two or three sentences who you are, since when you work, and for whom.

## How we work

- **Prices.** Taxes and fees are in the total from the first page on. What is paid at the property stands beside what is paid now.
- **Distances.** Walking minutes go to a named gate, and we say *about* because streets bend.
- **Your rooms.** What is booked is taken out of stock at the same moment, so no room is sold twice.

## Who answers

Write here who answers, in which languages, and at which hours.

## Our licences

Write here the name of your company, its commercial registration and its licence from the tourism authorities.`,
  ar: `اكتب هنا في جملتين أو ثلاث من أنتم، ومنذ متى تعملون، ومن تخدمون.

## كيف نعمل

- **الأسعار.** الضرائب والرسوم في المجموع من الصفحة الأولى، وما يُدفع في الفندق مذكور بجانب ما يُدفع الآن.
- **المسافات.** دقائق المشي إلى باب مسمّى، ونقول «نحو» لأن الطرق تنعطف.
- **غرفتك.** ما يُحجز يخرج من المتاح في اللحظة نفسها، فلا تُباع غرفة مرتين.

## من يجيبك

اكتب هنا من يجيب، وبأي لغات، وفي أي أوقات.

## تراخيصنا

اكتب هنا اسم منشأتك وسجلها التجاري وترخيصها من الجهات السياحية المختصة.`,
}
