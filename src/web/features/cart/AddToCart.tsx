import type { SelectionFields } from '#domains/cart/cart-form.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { links } from '#links/site.ts'

/** Adds the product priced on the page to the cart, replacing the line that is being changed; works without scripts. */
export function AddToCart({ fields, line }: { fields: SelectionFields; line?: number | undefined }) {
  const { t, locale } = useLanguage()
  return (
    <form method="post" action={links.cart(locale)} className="no-print">
      <HiddenFields fields={[...fields, ['line', line]]} />
      <Button intent="add" variant="secondary" block>
        {t(line === undefined ? 'prices.addToCart' : 'prices.updateCart')}
      </Button>
    </form>
  )
}
