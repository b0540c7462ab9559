import type { ReactNode } from 'react'
import type { HeaderAnswer } from '#domains/content/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { links } from '#links/site.ts'
import type { EmptyPage } from '#domains/content/shapes.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

export type PageHeadProps = {
  header: Pick<HeaderAnswer, 'title' | 'text'> & { picture: HeaderAnswer['picture'] | null }
}

export function PageHead({ header }: PageHeadProps) {
  return (
    <div className="lattice border-line bg-sunk border-b">
      <div className="page-width grid gap-8 py-6 lg:grid-cols-[1fr_480px] lg:items-center">
        <div className="grid content-center gap-2">
          <PageHeading>{header.title}</PageHeading>
          {header.text && <p className="text-muted text-lead">{header.text}</p>}
        </div>
        {header.picture && (
          <Picture
            id={header.picture.id}
            alt=""
            sizes="(min-width: 1024px) 480px, 0px"
            eager
            className="rounded-card aspect-[2.75] w-full object-cover [--focus-y:65%] max-lg:hidden"
          />
        )}
      </div>
    </div>
  )
}

/** The heading of a list of products in one line; its products follow at once. */
export function ListHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width grid gap-1 pt-5 pb-4 md:pt-8 md:pb-6">
      <PageHeading>{title}</PageHeading>
      <p className="text-muted">{children}</p>
    </div>
  )
}

/** The future content of an empty page, and a way to ask the provider meanwhile. */
export function NothingYet({ page }: { page: EmptyPage }) {
  const { t, locale } = useLanguage()
  return (
    <EmptyState
      icon="info"
      title={t(`emptypages.${page}_title`)}
      actions={
        <>
          <ButtonLink to={links.contact(locale)}>{t('content.askUs')}</ButtonLink>
          <ButtonLink to={links.home(locale)} variant="secondary">
            {t('common.backToHome')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-muted">{t(`emptypages.${page}_text`)}</p>
    </EmptyState>
  )
}

/** A list of products without any. */
export function EmptyList({ header, page }: PageHeadProps & { page: EmptyPage }) {
  return (
    <>
      <PageHead header={header} />
      <div className="page-width py-12">
        <NothingYet page={page} />
      </div>
    </>
  )
}
