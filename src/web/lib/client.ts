import type { ApiClient, ApiName } from '#api/index.ts'
import type { CallOptions, Outcome } from '#api/endpoint.ts'
import type { Locale } from '#i18n/locale.ts'

/**
 * API client of the browser: every call is a POST to `/api/v1/{endpoint}`. Errors are returned as values; a network
 * failure is returned as `unavailable`.
 */
export function browserClient(locale: Locale): ApiClient {
  return new Proxy({} as ApiClient, {
    get: (_, name: ApiName) => (input: unknown, options?: CallOptions) => call(name, input, locale, options),
  })
}

async function call(
  name: ApiName,
  input: unknown,
  locale: Locale,
  options: CallOptions = {},
): Promise<Outcome<unknown>> {
  const headers: Record<string, string> = { 'Accept-Language': locale }
  if (input !== undefined) headers['Content-Type'] = 'application/json'
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
  const body = input === undefined ? undefined : JSON.stringify(input)
  const responding = fetch(`/api/v1/${name}`, { method: 'POST', headers, body, signal: options.signal ?? null })
  return outcomeOf<unknown>(responding, options.signal)
}

/** Parses an API response. Throws only if `signal` aborted the call. */
export async function outcomeOf<Data>(responding: Promise<Response>, signal?: AbortSignal): Promise<Outcome<Data>> {
  try {
    const response = await responding
    const body = await response.json()
    return response.ok ? { ok: true, ...body } : { ok: false, error: body }
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, error: { code: 'unavailable' } }
  }
}
