import { useLocation } from 'react-router'
import { languageOf, otherLocales } from '#i18n/locale.ts'
import { useLocale } from '#i18n/react.tsx'
import { addressOf, inOtherLanguage } from '#links/site.ts'

/** Links to the same page in other languages: separate documents, with their own messages, fonts and direction. */
export function LanguageLink({ className }: { className?: string }) {
  const here = addressOf(useLocation())
  return otherLocales(useLocale()).map((other) => (
    <a key={other} href={inOtherLanguage(here, other)} hrefLang={other} className={className}>
      <span lang={other} className="language-name">
        {languageOf(other).name}
      </span>
    </a>
  ))
}
