import type { Recipe } from './recipe.ts'

/** An editable kind for the rows of the table recipe. */
export const editableKind: Recipe = {
  name: 'an editable kind',
  edits: {
    'domains/cms/shapes.ts': [{ before: "'question', 'question_topic', 'page',", insert: "'travel_tip'," }],
    'domains/cms/kinds/content.server.ts': [
      {
        before: '/** Articles, questions',
        insert: `const tipFields: Field[] = [{ type: 'bilingual', name: 'text', max: 200 }, position]
`,
      },
      {
        before: "question: { title: 'question',",
        insert: `travel_tip: {
    title: 'text',
    ...rowKind({
      table: 'travel_tip',
      key: 'slug',
      fields: tipFields,
      title: sql\`t.text\`,
      order: sql\`t.position, t.slug\`,
      removable: true,
    }),
  },`,
      },
    ],
    'web/admin/navigation.ts': [
      { before: "'question', 'question_topic', 'page', 'picture')", insert: "'travel_tip'," },
    ],
    'i18n/en/admin/catalogue.ts': [{ before: 'kind_question:', insert: "kind_travel_tip: 'Travel tips'," }],
    'i18n/ar/admin/catalogue.ts': [{ before: 'kind_question:', insert: "kind_travel_tip: 'نصائح السفر'," }],
    'i18n/en/admin/auditacts.ts': [{ before: 'voice:', insert: "travel_tip: 'Travel tip'," }],
    'i18n/ar/admin/auditacts.ts': [{ before: 'voice:', insert: "travel_tip: 'نصيحة سفر'," }],
  },
}
