import type { ReactNode } from 'react'
import type { SelectionFields } from '#domains/cart/cart-form.ts'
import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { AddToCart } from '#web/features/cart/AddToCart.tsx'
import { cancellationLabel } from '#web/features/products/cancellation-label.ts'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** A price with the next step; its lines and terms are folded unless this price was asked for (`open`). */
export function QuoteSummary({
  label,
  price,
  to,
  button,
  note,
  cancellation,
  place: { name: place, timeZone },
  open,
  line,
  fields,
  children,
}: {
  label: string
  price: ReactNode
  /** The booking page of the selection, and the text of the button that leads there. */
  to: string
  button: string
  /** What happens after the button, and until when it can be pressed. */
  note: ReactNode
  cancellation: RoomOffer['rates'][number]['cancellation']
  place: { name: string; timeZone: string }
  open: boolean
  /** The cart line that is being changed, and the selection for the cart. */
  line: number | undefined
  fields: SelectionFields
  /** The lines of the price. */
  children: ReactNode
}) {
  const { t, format } = useLanguage()
  return (
    <div className="of-form grid gap-4" role="group" aria-label={label}>
      <div className="[&_.price]:text-heading [&_.text-note]:text-[1rem]">{price}</div>
      <p className={classes('flex items-baseline gap-2', cancellation.free_until && 'text-success')}>
        <Icon name={cancellation.free_until ? 'check' : 'info'} className="self-center" />
        <span className="text-balance">{cancellationLabel(cancellation, timeZone, t, format)}</span>
      </p>
      <div className="grid gap-2">
        <ButtonLink to={to} block large>
          {button}
        </ButtonLink>
        <AddToCart fields={fields} line={line} />
      </div>
      {note && <p className="text-muted text-note">{note}</p>}
      <Disclosure summary={t('prices.details')} open={open}>
        <div className="grid gap-4 pb-2">
          {children}
          <CancellationTerms {...{ cancellation, timeZone, place }} />
        </div>
      </Disclosure>
    </div>
  )
}
