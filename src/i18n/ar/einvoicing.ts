import type { einvoicing as english } from '../en/einvoicing.ts'
import type { Translated } from '../icu-types.ts'

export const einvoicing = {
  title: 'الفوترة الإلكترونية',
  text: 'يوقّع البائعون في السعودية كل فاتورة وإشعار دائن ويبلّغون بها هيئة الزكاة والضريبة والجمارك (المرحلة الثانية) في غضون 24 ساعة. ويجري ذلك تلقائيًا بعد التسجيل.',
  state: 'الحالة',
  off: 'غير مسجَّل',
  on: 'مسجَّل',
  local: 'توقيع في هذا الموقع فقط بلا تبليغ',
  signed: 'الموقَّعة',
  signedOf:
    '{count, plural, zero {لا مستندات} one {مستند واحد} two {مستندان} few {# مستندات} many {# مستندًا} other {# مستند}}، ولا يُبلَّغ هيئة الضريبة بشيء منها',
  environment: 'البيئة',
  environmentOf:
    '{environment, select, local {في هذا الموقع فقط} sandbox {بيئة المطوّرين} simulation {المحاكاة} production {الإنتاج} other {}}',
  since: 'يوقّع منذ',
  expires: 'الشهادة صالحة حتى',
  serial: 'الرقم التسلسلي',
  reported: 'المبلَّغ بها',
  reportedOf: '{reported, number} بلا تحذيرات و{warned, number} مع تحذيرات',
  seller: 'البائع',
  vatNumber: 'الرقم الضريبي',
  registration: 'السجل التجاري',
  missing: 'غير مُدخل',
  company: 'تعديل بيانات الشركة',

  addressTitle: 'العنوان الوطني',
  addressText: 'يُذكر في الفواتير الإلكترونية. اكتبه بالعربية كما في شهادة التسجيل.',
  street: 'الشارع',
  building: 'رقم المبنى',
  additional: 'الرقم الإضافي',
  district: 'الحي',
  city: 'المدينة',
  postalCode: 'الرمز البريدي',
  saveAddress: 'حفظ العنوان',
  addressSaved: 'حُفظ العنوان، وسيُذكر في المستندات القادمة.',

  registerTitle: 'التسجيل',
  registerText:
    'اطلب كلمة مرور لمرة واحدة من بوابة فاتورة وأدخلها هنا، فيسجّل الموقع نفسه ويجتاز فحوص المطابقة ويوقّع منذ ذلك الحين. أما خيار «في هذا الموقع فقط» فلا يحتاج إلى كلمة مرور ولا يبلّغ بشيء، بل يُظهر شكل الفواتير.',
  again: 'التسجيل الجديد يحلّ محلّ الحالي ويبدأ سلسلة جديدة من المستندات.',
  otp: 'كلمة المرور لمرة واحدة',
  otpHint: 'من البوابة، صالحة لساعة واحدة',
  branch: 'الفرع',
  business: 'مجال العمل',
  register: 'تسجيل',
  registered: 'سُجّل هذا الموقع، وستُوقَّع الفواتير والإشعارات الدائنة من الآن.',
  incomplete: 'أدخل أولًا الرقم الضريبي والسجل التجاري والعنوان الوطني',
  refused: 'لم تسجّل الهيئة هذا الموقع',
  unreachable: 'لم تردّ الهيئة',
  unreachableText: 'حاول لاحقًا. وقد تكون كلمة المرور استُعملت.',

  openTitle: 'مستندات لم تُقبل أو قُبلت مع تحذيرات',
  none: 'قُبلت كل المستندات الموقَّعة.',
  document: 'المستند',
  documentOf: '{kind, select, invoice {الفاتورة {number}} credit_note {الإشعار الدائن {number}} other {{number}}}',
  issued: 'تاريخ الإصدار',
  statusOf:
    '{status, select, waiting {ينتظر} warned {أُبلغ به مع تحذيرات} rejected {مرفوض} reported {أُبلغ به} replaced {استُبدل} other {}}',
  tries:
    '{count, plural, zero {لم يُرسَل بعد} one {أُرسل مرة واحدة} two {أُرسل مرتين} few {أُرسل # مرات} many {أُرسل # مرة} other {أُرسل # مرة}}',
  messages: 'الرد',
  send: 'إرسال مرة أخرى',
  sent: 'سيُرسَل المستند مرة أخرى خلال دقيقة.',
  archiveTitle: 'المستندات الموقَّعة',
  archiveText: 'لمحاسبك أو عند التفتيش: مستندات كل شهر كما وُقّعت، في ملف مضغوط.',
  archivePartOf: '{month}، الجزء {part, number} من {parts, number}',
  archiveOf:
    '{month}: {count, plural, zero {لا مستندات} one {مستند واحد} two {مستندان} few {# مستندات} many {# مستندًا} other {# مستند}}',
  gone: 'أُبلغ بهذا المستند في الأثناء.',
} as const satisfies Translated<typeof english>
