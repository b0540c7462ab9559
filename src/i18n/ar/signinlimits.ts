import type { signinlimits as english } from '../en/signinlimits.ts'
import type { Translated } from '../icu-types.ts'

export const signinlimits = {
  many: 'إن كان غيرك يحاول الدخول إلى هذا الحساب وكانت كلمة مرورك صحيحة، فستصلك رسالة فيها رابط: افتحه على هذا الجهاز ثم سجّل الدخول. وإلا فانتظر ثم حاول مرة أخرى.',
  waitSeconds:
    'يمكنك المحاولة مرة أخرى بعد {seconds, plural, zero {لحظات} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  waitMinutes:
    'يمكنك المحاولة مرة أخرى بعد {minutes, plural, zero {لحظات} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
} as const satisfies Translated<typeof english>
