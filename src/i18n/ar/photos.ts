import type { photos as english } from '../en/photos.ts'
import type { Translated } from '../icu-types.ts'

export const photos = {
  add: 'إضافة صور',
  addHint:
    'JPEG أو PNG أو WebP أو HEIC أو AVIF، حتى 50\u00a0ميغابايت لكل صورة وبعرض 1200\u00a0بكسل على الأقل. تُصغَّر هنا قبل إرسالها بلا بيانات المكان أو الكاميرا.',
  one: 'إضافة صورة',
  drop: 'أفلت الصور هنا أو اخترها',
  queue: 'الصور قيد الرفع',
  state:
    '{state, select, waiting {في الانتظار} preparing {تُصغَّر الآن} sending {أُرسل {percent}%} storing {تُحفظ الآن} offline {لا اتصال بالإنترنت. يُستأنف الرفع وحده عند عودة الاتصال.} done {أُضيفت} failed {لم تُضف} other {}}',
  arrived:
    '{count, plural, zero {لم تُضف صور} one {أُضيفت صورة واحدة} two {أُضيفت صورتان} few {أُضيفت # صور} many {أُضيفت # صورة} other {أُضيفت # صورة}}',
  notAdded:
    '{count, plural, zero {لم تتعذر إضافة أي صورة} one {تعذّرت إضافة صورة واحدة} two {تعذّرت إضافة صورتين} few {تعذّرت إضافة # صور} many {تعذّرت إضافة # صورة} other {تعذّرت إضافة # صورة}}',
  retry: 'إعادة المحاولة',
  retryOf: 'إعادة المحاولة: {name}',
  dismiss: 'إزالة من هذه القائمة: {name}',
  dismissAll: 'إخلاء هذه القائمة',
  busy: '{count, plural, zero {لا صور قيد الرفع.} one {ما زالت صورة واحدة قيد الرفع. احفظ بعد وصولها.} two {ما زالت صورتان قيد الرفع. احفظ بعد وصولهما.} few {ما زالت # صور قيد الرفع. احفظ بعد وصولها.} many {ما زالت # صورة قيد الرفع. احفظ بعد وصولها.} other {ما زالت # صورة قيد الرفع. احفظ بعد وصولها.}}',
  failed_list_full: 'بلغت هذه القائمة حدها الأقصى من الصور، وهو {max}.',
  failed_unauthenticated: 'انتهت جلستك. سجّل الدخول من جديد في نافذة أخرى، ثم أعد المحاولة.',
  failed_unavailable: 'انقطع الاتصال. أعد المحاولة.',
  failed_picture_unreadable: 'تعذّرت قراءة هذه الصورة. احفظها بصيغة JPEG ثم اخترها من جديد.',

  none: 'لا صور بعد.',
  main: 'الصورة الرئيسية',
  mainHint: 'الصورة الأولى هي الرئيسية، وتظهر في القوائم ونتائج البحث.',
  position: 'الصورة {n} من {count}',
  drag: 'سحب الصورة {n} إلى موضع آخر',
  earlier: 'تقديم الصورة {n}',
  later: 'تأخير الصورة {n}',
  remove: 'إزالة الصورة {n}',
  moved:
    '{to, plural, zero {} one {صارت الصورة الرئيسية.} two {صارت الصورة {to} من {count}.} few {صارت الصورة {to} من {count}.} many {صارت الصورة {to} من {count}.} other {صارت الصورة {to} من {count}.}}',
  removed: 'أُزيلت الصورة {n}.',
  undo: 'تراجع',
  restored: 'عادت الصورة {n}.',

  focusHint: 'تُقصّ أطراف الصورة لتناسب الإطار. اختر الموضع الذي يبقى ظاهرًا دائمًا.',
  focusAt: 'العمود {column} من اليسار، الصف {row}',

  subject: 'ما الذي تُظهره',
  subjectNone: 'بكلماتك أنت',
  toFinish:
    '{count, plural, zero {لا أوصاف مقترحة.} one {هناك وصف مقترح واحد.} two {هناك وصفان مقترحان.} few {هناك # أوصاف مقترحة.} many {هناك # وصفًا مقترحًا.} other {هناك # وصف مقترح.}} يمكنك النشر الآن وإكمال الأوصاف لاحقًا.',
  toFinishLink: 'أوصاف تنتظر الإكمال ({count})',
  allPictures: 'كل الصور',
} as const satisfies Translated<typeof english>
