import type { shell as english } from '../en/shell.ts'
import type { Translated } from '../icu-types.ts'

export const shell = {
  skipToContent: 'انتقل إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  searchSite: 'البحث في الموقع',
  searchNow: 'بحث',
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
  currency: 'العملة',
  personalData: 'البيانات الشخصية',
  password: 'كلمة المرور',
  manageAccount: 'إدارة حسابك',
  quickLinks: 'روابط سريعة',
  myBookings: 'حجوزاتي',
  saved: 'الفنادق المحفوظة',
  signedInAs: 'الحساب الحالي: {name}',

  footerExplore: 'استكشف',
  footerHelp: 'المساعدة',
  footerLegal: 'معلومات قانونية',
  illustrationsNote: 'الصور المرسومة توضيحية لا حقيقية.',

  notifications: 'الإشعارات',
  closeNotification: 'إغلاق هذا الإشعار',
  severity: '{severity, select, success {تم} info {ملاحظة} warn {تحذير} error {خطأ} other {إشعار}}',

  sessionEnded: 'انتهت جلستك',
  sessionEndedText: 'انتهت مدة الجلسة. حجوزاتك محفوظة، وتجدها عند تسجيل الدخول.',

  pageLoading: 'جارٍ تحميل الصفحة',
  offline: 'أنت غير متصل بالإنترنت، وقد لا يكون ما تراه محدّثًا.',
  online: 'عاد اتصالك بالإنترنت.',
  maintenance: 'نعمل على تحسين الموقع',
  maintenanceText: 'أوقفنا الحجز والدفع لفترة قصيرة. حجوزاتك محفوظة.',

  somethingWrong: 'حدث خطأ ما',
  tryAgain: 'حاول مرة أخرى',

  recentSearches: 'عمليات البحث الأخيرة',
  demoNote: 'موقع تجريبي: الفنادق وأسعارها وضيوفها متخيَّلة، والأماكن والمسافات حقيقية.',
  mapDataNote: 'الأماكن والمسافات: © المساهمون في {source}.',
  ownedBy: '© {brand}',
} as const satisfies Translated<typeof english>
