/** The gift cards of an account. */
export const giftcards = {
  title: 'Gift cards',
  text: 'The gift cards that you have added or used. At checkout you can pay with them without typing their codes.',
  none: 'You have no gift cards yet',
  noneText: 'Add one with its code. It is then ready whenever you pay online.',
  card: 'Gift card {card}',
  balance: 'Balance',
  state:
    '{state, select, usable {Valid until {date}} expired {Expired on {date}} blocked {Blocked, please contact us} other {Blocked}}',
  add: 'Add a gift card',
  code: 'Code of the gift card',
  addNow: 'Add',
  added: 'The gift card was added.',
} as const
