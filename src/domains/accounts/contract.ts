import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'

export const profile = z
  .object({ id: z.string(), name: z.string(), email: z.string(), locale: z.enum(['en', 'ar']) })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof profile>

const email = z.email('invalid_email').max(254, 'too_long')
/** Length is what makes a password strong (NIST SP 800-63B); the upper bound keeps hashing bounded. */
const newPassword = z.string().min(10, 'password_weak').max(128, 'too_long')

export const accountsEndpoints = {
  register: write({
    name: 'register',
    group: 'accounts',
    summary: 'Makes an account with a password and signs in.',
    input: z.object({ name: z.string().min(2, 'too_short').max(80, 'too_long'), email, password: newPassword }),
    output: profile,
    errors: ['email_taken_or_invalid'],
  }),
  login: write({
    name: 'login',
    group: 'accounts',
    summary: 'Signs in with e-mail and password; the session comes as a cookie.',
    input: z.object({ email, password: z.string().min(1, 'required').max(128, 'too_long') }),
    output: profile,
    errors: ['wrong_credentials'],
  }),
  logout: write({
    name: 'logout',
    group: 'accounts',
    summary: 'Ends the session of this browser.',
    input: z.object({}),
    output: z.object({}),
  }),
  fetch_profile: read({
    name: 'fetch_profile',
    group: 'accounts',
    summary: 'Who is signed in.',
    who: 'traveller',
    input: z.object({}),
    output: profile,
  }),
}
