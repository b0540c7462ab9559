import { useLanguage } from '#i18n/react.tsx'

/** An amount in a column of one currency, with all its decimals: `−1,240.00`. */
export function Figure({ minor, currency }: { minor: number; currency: string }) {
  const { format } = useLanguage()
  const { minus, whole, fraction } = format.moneyParts(minor, currency, { trim: false })
  return <bdi dir="ltr">{`${minus}${whole}${fraction && `.${fraction}`}`}</bdi>
}
