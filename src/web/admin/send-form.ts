import { isRouteErrorResponse } from 'react-router'
import type { ApiError } from '#api/errors.ts'

/**
 * Runs the action of a form from the browser. A form that does not arrive, or is too large, keeps its values: `failed`
 * makes the result of the action, where an error page would discard them.
 */
export async function sendForm<Result, Failed>(
  serverAction: () => Promise<Result>,
  failed: (error: ApiError) => Failed,
): Promise<Result | Failed> {
  try {
    return await serverAction()
  } catch (error) {
    const status = isRouteErrorResponse(error) ? error.status : null
    if (error instanceof Response || status === 403 || status === 404) throw error
    return failed({ code: status === 413 ? 'payload_too_large' : 'unavailable' })
  }
}
