import { z } from 'zod'
import type { CommonError, ErrorCode, ApiError, ErrorData, FieldError } from '#api/errors.ts'
import { strictInput } from '#api/strict-input.ts'
import { staffErrors, type HotelScope, type StaffRole } from '#api/staff.ts'

/**
 * Callers allowed to use an endpoint. `visitor` is anyone, with a cookie-bound visitor identity; `traveller` must be
 * signed in; `booking` is a traveller or a visitor with a booking session; `staff` must have one of the endpoint's roles.
 */
type Access = 'anyone' | 'visitor' | 'booking' | 'traveller' | 'staff'

/** Time for which a shared cache can store a read: none (`personal`), seconds (`stock`) or minutes (`catalogue`). */
export type Freshness = 'personal' | 'stock' | 'catalogue'

type Group = 'places' | 'stays' | 'packages' | 'services' | 'cart' | 'bookings' | 'accounts' | 'content' | 'admin'

/** An endpoint as it is declared; `endpoints` adds its name and the group of its file. */
type Declared<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
  W extends Access = Access,
> = {
  /** One English sentence for the API reference. */
  summary: string
  /** Only if it differs from the group of its file. */
  group?: Group
  /** A read also accepts GET and sends an ETag; a write is POST only and checks the Origin. */
  effect: 'read' | 'write'
  access: W
  /** Staff roles that are allowed to call it. Empty for endpoints that are not for staff. */
  staff: readonly StaffRole[]
  /** The access of staff who are limited to hotels; null for endpoints that are not for staff. */
  hotelScope: HotelScope | null
  /** True if staff can call it before they have verified their second factor. */
  beforeProof: boolean
  /** Undeclared fields are rejected, see `strictInput`. By default no fields, as of the output. */
  input: Input
  output: Output
  errors: readonly Code[]
  /** Schemas of an error's `data`, by error code, for the errors that carry data. */
  errorData: ErrorData
  fresh: Freshness
  /**
   * What a call costs of its caller's budget: about its milliseconds of processor time, divided by four. By default 3 for
   * a read of stock, 2 for a write, 1 for any other read.
   */
  units: number
  /**
   * True for a call that creates or charges: its Idempotency-Key is stored in the transaction of the effect. With
   * `after` the key is stored after the effect, for calls that are safe to repeat and that call external services,
   * which no transaction may wait for.
   */
  idempotent: boolean | 'after'
  /** The stored response of an idempotent call is encrypted, because it contains a secret. */
  secretResponse?: true
  /** The response is one page of a list and has `meta`. */
  paged: boolean
  /** Schema of the `meta` fields that are added to the page fields. */
  meta: z.ZodType | null
  /** Maximum size in bytes of the uploaded file. The body is the raw file or a form; the input is `{ file }`. */
  upload?: number
  /** The handler calls an external service, so it opens its transaction itself, after the call. */
  ownTransaction?: true
}

type PageMeta = { page: number; per_page: number; total: number; [more: string]: unknown }

/** Result of a handler, of the in-process caller and of the HTTP clients. Errors are values. */
export type Outcome<Data, Code extends ErrorCode = ErrorCode> =
  | { ok: true; data: Data; meta?: PageMeta }
  | { ok: false; error: ApiError<Code> }

export type AnyEndpoint = Declared & { name: string; group: Group }
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

/** Names the endpoints of a file by their keys and adds their group; those of the admin have their own. */
export function endpoints<Declarations extends Record<string, Declared>>(
  group: Group,
  declarations: Declarations,
): { [Name in keyof Declarations]: Declarations[Name] & { name: Name; group: Group } } {
  const entries = Object.entries(declarations).map(([name, declared]) => [name, { group, ...declared, name }])
  return Object.fromEntries(entries)
}

/** The input or the output of an endpoint that declares none. */
const nothing = z.object({})
type Nothing = typeof nothing

type Options<I extends z.ZodType, O extends z.ZodType, C extends ErrorCode, W extends Access> = Pick<
  Declared,
  'summary' | 'group'
> & {
  input?: I
  output?: O
  access?: W
  errors?: readonly C[]
  errorData?: ErrorData
  fresh?: Freshness
  units?: number
  paged?: boolean
  meta?: z.ZodType
}

const defaults = {
  staff: [] as readonly StaffRole[],
  hotelScope: null,
  beforeProof: false,
  errors: [],
  errorData: {},
  idempotent: false,
  paged: false,
  meta: null,
}

function schemasOf<I extends z.ZodType, O extends z.ZodType>({ input, output }: { input?: I; output?: O }) {
  return { input: strictInput((input ?? nothing) as I), output: (output ?? nothing) as O }
}

/** Declares an endpoint that only reads. */
export function read<
  I extends z.ZodType = Nothing,
  O extends z.ZodType = Nothing,
  C extends ErrorCode = never,
  W extends Access = 'anyone',
>(declaration: Options<I, O, C, W>): Declared<I, O, C, W> {
  const { access = 'anyone' as W, fresh = access === 'anyone' ? 'catalogue' : 'personal' } = declaration
  const units = declaration.fresh === 'stock' ? 3 : 1
  return { ...defaults, units, ...declaration, ...schemasOf(declaration), access, fresh, effect: 'read' }
}

/** Declares an endpoint that changes something. */
export function write<
  I extends z.ZodType = Nothing,
  O extends z.ZodType = Nothing,
  C extends ErrorCode = never,
  W extends Access = 'anyone',
>(
  declaration: Options<I, O, C, W> & { idempotent?: boolean | 'after'; upload?: number; ownTransaction?: true },
): Declared<I, O, C, W> & { effect: 'write' } {
  const { access = 'anyone' as W, units = 2 } = declaration
  const write = { access, units, fresh: 'personal', effect: 'write' } as const
  return { ...defaults, ...declaration, ...schemasOf(declaration), ...write }
}

type ForStaff<I extends z.ZodType, O extends z.ZodType, C extends ErrorCode> = Omit<
  Options<I, O, C, 'staff'>,
  'access' | 'group' | 'fresh'
> & { staff: readonly [StaffRole, ...StaffRole[]]; hotelScope?: ScopeOf<z.output<I>>; beforeProof?: boolean }

/** A scope that checks an object is only possible for an input that always names one. */
type ScopeOf<Input> =
  | 'all'
  | 'none'
  | 'filtered'
  | (Input extends { reference: string } ? 'booking' : never)
  | (Input extends { hotel_id: number } ? 'hotel' : never)
  | (Input extends { room_type_id: number } ? 'room' : never)
  | (Input extends { quote_token: string } ? 'quote' : never)

type StaffCode = (typeof staffErrors)[number]

/** Declares an admin endpoint that only reads. */
export function staffRead<I extends z.ZodType = Nothing, O extends z.ZodType = Nothing, C extends ErrorCode = never>(
  input: ForStaff<I, O, C>,
): Declared<I, O, C | StaffCode, 'staff'> {
  const errors = [...staffErrors, ...(input.errors ?? [])]
  const declared = read<I, O, C | StaffCode, 'staff'>({ ...input, errors, access: 'staff', group: 'admin' })
  const { staff, hotelScope = 'all', beforeProof = false } = input
  return { ...declared, staff, hotelScope, beforeProof }
}

/**
 * Declares an admin endpoint that changes something, in one transaction with its audit row. With an upload or
 * `ownTransaction` the handler opens that transaction, after the slow work (`domains/staff/audit.server.ts`).
 */
export function staffWrite<I extends z.ZodType = Nothing, O extends z.ZodType = Nothing, C extends ErrorCode = never>(
  input: ForStaff<I, O, C> & {
    idempotent?: boolean
    secretResponse?: true
    upload?: number
    ownTransaction?: true
  },
): Declared<I, O, C | StaffCode, 'staff'> & { effect: 'write' } {
  const errors = [...staffErrors, ...(input.errors ?? [])]
  const declared = write<I, O, C | StaffCode, 'staff'>({ ...input, errors, access: 'staff', group: 'admin' })
  const { staff, hotelScope = 'all', beforeProof = false } = input
  return { ...declared, staff, hotelScope, beforeProof }
}

/** A successful outcome; `meta` is the page of a list. */
export function done<Data>(data: Data, meta?: PageMeta): { ok: true; data: Data; meta?: PageMeta } {
  return meta ? { ok: true, data, meta } : { ok: true, data }
}

/** A failed outcome with an error code; `more` adds field errors, data or a wait. */
export function err<Code extends ErrorCode>(
  code: Code,
  more: Omit<ApiError<Code>, 'code'> = {},
): { ok: false; error: ApiError<Code> } {
  return { ok: false, error: { code, ...more } }
}

/** A failed outcome for one field of the input; `params` has the violated limit. */
export function invalid(path: string, code: string, params?: FieldError['params']) {
  return err('invalid_input', { errors: [{ path, code, ...(params && { params }) }] })
}
