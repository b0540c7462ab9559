import type { Recipe } from './recipe.ts'

/** Urdu, with Arabic texts. */
export const language: Recipe = {
  name: 'a language',
  copies: { 'i18n/ur': 'i18n/ar' },
  edits: {
    'i18n/locale.ts': [
      {
        before: "import type { ClockHours, Language } from './language.ts'",
        insert: "import { language as ur } from './ur/language.ts'",
      },
      { before: '} satisfies Record<string, Language>', insert: ', ur ' },
    ],
  },
}
