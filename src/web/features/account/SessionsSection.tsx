import { Form } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { OpenSession } from '#domains/accounts/contract.ts'
import { deviceOf } from '#domains/accounts/sessions/device.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ProfileSection } from '#web/features/account/ProfileSection.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** Devices with an active session; each can be signed out. */
export function SessionsSection({ sessions }: { sessions: OpenSession[] }) {
  const { t, format } = useLanguage()
  return (
    <ProfileSection id="sessions" title={t('profile.sessions')} text={t('profile.sessionsText')}>
      <ul className="grid gap-4">
        {sessions.map(({ id, device, address, last_used_at, current }) => {
          const deviceNames = deviceOf(device)
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid min-w-0 gap-1">
                <p className="flex flex-wrap items-center gap-2">
                  <span>{deviceNames ? t('profile.deviceOn', deviceNames) : t('profile.unknownDevice')}</span>
                  {current && <Badge tone="info">{t('profile.thisDevice')}</Badge>}
                </p>
                <p className="text-muted">
                  {t('profile.lastUsed', { when: format.instant(last_used_at, siteTimeZone) })} ·{' '}
                  <bdi dir="ltr">{address}</bdi>
                </p>
              </div>
              {!current && (
                <Form method="post">
                  <input type="hidden" name="intent" value="revoke" />
                  <Button type="submit" name="id" value={id} variant="secondary">
                    {t('profile.signOutDevice')}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <input type="hidden" name="intent" value="revoke" />
          <Button type="submit" name="id" value="others" variant="quiet">
            {t('profile.signOutOthers')}
          </Button>
        </Form>
      )}
    </ProfileSection>
  )
}
