import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { instant } from '#contract/shapes.ts'

const partnerKey = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().describe('How the key begins'),
    scopes: z.array(z.enum(keyScopes)),
    per_hour: z.int(),
    made_by: z.string(),
    created_at: instant,
    last_used_at: instant.nullable().describe('To the minute'),
    revoked_at: instant.nullable(),
  })
  .meta({ id: 'PartnerKey' })
export type PartnerKey = z.output<typeof partnerKey>

const managers = ['manager'] as const

/** Keys by which programs of partners call the API. */
export const keyEndpoints = {
  fetch_keys: staffRead({
    name: 'fetch_keys',
    summary: 'Keys of partners, the newest first, those that were revoked last.',
    staff: managers,
    input: z.object({}),
    output: z.array(partnerKey),
  }),
  make_key: staffWrite({
    name: 'make_key',
    summary: 'Makes a key for a partner. The answer is the only time that it is shown.',
    staff: managers,
    input: z.object({
      name: z.string().min(2, 'too_short').max(80, 'too_long').describe('The partner, and what the key is for'),
      scopes: z.array(z.enum(keyScopes)).min(1, 'required').max(keyScopes.length),
      per_hour: z.coerce.number().int().min(10, 'too_small').max(1_000_000, 'too_big').default(3600),
      beside: z
        .string()
        .max(60)
        .optional()
        .describe('An earlier key whose bookings the new one sees too, so that keys can be changed without a gap'),
    }),
    output: z.object({ key: z.string(), made: partnerKey }),
  }),
  revoke_key: staffWrite({
    name: 'revoke_key',
    summary: 'Ends a key: from the next call on it opens nothing.',
    staff: managers,
    input: z.object({ id: z.string().max(60) }),
    output: z.object({}),
  }),
}
