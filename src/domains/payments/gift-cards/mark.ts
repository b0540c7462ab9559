/** How a gift card is named without its code. */
export const giftCardMark = (lastFour: string): string => `····${lastFour}`
