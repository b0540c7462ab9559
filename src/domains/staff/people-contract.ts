import { locales } from '#i18n/locale.ts'
import { z } from 'zod'
import { endpoints, read, staffRead, staffWrite, write } from '#api/endpoint.ts'
import { emailAddress, instant } from '#api/shapes.ts'
import { newPassword } from '#domains/accounts/shapes.ts'
import { managers, staffRoles } from '#api/staff.ts'
import { stepUpData } from '#domains/accounts/sessions/step-up-contract.ts'
import { personName } from '#domains/shared/free-text.ts'

const role = z.enum(staffRoles)
const id = z.string().min(1).max(60)

/** Maximum number of hotels that a member of staff can be limited to. */
export const maxStaffHotels = 200

/** The hotels that a member is limited to; empty for all hotels. */
const hotels = z.array(z.object({ id: z.int(), name: z.string() }))
const hotelIds = z.array(z.int32()).max(maxStaffHotels)

const staffMember = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role,
    since: instant,
    suspended_at: instant.nullable(),
    last_used_at: instant.nullable().describe('Last use of any session, accurate to ten minutes'),
    has_second_factor: z.boolean(),
    is_me: z.boolean(),
    hotels: hotels.describe('The hotels that the member is limited to; empty for all hotels'),
  })
  .meta({ id: 'StaffPerson' })
export type StaffMember = z.output<typeof staffMember>

const staffInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role,
    hotels,
    invited_by: z.string(),
    created_at: instant,
    expires_at: instant,
  })
  .meta({ id: 'StaffInvitation' })
export type StaffInvitation = z.output<typeof staffInvitation>

/** Reasons for a conflict. */
export const staffConflicts = ['yourself', 'already_staff', 'changed_since'] as const
const errorData = { conflict: z.object({ why: z.enum(staffConflicts) }), step_up_required: stepUpData }
const change = { staff: managers, errors: ['conflict', 'step_up_required'], errorData } as const

/** Hours until an invitation expires. */
export const invitationHours = 72

/** Management of staff: managers invite, change and suspend members; invited persons accept for themselves. */
export const staffMemberEndpoints = endpoints('accounts', {
  fetch_staff: staffRead({
    summary: 'All members of staff, suspended ones last, and open invitations.',
    staff: managers,
    output: z.object({
      people: z.array(staffMember),
      invitations: z.array(staffInvitation),
    }),
  }),
  invite_staff: staffWrite({
    ...change,
    summary: 'Sends an invitation to join the staff. It replaces an open invitation to the same address.',
    input: z.object({
      email: emailAddress,
      role,
      hotels: hotelIds.default([]).describe('The hotels to limit the member to; empty for all hotels'),
      locale: z.enum(locales).describe('Language of the email'),
    }),
    output: staffInvitation,
  }),
  withdraw_invitation: staffWrite({
    summary: 'Withdraws an open invitation.',
    staff: managers,
    input: z.object({ id }),
  }),
  change_staff_role: staffWrite({
    ...change,
    summary: 'Changes the role of a member of staff. Nobody can change their own role, so there is always a manager.',
    input: z.object({ id, from: role.describe('The current role as read'), role }),
  }),
  change_staff_hotels: staffWrite({
    ...change,
    summary:
      'Limits a member of staff to hotels from the next request on, or removes the limit. Managers have all hotels.',
    input: z.object({ id, hotels: hotelIds.describe('Empty for all hotels') }),
  }),
  suspend_staff: staffWrite({
    ...change,
    summary: 'Suspends a member of staff and ends their sessions immediately. Nobody can suspend themselves.',
    input: z.object({ id }),
  }),
  restore_staff: staffWrite({
    ...change,
    summary: 'Restores the role of a suspended member of staff.',
    input: z.object({ id }),
  }),
  reset_second_factor: staffWrite({
    ...change,
    summary: 'Removes the second factor and recovery codes of a staff member, ends their sessions and notifies them.',
    input: z.object({ id }),
  }),
  show_invitation: read({
    summary: 'An open staff invitation, by the token from its email.',
    fresh: 'personal',
    input: z.object({ token: z.string().max(100) }),
    output: z.object({
      email: z.string(),
      role,
      expires_at: instant,
      has_account: z.boolean().describe('True if the address has an account, which must sign in to accept'),
    }),
    errors: ['not_found'],
  }),
  accept_invitation: write({
    summary:
      'Accepts a staff invitation with a new account, which is signed in, or the signed-in account of that address.',
    input: z.object({
      token: z.string().max(100),
      name: personName(80).min(1, 'required').optional(),
      password: newPassword.optional(),
    }),
    output: z.object({ role }),
    errors: ['not_found', 'unauthenticated', 'conflict'],
  }),
})
