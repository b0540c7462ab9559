import { Link } from 'react-router'
import { kindGroups, type KindName } from '#domains/cms/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import { titleOf } from '#web/lib/title.ts'
import type { Route } from './+types/cms'
import '#web/admin/cms/cms.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.title')

const managerPages = [
  ['providers', 'providers.title'],
  ['einvoicing', 'einvoicing.title'],
  ['setup', 'checklist.title'],
] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, dataOf } = adminRequest(request, context)
  const kinds = dataOf(await api.fetch_editing_kinds())
  const state = await api.show_admin()
  return { kinds, manages: state.ok && state.data.role === 'manager' }
}

export default function Editing({ loaderData: { kinds, manages } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const addressOf = (kind: KindName, single: string | null) =>
    kind === 'notification'
      ? adminLinks.notifications(locale)
      : single
        ? adminLinks.edit(locale, kind, single)
        : adminLinks.editingList(locale, kind)
  return (
    <>
      <PageHeading>{t('editing.title')}</PageHeading>
      <p className="text-muted">{t('editing.text')}</p>
      <div className="edit-groups">
        {kindGroups.map((group) => (
          <section key={group} className="admin-card">
            <h2>{t('editing.group', { group })}</h2>
            <ul className="edit-kinds">
              {kinds
                .filter((one) => one.group === group)
                .map(({ kind, single, drafts }) => (
                  <li key={kind}>
                    <Link className="link" to={addressOf(kind, single)}>
                      {t(`catalogue.kind_${kind}`)}
                    </Link>
                    {drafts > 0 && <Badge tone="warning">{t('editing.drafts', { count: drafts })}</Badge>}
                  </li>
                ))}
              {group === 'settings' &&
                manages &&
                managerPages.map(([page, title]) => (
                  <li key={page}>
                    <Link className="link" to={adminLinks[page](locale)}>
                      {t(title)}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
