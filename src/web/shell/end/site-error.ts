import { isRouteErrorResponse } from 'react-router'

/** What is known of an error that ends a page. */
export type SiteError = {
  status: number
  /** In English, for those who look into the page; what people read comes from the texts. */
  message: string
  statusMessage: string
  data: unknown
  /** The page cannot be shown at all: true but for an address that no page answers to. */
  fatal: boolean
  /** Thrown by a fault, not refused by a loader. */
  unhandled: boolean
}

/** @param path the address that was asked for, named by `Page Not Found` */
export function siteErrorOf(error: unknown, path: string): SiteError {
  if (!isRouteErrorResponse(error)) {
    return {
      status: 500,
      message: internal,
      statusMessage: internal,
      data: undefined,
      fatal: true,
      unhandled: true,
    }
  }
  const { status, statusText, data } = error
  const missing = status === 404
  const given = (data as { fatal?: unknown } | null | undefined)?.fatal
  return {
    status,
    message: missing ? `Page Not Found: ${path}` : statusText || internal,
    statusMessage: missing ? 'Page Not Found' : statusText || internal,
    data,
    fatal: typeof given === 'boolean' ? given : !missing,
    unhandled: false,
  }
}

const internal = 'Internal Server Error'
