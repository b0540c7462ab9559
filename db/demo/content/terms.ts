import { terms as draft } from '#db/reference/pages/terms.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. */
export const terms: Bilingual = {
  en: `${draft.en}

> This site is a demo: nothing you book here will be provided.`,
  ar: `${draft.ar}

> هذا موقع تجريبي: ما يُحجز هنا لا يُقدَّم في الواقع.`,
}
