import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { contentLocale, contentLocales, direction, otherContentLocale } from '#i18n/locale.ts'
import { adminLinks } from '#links/admin.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/emails'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.notificationsTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, dataOf } = adminRequest(request, context)
  return dataOf(await api.fetch_email_examples())
}

export default function Notifications({ loaderData: notifications }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  return (
    <>
      <PageHeading>{t('editing.notificationsTitle')}</PageHeading>
      <p className="text-muted">{t('editing.notificationsText')}</p>
      <div className="grid gap-2">
        {notifications.map((notification) => (
          <Disclosure
            key={notification.kind}
            summary={
              <span>
                {notification[contentLocale(locale)].subject}{' '}
                <bdi className="text-muted" lang={otherContentLocale(locale)}>
                  {notification[otherContentLocale(locale)].subject}
                </bdi>
              </span>
            }
          >
            <p className="flex flex-wrap gap-x-4 gap-y-1">
              <Link className="link" to={adminLinks.edit(locale, 'notification', notification.kind)}>
                {t('editing.emailWording')}
              </Link>
              {notification.changed && <span className="text-muted">{t('editing.emailChanged')}</span>}
            </p>
            <div className="grid items-start gap-x-5 gap-y-3 grid-cols-fit-80">
              {contentLocales.map((language) => (
                <article key={language} className="admin-card" lang={language} dir={direction(language)}>
                  <h2>{notification[language].subject}</h2>
                  <p className="whitespace-pre-wrap">{notification[language].text}</p>
                  <a
                    className="link"
                    lang={locale}
                    href={adminLinks.notification(language, notification.kind)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t(language === 'en' ? 'editing.emailEnglish' : 'editing.emailArabic')}
                  </a>
                </article>
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  )
}
