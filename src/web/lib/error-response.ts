import { isRouteErrorResponse } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'

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
