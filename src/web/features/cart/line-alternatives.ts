import type { ErrorCode } from '#api/errors.ts'
import type { ApiClient } from '#api/index.ts'
import type { Alternative } from '#domains/alternatives/contract.ts'
import type { CartLine } from '#domains/cart/answers.ts'

/** Lines for which alternatives are searched at once. */
const maxLines = 3

/** True if something else can be offered instead: other errors have nothing to do with what is left. */
export function hasAlternatives(code: ErrorCode | null): boolean {
  return code !== null && ['sold_out', 'not_bookable_online', 'not_found', 'invalid_input'].includes(code)
}

/** Alternatives to the lines that are no longer available, by the id of the line. */
export async function findLineAlternatives(
  api: Pick<ApiClient, 'fetch_alternatives'>,
  lines: readonly CartLine[],
): Promise<Record<number, Alternative[]>> {
  const gone = lines.filter(({ refused }) => hasAlternatives(refused)).slice(0, maxLines)
  const entries = await Promise.all(
    gone.map(async ({ id, kind, selection }) => {
      const answer = await api.fetch_alternatives({ selection: { kind, ...selection } as Alternative['selection'] })
      return [id, answer.ok ? answer.data : []] as const
    }),
  )
  return Object.fromEntries(entries)
}
