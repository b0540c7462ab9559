import type { tries as english } from '../en/tries.ts'
import type { Translated } from '../icu-types.ts'

export const tries = {
  many: 'إن كان غيرك يحاول الدخول إلى هذا الحساب وكانت كلمة مرورك صحيحة، فستصلك رسالة فيها رابط: افتحه على هذا الجهاز ثم سجّل الدخول. وإلا فانتظر ثم حاول مرة أخرى.',
} as const satisfies Translated<typeof english>
