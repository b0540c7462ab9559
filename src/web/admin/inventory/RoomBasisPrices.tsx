import type { RoomBasisPrice } from '#domains/products/packages/shapes.ts'
import { priceBases } from '#domains/products/shared/room-basis.ts'
import { useText } from '#i18n/react.tsx'
import { AmountInput } from '#web/admin/AmountInput.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'

/**
 * Prices of a departure per room basis, or one price per person, in the fields that `readPrices` reads. A room basis
 * without a price is not sold.
 *
 * @param typed formats an amount of `prices` for its field
 */
export function RoomBasisPrices({
  prices = [],
  typed,
  error,
}: {
  prices: RoomBasisPrice[] | undefined
  typed: (minor: number) => string
  error: string | undefined
}) {
  const t = useText()
  return (
    <fieldset id="prices" tabIndex={-1} className="grid gap-2" aria-describedby={error && 'prices-error'}>
      <legend className="field-label">{t('stock.fromPrice')}</legend>
      <p className="text-muted">{t('stock.sharingHint')}</p>
      {error && <FieldError id="prices-error">{error}</FieldError>}
      <div className="grid gap-4 grid-cols-fill-88">
        {priceBases.map((sharing) => {
          const price = prices.find((one) => one.sharing === sharing)
          return (
            <div key={sharing} className="grid grid-cols-2 items-end gap-4">
              {(['adult', 'child'] as const).map((who) => (
                <AmountInput
                  key={who}
                  name={`${who}-${sharing}`}
                  label={t(who === 'adult' ? 'stock.adultSharing' : 'stock.childSharing', { sharing })}
                  defaultValue={price && typed(price[who])}
                />
              ))}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
