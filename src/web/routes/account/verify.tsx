import { data } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Alert, type AlertTone } from '#web/ui/feedback/Alert.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import { AskUs } from '#web/features/bookings/AskUs.tsx'
import type { Route } from './+types/verify'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'voucher.verifyTitle')

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const answer = await api.verify_voucher({ code: params.code })
  if (answer.ok) return { seen: answer.data }
  const { code } = answer.error
  if (code !== 'not_found' && code !== 'invalid_input') throw errorResponse(answer.error)
  return data({ seen: null }, { status: errorStatus.not_found })
}

const tones = { valid: 'success', changed: 'warning', cancelled: 'error', past: 'info' } as const satisfies Record<
  string,
  AlertTone
>

/**
 * Page for a hotel reception that scans a voucher: its validity, reference, product, dates and the guest’s initials,
 * nothing else.
 */
export default function Verify({ loaderData: { seen } }: Route.ComponentProps) {
  const { t, format } = useLanguage()
  return (
    <NarrowPage rem={40}>
      <PageHeading>{t('voucher.verifyTitle')}</PageHeading>
      {seen ? (
        <>
          <Alert tone={tones[seen.verdict]} title={t(`voucher.${seen.verdict}`)}>
            <p>{t(`voucher.${seen.verdict}Text`)}</p>
          </Alert>
          <Card padded>
            <KeyValues
              items={[
                { label: t('voucher.reference'), value: <bdi dir="ltr">{seen.reference}</bdi> },
                { label: t('voucher.bookedAt'), value: <bdi>{seen.name}</bdi> },
                {
                  label: t('voucher.dates'),
                  value: (
                    <>
                      {format.stayRange(seen.first_day, seen.last_day)}
                      <span className="text-muted text-note block">
                        {format.hijriRange(seen.first_day, seen.last_day)}
                      </span>
                    </>
                  ),
                },
                { label: t('voucher.initials'), value: <bdi>{seen.initials}</bdi> },
              ]}
            />
          </Card>
        </>
      ) : (
        <Alert tone="error" title={t('voucher.notGenuine')}>
          <p>{t('voucher.notGenuineText')}</p>
        </Alert>
      )}
      <AskUs label={t('voucher.askUs')} />
    </NarrowPage>
  )
}
