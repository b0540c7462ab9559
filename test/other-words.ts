import type { Locale } from '#i18n/locale.ts'

/** What has one name in the glossary: the words that are not used for it, and the one that is. */
export const otherWords: Partial<Record<Locale, [RegExp, string][]>> = {
  en: [
    [/\be-mail/i, 'email'],
    [/\bsupper\b/i, 'dinner'],
    [/\bparty\b/i, 'group, guests, or leave it out'],
    [/\bpostal code\b/i, 'postcode'],
    [/\bitems?\b/, 'booking'],
    [/\bhandover\b|handed over/i, 'delivered'],
    [/\bmade up\b/, 'what makes up the price'],
    [/account (?:with|at) (?: |$)/, 'your {brand} account'],
    [/\bnot been charged|nothing was charged/, 'You were not charged'],
  ],
  ar: [
    [/عوامل التصفية/, 'التصفية'],
    [/في موعد أقصاه/, 'حتى'],
    [/من تلقاء نفس/, 'تلقائيًا'],
    [/تكلفة الإلغاء/, 'رسوم الإلغاء'],
    [/بلا مقابل/, 'ولا تدفع شيئًا'],
    [/(?<!\p{L})سقط(?!\p{L})/u, 'انتهى'],
    [/سرير أطفال/, 'سرير رضيع'],
    [/حمّ?ام(?!ات الزاجل)/, 'دورة مياه'],
    [/يُخصم (?:منك )?أي|يُخصم شيء/, 'لم يُخصم منك شيء'],
    [/لم تتم عملية الدفع|تعذّر الدفع/, 'لم يتم الدفع'],
  ],
}
