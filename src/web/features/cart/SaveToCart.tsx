import { Form } from 'react-router'
import { selectionFields } from '#domains/cart/cart-form.ts'
import type { RequestedProduct } from '#web/features/cart/requested-product.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'
import { links } from '#links/site.ts'

/** Adds the viewed product to the cart, replacing the line that is being changed. A separate form. */
export function SaveToCart({
  requested: { kind, selection, query },
  text,
}: {
  requested: RequestedProduct
  /** The effects that adding it does not have. */
  text: string
}) {
  const { t, locale } = useLanguage()
  return (
    <Form method="post" action={links.cart(locale)} className="grid justify-items-start gap-2">
      <HiddenFields
        fields={[
          ...selectionFields({ kind, selection } as Parameters<typeof selectionFields>[0]),
          ['line', query.line],
        ]}
      />
      <Button intent="add" variant="secondary">
        {t(query.line === undefined ? 'cart.keep' : 'prices.updateCart')}
      </Button>
      <p className="text-muted text-note">{text}</p>
    </Form>
  )
}
