import { Form } from 'react-router'
import type { Alternative } from '#domains/alternatives/contract.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import { Alternatives } from '#web/features/cart/Alternatives.tsx'
import { bookingOfLine, placeOfLine, rangeOf, termsOfLine, whyGone } from '#web/features/cart/line-messages.ts'
import { LineFacts } from '#web/features/cart/LineFacts.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { links } from '#links/site.ts'

/** One line of the cart: product, current price and actions; what can be booked instead if it is no longer available. */
export function CartLineCard({
  line,
  alternatives = [],
  isOnly,
}: {
  line: CartLine
  alternatives?: Alternative[] | undefined
  /** The whole cart: it is booked by the button of the total. */
  isOnly: boolean
}) {
  const { t, locale, format } = useLanguage()
  const { total, about, was } = line
  const name = about?.name ?? t(`cart.kind_${line.kind}`)
  const range = rangeOf(format, line)
  const lineName = about ? t('cart.named', { name }) : name
  return (
    <Card className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-4 md:px-5">
      {about && (
        <Picture
          id={about.picture.id}
          alt={about.picture.alt}
          sizes="(min-width: 768px) 192px, 96px"
          className="rounded-button size-24 object-cover md:row-span-2 md:aspect-[4/3] md:h-auto md:w-48"
        />
      )}
      <div className="grid min-w-0 content-start gap-1">
        {line.on_request && <Badge icon="info">{t('cart.onRequest')}</Badge>}
        <h2 className="text-title">
          <a href={placeOfLine(locale, line)} className="link">
            <bdi>{name}</bdi>
          </a>
        </h2>
      </div>
      <div className="grid min-w-0 content-start gap-3 max-md:col-span-2">
        <div className="grid gap-1">
          <LineFacts line={line} />
        </div>
        {total && (
          <div className="grid gap-1 sm:flex sm:flex-row-reverse sm:items-end sm:justify-between">
            <bdi className="price">{format.amount(total)}</bdi>
            <div className="text-muted text-note">
              {termsOfLine(t, format, line).map((term) => (
                <p key={term}>{term}</p>
              ))}
            </div>
          </div>
        )}
        {total && was && (
          <Alert tone="warning">
            <p>{t('cart.changed', { before: format.amount(was), now: format.amount(total) })}</p>
          </Alert>
        )}
        {line.refused && (
          <Alert tone="error" title={t('cart.gone')}>
            <p>{whyGone(t, line)}</p>
          </Alert>
        )}
        {alternatives.length > 0 && <Alternatives alternatives={alternatives} line={line.id} />}
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
          <ButtonLink
            to={placeOfLine(locale, line)}
            variant={total ? 'secondary' : 'primary'}
            reloadDocument
            aria-label={total ? t('cart.changeLine', { name: lineName, range }) : undefined}
          >
            {t(total ? 'cart.change' : 'cart.otherChoice')}
          </ButtonLink>
          <Form method="post" action={links.cart(locale)}>
            <input type="hidden" name="intent" value="remove" />
            <Button
              type="submit"
              name="line"
              value={line.id}
              variant="quiet"
              aria-label={t('cart.removeLine', { name: lineName, range })}
            >
              {t('cart.remove')}
            </Button>
          </Form>
          {total && !isOnly && (
            <a
              href={bookingOfLine(locale, line)}
              className="link"
              aria-label={t('cart.bookLine', { name: lineName, range })}
            >
              {t('cart.bookAlone')}
            </a>
          )}
        </div>
      </div>
    </Card>
  )
}
