import type { content as english } from '../en/content.ts'
import type { Translated } from '../icu-types.ts'

export const content = {
  postedBy: 'بقلم {name}',
  contents: 'في هذه الصفحة',
  tags: 'الوسوم',
  minutesToRead:
    '{minutes, plural, zero {قراءة سريعة} one {دقيقة واحدة للقراءة} two {دقيقتان للقراءة} few {# دقائق للقراءة} many {# دقيقة للقراءة} other {# دقيقة للقراءة}}',
  lastChanged: 'آخر تعديل في {date}',
  message: 'رسالتك',
  messageAbout: 'بخصوص: {service}',
  messageAboutBooking: 'بخصوص حجزي رقم {reference}:',

  searchQuestions: 'ابحث في الأسئلة',
  search: 'بحث',
  clearSearch: 'عرض الكل',
  noQuestion: 'لا سؤال بهذه الكلمات',
  noQuestionText: 'جرّب كلمة أخرى، أو اسألنا.',
  noQuestionWithin: 'جرّب كلمة أخرى، أو اسألنا يصلك الجواب {within}.',
  askUs: 'اسألنا',
  stillOpen: 'لم تجد جوابًا لسؤالك؟',

  allArticles: 'كل المقالات',
  searchArticles: 'ابحث في المقالات',
  categories: 'التصنيفات',
  taggedWith: 'مقالات عن {tag}',
  noArticles: 'لا مقال يناسب بحثك',
  noArticlesText: 'جرّب كلمة أخرى أو تصنيفًا آخر.',
  related: 'اقرأ أيضًا',
  shareBy: 'شارك عبر',
  shareWhatsApp: 'واتساب',
  shareX: 'إكس',
  shareMail: 'البريد',
  copyLink: 'نسخ الرابط',
  latestArticles: 'مقالات تهمك قبل السفر',

  goals: 'ما نلتزم به لك',
  statistics: 'بالأرقام',
  atLeast: '{value, number}+',

  yourName: 'اسمك',
  topic: 'ما موضوع رسالتك؟',
  topic_question: 'سؤال',
  topic_booking: 'حجز',
  topic_group: 'مجموعة',
  topic_service: 'خدمة',
  topic_complaint: 'شكوى',
  topic_data: 'بياناتي',
  messageHint: 'إن كانت عن حجز فاذكر رقمه.',
  sendMessage: 'إرسال الرسالة',
  sentTitle: 'شكرًا لك، وصلتنا رسالتك',
  sentText: 'إن راسلتنا ثانية فاذكر هذا الرقم لنجد رسالتك.',
  sentWithin: 'نجيبك {within}. وإن راسلتنا ثانية فاذكر هذا الرقم لنجد رسالتك.',
  cardHidden: 'كتبتَ رقم بطاقة، ولم نحفظ منه سوى آخر أربعة أرقام. لا ترسل أرقام البطاقات في الرسائل أبدًا.',
  copyReceipt: 'نسخ الرقم المرجعي',
  otherWays: 'طرق أخرى للتواصل',
  officeHours: 'ساعات العمل',
  leaveEmpty: 'اترك هذا الحقل فارغًا',

  services: 'الخدمات بحسب التصنيف',
  servicesAt:
    '{count, plural, =0 {يحتاج إلى تأكيد} zero {يحتاج إلى تأكيد} one {خدمة واحدة} two {خدمتان} few {# خدمات} many {# خدمة} other {# خدمة}}',
  askForService: 'اطلبها',
  otherServices: 'خدمات أخرى',

  findStay: 'ابحث عن إقامة',
} as const satisfies Translated<typeof english>
