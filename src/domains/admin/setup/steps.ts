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
  'about',
  'product',
  'rooms',
  'prices',
  'staff',
  'booking',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** What a step lacks, in the order in which it is entered. `dates`: departures with seats and prices. */
export const missingParts = [
  'name',
  'tax_number',
  'address',
  'office_email',
  'phone',
  'terms',
  'privacy',
  'placeholders',
  'published',
  'rooms',
  'rates',
  'nights',
  'dates',
  'options',
] as const
export type MissingPart = (typeof missingParts)[number]

/** A step that is not done is `open` if it is required, else `optional`. */
export const stepStates = ['done', 'open', 'optional'] as const

/** The purposes of providers that can be tested. */
export const checkedPurposes = ['mail', 'payments', 'texts'] as const
export type CheckedPurpose = (typeof checkedPurposes)[number]

/** `outbox`: without a provider messages stay in the database. `no_phone`: the caller has no confirmed number. */
export const checkResults = ['works', 'sandbox', 'outbox', 'not_configured', 'no_phone', 'failed'] as const
