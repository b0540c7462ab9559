export const messageStates = ['open', 'done'] as const
export type MessageState = (typeof messageStates)[number]

/** Signs that an answer may have. */
export const longestAnswer = 4000
