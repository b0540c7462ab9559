import { useMemo, useEffect, useState, useRef } from 'react'
import { Form, Link, Outlet, useSearchParams, useLocation } from 'react-router'
import { useLanguage, useText } from '#i18n/react.tsx'
import { textAt } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'
import { isCurrent, menuOf, type MenuEntry } from '#web/admin/navigation.ts'
import { useShortcuts, rememberShortcuts, usesShortcuts } from '#web/admin/use-shortcuts.ts'
import { DialogButton, Dialog } from '#web/ui/layout/Dialog.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { SignOutForm } from '#web/app/shell/AccountPart.tsx'
import { Mark } from '#web/app/shell/Brand.tsx'
import { LanguageLink } from '#web/app/shell/LanguageLink.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { Checkbox } from '#web/ui/form/Inputs.tsx'
import type { ErrorCode } from '#api/errors.ts'
import type { StaffRole } from '#api/staff.ts'
import { classes } from '#web/ui/classes.ts'
import { browserClient } from '#web/lib/client.ts'
import { idleStep, warnMinutes, type Idle } from '#web/admin/idle-step.ts'
import { confirm, notify } from '#web/ui/feedback/notice.ts'
import '#web/admin/admin.css'
import type { Route } from './+types/admin'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, dataOf } = adminRequest(request, context)
  return dataOf(await api.show_admin())
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { name, role, limited, waiting, idle_minutes } = loaderData
  const { t, locale } = useLanguage()
  const [query] = useSearchParams()
  useIdleWarning(idle_minutes, loaderData)
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // A link changes the page below, where the popover would stay open.
  useEffect(() => menu.current?.hidePopover?.(), [key])
  const groups = useMemo(() => menuOf({ role, limited }), [role, limited])
  const pages = useMemo(() => groups.flatMap(({ entries }) => entries.filter(hasKey)), [groups])
  useShortcuts(useMemo(() => Object.fromEntries(pages.map(({ key, to }) => [key, to(locale)])), [pages, locale]))
  return (
    <div className="admin">
      <header className="admin-head no-print">
        <IconButton icon="menu" label={t('admin.places')} popoverTarget={menuId} className="admin:hidden" />
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
        <span className="max-admin:me-auto" />
        <SignedIn name={name} role={role} className="max-admin:hidden" />
        <LanguageLink className="pill" />
      </header>
      <nav ref={menu} id={menuId} popover="auto" aria-label={t('admin.places')} className="admin-places no-print">
        {groups.map((group) => (
          <GroupOfPages key={group.name} {...group} waiting={group.name === 'bookings' ? waiting : 0} />
        ))}
        <div className="text-muted mt-auto pt-4">
          <SignedIn name={name} role={role} className="admin:hidden mb-2 grid px-3" />
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
      <ShortcutHelp pages={pages} />
    </div>
  )
}

const menuId = 'admin-menu'

function SignedIn({ name, role, className }: { name: string; role: StaffRole; className: string }) {
  const t = useText()
  return (
    <span className={classes('whitespace-nowrap', className)}>
      <bdi>{name}</bdi> <span className="text-muted">· {t('admin.role', { role })}</span>
    </span>
  )
}

const hasKey = (entry: MenuEntry): entry is MenuEntry & { key: string } => entry.key !== undefined

/** A group of the menu, open on its pages; one with a single page is its link. */
function GroupOfPages({ name, icon, entries, waiting }: ReturnType<typeof menuOf>[number] & { waiting: number }) {
  const { t, locale } = useLanguage()
  const here = useLocation()
  const current = entries.find((entry) => isCurrent(entry, locale, here))
  const count = waiting > 0 && (
    <span
      className="ms-auto rounded-pill bg-(--warning-soft) px-2 font-medium text-(--warning)"
      title={t('admin.waitingCount', { count: waiting })}
    >
      {waiting}
    </span>
  )
  const links = entries.map((entry, i) => (
    <Link key={entry.text} to={entry.to(locale)} aria-current={entry === current ? 'page' : undefined}>
      {entries.length === 1 && <Icon name={entry.icon ?? icon} />}
      {textAt(t, entry.text)}
      {i === 0 && count}
    </Link>
  ))
  if (entries.length === 1) return links
  return (
    <Disclosure
      open={current !== undefined}
      summary={
        <>
          <Icon name={icon} />
          {t('menu.group', { group: name })}
          {count}
        </>
      }
    >
      {links}
    </Disclosure>
  )
}

function ShortcutHelp({ pages }: { pages: readonly (MenuEntry & { key: string })[] }) {
  const t = useText()
  const [on, setOn] = useState(true)
  useEffect(() => setOn(usesShortcuts()), [])
  const keys: [string[], string][] = [
    [['/'], t('admin.search')],
    [['?'], t('admin.shortcutHelp')],
    [['J'], t('admin.shortcutNext')],
    [['K'], t('admin.shortcutPrevious')],
    [['Enter'], t('admin.shortcutOpen')],
    ...pages.map(({ key, text }): [string[], string] => [['G', key.toUpperCase()], textAt(t, text)]),
  ]
  return (
    <Dialog id="shortcuts" title={t('admin.shortcuts')}>
      <p className="text-muted">{t('admin.shortcutsText')}</p>
      <Table
        caption={<span className="sr-only">{t('admin.shortcuts')}</span>}
        rows={keys}
        keyOf={([pressed]) => pressed.join(' ')}
        narrow="tight"
        columns={[
          { label: t('admin.shortcutDoes'), cell: ([, does]) => does },
          {
            label: t('admin.shortcutKey'),
            end: true,
            cell: ([pressed]) => (
              <bdi dir="ltr">
                {pressed.map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </bdi>
            ),
          },
        ]}
      />
      <Checkbox
        label={t('admin.shortcutsOn')}
        checked={on}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          rememberShortcuts(event.currentTarget.checked)
        }}
      />
    </Dialog>
  )
}

const lookMs = 15_000

/**
 * Warns before an idle session expires and reports when it has expired, so that unsaved input is not lost.
 *
 * @param answered a value that changes with every server response
 */
function useIdleWarning(idleMinutes: number, answered: unknown): void {
  const { t, locale } = useLanguage()
  const { key, pathname, search } = useLocation()
  const idle = useRef<Idle>({ requested: 0, touched: 0, warned: null })
  const here = useRef('')

  useEffect(() => {
    idle.current.requested = Date.now()
    here.current = pathname + search
  }, [answered, key, pathname, search])

  useEffect(() => {
    const state = idle.current
    const touch = () => (state.touched = Date.now())
    const stay = async () => {
      state.requested = Date.now()
      const status = await browserClient(locale).show_admin({})
      if (status.ok || (status.error.code as ErrorCode) !== 'unauthenticated') return
      const [title, message, yes] = [t('admin.endedTitle'), t('admin.endedText'), t('admin.endedSignIn')]
      if (await confirm({ icon: 'person', title, message, yes, no: t('common.close') })) {
        window.open(links.signin(locale, here.current), '_blank', 'noopener')
      }
    }
    const warn = async () => {
      state.warned = Date.now()
      const minutes = Math.min(warnMinutes, Math.floor(idleMinutes / 2))
      const [title, message, yes] = [t('admin.idleTitle'), t('admin.idleText', { minutes }), t('admin.idleStay')]
      await notify({ icon: 'clock', title, message, yes })
      state.warned = null
      await stay()
    }
    const look = () => {
      const step = idleStep(state, idleMinutes, Date.now())
      if (step === 'ask') void stay()
      if (step === 'warn') void warn()
    }
    const timer = setInterval(look, lookMs)
    addEventListener('keydown', touch)
    addEventListener('pointerdown', touch)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', touch)
      removeEventListener('pointerdown', touch)
    }
  }, [idleMinutes, locale, t])
}
