import type { ApiClient, ApiName } from '#contract/api.ts'
import { api } from '#contract/api.ts'
import type { AnyEndpoint, CallOptions } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { Context } from '#domains/context.ts'
import { handlers } from '#server/handlers.ts'
import { invoke, type AnyHandler } from '#server/invoke.ts'

/** The API in process, for page loaders and jobs: same rights, parsing and refusals as over HTTP. */
export function createCaller(context: Context, fault: (error: unknown, requestId: string) => Refusal): ApiClient {
  return new Proxy({} as ApiClient, {
    get: (_, name: ApiName) => (input: unknown, options?: CallOptions) =>
      invoke(context, {
        endpoint: api[name] as AnyEndpoint,
        handler: handlers[name] as unknown as AnyHandler,
        input,
        idempotencyKey: options?.idempotencyKey,
      }).catch((error: unknown) => ({ ok: false as const, error: fault(error, context.requestId) })),
  })
}
