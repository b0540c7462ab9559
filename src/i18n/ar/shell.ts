import type { shell as english } from '../en/shell.ts'
import type { Translated } from '../icu-types.ts'

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
} as const satisfies Translated<typeof english>
