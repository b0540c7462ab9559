/** Prices in a second currency, next to the currency that is charged. */
export const exchange = {
  about: '≈ {amount}, charged in {currency}',
  line: 'About {amount} at the rate of {date}{example, select, yes { (an example)} other {}}. You are charged {charged}.',
  label: 'Show prices in',
  hint: 'We show about how much each price is. You are always charged in {currency}.',
  title: 'Currency',
  text: 'Prices stay in {currency}, and what they are worth in your currency is shown beside them. You are always charged in {currency}.',
  rate: '1 {unit} = {rate} {currency} on {date}{example, select, yes { (an example)} other {}}',
  save: 'Use this currency',
  empty: 'No other currency is available at the moment.',
  none: '{currency} alone',
} as const
