/** Prices beside another currency than the one that is charged. */
export const exchange = {
  about: '≈ {amount}, charged in {currency}',
  line: 'About {amount} at the rate of {date}{example, select, yes { (an example)} other {}}. You are charged {charged}.',
  label: 'Show prices in',
  hint: 'Beside each price, about how much it is. You are always charged in {currency}.',
  none: '{currency} alone',
} as const
