/** The general kinds of services; they determine how a service is booked and priced. */
export const serviceKinds = ['transfer', 'guide', 'assistance', 'meal', 'document'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** Icons of the sprite that a service type can use. */
export const serviceIcons = ['plane', 'car', 'train', 'landmark', 'guests', 'wheelchair', 'meal', 'passport'] as const
export type ServiceIcon = (typeof serviceIcons)[number]
