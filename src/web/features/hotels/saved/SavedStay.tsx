import type { Money } from '#api/shapes.ts'
import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import { searchLabel } from '#web/features/hotels/search/search-messages.ts'
import { roundedUp } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'

type SavedStayProps = {
  hotel: { id: number; name: string }
  stay: HotelStay
  /** The totals when it was saved and now; null if it was or is not free. */
  seen: Money | null
  price: Money | null
  isPast: boolean
  alert: boolean
  signedIn: boolean
}

/** The dates for which a hotel is saved, how its price has changed since, and the switch of its alert. */
export function SavedStay({ hotel, stay, seen, price, isPast, alert, signedIn }: SavedStayProps) {
  const { t, locale, format } = useLanguage()
  const { whole } = searchLabel(stay, '', format)
  return (
    <div className="border-line text-note grid w-full gap-1 border-t pt-2">
      <p className="font-medium">{whole.filter(Boolean).join(' · ')}</p>
      {isPast ? (
        <p className="text-muted">{t('savedstays.past')}</p>
      ) : (
        <>
          {!price && <p className="text-muted">{t('savedstays.gone')}</p>}
          {seen && <PriceChange seen={seen} price={price} />}
          {signedIn && seen && (
            <form
              method="post"
              action={links.saved(locale)}
              className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <HiddenFields fields={{ hotel: hotel.id, next: links.saved(locale) }} />
              {alert && (
                <span className="flex items-center gap-2">
                  <Icon name="mail" />
                  {t('savedstays.alertOn')}
                </span>
              )}
              <Button
                intent={alert ? 'alert-off' : 'alert-on'}
                variant="secondary"
                {...(!alert && { icon: 'mail' })}
                aria-label={t(alert ? 'savedstays.stopOf' : 'savedstays.alertOf', { hotel: hotel.name })}
              >
                {t(alert ? 'savedstays.stop' : 'savedstays.alert')}
              </Button>
            </form>
          )}
        </>
      )}
    </div>
  )
}

/** Compares the prices as lists show them, so that the difference is that of the displayed prices. */
function PriceChange({ seen, price }: { seen: Money; price: Money | null }) {
  const { t, format } = useLanguage()
  const { currency } = seen
  const before = listPrice(seen, format)
  if (price?.currency !== currency) return <p className="text-muted">{t('savedstays.seen', { price: before })}</p>
  const change = roundedUp(price.minor, currency) - roundedUp(seen.minor, currency)
  if (change === 0) return <p className="text-muted">{t('savedstays.same')}</p>
  const amount = listPrice({ minor: Math.abs(change), currency }, format)
  return change < 0 ? (
    <p className="text-success font-medium">{t('savedstays.less', { amount, price: before })}</p>
  ) : (
    <p>{t('savedstays.more', { amount, price: before })}</p>
  )
}
