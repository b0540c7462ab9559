/** Alternatives to a product that is sold out. */
export const instead = {
  other_stay: 'Similar hotels for your dates',
  other_package: 'Similar packages',
  other_service: 'Similar services',
  take: 'Choose',
  takeOf: 'Choose instead: {name}',
} as const
