import type { SelectionFields } from '#domains/cart/cart-form.ts'
import { HiddenSelection } from '#domains/cart/ui/HiddenSelection.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { links } from '#web/links.ts'

/** Puts what is priced on the page into the cart, in place of the line it was changed from; works as plain HTML. */
export function AddToCart({ fields, line }: { fields: SelectionFields; line?: number | undefined }) {
  const t = useText()
  const locale = useLocale()
  return (
    <form method="post" action={links.cart(locale)} className="no-print grid gap-2">
      <HiddenSelection fields={fields} />
      {line !== undefined && <input type="hidden" name="line" value={line} />}
      <Button type="submit" name="intent" value="add" variant="secondary" block>
        {t(line === undefined ? 'cart.add' : 'cart.replace')}
      </Button>
      <p className="text-muted text-note">{t('cart.addText')}</p>
    </form>
  )
}
