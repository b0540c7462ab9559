import { Form } from 'react-router'
import { selectionFields } from '#domains/cart/cart-form.ts'
import { HiddenSelection } from '#domains/cart/ui/HiddenSelection.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { links } from '#web/links.ts'

/** Keeps a stay that is looked at for later, in place of the line it was changed from; a form of its own. */
export function KeepInCart({
  stay,
  line,
}: {
  stay: { hotel: string; check_in: string; check_out: string; room: string[] }
  line: number | undefined
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <Form method="post" action={links.cart(locale)} className="grid justify-items-start gap-2">
      <HiddenSelection
        fields={selectionFields({
          kind: 'stay',
          selection: {
            hotel_id: Number(stay.hotel),
            check_in: stay.check_in,
            check_out: stay.check_out,
            rooms: stay.room,
          },
        })}
      />
      {line !== undefined && <input type="hidden" name="line" value={line} />}
      <Button type="submit" name="intent" value="add" variant="secondary">
        {t(line === undefined ? 'cart.keep' : 'cart.replace')}
      </Button>
      <p className="text-muted text-note">{t('cart.keepText')}</p>
    </Form>
  )
}
