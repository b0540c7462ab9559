import type { Voucher } from '#domains/bookings/voucher-contract.ts'
import type { Locale } from '#text/locale.ts'

/** What makes a PDF of a voucher. */
export type VoucherPrinter = {
  /**
   * One or two pages in a language. The same voucher at the same second gives the same bytes. Throws where it cannot
   * print: the page of the voucher is as good then.
   * @param verifyUrl what the QR code leads to
   */
  print: (voucher: Voucher, setting: { locale: Locale; verifyUrl: string; now: Date }) => Promise<Uint8Array>
}
