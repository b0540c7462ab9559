import type { Recipe } from './recipe.ts'

/** A page of editors that counts the rows of the table recipe. */
export const adminPage: Recipe = {
  name: 'a page of the admin',
  edits: {
    'domains/cms/emails/contract.ts': [
      {
        before: 'fetch_providers: staffRead({',
        insert: `count_travel_tips: staffRead({
    summary: 'The number of lines of advice for travellers.',
    staff: editors,
    hotelScope: 'all',
    input: z.object({}),
    output: z.object({ tips: z.int() }),
  }),`,
      },
    ],
    'domains/cms/emails/handlers.server.ts': [
      {
        before: "import type { Context, Handlers } from '#domains/context.ts'",
        insert: "import { readTravelTips } from '#domains/content/travel-tips.server.ts'",
      },
      {
        before: 'async fetch_providers({',
        insert: `async count_travel_tips({ db }) {
    return done({ tips: (await readTravelTips(db)).length })
  },
`,
      },
    ],
    'web/app/pages.ts': [
      { before: "adminPage('admin-providers',", insert: "adminPage('admin-tips', 'desk/tips', 'admin/tips')," },
    ],
    'links/admin.ts': [
      { before: 'providers: (locale: Locale) =>', insert: 'tips: (locale: Locale) => `/${locale}/desk/tips`,' },
    ],
    'web/admin/navigation.ts': [
      {
        before: "{ text: 'admin.audit',",
        insert: "{ text: 'admin.tips', key: 'i', to: adminLinks.tips, roles: editors },",
      },
    ],
    'i18n/en/admin/admin.ts': [{ before: "audit: 'Audit log',", insert: "tips: 'Tips'," }],
    'i18n/ar/admin/admin.ts': [{ before: "audit: 'سجل التغييرات',", insert: "tips: 'النصائح'," }],
    'e2e/walk/routes.ts': [
      {
        before: "'admin-providers': ({ locale }) =>",
        insert: "'admin-tips': ({ locale }) => editors([adminLinks.tips(locale)]),",
      },
    ],
  },
  files: {
    'web/routes/admin/tips.tsx': `import { useText } from '#i18n/react.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/tips'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'tips.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, dataOf } = adminRequest(request, context)
  return dataOf(await api.count_travel_tips())
}

export default function Tips({ loaderData: { tips } }: Route.ComponentProps) {
  const t = useText()
  return (
    <>
      <PageHeading>{t('tips.title')}</PageHeading>
      <p>{t('tips.count', { count: tips })}</p>
    </>
  )
}
`,
  },
}
