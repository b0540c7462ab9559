/** The name of a gift card without its code; an isolate, so that its dots stay before its characters in Arabic. */
export const giftCardMark = (lastFour: string): string => `\u2066····${lastFour}\u2069`
