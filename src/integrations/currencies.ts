import { RefundNotMade } from '#domains/payments/gateway.ts'
import { leastCharge } from '#domains/shared/charge-step.ts'
import { currencyDecimals } from '#i18n/money.ts'

/**
 * The currencies that cards are charged in, in codes of ISO 4217. Stripe: docs.stripe.com/currencies; the currencies without
 * and with three decimals, ISK, UGX, HUF (without decimals only for payouts, like TWD) and the minimums were compared on
 * 28 November 2026 with copies of that page, the list of codes was not. Moyasar publishes no list of its own:
 * docs.moyasar.com/create-invoice asks for a code of ISO 4217.
 */
const chargedCurrencies =
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW` as const
type Codes<Text, All = never> = Text extends `${infer Code} ${infer Rest}` ? Codes<Rest, All | Code> : All | Text
type ChargedCurrency = Codes<typeof chargedCurrencies>

const codes: ReadonlySet<string> = new Set(chargedCurrencies.split(' '))
const isCharged = (currency: string): currency is ChargedCurrency => codes.has(currency)

/** Amounts as a provider counts them: in units of 10^-decimals, in multiples of `step`. */
type Units = { decimals: number; step: number }
type UnitsByCurrency = Partial<Record<ChargedCurrency, Partial<Units>>>

const unitsOfAll = (currencies: ChargedCurrency[], units: Partial<Units>): UnitsByCurrency =>
  Object.fromEntries(currencies.map((currency) => [currency, units]))

const threeDecimals = unitsOfAll(['BHD', 'JOD', 'KWD', 'OMR', 'TND'], { decimals: 3, step: 10 })

/** docs.stripe.com/currencies: “Zero-decimal currencies”, “Three-decimal currencies”, “Special cases”. */
const stripeUnits: UnitsByCurrency = {
  ...threeDecimals,
  // Counted with two decimals, which have to be zero.
  ...unitsOfAll(['ISK', 'UGX'], { decimals: 2, step: 100 }),
  ...unitsOfAll(
    ['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
    { decimals: 0 },
  ),
}

/**
 * docs.moyasar.com/create-invoice, read on 28 November 2026: “in the smallest currency unit (100 to charge ¥100)”.
 * Currencies with three decimals in tens, as the card schemes behind it require.
 */
const moyasarUnits = threeDecimals

/** The provider does not charge this currency, or not this amount of it. */
class AmountNotCharged extends Error {}

/** Converts amounts between our minor units and the units of a provider. */
function amountsOf(provider: string, table: UnitsByCurrency) {
  const unitsOf = (currency: string): Units | null => {
    if (!isCharged(currency)) return null
    return { decimals: currencyDecimals(currency), step: 1, ...table[currency] }
  }
  const toProvider = (minor: number, currency: string, { minimum } = { minimum: true }): number => {
    const units = unitsOf(currency)
    if (!units) throw new AmountNotCharged(`${provider} does not charge ${currency}`)
    const amount = minor * 10 ** (units.decimals - currencyDecimals(currency))
    if (!Number.isSafeInteger(amount) || amount % units.step !== 0)
      throw new AmountNotCharged(`${provider} does not take ${minor} minor units of ${currency}: they are no multiple`)
    if (minimum && minor < leastCharge(currency))
      throw new AmountNotCharged(`${provider} does not take ${minor} minor units of ${currency}: they are too few`)
    return amount
  }
  return {
    /** The units of the provider for an amount to charge. Throws `AmountNotCharged`. */
    toCharge: (minor: number, currency: string) => toProvider(minor, currency),
    /** The units of the provider for a part of a charge that is returned. Throws `RefundNotMade`. */
    toReturn(minor: number, currency: string) {
      try {
        return toProvider(minor, currency, { minimum: false })
      } catch (cause) {
        throw new RefundNotMade(String(cause), { cause })
      }
    },
    /** Our minor units of an amount that the provider states; unchanged for a currency that it does not charge. */
    toMinor(amount: number, currency: string) {
      const units = unitsOf(currency)
      return units ? Math.round(amount * 10 ** (currencyDecimals(currency) - units.decimals)) : amount
    },
    /** True if the provider charges the currency, and this amount of it if one is given. */
    charges(currency: string, minor?: number) {
      if (minor === undefined) return unitsOf(currency) !== null
      try {
        return toProvider(minor, currency) > 0
      } catch {
        return false
      }
    },
  }
}

export const stripeAmounts = amountsOf('Stripe', stripeUnits)
export const moyasarAmounts = amountsOf('Moyasar', moyasarUnits)
