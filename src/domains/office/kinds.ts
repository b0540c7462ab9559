/** What a recipient chooses between. A message is one of a conversation, or of the contact page. */
export const noticeKinds = ['booking', 'request', 'payment', 'change', 'cancellation', 'message'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeModes = ['at_once', 'daily', 'off'] as const
export type NoticeMode = (typeof noticeModes)[number]
export type NoticeModes = Record<NoticeKind, NoticeMode>

/** The same value for each kind. */
export function ofEachKind<T>(value: T): Record<NoticeKind, T> {
  return Object.fromEntries(noticeKinds.map((kind) => [kind, value])) as Record<NoticeKind, T>
}
