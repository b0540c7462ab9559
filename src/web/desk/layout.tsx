import { useMemo } from 'react'
import { Form, Link, NavLink, Outlet, useSearchParams } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import type { TextKey } from '#text/translator.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import { deskPlaces } from '#web/desk/places.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { ShortcutHelp } from '#web/desk/ShortcutHelp.tsx'
import { useIdleWarning } from '#web/desk/use-idle-warning.ts'
import { useShortcuts } from '#web/desk/use-shortcuts.ts'
import { DialogButton } from '#web/kit/Dialog.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { requestContext } from '#web/server-context.ts'
import { SignOutForm } from '#web/shell/AccountPart.tsx'
import { Mark } from '#web/shell/Brand.tsx'
import { LanguageLink } from '#web/shell/LanguageLink.tsx'
import type { Route } from './+types/layout.ts'
import '#web/desk/desk.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const standing = await api.show_desk()
  if (!standing.ok) throw deskRefused(standing.error, locale, request)
  return standing.data
}

/** The desk: its places at the side, the search above, and whatever is worked on between them. */
export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { name, role, waiting, idle_minutes } = loaderData
  const t = useText()
  const say = t as (key: TextKey) => string
  const locale = useLocale()
  const [query] = useSearchParams()
  useIdleWarning(idle_minutes, loaderData)
  const places = useMemo(() => deskPlaces.filter(({ roles }) => roles.includes(role)), [role])
  useShortcuts(useMemo(() => Object.fromEntries(places.map(({ key, to }) => [key, to(locale)])), [places, locale]))
  return (
    <div className="desk">
      <header className="desk-head no-print">
        <Link to={deskLinks.today(locale)} className="brand">
          <Mark />
          {t('desk.title')}
        </Link>
        {role !== 'editor' && (
          <Form method="get" action={deskLinks.bookings(locale)} role="search" className="desk-search">
            <Icon name="search" />
            <input
              id="desk-search"
              name="q"
              type="search"
              defaultValue={query.get('q') ?? ''}
              key={query.get('q')}
              aria-label={t('desk.search')}
              placeholder={t('desk.searchHint')}
              dir="auto"
              autoComplete="off"
            />
            <kbd aria-hidden="true">/</kbd>
          </Form>
        )}
        <span className="desk-who">
          <bdi>{name}</bdi> <span className="text-muted">{t('desk.role', { role })}</span>
        </span>
        <LanguageLink className="pill" />
      </header>
      <nav aria-label={t('desk.places')} className="desk-places no-print">
        {places.map((place) => (
          <NavLink key={place.key} to={place.to(locale)} end={place.exact === true}>
            <Icon name={place.icon} />
            {say(place.text)}
            {place.key === 'b' && waiting > 0 && (
              <span className="desk-count" title={t('desk.waitingCount', { count: waiting })}>
                {waiting}
              </span>
            )}
          </NavLink>
        ))}
        <div className="desk-places-end">
          <DialogButton dialog="shortcuts" variant="quiet" className="with-scripts">
            {t('desk.shortcuts')}
          </DialogButton>
          <Link to={links.home(locale)}>
            <Icon name="globe" />
            {t('desk.toSite')}
          </Link>
          <SignOutForm />
        </div>
      </nav>
      <main id="content" className="desk-main">
        <Outlet />
      </main>
      <ShortcutHelp places={places} />
    </div>
  )
}
