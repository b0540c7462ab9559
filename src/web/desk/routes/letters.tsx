import { Link } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { locales, otherLocale } from '#text/locale.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/letters.ts'
import '#web/desk/editing/editing.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'editing.lettersTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const found = await api.fetch_letter_examples()
  if (!found.ok) throw deskRefused(found.error, locale, request)
  return found.data
}

export default function Letters({ loaderData: letters }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeading>{t('editing.lettersTitle')}</PageHeading>
      <p className="text-muted">{t('editing.lettersText')}</p>
      <div className="edit-letters">
        {letters.map((letter) => (
          <Disclosure
            key={letter.kind}
            summary={
              <span>
                {letter[locale].subject}{' '}
                <bdi className="text-muted" lang={otherLocale(locale)}>
                  {letter[otherLocale(locale)].subject}
                </bdi>
              </span>
            }
          >
            <p className="edit-way">
              <Link className="link" to={deskLinks.edit(locale, 'letter', letter.kind)}>
                {t('editing.letterWording')}
              </Link>
              {letter.changed && <span className="text-muted">{t('editing.letterChanged')}</span>}
            </p>
            <div className="edit-pair">
              {locales.map((language) => (
                <article key={language} className="desk-card" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
                  <h2>{letter[language].subject}</h2>
                  <p className="edit-text-of">{letter[language].text}</p>
                  <a
                    className="link"
                    lang={locale}
                    href={deskLinks.letter(language, letter.kind)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t(language === 'en' ? 'editing.letterEnglish' : 'editing.letterArabic')}
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
