import type { RouterContextProvider } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { adminErrorResponse } from '#web/admin/admin-error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'

/** What a loader or an action of the admin works with: the context of the request, its query, and the answers to errors. */
export function adminRequest(request: Request, context: Readonly<RouterContextProvider>) {
  const shared = context.get(requestContext)
  const responseTo = (error: ApiError) => adminErrorResponse(error, shared.locale, request)
  return {
    ...shared,
    query: new URL(request.url).searchParams,
    responseTo,
    /** The data of an answer; throws the response to its error. */
    dataOf<Data>(answer: { ok: true; data: Data } | { ok: false; error: ApiError }): Data {
      if (!answer.ok) throw responseTo(answer.error)
      return answer.data
    },
  }
}

export async function adminForm(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  return { ...adminRequest(request, context), form }
}
