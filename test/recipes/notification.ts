import type { Recipe } from './recipe.ts'

/** A notification that addresses its recipient by name and links to the public page. */
export const notification: Recipe = {
  name: 'a notification',
  edits: {
    'domains/notifications/shapes.ts': [
      {
        before: 'welcome: { name: string }',
        insert: '/** New advice is on the site. */\n  tips_ready: { name: string }',
      },
    ],
    'domains/notifications/emails.server.ts': [
      {
        before: 'welcome: (t, _,',
        insert: `tips_ready: (t, _, brand, locale) => ({
    subject: t('emails.tipsReadySubject', { brand }),
    paragraphs: [t('emails.tipsReady')],
    action: { label: t('emails.readTips'), path: \`/\${locale}/faq\` },
  }),`,
      },
    ],
    'domains/notifications/email-parts.ts': [
      {
        before: 'welcome: [',
        insert: `tips_ready: [
    subject('emails.tipsReadySubject'),
    hello,
    main('emails.tipsReady'),
    { name: 'button', key: 'emails.readTips' },
  ],`,
      },
    ],
    'domains/cms/emails/examples.ts': [{ before: 'welcome: person,', insert: 'tips_ready: person,' }],
    'i18n/en/server/emails.ts': [
      {
        before: 'welcomeSubject:',
        insert: `tipsReadySubject: 'New tips from {brand}',
  tipsReady: 'There is new advice for your days in the holy cities.',
  readTips: 'Read the tips',
`,
      },
    ],
    'i18n/ar/server/emails.ts': [
      {
        before: 'welcomeSubject:',
        insert: `tipsReadySubject: 'نصائح جديدة من {brand}',
  tipsReady: 'أضفنا نصائح جديدة لأيامك في المدينتين المقدستين.',
  readTips: 'اقرأ النصائح',
`,
      },
    ],
    'i18n/en/admin/adminbookings.ts': [
      { before: 'notification_welcome:', insert: "notification_tips_ready: 'New tips'," },
    ],
    'i18n/ar/admin/adminbookings.ts': [
      { before: 'notification_welcome:', insert: "notification_tips_ready: 'نصائح جديدة'," },
    ],
  },
}
