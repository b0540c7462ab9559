import type { documents as english } from '../en/documents.ts'
import type { Translated } from '../icu-types.ts'

export const documents = {
  kind: '{kind, select, passport {جواز السفر} visa {التأشيرة} permit {التصريح} identity {الهوية الوطنية} other {وثيقة أخرى}}',
  state:
    '{state, select, asked {لم تُرسل بعد} sent {أُرسلت} accepted {قُبلت} refused {لم تُقبل} lapsed {لم تعد مطلوبة} other {}}',

  file: 'وثيقتك',
  wrongFile:
    'لا يمكن قبول هذا الملف. اختر ملف PDF أو صورة JPEG أو PNG أو WebP. ويجب ألا يكون ملف PDF محميًا بكلمة مرور، وألا يحتوي على روابط ويب أو شيفرة برمجية أو ملفات مرفقة. وتكفي صورة للصفحة.',
  fileHint: 'ملف PDF أو صورة JPEG أو PNG أو WebP، بحجم 5\u00a0ميغابايت على الأكثر.',
  storedSafely:
    'تُحفظ مشفّرة، ولا يفتحها إلا من يعالج حجزك، وتُحذف {days, plural, zero {فور انتهاء حجزك} one {بعد انتهاء حجزك بيوم واحد} two {بعد انتهاء حجزك بيومين} few {بعد انتهاء حجزك بـ# أيام} many {بعد انتهاء حجزك بـ# يومًا} other {بعد انتهاء حجزك بـ# يوم}}.',
  send: 'إرسال الوثيقة',
  sending: 'جارٍ الإرسال…',
  sentOn: 'أُرسلت في {at}',
  open: 'تنزيل',
  openNamed: 'تنزيل: {name}',

  linkTitle: 'وثائق حجزك',
  linkUntil: 'نرجو إرسالها في موعد أقصاه {until} (بتوقيت {place}).',
  linkNothing: 'لا ينقص شيء',
  linkNothingText: 'وصلنا كل ما طلبناه، أو لم تعد هناك حاجة إليه.',

  title: 'الوثائق',
  ask: 'طلب وثيقة',
  askText:
    'تصل رسالة إلى الضيف فيرسل الوثيقة من صفحة الحجز، أو من رابط الرسالة إن لم يكن له حساب. وإلى أن يرسلها ينتظر الطلب ردّه.',
  what: 'الوثيقة المطلوبة',
  why: 'سبب الحاجة إليها، بلغة الضيف',
  hours: 'المهلة',
  hoursOf: '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  askNow: 'اطلبها',
  accept: 'قبول',
  reject: 'عدم القبول',
} as const satisfies Translated<typeof english>
