import type { Recipe } from './recipe.ts'

/** A page of a traveller, which redirects everybody else to sign in. */
export const privatePage: Recipe = {
  name: 'a private page',
  edits: {
    'web/app/pages.ts': [
      {
        before: "page('update-password',",
        insert: "page('my-tips', 'profile/my-tips', 'account/my-tips', { layout: 'profile' }),",
      },
    ],
    'links/site.ts': [
      {
        before: 'personalData: (locale: Locale) =>',
        insert: 'myTips: (locale: Locale) => `/${locale}/profile/my-tips`,',
      },
    ],
    'e2e/walk/routes.ts': [
      {
        before: 'home: ({ locale }) =>',
        insert: "'my-tips': ({ locale }) => ({ traveller: [links.myTips(locale)] }),",
      },
    ],
  },
  files: {
    'web/routes/account/my-tips.tsx': `import { redirect } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { links } from '#links/site.ts'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/my-tips'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'tips.mine')

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  if (!signedIn) throw redirect(links.signin(locale, links.myTips(locale)))
  const mine = await api.fetch_profile()
  if (!mine.ok) throw errorResponse(mine.error)
  return { name: mine.data.name }
}

export default function MyTips({ loaderData: { name } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="grid gap-6">
      <PageHeading>{t('tips.mine')}</PageHeading>
      <p>
        <bdi>{name}</bdi>
      </p>
    </div>
  )
}
`,
  },
}
