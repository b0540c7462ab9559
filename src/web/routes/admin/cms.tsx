import { useLanguage } from '#i18n/react.tsx'
import { textAt } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import { menu } from '#web/admin/navigation.ts'
import { Link } from 'react-router'
import type { Route } from './+types/cms'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, query, dataOf } = adminRequest(request, context)
  const part = query.get('part')
  return {
    kinds: dataOf(await api.fetch_editing_kinds()),
    part: part === null ? null : adminLinks.editing(locale, { part }),
  }
}

/** The kinds of content by group of the menu, or those of one entry. */
export default function Editing({ loaderData: { kinds, part } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const entries = menu.flatMap((group) => group.entries)
  const only = entries.find((entry) => entry.to(locale) === part)
  const sections = only ? [{ name: null, entries: [only] }] : menu
  return (
    <>
      <PageHeading>{only ? textAt(t, only.text) : t('editing.title')}</PageHeading>
      <p className="text-muted">{t('editing.text')}</p>
      <div className="grid items-start gap-5 grid-cols-fit-72">
        {sections.map(({ name, entries: listed }) => {
          const names = listed.flatMap((entry) => entry.kinds ?? [])
          const shown = names.flatMap((one) => kinds.filter(({ kind }) => kind === one))
          if (shown.length === 0) return null
          return (
            <section key={name} className="admin-card">
              {name && <h2>{t('menu.group', { group: name })}</h2>}
              <ul className="grid gap-1">
                {shown.map(({ kind, single, drafts }) => (
                  <li key={kind} className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1">
                    <Link
                      className="link min-w-11"
                      to={
                        kind === 'notification'
                          ? adminLinks.notifications(locale)
                          : single
                            ? adminLinks.edit(locale, kind, single)
                            : adminLinks.editingList(locale, kind)
                      }
                    >
                      {t(`catalogue.kind_${kind}`)}
                    </Link>
                    {drafts > 0 && <Badge tone="warning">{t('editing.drafts', { count: drafts })}</Badge>}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}
