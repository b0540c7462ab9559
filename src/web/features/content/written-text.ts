import type { ApiError } from '#api/errors.ts'
import { errorResponse } from '#web/lib/loaders.ts'

/** A text of the provider; null if nobody has published it yet. */
export async function writtenText<Text>(
  answer: Promise<{ ok: true; data: Text } | { ok: false; error: ApiError }>,
): Promise<Text | null> {
  const result = await answer
  if (result.ok) return result.data
  if (result.error.code === 'not_found') return null
  throw errorResponse(result.error)
}
