import { requiresProof } from '#domains/accounts/sessions/step-up-contract.ts'
import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { keyScopes } from '#api/scopes.ts'
import { instant } from '#api/shapes.ts'
import { managers } from '#api/staff.ts'
import { freeLine } from '#domains/shared/free-text.ts'

const partnerKey = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().describe('The first characters of the key'),
    scopes: z.array(z.enum(keyScopes)),
    per_hour: z.int(),
    made_by: z.string(),
    created_at: instant,
    last_used_at: instant.nullable().describe('Accurate to the minute'),
    revoked_at: instant.nullable(),
  })
  .meta({ id: 'PartnerKey' })
export type PartnerKey = z.output<typeof partnerKey>

/** API keys of partners. */
export const keyEndpoints = endpoints('admin', {
  fetch_keys: staffRead({
    summary: 'API keys of partners, newest first, revoked ones last.',
    staff: managers,
    output: z.array(partnerKey),
  }),
  make_key: staffWrite({
    summary: 'Creates an API key for a partner. Only this response contains the key.',
    staff: managers,
    input: z.object({
      name: freeLine(80).min(2, 'too_short').describe('The partner, and the purpose of the key'),
      scopes: z.array(z.enum(keyScopes)).min(1, 'required').max(keyScopes.length),
      per_hour: z.coerce.number().int().min(10).max(1_000_000).default(3600),
      beside: z
        .string()
        .max(60)
        .optional()
        .describe('An earlier key whose bookings the new key can access, for key rotation without a gap'),
    }),
    output: z.object({ key: z.string(), made: partnerKey }),
    ...requiresProof,
  }),
  revoke_key: staffWrite({
    summary: 'Revokes a key, from the next call on.',
    staff: managers,
    input: z.object({ id: z.string().max(60) }),
  }),
})
