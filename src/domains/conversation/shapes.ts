export const messageSides = ['traveller', 'staff'] as const
export type MessageSide = (typeof messageSides)[number]

export const messageWays = ['site', 'email'] as const
export type MessageWay = (typeof messageWays)[number]

export const maxMessageLength = 2_000
export const maxMessageFiles = 3
/** Days after the trip until which messages can be written. */
export const messageDays = 30
