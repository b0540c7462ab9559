import { isRouteErrorResponse } from 'react-router'

export type SiteError = {
  status: number
  /** In English, for developers; users see the translated messages. */
  message: string
  statusMessage: string
  data: unknown
  /** True if the page cannot be shown at all: for every error except a URL without a page. */
  fatal: boolean
  /** True for an unexpected exception, false for an error that a loader returned. */
  unhandled: boolean
}

/** @param path the requested path, included in `Page Not Found` */
export function siteErrorOf(error: unknown, path: string): SiteError {
  if (!isRouteErrorResponse(error)) {
    if (isUnsent(error)) {
      const message = 'Service Unavailable'
      return { status: 503, message, statusMessage: message, data: undefined, fatal: true, unhandled: false }
    }
    return { status: 500, message: internal, statusMessage: internal, data: undefined, fatal: true, unhandled: true }
  }
  const { status, statusText, data } = error
  const missing = status === 404
  const fatal = (data as { fatal?: unknown } | null | undefined)?.fatal
  return {
    status,
    message: missing ? `Page Not Found: ${path}` : statusText || internal,
    statusMessage: missing ? 'Page Not Found' : statusText || internal,
    data,
    fatal: typeof fatal === 'boolean' ? fatal : !missing,
    unhandled: false,
  }
}

const internal = 'Internal Server Error'

/**
 * True for a request that the browser could not send, as without a connection; each browser has its own words. A missing
 * file of an older build is another error, whose words are longer.
 */
const isUnsent = (error: unknown) =>
  error instanceof TypeError &&
  /^(failed to fetch|networkerror .*|load failed|the network connection was lost\.)$/i.test(error.message)
