import type { accountmenu as english } from '../en/accountmenu.ts'
import type { Translated } from '../icu-types.ts'

export const accountmenu = {
  personalData: 'البيانات الشخصية',
  giftCards: 'بطاقات الهدايا',
  password: 'كلمة المرور',
  manageAccount: 'إدارة حسابك',
  quickLinks: 'روابط سريعة',
} as const satisfies Translated<typeof english>
