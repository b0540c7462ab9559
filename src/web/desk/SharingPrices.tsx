import { sharings, type SharingPrice } from '#domains/packages/shapes.ts'
import { useText } from '#text/react.tsx'
import { PlainInput } from '#web/desk/PlainInput.tsx'
import { FieldError } from '#web/kit/Field.tsx'

/**
 * What a departure costs by how many share a room, as `readPrices` reads it: a sharing without a price is not sold.
 *
 * @param typed an amount of `prices` as it is typed; of a departure that has none yet there is nothing to type
 */
export function SharingPrices({
  prices = [],
  typed = String,
  error,
}: {
  prices?: SharingPrice[]
  typed?: (minor: number) => string
  error: string | undefined
}) {
  const t = useText()
  return (
    <fieldset id="prices" tabIndex={-1} className="grid gap-2" aria-describedby={error && 'prices-error'}>
      <legend className="field-label">{t('stock.fromPrice')}</legend>
      <p className="text-muted">{t('stock.sharingHint')}</p>
      {error && <FieldError id="prices-error">{error}</FieldError>}
      <div className="stock-pairs">
        {sharings.map((sharing) => {
          const price = prices.find((one) => one.sharing === sharing)
          return (
            <div key={sharing} className="stock-pair">
              {(['adult', 'child'] as const).map((who) => (
                <PlainInput
                  key={who}
                  name={`${who}-${sharing}`}
                  label={t(who === 'adult' ? 'stock.adultSharing' : 'stock.childSharing', { sharing })}
                  defaultValue={price && typed(price[who])}
                  inputMode="decimal"
                  dir="ltr"
                />
              ))}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
