import type { ApiError } from '#api/errors.ts'
import { errorResponse } from '#web/lib/error-response.ts'

/** A text of the provider; null if nobody has published it yet. */
export async function writtenText<Text>(
  answer: Promise<{ ok: true; data: Text } | { ok: false; error: ApiError }>,
): Promise<Text | null> {
  const found = await answer
  if (found.ok) return found.data
  if (found.error.code === 'not_found') return null
  throw errorResponse(found.error)
}
