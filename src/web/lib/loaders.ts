import { createContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { ApiClient } from '#api/index.ts'
import type { StoredForm } from '#domains/accounts/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

/** A form that was sent after its session had ended: what is needed to send it again. */
export type InterruptedForm = {
  /** The address to which it was sent. */
  action: string
  /** True if it can contain files. */
  multipart: boolean
  fields: { name: string; value: string }[]
  /** Its file fields, with the name of the chosen file; empty if none was chosen. */
  files: { name: string; chosen: string }[]
  /** The address of the sign-in that leads back to the page of the form. */
  signIn: string
}

/** Request context that the server passes to loaders and actions. */
export type RequestContext = {
  /** The whole API, in process: the same handlers, permissions and errors as over HTTP. */
  api: ApiClient
  locale: Locale
  /** Scheme and host of absolute links. */
  origin: string
  /** Logged with everything that this request does. */
  requestId: string
  signedIn: boolean
  /** True if this browser has opened a booking with a code, with or without being signed in. */
  opened: boolean
  /** True if the site is served over HTTPS: cookies are then marked `Secure`. */
  secure: boolean
  /** The currency in which this browser also wants to see prices; null on pages that are cached for everyone. */
  currency: string | null
  /** The time zone of this browser; null if it is unknown, and on pages that are cached for everyone. */
  timeZone: string | null
  /** The country (ISO 3166) of a time zone; null if it is of none. */
  countryOfTimeZone: (zone: string) => string | null
  /** True for a personal page, which hydrates immediately. */
  own: boolean
  /**
   * Receives the HTML of a page for the page cache as a string: a response would encode it only to be decoded again.
   */
  written?: ((html: string) => void) | undefined
  /** Calendar date in the stay cities (Asia/Riyadh), for defaults and limits of date fields. */
  today: string
  /** The day of the hotels there (`hotelDay`): the first that can be booked. `isNight` until it is over at four. */
  hotelDay: { today: string; isNight: boolean }
  /** The form that the page of sign-in offers to send again. */
  interrupted?: InterruptedForm | undefined
  /** The form of this page that arrived without a session, to fill it in again. */
  stored?: StoredForm | undefined
  /** The time of the request. */
  now: Date
  /** Returns a new random key for a form that creates something. */
  newKey: () => string
  /** Logs an exception, with its error codes and without personal data. */
  report: (error: unknown) => void
  /** Tags a cached page with the data it shows, so that a change of the data invalidates the page. */
  tag: (...tags: string[]) => void
}

export const requestContext = createContext<RequestContext>()

/** The context of a request with the form that it submitted. */
export async function formRequest(request: Request, context: Readonly<RouterContextProvider>) {
  return { ...context.get(requestContext), form: await request.formData() }
}

/** The address of the page of a request, with its query. The router requests data without a document at `….data`. */
export function requestedPage(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/(\/_)?\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
}

/** Response for an error that a page cannot recover from; the error boundary shows it. */
export function errorResponse(error: ApiError): Response {
  const headers = error.code === 'unavailable' ? { 'Retry-After': String(error.retryAfter ?? 2) } : undefined
  return Response.json({ code: error.code }, { status: errorStatus[error.code], headers })
}

/**
 * Like `errorResponse` for a page identified by a path parameter. An invalid parameter is 404 like an unknown one, and
 * additionally fatal, because no page of this route can exist for it.
 */
export function paramErrorResponse(error: ApiError): Response {
  if (error.code !== 'invalid_input') return errorResponse(error)
  return Response.json({ code: 'not_found', fatal: true }, { status: errorStatus.not_found })
}

/** True for an error of the router that the client caused, such as a method that the page does not have. */
export function isClientError(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500
}

/** True for a valid slug of a hotel, a service or an article in a path; numbers are valid too. */
export function isSlug(param: string): boolean {
  return param.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(param)
}

type Answer = { ok: true; data: unknown } | { ok: false; error: ApiError }
type DataOf<A> = A extends { ok: true; data: infer Data } ? Data : never

/** Data of all results; throws the response of the first error. */
export async function answersTo<Answers extends readonly Promise<Answer>[]>(
  ...promises: Answers
): Promise<{ [K in keyof Answers]: DataOf<Awaited<Answers[K]>> }> {
  const answers = await Promise.all(promises)
  const data = answers.map((answer) => {
    if (!answer.ok) throw errorResponse(answer.error)
    return answer.data
  })
  return data as { [K in keyof Answers]: DataOf<Awaited<Answers[K]>> }
}
