import { errorStatus, type Refusal } from '#contract/errors.ts'

/** A refusal that a page cannot go on after, as the response that the error boundary shows. */
export function pageRefused(error: Refusal): Response {
  const headers = error.code === 'unavailable' ? { 'Retry-After': String(error.retryAfter ?? 2) } : undefined
  return Response.json({ code: error.code }, { status: errorStatus[error.code], headers })
}
