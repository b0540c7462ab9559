import { useMemo } from 'react'
import { Form, Link, NavLink, Outlet, useSearchParams } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { textAt } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'
import { visiblePages } from '#web/admin/navigation.ts'
import { ShortcutHelp } from '#web/admin/ShortcutHelp.tsx'
import { useIdleWarning } from '#web/admin/use-idle-warning.ts'
import { useShortcuts } from '#web/admin/use-shortcuts.ts'
import { DialogButton } from '#web/ui/layout/Dialog.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { SignOutForm } from '#web/app/shell/AccountPart.tsx'
import { Mark } from '#web/app/shell/Brand.tsx'
import { LanguageLink } from '#web/app/shell/LanguageLink.tsx'
import '#web/admin/admin.css'
import type { Route } from './+types/admin'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, dataOf } = adminRequest(request, context)
  return dataOf(await api.show_admin())
}

/** Layout of the admin: navigation at the side, the search above, the page between them. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { name, role, limited, waiting, idle_minutes } = loaderData
  const { t, locale } = useLanguage()
  const [query] = useSearchParams()
  useIdleWarning(idle_minutes, loaderData)
  const places = useMemo(() => visiblePages({ role, limited }), [role, limited])
  useShortcuts(useMemo(() => Object.fromEntries(places.map(({ key, to }) => [key, to(locale)])), [places, locale]))
  return (
    <div className="admin">
      <header className="admin-head no-print">
        <Link to={adminLinks.today(locale)} className="brand">
          <Mark />
          {t('admin.title')}
        </Link>
        {role !== 'editor' && (
          <Form method="get" action={adminLinks.bookings(locale)} role="search" className="admin-search">
            <Icon name="search" />
            <input
              id="admin-search"
              name="q"
              type="search"
              defaultValue={query.get('q') ?? ''}
              key={query.get('q')}
              aria-label={t('admin.search')}
              placeholder={t('admin.searchHint')}
              dir="auto"
              autoComplete="off"
              className="min-h-[42px] min-w-0 flex-1 outline-none"
            />
            <kbd aria-hidden="true" className="max-admin:hidden">
              /
            </kbd>
          </Form>
        )}
        <span className="whitespace-nowrap max-admin:min-w-0 max-admin:flex-1 max-admin:truncate max-admin:text-end">
          {t('admin.signedInAs', { name, role: t('admin.role', { role }) })}
        </span>
        <LanguageLink className="pill" />
      </header>
      <nav aria-label={t('admin.places')} className="admin-places no-print">
        {places.map((place) => (
          <NavLink key={place.key} to={place.to(locale)} end={place.exact === true}>
            <Icon name={place.icon} />
            {textAt(t, place.text)}
            {place.key === 'b' && waiting > 0 && (
              <span
                className="ms-auto rounded-pill bg-(--warning-soft) px-2 font-medium text-(--warning)"
                title={t('admin.waitingCount', { count: waiting })}
              >
                {waiting}
              </span>
            )}
          </NavLink>
        ))}
        <div className="text-muted max-admin:ms-auto max-admin:flex admin:mt-auto admin:pt-4">
          <DialogButton dialog="shortcuts" variant="quiet" className="with-scripts">
            {t('admin.shortcuts')}
          </DialogButton>
          <Link to={links.home(locale)}>
            <Icon name="globe" />
            {t('admin.toSite')}
          </Link>
          <SignOutForm />
        </div>
      </nav>
      <main id="content" className="admin-main">
        <Outlet />
      </main>
      <ShortcutHelp places={places} />
    </div>
  )
}
