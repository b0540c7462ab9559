import type { Recipe } from './recipe.ts'

/** A new namespace of messages, with a plural. */
export const message: Recipe = {
  name: 'a message',
  edits: {
    'i18n/en/site/services.ts': [
      {
        before: '/** The vehicles of a transfer',
        insert: `/** Advice for travellers. */
export const tips = {
  title: 'Travel tips',
  mine: 'My travel tips',
  count: '{count, plural, one {# tip} other {# tips}}',
} as const
`,
      },
    ],
    'i18n/ar/site/services.ts': [
      {
        before: 'export const vehicles',
        insert: `export const tips = {
  title: 'نصائح السفر',
  mine: 'نصائحي للسفر',
  count:
    '{count, plural, zero {لا نصائح} one {نصيحة واحدة} two {نصيحتان} few {# نصائح} many {# نصيحة} other {# نصيحة}}',
} as const satisfies Translated<typeof english.tips>
`,
      },
    ],
  },
  files: {},
}
