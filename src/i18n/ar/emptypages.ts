import type { emptypages as english } from '../en/emptypages.ts'
import type { Translated } from '../icu-types.ts'

export const emptypages = {
  hotels_title: 'ستجد فنادقنا هنا قريبًا',
  hotels_text: 'نضيف الغرف والأسعار. أخبرنا متى تودّ الإقامة.',
  packages_title: 'ستجد باقاتنا هنا قريبًا',
  packages_text: 'نعدّ المواعيد والفنادق والأسعار. أخبرنا متى تودّ السفر.',
  services_title: 'ستجد خدماتنا هنا قريبًا',
  services_text: 'سنعرض هنا التوصيل والزيارات وغيرها. أخبرنا بما تحتاج إليه في طريقك.',
  blogs_title: 'مقالاتنا الأولى في الطريق',
  blogs_text: 'ستجد هنا قريبًا نصائح عملية لسفرك. وإلى ذلك الحين يسعدنا أن تسألنا.',
  faq_title: 'ستجد الأسئلة وأجوبتها هنا قريبًا',
  faq_text: 'هل تودّ معرفة شيء قبل الحجز؟ يسعدنا أن تسألنا.',
  'about-us_title': 'تعرّف إلينا قريبًا',
  'about-us_text': 'ما زلنا نكتب هذه الصفحة، ويسعدنا أن تسألنا عما تريد.',
  'terms-conditions_title': 'ستُنشر الشروط والأحكام هنا',
  'terms-conditions_text': 'ما زلنا نعدّ النص. اسألنا إن احتجت إلى معرفة شيء الآن.',
  privacy_title: 'ستُنشر سياسة الخصوصية هنا',
  privacy_text: 'ما زلنا نعدّ النص. اسألنا إن احتجت إلى معرفة شيء الآن.',
} as const satisfies Translated<typeof english>
