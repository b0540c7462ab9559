export const messageStates = ['open', 'done'] as const
export type MessageState = (typeof messageStates)[number]

/** Maximum length of an answer, in characters. */
export const maxAnswerLength = 4000
