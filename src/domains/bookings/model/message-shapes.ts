export const messageSides = ['traveller', 'staff'] as const
export type MessageSide = (typeof messageSides)[number]

export const messageWays = ['site', 'email'] as const
export type MessageWay = (typeof messageWays)[number]

/** Characters of one message. */
export const maxMessageLength = 2_000
/** Files of one message. */
export const maxMessageFiles = 3
/** Days after the trip until which messages can be written. */
export const messageDays = 30
