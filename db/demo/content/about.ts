import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. The provider is invented, as the text states. */
export const about: Bilingual = {
  en: `Rihla arranges hotels, packages and services near the two holy mosques for people who travel in small groups: families, friends, classmates, neighbours. For more than twenty years we have met our travellers at the airport by name.

## How we work

- **We measure.** We count the minutes on foot to a named gate, and say “about”, because streets bend.
- **We name your hotel.** Every package names its hotels and says whether another may take its place. If a guaranteed hotel has to change, you decide, and you can cancel for free.
- **We show the full price.** Taxes and fees are in the total from the first page, and you see what you pay now and what you pay at the hotel.
- **We do not rush you.** No countdowns, and never a “last room” that is not the last.

## Who answers

Guides who have made the trip themselves. They answer in Arabic and English within 24 hours, and around the clock during the week of your trip.

> This is a demo. The provider, its hotels, guests and prices are invented. The places, distances and calendars are real.`,
  ar: `ترتّب «رحلة» الفنادق والباقات والخدمات قرب الحرمين الشريفين لمن يسافرون في مجموعات صغيرة: عائلة، أو أصدقاء، أو زملاء دراسة، أو جيران. ومنذ أكثر من عشرين عامًا نستقبل المسافر في المطار باسمه.

## كيف نعمل

- **نقيس.** دقائق المشي إلى باب مسمّى، ونقول «نحو» لأن الطرق تنعطف.
- **نسمّي.** فندق الباقة مذكور في العرض باسمه، ومعه هل يجوز أن يحلّ غيره محلّه. فإن لزم تغيير فندق مضمون فالقرار لك، ولك أن تلغي بلا رسوم.
- **نذكر السعر كله.** الضرائب والرسوم في المجموع من الصفحة الأولى، وما يُدفع في الفندق مذكور بجانب ما يُدفع الآن.
- **لا نستعجلك.** لا عدّادات تنازلية، ولا نقول «آخر غرفة» إلا إذا كانت الأخيرة فعلًا.

## من يجيبك

مرشدون سلكوا الطريق بأنفسهم، يجيبون بالعربية والإنجليزية خلال 24 ساعة، وعلى مدار الساعة في أسبوع سفرك.

> هذا موقع تجريبي: مقدّم الخدمة وفنادقه وضيوفه وأسعاره من نسج الخيال، أما الأماكن والمسافات والتقاويم فحقيقية.`,
}
