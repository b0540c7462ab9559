import { Form } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Passkey } from '#domains/accounts/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { PasskeyAdd } from '#web/features/account/PasskeyAdd.tsx'
import { ProfileSection } from '#web/features/account/ProfileSection.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** The passkeys of the account, each with its last use; any can be removed. `device` is the name for a new one. */
export function PasskeysSection({ passkeys, device }: { passkeys: Passkey[]; device: string }) {
  const { t, format } = useLanguage()
  const when = (instant: string) => format.instant(instant, siteTimeZone)
  return (
    <ProfileSection id="passkeys" title={t('profile.passkeyTitle')} text={t('profile.passkeyText')}>
      {passkeys.length === 0 ? (
        <p className="text-muted">{t('profile.passkeyNone')}</p>
      ) : (
        <ul className="grid gap-4">
          {passkeys.map(({ id, name, created_at, last_used_at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid min-w-0 gap-1">
                <p className="break-words">
                  {/* An Arabic name can start with the Latin name of a browser, so the direction cannot be derived
                      from its first letter. */}
                  <bdi dir={/[\u0600-\u06ff]/.test(name) ? 'rtl' : 'ltr'}>{name}</bdi>
                </p>
                <p className="text-muted">
                  {t('profile.passkeyAddedOn', { when: when(created_at) })} ·{' '}
                  {last_used_at
                    ? t('profile.passkeyLastUsed', { when: when(last_used_at) })
                    : t('profile.passkeyNeverUsed')}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="intent" value="remove-passkey" />
                <Button
                  type="submit"
                  name="id"
                  value={id}
                  variant="secondary"
                  aria-label={t('profile.passkeyRemoveNamed', { name })}
                >
                  {t('profile.passkeyRemove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <PasskeyAdd device={device} />
    </ProfileSection>
  )
}
