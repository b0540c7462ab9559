import { Form } from 'react-router'
import type { Alternative } from '#domains/alternatives/contract.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import { Alternatives } from '#web/features/cart/Alternatives.tsx'
import {
  bookingOfLine,
  datesOfLine,
  lineDetails,
  placeOfLine,
  rangeOf,
  termsOfLine,
  whyGone,
} from '#web/features/cart/line-messages.ts'
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
}: {
  line: CartLine
  alternatives?: Alternative[] | undefined
}) {
  const { t, locale, format } = useLanguage()
  const { total, about, was } = line
  const name = about?.name ?? t(`cart.kind_${line.kind}`)
  const range = rangeOf(format, line)
  const lineName = about ? t('cart.named', { name }) : name
  return (
    <Card className="grid overflow-hidden md:grid-cols-[200px_minmax(0,1fr)]">
      {about && (
        <Picture
          id={about.picture.id}
          alt={about.picture.alt}
          sizes="(min-width: 768px) 200px, 100vw"
          className="aspect-[2] size-full object-cover [--focus-y:60%] md:aspect-auto"
        />
      )}
      <div className="grid gap-4 p-4 md:p-5">
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <div className="grid min-w-0 gap-1">
            <p className="text-muted text-note flex flex-wrap items-center gap-2">
              {t(`cart.kind_${line.kind}`)}
              {line.on_request && <Badge icon="info">{t('cart.onRequest')}</Badge>}
            </p>
            <h2 className="text-title">
              <a href={placeOfLine(locale, line)} className="link">
                <bdi>{name}</bdi>
              </a>
            </h2>
            <p>{datesOfLine(format, line)}</p>
            <ul className="text-muted">
              {lineDetails(t, format, line).map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
          {total && (
            <div className="grid content-start gap-1 sm:max-w-[15rem] sm:text-end">
              <bdi className="price">{format.amount(total)}</bdi>
              {termsOfLine(t, format, line).map((term) => (
                <p key={term} className="text-muted text-note">
                  {term}
                </p>
              ))}
            </div>
          )}
        </div>
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
          {total && (
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
