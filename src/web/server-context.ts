import { createContext } from 'react-router'
import type { ApiClient } from '#contract/api.ts'
import type { Locale } from '#text/locale.ts'

/** What the server hands to loaders and actions of one request. */
export type RequestContext = {
  /** The whole API, in process: the same handlers, rights and refusals as over HTTP. */
  api: ApiClient
  locale: Locale
  /** Written into every script tag; replaced by a fresh value each time a page is served. */
  nonce: string
  /** The scheme and host that absolute links begin with. */
  origin: string
  /** Stands in the log beside whatever this request did. */
  requestId: string
  signedIn: boolean
  /** Whether the site is reached over HTTPS: cookies are marked so. */
  secure: boolean
  /** Whether pages for developers are shown. */
  devPages: boolean
  /** Whether the page is one person's own, and comes alive at once. */
  own: boolean
  /** Takes the HTML of a page that is kept as it is: an answer would encode it, to have it decoded at once. */
  written?: ((html: string) => void) | undefined
  /** Calendar date in the stay cities (Asia/Riyadh), for defaults and limits of date fields. */
  today: string
  /** The moment of the request. */
  now: Date
  /** A fresh random key for a form that creates something. */
  newKey: () => string
  /** Hands a throw to the log, which writes its codes and nothing of anybody. */
  report: (error: unknown) => void
  /** Marks what a cached page shows, so that a change of it can drop the page. */
  tag: (...tags: string[]) => void
}

export const requestContext = createContext<RequestContext>()
