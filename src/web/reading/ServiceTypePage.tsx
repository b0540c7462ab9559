import type { ServiceTypeAnswer } from '#domains/services/answers.ts'
import { useLocale, useText } from '#text/react.tsx'
import { Breadcrumb } from '#web/kit/Breadcrumb.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { ServiceTypeCards } from '#web/reading/ServiceTypes.tsx'
import { serviceTexts } from '#web/reading/service-texts.ts'

/** One category: what it is, and how it is arranged. */
export function ServiceTypePage({ type, others }: { type: ServiceTypeAnswer; others: ServiceTypeAnswer[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="page-width grid gap-12 py-8">
      <div className="grid gap-6">
        <Breadcrumb
          items={[
            { label: t('common.home'), to: links.home(locale) },
            { label: t('shell.services'), to: links.services(locale) },
            { label: type.name },
          ]}
        />
        <div className="grid max-w-[48rem] gap-3">
          <PageHeading>{type.name}</PageHeading>
          <p className="text-muted text-lead">{t(serviceTexts[type.kind])}</p>
        </div>
        <Card padded className="grid max-w-[48rem] gap-4">
          <h2 className="text-title">{t('content.serviceOnRequest')}</h2>
          <p>{t('content.serviceOnRequestText')}</p>
          <div>
            <ButtonLink to={links.contact(locale, { topic: 'service', about: type.slug })}>
              {t('content.askForService')}
            </ButtonLink>
          </div>
        </Card>
      </div>
      <section className="grid gap-6" aria-labelledby="others">
        <h2 id="others">{t('content.otherServices')}</h2>
        <ServiceTypeCards types={others} />
      </section>
    </div>
  )
}
