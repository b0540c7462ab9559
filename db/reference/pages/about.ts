import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. A draft with questions for the provider, who answers them before publishing it. */
export const about: Bilingual = {
  en: `Say in two or three sentences who you are, how long you have been in business, and whom you serve.

## How we work

- **Prices.** The total includes taxes and fees from the first page, and shows what you pay now and what you pay at the hotel.
- **Distances.** We count the minutes on foot to a named gate, and say “about”, because streets bend.
- **Your rooms.** Your room is reserved the moment you book, so no room is sold twice.

## Who answers

Say who answers, in which languages, and at what hours.

## Our licences

Give the name of your company, its commercial registration number and its licence from the tourism authorities.`,
  ar: `اكتب هنا في جملتين أو ثلاث من أنتم، ومنذ متى تعملون، ومن تخدمون.

## كيف نعمل

- **الأسعار.** الضرائب والرسوم في المجموع من الصفحة الأولى، وما يُدفع في الفندق مذكور بجانب ما يُدفع الآن.
- **المسافات.** دقائق المشي إلى باب مسمّى، ونقول «نحو» لأن الطرق تنعطف.
- **غرفتك.** تُحجز الغرفة باسم الضيف لحظة تأكيد الحجز، ولا تُباع غرفة مرتين.

## من يجيبك

اكتب هنا من يجيب، وبأي لغات، وفي أي أوقات.

## تراخيصنا

اكتب هنا اسم منشأتك وسجلها التجاري وترخيصها من الجهات السياحية المختصة.`,
}
