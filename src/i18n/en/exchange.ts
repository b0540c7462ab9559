/** Prices in a second currency, next to the currency that is charged. */
export const exchange = {
  about: '≈ {amount}, charged in {currency}',
  line: 'About {amount} at the rate of {date}{example, select, yes { (an example)} other {}}. You are charged {charged}.',
  label: 'Show prices in',
  hint: 'We show an estimate beside each price. You are always charged in {currency}.',
  title: 'Currency',
  text: 'Prices stay in {currency}, with an estimate in your currency beside them. You are always charged in {currency}.',
  rate: '1 {unit} = {rate} {currency} {lasting, select, yes {since {year}} other {on {date}}}{example, select, yes { (an example)} other {}}',
  save: 'Use this currency',
  empty: 'No other currency is available at the moment.',
  none: '{currency} only',
} as const
