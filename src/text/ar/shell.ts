import type { shell as english } from '../en/shell.ts'
import type { Translated } from '../icu-types.ts'

export const shell = {
  skipToContent: 'انتقل إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  switchLanguage: 'عرض هذه الصفحة باللغة {language}',
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
  cartWith:
    '{count, plural, zero {السلة فارغة} one {السلة، عنصر واحد} two {السلة، عنصران} few {السلة، # عناصر} many {السلة، # عنصرًا} other {السلة، # عنصر}}',
  account: 'حسابي',
  profile: 'ملفي الشخصي',
  personalData: 'البيانات الشخصية',
  password: 'كلمة المرور',
  manageAccount: 'إدارة حسابك',
  myBookings: 'حجوزاتي',
  signedInAs: 'الحساب الحالي: {name}',

  splashWelcome: 'مرحبًا بك في {brand}',
  splashTagline: 'استكشف العالم معنا',
  splashSkip: 'تخطّي الترحيب',

  theme: 'المظهر',
  themeLight: 'فاتح',
  themeDark: 'داكن',
  themeSystem: 'حسب إعداد الجهاز',

  footer: 'تذييل الصفحة',
  footerExplore: 'استكشف',
  footerHelp: 'المساعدة',
  footerLegal: 'معلومات قانونية',
  followUs: 'تابعنا',
  callUs: 'اتصل بنا',
  writeUs: 'راسلنا',
  replyPromise:
    '{hours, plural, zero {نرد عليك فورًا.} one {نرد عليك خلال ساعة واحدة.} two {نرد عليك خلال ساعتين.} few {نرد عليك خلال # ساعات.} many {نرد عليك خلال # ساعة.} other {نرد عليك خلال # ساعة.}}',
  rights: '© {year} {brand}. جميع الحقوق محفوظة.',
  illustrationsNote: 'الصور في هذا الموقع رسوم توضيحية.',

  notifications: 'الإشعارات',
  closeNotification: 'إغلاق هذا الإشعار',
  severity: '{severity, select, success {تم} info {ملاحظة} warn {تحذير} error {خطأ} other {إشعار}}',

  sessionEnded: 'انتهت جلستك',
  sessionEndedText: 'سُجّل خروجك لانتهاء مدة الجلسة. حجوزاتك محفوظة، وستجدها عند تسجيل الدخول من جديد.',

  pageLoading: 'جارٍ تحميل الصفحة',
  pageLoaded: 'تم تحميل صفحة {title}',
  newVersion: 'تتوفر نسخة أحدث من هذه الصفحة.',
  reload: 'إعادة التحميل',
  offline: 'أنت غير متصل بالإنترنت، وقد لا يكون ما تراه محدّثًا.',
  online: 'عاد اتصالك بالإنترنت.',
  testMode: 'وضع تجريبي: لا حجز فعليًا ولا دفع فعليًا.',
  maintenance: 'نعمل على تحسين الموقع',
  maintenanceText: 'الحجز متوقف لفترة قصيرة. حجوزاتك محفوظة.',
  javascriptOff: 'فعّل JavaScript لإتمام الحجز. يمكنك قراءة جميع الصفحات من دونه.',

  pageNotFound: 'الصفحة غير موجودة',
  pageNotFoundText: 'لا توجد صفحة على العنوان {path}. ربما نُقلت، أو أن العنوان غير صحيح.',
  serverError: 'خطأ داخلي في الخادم',
  somethingWrong: 'حدث خطأ ما',
  somethingWrongText: 'الخطأ من جانبنا، وقد سجّلناه. حاول مرة أخرى، أو عد إلى الصفحة الرئيسية.',
  errorReference: 'إذا تواصلت معنا بشأنه فاذكر هذا الرقم المرجعي: {reference}',

  recentSearches: 'عمليات البحث الأخيرة',
  demoNote: 'هذا موقع تجريبي: الفنادق وأسعارها وضيوفها من نسج الخيال، أما الأماكن والمسافات فحقيقية.',
  mapDataNote: 'الأماكن والمسافات: © المساهمون في {source}.',
  ownedBy: '© {brand}',
} as const satisfies Translated<typeof english>
