import { errorStatus, type Refusal } from '#contract/errors.ts'

/** A refusal that a page cannot go on after, as the response that the error boundary shows. */
export function pageRefused(error: Refusal): Response {
  const headers = error.code === 'unavailable' ? { 'Retry-After': String(error.retryAfter ?? 2) } : undefined
  return Response.json({ code: error.code }, { status: errorStatus[error.code], headers })
}

/**
 * The same for a page that is named by a parameter of its path. One that can be nothing's name is as missing as one
 * that names nothing, and fatal: no page of this route could be shown.
 */
export function paramRefused(error: Refusal): Response {
  if (error.code !== 'invalid_input') return pageRefused(error)
  return Response.json({ code: 'not_found', fatal: true }, { status: errorStatus.not_found })
}

/** What can be the name of a hotel, a service or an article in a path; numbers are names, too. */
export function isSlug(param: string): boolean {
  return param.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(param)
}

type Answer = { ok: true; data: unknown } | { ok: false; error: Refusal }
type DataOf<A> = A extends { ok: true; data: infer Data } ? Data : never

/** What all that was asked for answered; the first refusal is one that the page cannot go on after. */
export async function answersTo<Asked extends readonly Promise<Answer>[]>(
  ...asked: Asked
): Promise<{ [K in keyof Asked]: DataOf<Awaited<Asked[K]>> }> {
  const answers = await Promise.all(asked)
  const data = answers.map((answer) => {
    if (!answer.ok) throw pageRefused(answer.error)
    return answer.data
  })
  return data as { [K in keyof Asked]: DataOf<Awaited<Asked[K]>> }
}
