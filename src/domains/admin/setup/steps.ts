/** The kinds of product that a provider can sell. */
export const offerNames = ['stays', 'packages', 'services'] as const

/** The steps of the set-up, in the order in which the checklist shows them. */
export const setupSteps = [
  'second_factor',
  'brand',
  'company',
  'contact',
  'currency',
  'offers',
  'mail',
  'payments',
  'einvoicing',
  'legal',
  'product',
  'booking',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** A step that is not done is `open` if it is required, else `optional`. */
export const stepStates = ['done', 'open', 'optional'] as const
export type StepState = (typeof stepStates)[number]

/** The purposes of providers that can be tested. */
export const checkedPurposes = ['mail', 'payments', 'texts'] as const
export type CheckedPurpose = (typeof checkedPurposes)[number]

/** `outbox`: without a provider messages stay in the database. `no_phone`: the caller has no confirmed number. */
export const checkResults = ['works', 'sandbox', 'outbox', 'not_configured', 'no_phone', 'failed'] as const
