import type { Recipe } from './recipe.ts'

/** A kind whose rows are those of the recipe for a table. */
export const editableKind: Recipe = {
  name: 'an editable kind',
  edits: {
    'domains/editing/shapes.ts': [{ before: "'question', 'question_topic', 'page',", insert: "'travel_tip'," }],
    'domains/editing/kinds/reading.server.ts': [
      {
        before: '/** What is read: articles,',
        insert: `const tipFields: Field[] = [{ type: 'words', name: 'text', max: 200 }, position]
`,
      },
      {
        before: "question: { group: 'content',",
        insert: `travel_tip: {
    group: 'content',
    title: 'text',
    fields: tipFields,
    creates: 'slug',
    store: rowStore({
      table: 'travel_tip',
      key: 'slug',
      fields: tipFields,
      title: sql\`t.text\`,
      order: sql\`t.position, t.slug\`,
      removable: true,
    }),
    tags: () => ['content:travel_tips'],
  },`,
      },
    ],
    'text/en/catalogue.ts': [{ before: 'kind_question:', insert: "kind_travel_tip: 'Travel tips'," }],
    'text/ar/catalogue.ts': [{ before: 'kind_question:', insert: "kind_travel_tip: 'نصائح السفر'," }],
  },
}
