import {
  Form as RouterForm,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  type FormProps,
  type LinkProps,
  type NavLinkProps,
} from 'react-router'

// In the server build, pages import React Router from here (`scripts/server-router-plugin.ts`). Its links resolve every
// address against the routes, which took a seventh of the rendering of a page; `links.ts` writes complete addresses. The
// attributes and their order are the router's, which renders the same links in the browser.
export * from 'react-router'

export function Link(props: LinkProps) {
  const { to } = props
  if (!isComplete(to)) return <RouterLink {...props} discover="none" />
  const {
    to: _to,
    discover: _discover,
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    mask: _mask,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    target,
    children,
    ...rest
  } = props
  return (
    <a {...rest} href={to} target={target}>
      {children}
    </a>
  )
}

export function NavLink(props: NavLinkProps) {
  const { pathname } = useLocation()
  const { to, end = false, className = '', children, caseSensitive, style, ...rest } = props
  const isPlain = typeof className === 'string' && typeof children !== 'function' && typeof style !== 'function'
  if (!isPlain || caseSensitive || !isComplete(to)) return <RouterNavLink {...props} discover="none" />
  const [path = ''] = to.toLowerCase().split(/[?#]/, 1)
  const here = pathname.toLowerCase()
  const isActive = here === path || (!end && here.startsWith(path) && here.charAt(path.length) === '/')
  const { 'aria-current': current = 'page', ...others } = rest
  const names = [className, isActive && 'active'].filter(Boolean).join(' ')
  return (
    <Link {...others} aria-current={isActive ? current : undefined} className={names} style={style} to={to}>
      {children}
    </Link>
  )
}

/** The browser knows all routes, so nothing is discovered through links and forms. */
export function Form(props: FormProps) {
  return <RouterForm {...props} discover="none" />
}

/** True for an address that the router would not change: `/en/hotels?where=makkah`. */
function isComplete(to: LinkProps['to']): to is string {
  return typeof to === 'string' && /^(?:\/[\w%-]+)+(?:[?#].+)?$/.test(to)
}
