import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. The provider is invented, as the text states. */
export const about: Bilingual = {
  en: `Rihla arranges stays, journeys and services near the two holy mosques for people who travel in small groups: families, friends, a class, a street. For more than twenty years, our story goes, we have met travellers at the airport by name.

## How we work

- **We measure.** Walking minutes go to a named gate, and we say *about* because streets bend.
- **We name.** The hotel of a package is in the offer by its name. If it must change, you decide, and you may leave free of charge.
- **We say the whole price.** Taxes and fees are in the total from the first page on. What is paid at the property stands beside what is paid now.
- **We do not hurry you.** There are no counters that run down and no rooms left that are not counted.

## Who answers

Our guides have made the journey themselves. They answer in Arabic and English within 24 hours, and around the clock in the week of your journey.

> This is a demonstration. The provider, its hotels, their guests and their prices are invented; the places, distances and calendars are real.`,
  ar: `ترتّب «رحلة» الإقامات والرحلات والخدمات قرب الحرمين الشريفين لمن يسافرون في مجموعات صغيرة: عائلة، أو أصدقاء، أو صفّ دراسي، أو أهل حيّ. ومنذ أكثر من عشرين عامًا، كما تقول حكايتنا، نستقبل المسافر في المطار باسمه.

## كيف نعمل

- **نقيس.** دقائق المشي إلى باب مسمّى، ونقول «نحو» لأن الطرق تنعطف.
- **نسمّي.** فندق الباقة مذكور في العرض باسمه، فإن لزم تغييره فالقرار لك، ولك أن تنسحب بلا رسوم.
- **نذكر السعر كله.** الضرائب والرسوم في المجموع من الصفحة الأولى، وما يُدفع في الفندق مذكور بجانب ما يُدفع الآن.
- **لا نستعجلك.** لا عدّادات تنازلية، ولا غرف «متبقية» لم تُحصَ.

## من يجيبك

أناس سلكوا الطريق بأنفسهم، بالعربية والإنجليزية، خلال 24 ساعة، وعلى مدار الساعة في أسبوع رحلتك.

> هذا موقع تجريبي: مقدّم الخدمة وفنادقه وضيوفه وأسعاره من نسج الخيال، أما الأماكن والمسافات والتقاويم فحقيقية.`,
}
