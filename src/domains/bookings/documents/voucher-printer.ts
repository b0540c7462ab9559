import type { Voucher } from '#domains/bookings/contract/vouchers.ts'
import type { SiteConventions } from '#i18n/conventions.ts'
import type { Locale } from '#i18n/locale.ts'

/** Prints vouchers as PDF. */
export type VoucherPrinter = {
  /**
   * Prints one or two pages in a language. The same voucher in the same second results in the same bytes. Throws if
   * printing is unavailable; the voucher page is the fallback.
   * @param verifyUrl address in the QR code
   */
  print: (
    voucher: Voucher,
    setting: { locale: Locale; verifyUrl: string; now: Date; conventions?: SiteConventions; look?: VoucherLook },
  ) => Promise<Uint8Array>
}

/** The look of the provider on paper: its colours `#rrggbb`, and its logo. */
export type VoucherLook = {
  main: string
  line: string
  /** `named`: it contains the name of the provider. */
  logo: { format: 'svg' | 'png'; body: Uint8Array; named: boolean } | null
}

/** The look of the design, for a provider without its own. */
export const plainLook: VoucherLook = { main: '#0e5a54', line: '#c9994a', logo: null }
