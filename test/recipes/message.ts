import type { Recipe } from './recipe.ts'

/** A new message file, with a plural. */
export const message: Recipe = {
  name: 'a message',
  edits: {
    'i18n/en.ts': [
      { before: "import { slots } from './en/slots.ts'", insert: "import { tips } from './en/tips.ts'" },
      { before: '  undo,', insert: '  tips,' },
    ],
    'i18n/ar.ts': [
      { before: "import { slots } from './ar/slots.ts'", insert: "import { tips } from './ar/tips.ts'" },
      { before: '  undo,', insert: '  tips,' },
    ],
  },
  files: {
    'i18n/en/tips.ts': `/** Advice for travellers. */
export const tips = {
  title: 'Travel tips',
  mine: 'My travel tips',
  count: '{count, plural, one {# tip} other {# tips}}',
} as const
`,
    'i18n/ar/tips.ts': `import type { tips as english } from '../en/tips.ts'
import type { Translated } from '../icu-types.ts'

export const tips = {
  title: 'نصائح السفر',
  mine: 'نصائحي للسفر',
  count:
    '{count, plural, zero {لا نصائح} one {نصيحة واحدة} two {نصيحتان} few {# نصائح} many {# نصيحة} other {# نصيحة}}',
} as const satisfies Translated<typeof english>
`,
  },
}
