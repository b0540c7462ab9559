import { data, Form, redirect } from 'react-router'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { errorResponse } from '#web/lib/error-response.ts'
import { links } from '#web/lib/links.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { titleOf } from '#web/lib/title.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'
import type { Route } from './+types/price-alert'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'savedstays.endTitle')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const found = await api.show_price_alert({ token: tokenOf(url) })
  if (found.ok) return { stay: found.data }
  if (found.error.code === 'not_found' || found.error.code === 'invalid_input')
    return data({ stay: null }, { status: 404 })
  throw errorResponse(found.error)
}

/** Ends the alert, from the button of the page or directly from a mail client (RFC 8058). */
export async function action({ url, context }: Route.ActionArgs) {
  const { api } = context.get(requestContext)
  await api.end_price_alert({ token: tokenOf(url) })
  throw redirect(url.pathname + url.search)
}

export default function PriceAlert({ loaderData: { stay } }: Route.ComponentProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const about = stay && { hotel: stay.hotel, dates: format.stayRange(stay.check_in, stay.check_out) }
  return (
    <div className="page-width grid max-w-prose justify-items-start gap-6 py-8 md:py-12">
      <PageHeading>{t(stay ? `savedstays.${stay.on ? 'end' : 'ended'}Title` : 'savedstays.unknownTitle')}</PageHeading>
      <p>{about ? t(`savedstays.${stay?.on ? 'end' : 'ended'}Text`, about) : t('savedstays.unknownText')}</p>
      {stay?.on && (
        <Form method="post">
          <Button type="submit" variant="primary" large>
            {t('savedstays.end')}
          </Button>
        </Form>
      )}
      <ButtonLink to={links.saved(locale)} variant="secondary" icon="heart">
        {t('hotel.savedTitle')}
      </ButtonLink>
    </div>
  )
}

function tokenOf(url: URL): string {
  return url.searchParams.get('token') ?? ''
}
