import { z } from 'zod'
import { read, staffRead, staffWrite, write } from '#contract/endpoint.ts'
import { instant } from '#contract/shapes.ts'
import { staffRoles } from '#contract/staff.ts'

const role = z.enum(staffRoles)
const email = z.email('invalid_email').max(254, 'too_long')
const id = z.string().min(1).max(60)
const nothing = z.object({})

const staffPerson = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role,
    since: instant,
    suspended_at: instant.nullable(),
    last_used_at: instant.nullable().describe('Of the session used last, to ten minutes'),
    has_second_factor: z.boolean(),
    is_me: z.boolean(),
  })
  .meta({ id: 'StaffPerson' })
export type StaffPerson = z.output<typeof staffPerson>

const staffInvitation = z
  .object({ id: z.string(), email: z.string(), role, invited_by: z.string(), created_at: instant, expires_at: instant })
  .meta({ id: 'StaffInvitation' })
export type StaffInvitation = z.output<typeof staffInvitation>

/** Why nothing was changed. */
export const staffConflicts = ['yourself', 'already_staff', 'changed_since'] as const
const refusalData = { conflict: z.object({ why: z.enum(staffConflicts) }) }

/** Invitations end after so many hours. */
export const invitationHours = 72

const managers = ['manager'] as const

/** Who works for the provider: managers ask in, change and suspend; whoever is asked answers for themselves. */
export const staffPeopleEndpoints = {
  fetch_staff: staffRead({
    name: 'fetch_staff',
    summary: 'Everybody of the staff, suspended ones last, and invitations that are open.',
    staff: managers,
    input: nothing,
    output: z.object({ people: z.array(staffPerson), invitations: z.array(staffInvitation) }),
  }),
  invite_staff: staffWrite({
    name: 'invite_staff',
    summary: 'Sends an invitation to join the staff, in place of an open one to the same address.',
    staff: managers,
    input: z.object({ email, role, locale: z.enum(['en', 'ar']).describe('Language of the letter') }),
    output: staffInvitation,
    errors: ['conflict'],
    refusalData,
  }),
  withdraw_invitation: staffWrite({
    name: 'withdraw_invitation',
    summary: 'Ends an open invitation.',
    staff: managers,
    input: z.object({ id }),
    output: nothing,
  }),
  change_staff_role: staffWrite({
    name: 'change_staff_role',
    summary: 'Gives one of the staff another role. Nobody changes their own, so there is always a manager.',
    staff: managers,
    input: z.object({ id, from: role.describe('The role that was seen'), role }),
    output: nothing,
    errors: ['conflict'],
    refusalData,
  }),
  suspend_staff: staffWrite({
    name: 'suspend_staff',
    summary: 'Takes every right from one of the staff and ends their sessions at once. Nobody suspends themselves.',
    staff: managers,
    input: z.object({ id }),
    output: nothing,
    errors: ['conflict'],
    refusalData,
  }),
  restore_staff: staffWrite({
    name: 'restore_staff',
    summary: 'Gives a suspended person their role back.',
    staff: managers,
    input: z.object({ id }),
    output: nothing,
    errors: ['conflict'],
    refusalData,
  }),
  reset_second_factor: staffWrite({
    name: 'reset_second_factor',
    summary:
      'For a colleague who has lost the second factor: takes it away with its recovery codes, ends their sessions, and writes to them.',
    staff: managers,
    input: z.object({ id }),
    output: nothing,
    errors: ['conflict'],
    refusalData,
  }),
  show_invitation: read({
    name: 'show_invitation',
    group: 'accounts',
    summary: 'An open invitation to the staff, by the token of its letter.',
    fresh: 'personal',
    input: z.object({ token: z.string().max(100) }),
    output: z.object({
      email: z.string(),
      role,
      expires_at: instant,
      has_account: z.boolean().describe('Whoever has one signs in to accept'),
    }),
    errors: ['not_found'],
  }),
  accept_invitation: write({
    name: 'accept_invitation',
    group: 'accounts',
    summary:
      'Joins the staff: with a new account, which is then signed in, or with the account of that address, signed in already.',
    input: z.object({
      token: z.string().max(100),
      name: z.string().min(2, 'too_short').max(80, 'too_long').optional(),
      password: z.string().min(10, 'password_weak').max(128, 'too_long').optional(),
    }),
    output: z.object({ role }),
    errors: ['not_found', 'unauthenticated', 'conflict'],
  }),
}
