import type { sitesearch as english } from '../en/sitesearch.ts'
import type { Translated } from '../icu-types.ts'

export const sitesearch = {
  title: 'البحث في الموقع',
  titleFor: 'البحث: {q}',
  description: 'ابحث في الفنادق والباقات والخدمات والمقالات والأسئلة، بأي من اللغتين وبأي طريقة كتابة.',
  label: 'فندق أو مكان أو باقة أو سؤال',
  submit: 'بحث',
  found:
    '{count, plural, =0 {لا نتائج لـ«{q}»} zero {لا نتائج لـ«{q}»} one {نتيجة واحدة لـ«{q}»} two {نتيجتان لـ«{q}»} few {# نتائج لـ«{q}»} many {# نتيجة لـ«{q}»} other {# نتيجة لـ«{q}»}}',
  kind_place: 'أقم بالقرب من',
  kind_hotel: 'الفنادق',
  kind_package: 'الباقات',
  kind_service: 'الخدمات',
  kind_article: 'المدونة',
  kind_question: 'الأسئلة الشائعة',
  best: 'أقرب {shown, number} من {total, number}',
  allHotels: 'كل الفنادق المطابقة، بأسعارها',
  begin: 'عمّ تبحث؟',
  beginText: 'تكفيك كلمة واحدة، بأي إملاء وبأي من اللغتين.',
  nothing: 'لا نتائج',
  nothingText: 'جرّب كلمات أقل أو كلمة أخرى، أو تابع من هنا:',
  askUs: 'اسألنا',
} as const satisfies Translated<typeof english>
