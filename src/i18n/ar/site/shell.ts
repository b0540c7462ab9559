import type * as english from '../../en/site/shell.ts'
import type { Translated } from '../../icu-types.ts'

export const shell = {
  skipToContent: 'انتقل إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  searchSite: 'البحث في الموقع',
  homeOf: '{brand}، الصفحة الرئيسية',

  hotels: 'الفنادق',
  packages: 'الباقات',
  services: 'الخدمات',
  blog: 'المدونة',
  faqs: 'الأسئلة الشائعة',
  about: 'من نحن',
  contact: 'تواصل معنا',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',

  cart: 'السلة',
  currency: 'العملة',
  easyView: 'العرض الميسّر',
  standardView: 'العرض المعتاد',
  myBookings: 'حجوزاتي',
  saved: 'الفنادق المحفوظة',
  signedInAs: 'حساب {name}',

  footerExplore: 'استكشف',
  footerHelp: 'المساعدة',
  illustrationsNote: 'الصور مرسومة للتوضيح، وليست صورًا فوتوغرافية.',

  notifications: 'الإشعارات',
  closeNotification: 'إغلاق هذا الإشعار',
  severity: '{severity, select, success {تم} info {ملاحظة} warn {تحذير} error {خطأ} other {إشعار}}',

  sessionEnded: 'انتهت جلستك',
  sessionEndedText: 'حجوزاتك محفوظة. سجّل الدخول لتراها.',

  pageLoading: 'جارٍ تحميل الصفحة',
  offline: 'لا اتصال بالإنترنت، وقد تكون هذه الصفحة قديمة.',
  online: 'عاد الاتصال.',
  maintenance: 'الموقع قيد الصيانة',
  maintenanceText: 'الحجز والدفع متوقفان مؤقتًا.',

  somethingWrong: 'حدث خطأ',
  tryAgain: 'حاول مرة أخرى',

  demoNote: 'موقع تجريبي: الفنادق والأسعار والضيوف من نسج الخيال، والأماكن والمسافات حقيقية.',
  mapDataNote: 'الأماكن والمسافات: ©\u00a0مساهمو {source}.',
  ownedBy: '©\u00a0{brand}',
} as const satisfies Translated<typeof english.shell>

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
} as const satisfies Translated<typeof english.sitesearch>

export const errorpages = {
  pageNotFound: 'الصفحة غير موجودة',
  pageNotFoundText: 'لا توجد صفحة على العنوان {path}. ربما نُقلت، أو أن العنوان غير صحيح.',
  productNotFoundText:
    '{list, select, hotels {لا يوجد فندق على العنوان {path}. ربما لم يعد معروضًا} packages {لا توجد باقة على العنوان {path}. ربما لم تعد معروضة} services {لا توجد خدمة على العنوان {path}. ربما لم تعد معروضة} other {}}، أو أن العنوان غير صحيح.',
  tooLarge: 'الحجم أكبر من أن يُرسل',
  tooLargeText: 'لم يتغيّر شيء. ارجع واختر ملفًا أصغر، أو اختصر النص.',
  unavailable: 'الخدمة غير متاحة حاليًا',
  unavailableText: 'لم يضِع شيء. حاول مرة أخرى بعد لحظات.',
  tooMany: 'طلبات كثيرة',
  tooManyText: 'وصلتنا من شبكتك طلبات كثيرة. انتظر لحظة ثم تابع، ولم يضِع شيء.',
  serverError: 'خطأ داخلي في الخادم',
  somethingWrongText: 'الخطأ من جانبنا، وقد سجّلناه. حاول مرة أخرى، أو عد إلى الصفحة الرئيسية.',
  errorReference: 'إذا تواصلت معنا بشأنه فاذكر هذا الرقم المرجعي: {reference}',
  searchNow: 'بحث',
} as const satisfies Translated<typeof english.errorpages>

export const recent = {
  title: 'آخر عمليات البحث',
  remove: 'إزالة {search} من آخر عمليات البحث',
  removed: 'أُزيل {search}.',
  clear: 'مسح الكل',
  cleared: 'مُسحت آخر عمليات البحث.',
} as const satisfies Translated<typeof english.recent>

export const accountmenu = {
  personalData: 'البيانات الشخصية',
  travellers: 'المسافرون',
  giftCards: 'بطاقات الهدايا',
  password: 'كلمة المرور ومفاتيح المرور',
  admin: 'لوحة الإدارة',
  manageAccount: 'إدارة حسابك',
  quickLinks: 'روابط سريعة',
} as const satisfies Translated<typeof english.accountmenu>
