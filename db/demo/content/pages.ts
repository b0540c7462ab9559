import { withFacts } from '#db/reference/facts.ts'
import { readBilingual } from '#db/reference/markdown.ts'
import { terms as draft } from '#db/reference/pages/texts.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Markdown. The provider is invented, as the text states. */
export const about = withFacts(readBilingual(import.meta.dirname, 'about'))

/** Markdown. */
export const terms: Bilingual = {
  en: `${draft.en}

> This site is a demo: nothing you book here will be provided.`,
  ar: `${draft.ar}

> هذا موقع تجريبي: ما يُحجز هنا لا يُقدَّم في الواقع.`,
}
