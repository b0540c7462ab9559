import type { Recipe } from './recipe.ts'

/** A new message file, with a plural. */
export const message: Recipe = {
  name: 'a message',
  edits: {
    'text/en.ts': [
      { before: "import { slots } from './en/slots.ts'", insert: "import { tips } from './en/tips.ts'" },
      { before: 'slots, stays,', insert: '  tips,' },
    ],
    'text/ar.ts': [
      { before: "import { slots } from './ar/slots.ts'", insert: "import { tips } from './ar/tips.ts'" },
      { before: 'slots, stays,', insert: '  tips,' },
    ],
  },
  files: {
    'text/en/tips.ts': `/** Advice for travellers. */
export const tips = {
  title: 'Travel tips',
  mine: 'My travel tips',
  count: '{count, plural, one {# tip} other {# tips}}',
} as const
`,
    'text/ar/tips.ts': `import type { tips as english } from '../en/tips.ts'
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
