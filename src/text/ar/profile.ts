import type { profile as english } from '../en/profile.ts'
import type { Translated } from '../icu-types.ts'

export const profile = {
  title: 'البيانات الشخصية',
  text: 'ما نعرفه عنك. لك أن تغيّره وأن تأخذ نسخة منه وأن تحذفه.',
  saved: 'حُفظت تغييراتك.',
  save: 'حفظ',

  photo: 'الصورة',
  photoHint: 'بصيغة JPEG أو PNG أو WebP، وبحجم لا يتجاوز 3.5 ميغابايت. تُقصّ مربعةً ولا يراها سواك.',
  photoOf: 'صورة {name}',
  addPhoto: 'إضافة صورة',
  changePhoto: 'تغيير الصورة',
  removePhoto: 'إزالة الصورة',
  removePhotoSure: 'هل تريد إزالة صورتك؟',
  removePhotoText: 'تُحذف الصورة فورًا، ويمكنك إضافة غيرها في أي وقت.',
  keepPhoto: 'الإبقاء عليها',
  choosePhoto: 'اختر صورة',

  about: 'عنك',
  nationality: 'الجنسية',
  notGiven: 'غير محدَّدة',
  birthDate: 'تاريخ الميلاد',
  language: 'لغة الرسائل',
  offers: 'أرسلوا إليّ العروض من حين إلى آخر',

  phoneText: 'بالرقم المؤكَّد يمكنك الدخول برمز يُرسل إليه.',
  phoneConfirmed: 'مؤكَّد',
  phoneUnconfirmed: 'لم يؤكَّد بعد',
  phoneNone: 'لا رقم بعد',
  savePhone: 'حفظ الرقم',
  removePhone: 'إزالة الرقم',
  confirmPhone: 'تأكيد الرقم',
  phoneSaved: 'أرسلنا رمزًا إلى رقمك. أدخله أدناه.',
  phoneIsConfirmed: 'تأكّد رقمك.',

  sessions: 'الأجهزة التي سجّلت الدخول منها',
  sessionsText: 'إن وجدت جهازًا لا تعرفه فسجّل خروجه وغيّر كلمة مرورك.',
  thisDevice: 'هذا الجهاز',
  lastUsed: 'آخر استخدام {when}',
  signOutDevice: 'تسجيل الخروج',
  signOutOthers: 'تسجيل خروج كل الأجهزة الأخرى',
  signedOutDevice: 'سُجّل خروج الجهاز.',
  unknownDevice: 'جهاز غير معروف',
  deviceOn: '{browser} على {system}',

  password: 'كلمة المرور',
  passwordText: 'تغييرها يسجّل خروج كل الأجهزة الأخرى.',
  noPasswordText: 'أنت تدخل برمز، وبكلمة المرور يمكنك الدخول من دونه أيضًا.',
  changePassword: 'تغيير كلمة المرور',
  addPassword: 'إضافة كلمة مرور',
  currentPassword: 'كلمة المرور الحالية',
  passwordChanged: 'غُيّرت كلمة مرورك، وسُجّل خروج كل الأجهزة الأخرى.',

  export: 'خذ نسخة من بياناتك',
  exportText: 'ملف يضمّ كل ما نحتفظ به عنك: بياناتك وحجوزاتك وأجهزتك.',
  download: 'تنزيل بياناتي',

  delete: 'حذف الحساب',
  deleteText:
    'يُحذف اسمك وعناوينك وصورتك وأجهزتك فورًا ولا سبيل إلى استعادتها. وتبقى الحجوزات المنتهية في السجلات من دون اسمك. ولا يمكن حذف الحساب ما دامت لديك حجوزات قادمة.',
  deleteSure: 'أعلم أنه لا يمكن التراجع عن هذا',
  deleteNow: 'احذف حسابي',
} as const satisfies Translated<typeof english>
