/** What a service is in general: how it is booked and priced follows from it. */
export const serviceKinds = ['transfer', 'guide', 'assistance', 'meal', 'document'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** The drawings of the icon sprite that may stand for a service type. */
export const serviceIcons = ['plane', 'car', 'train', 'landmark', 'guests', 'wheelchair', 'meal', 'passport'] as const
export type ServiceIcon = (typeof serviceIcons)[number]
