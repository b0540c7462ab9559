import type { HeaderAnswer } from '#domains/content/answers.ts'
import { useLocale, useText } from '#text/react.tsx'
import { Breadcrumb } from '#web/kit/Breadcrumb.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { links } from '#web/links.ts'

/** How a page of words begins: where one is, its title, a line, a picture. */
export function PageHead({
  header,
  trail = [],
}: {
  header: HeaderAnswer
  trail?: readonly { label: string; to: string }[]
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="page-head lattice">
      <div className="page-width">
        <div className="grid content-center gap-3">
          <Breadcrumb
            items={[{ label: t('common.home'), to: links.home(locale) }, ...trail, { label: header.title }]}
          />
          <PageHeading>{header.title}</PageHeading>
          <p className="text-muted text-lead">{header.text}</p>
        </div>
        <Picture id={header.picture.id} alt="" sizes="(min-width: 1024px) 420px, 0px" eager className="max-lg:hidden" />
      </div>
    </div>
  )
}
