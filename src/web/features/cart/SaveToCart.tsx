import { Form } from 'react-router'
import { selectionFields } from '#domains/cart/cart-form.ts'
import { HiddenSelection } from '#web/features/cart/HiddenSelection.tsx'
import { useLocale, useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/Button.tsx'
import { links } from '#web/lib/links.ts'

/** Adds the viewed stay to the cart, replacing the line that is being changed. A separate form. */
export function SaveInCart({
  selection,
  line,
}: {
  selection: { hotel_id: number; check_in: string; check_out: string; rooms: string[] }
  line: number | undefined
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <Form method="post" action={links.cart(locale)} className="grid justify-items-start gap-2">
      <HiddenSelection fields={selectionFields({ kind: 'stay', selection })} />
      {line !== undefined && <input type="hidden" name="line" value={line} />}
      <Button type="submit" name="intent" value="add" variant="secondary">
        {t(line === undefined ? 'cart.keep' : 'cart.replace')}
      </Button>
      <p className="text-muted text-note">{t('cart.keepText')}</p>
    </Form>
  )
}
