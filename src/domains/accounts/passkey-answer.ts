import { z } from 'zod'

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/, 'not_a_choice')
    .max(max)

/** The response of the browser's authenticator in the JSON form of WebAuthn Level 3; browsers add their own fields. */
export const passkeyAnswer = z.looseObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000).optional(),
    authenticatorData: base64url(4000).optional(),
    signature: base64url(4000).optional(),
    userHandle: base64url(200).optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>
