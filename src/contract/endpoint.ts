import type { z } from 'zod'
import type { CommonError, ErrorCode, Refusal, RefusalData } from '#contract/errors.ts'
import { strictInput } from '#contract/strict-input.ts'
import { staffErrors, type StaffRole } from '#contract/staff.ts'

/**
 * Who may call an endpoint. `visitor` is anyone, with a cookie-bound visitor identity;
 * `traveller` must be signed in; `staff` must have one of the endpoint's roles.
 */
type Who = 'anyone' | 'visitor' | 'traveller' | 'staff'

/** How long a shared cache may keep a read: never, seconds (stock inside) or minutes (catalogue). */
export type Freshness = 'personal' | 'stock' | 'catalogue'

export type Endpoint<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
  W extends Who = Who,
> = {
  name: Name
  /** One English sentence for the API reference. */
  summary: string
  group: 'places' | 'stays' | 'packages' | 'services' | 'cart' | 'bookings' | 'accounts' | 'content' | 'desk'
  /** A read also answers GET with an ETag; a write is POST only and checks the Origin. */
  effect: 'read' | 'write'
  who: W
  /** Who of the staff may call it; nobody else may. Empty for endpoints that are not for staff. */
  staff: readonly StaffRole[]
  /** Open to staff who still owe their second factor. */
  beforeProof: boolean
  /** Fields that it does not declare are refused, see `strictInput`. */
  input: Input
  output: Output
  errors: readonly Code[]
  /** What `data` of a refusal holds, for the codes that carry something to go on with. */
  refusalData: RefusalData
  fresh: Freshness
  /**
   * The call creates or charges: an Idempotency-Key is stored in the transaction of the effect; `after` it where the effect
   * is harmless twice and asks the world outside, for which no transaction may wait.
   */
  idempotent: boolean | 'after'
  /** The answer is a page of a list and carries `meta`. */
  paged: boolean
  /** What `meta` says besides which page it is. */
  meta: z.ZodType | null
  /** The body is a file of at most so many bytes, as it is or in a form; the input is `{ file }`. */
  upload?: number
}

type PageMeta = { page: number; per_page: number; total: number; [more: string]: unknown }

/** What a handler, the in-process caller and the HTTP clients all answer with. Refusals are values. */
export type Outcome<Data, Code extends ErrorCode = ErrorCode> =
  | { ok: true; data: Data; meta?: PageMeta }
  | { ok: false; error: Refusal<Code> }

export type AnyEndpoint = Endpoint<string, z.ZodType, z.ZodType, ErrorCode, Who>
export type InputOf<E extends AnyEndpoint> = z.output<E['input']>
export type CallInputOf<E extends AnyEndpoint> = z.input<E['input']>
export type OutputOf<E extends AnyEndpoint> = z.output<E['output']>
export type CodeOf<E extends AnyEndpoint> = E['errors'][number]
type OutcomeOf<E extends AnyEndpoint> = Outcome<OutputOf<E>, CodeOf<E> | CommonError>

/** A client of the whole API: the in-process caller, the browser client and the test client share it. */
export type Client<Api extends Record<string, AnyEndpoint>> = {
  [K in keyof Api]: (
    ...args: Record<string, never> extends CallInputOf<Api[K]>
      ? [input?: CallInputOf<Api[K]>, options?: CallOptions]
      : [input: CallInputOf<Api[K]>, options?: CallOptions]
  ) => Promise<OutcomeOf<Api[K]>>
}

export type CallOptions = { idempotencyKey?: string; signal?: AbortSignal }

type Given<N extends string, I extends z.ZodType, O extends z.ZodType, C extends ErrorCode, W extends Who> = Pick<
  Endpoint<N, I, O, C>,
  'name' | 'summary' | 'group' | 'input' | 'output'
> & {
  who?: W
  errors?: readonly C[]
  refusalData?: RefusalData
  fresh?: Freshness
  paged?: boolean
  meta?: z.ZodType
}

/** Declares an endpoint that only reads. */
export function read<
  N extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  C extends ErrorCode = never,
  W extends Who = 'anyone',
>(given: Given<N, I, O, C, W>): Endpoint<N, I, O, C, W> {
  const who = given.who ?? ('anyone' as W)
  return {
    ...given,
    input: strictInput(given.input),
    who,
    ...notForStaff,
    effect: 'read',
    errors: given.errors ?? [],
    refusalData: given.refusalData ?? {},
    fresh: given.fresh ?? (who === 'anyone' ? 'catalogue' : 'personal'),
    idempotent: false,
    paged: given.paged ?? false,
    meta: given.meta ?? null,
  }
}

/** Declares an endpoint that changes something. */
export function write<
  N extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  C extends ErrorCode = never,
  W extends Who = 'anyone',
>(given: Given<N, I, O, C, W> & { idempotent?: boolean | 'after'; upload?: number }): Endpoint<N, I, O, C, W> {
  return {
    ...given,
    input: strictInput(given.input),
    who: given.who ?? ('anyone' as W),
    ...notForStaff,
    effect: 'write',
    errors: given.errors ?? [],
    refusalData: given.refusalData ?? {},
    fresh: 'personal',
    idempotent: given.idempotent ?? false,
    paged: false,
    meta: null,
  }
}

type ForStaff<N extends string, I extends z.ZodType, O extends z.ZodType, C extends ErrorCode> = Omit<
  Given<N, I, O, C, 'staff'>,
  'who' | 'group' | 'fresh'
> & { staff: readonly [StaffRole, ...StaffRole[]]; beforeProof?: boolean }

type StaffCode = (typeof staffErrors)[number]

/** Declares an endpoint of the desk that only reads. */
export function staffRead<N extends string, I extends z.ZodType, O extends z.ZodType, C extends ErrorCode = never>(
  given: ForStaff<N, I, O, C>,
): Endpoint<N, I, O, C | StaffCode, 'staff'> {
  const errors = [...staffErrors, ...(given.errors ?? [])]
  const declared = read<N, I, O, C | StaffCode, 'staff'>({ ...given, errors, who: 'staff', group: 'desk' })
  return { ...declared, staff: given.staff, beforeProof: given.beforeProof ?? false }
}

/**
 * Declares an endpoint of the desk that changes something: in one transaction with the row of its audit. With an upload
 * the handler opens that transaction, after the slow work on the file (`domains/staff/audited.server.ts`).
 */
export function staffWrite<N extends string, I extends z.ZodType, O extends z.ZodType, C extends ErrorCode = never>(
  given: ForStaff<N, I, O, C> & { idempotent?: boolean; upload?: number },
): Endpoint<N, I, O, C | StaffCode, 'staff'> {
  const errors = [...staffErrors, ...(given.errors ?? [])]
  const declared = write<N, I, O, C | StaffCode, 'staff'>({ ...given, errors, who: 'staff', group: 'desk' })
  return { ...declared, staff: given.staff, beforeProof: given.beforeProof ?? false }
}

const notForStaff = { staff: [] as readonly StaffRole[], beforeProof: false }

export function done<Data>(data: Data, meta?: PageMeta): { ok: true; data: Data; meta?: PageMeta } {
  return meta ? { ok: true, data, meta } : { ok: true, data }
}

export function refuse<Code extends ErrorCode>(
  code: Code,
  more: Omit<Refusal<Code>, 'code'> = {},
): { ok: false; error: Refusal<Code> } {
  return { ok: false, error: { code, ...more } }
}
