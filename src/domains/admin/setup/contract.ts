import { managers } from '#api/staff.ts'
import { z } from 'zod'
import { endpoints, read, staffRead, staffWrite, write } from '#api/endpoint.ts'
import { managerAnswers, providerAnswers } from '#domains/admin/setup/shapes.ts'
import { checkedPurposes, checkResults, missingParts, setupSteps, stepStates } from '#domains/admin/setup/steps.ts'

const token = z.string().max(100).describe('The token that the start of the server prints while there is no manager')

const providerCheck = z
  .object({
    result: z.enum(checkResults),
    provider: z.string().describe('Name of the provider; empty if none is configured'),
    to: z.string().describe('Address that the test message was sent to; empty for payments'),
    detail: z.string().describe('The reason that the provider gave for a failure'),
  })
  .meta({ id: 'ProviderCheck' })
export type ProviderCheck = z.output<typeof providerCheck>

const setupState = z
  .object({
    steps: z.array(
      z.object({
        step: z.enum(setupSteps),
        state: z.enum(stepStates),
        missing: z.array(z.enum(missingParts)).describe('What the step lacks, where that is known in detail'),
      }),
    ),
    open: z.int().describe('Number of required steps that are not done; 0 in a demo'),
  })
  .meta({ id: 'SetupState' })
export type SetupState = z.output<typeof setupState>

/** The set-up of an installation: its first manager, the checklist, and tests of the configured providers. */
export const setupEndpoints = endpoints('accounts', {
  show_setup: read({
    summary: 'Returns whether the set-up is open for this token. Other tokens get `not_found`.',
    fresh: 'personal',
    input: z.object({ token }),
    output: z.object({ is_open: z.boolean(), currency: z.string() }),
    errors: ['not_found'],
  }),
  complete_setup: write({
    summary: 'Creates the first manager, who is signed in, and saves the name, currency and products of the provider.',
    input: z.object({ token, ...managerAnswers.shape, ...providerAnswers.shape }),
    errors: ['not_found', 'conflict'],
  }),
  fetch_setup_steps: staffRead({
    summary: 'The steps of the set-up with their states, which are computed from the data.',
    staff: managers,
    output: setupState,
  }),
  check_provider: staffWrite({
    summary: 'Tests the configured provider: sends a message to the caller, or makes a harmless call for payments.',
    staff: managers,
    ownTransaction: true,
    input: z.object({ purpose: z.enum(checkedPurposes) }),
    output: providerCheck,
  }),
})
