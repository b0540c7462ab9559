export type TypeTerms = { policy: string; closesHoursBefore: number }

/** Until when a service of a category can be booked and cancelled. */
export const typeTerms = {
  'airport-transfers': { policy: 'service-24h', closesHoursBefore: 12 },
  'transport-between-cities': { policy: 'service-24h', closesHoursBefore: 12 },
  'haramain-train': { policy: 'service-24h', closesHoursBefore: 24 },
  'guided-visits': { policy: 'service-24h', closesHoursBefore: 12 },
  'umrah-assistance': { policy: 'service-24h', closesHoursBefore: 12 },
  'wheelchairs-and-mobility': { policy: 'service-24h', closesHoursBefore: 6 },
  meals: { policy: 'service-24h', closesHoursBefore: 12 },
  'visas-and-groups': { policy: 'service-72h', closesHoursBefore: 48 },
} as const satisfies Record<string, TypeTerms>

export type ServiceTypeCode = keyof typeof typeTerms
