import { Link } from 'react-router'
import { kindGroups, type KindName } from '#domains/editing/shapes.ts'
import { useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/editing.ts'
import '#web/desk/editing/editing.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const found = await api.fetch_editing_kinds()
  if (!found.ok) throw deskRefused(found.error, locale, request)
  const standing = await api.show_desk()
  return { kinds: found.data, manages: standing.ok && standing.data.role === 'manager' }
}

export default function Editing({ loaderData: { kinds, manages } }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const addressOf = (kind: KindName, single: string | null) =>
    kind === 'letter'
      ? deskLinks.letters(locale)
      : single
        ? deskLinks.edit(locale, kind, single)
        : deskLinks.editingList(locale, kind)
  return (
    <>
      <PageHeading>{t('editing.title')}</PageHeading>
      <p className="text-muted">{t('editing.text')}</p>
      <div className="edit-groups">
        {kindGroups.map((group) => (
          <section key={group} className="desk-card">
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
              {group === 'settings' && manages && (
                <li>
                  <Link className="link" to={deskLinks.providers(locale)}>
                    {t('editing.providersTitle')}
                  </Link>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
