import type { ApiClient, ApiName } from '#contract/api.ts'
import type { CallOptions, Outcome } from '#contract/endpoint.ts'
import type { Locale } from '#text/locale.ts'

/**
 * The API from the browser: every call is a POST to `/api/v1/{endpoint}`. A refusal is a value; so is
 * a lost network, as `unavailable`.
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
  const asked = fetch(`/api/v1/${name}`, { method: 'POST', headers, body, signal: options.signal ?? null })
  return outcomeOf<unknown>(asked, options.signal)
}

/** What an answer of the API says. Throws only when `signal` ended the call. */
export async function outcomeOf<Data>(asked: Promise<Response>, signal?: AbortSignal): Promise<Outcome<Data>> {
  try {
    const response = await asked
    const body = await response.json()
    return response.ok ? { ok: true, ...body } : { ok: false, error: body }
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, error: { code: 'unavailable' } }
  }
}
