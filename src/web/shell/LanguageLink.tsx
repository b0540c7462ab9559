import { useLocation } from 'react-router'
import { languageNames, otherLocale } from '#text/locale.ts'
import { useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { addressOf, inOtherLanguage } from '#web/links.ts'

/** The same page in the other language: another document, with its own words, fonts and direction. */
export function LanguageLink({ className, withIcon }: { className?: string; withIcon?: boolean }) {
  const t = useText()
  const other = otherLocale(useLocale())
  const here = addressOf(useLocation())
  return (
    <a
      href={inOtherLanguage(here, other)}
      hrefLang={other}
      className={className}
      title={t('shell.switchLanguage', { language: languageNames[other] })}
    >
      {withIcon && <Icon name="globe" />}
      <span lang={other} className="language-name">
        {languageNames[other]}
      </span>
    </a>
  )
}
