import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { kindGroups, type KindName } from '#domains/cms/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/cms'

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
      <div className="grid items-start gap-5 grid-cols-fit-72">
        {kindGroups.map((group) => (
          <section key={group} className="admin-card">
            <h2>{t('editing.group', { group })}</h2>
            <ul className="grid gap-1">
              {kinds
                .filter((one) => one.group === group)
                .map(({ kind, single, drafts }) => (
                  <Kind key={kind} to={addressOf(kind, single)} title={t(`catalogue.kind_${kind}`)}>
                    {drafts > 0 && <Badge tone="warning">{t('editing.drafts', { count: drafts })}</Badge>}
                  </Kind>
                ))}
              {group === 'settings' &&
                manages &&
                managerPages.map(([page, title]) => <Kind key={page} to={adminLinks[page](locale)} title={t(title)} />)}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Kind({ to, title, children }: { to: string; title: string; children?: ReactNode }) {
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Link className="link min-w-11" to={to}>
        {title}
      </Link>
      {children}
    </li>
  )
}
