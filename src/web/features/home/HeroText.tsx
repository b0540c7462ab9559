import { useLocale, useText } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { direction } from '#i18n/locale.ts'
import { classes } from '#web/ui/classes.ts'
import { focusClass } from '#web/ui/pictures/Picture.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'

type Photo = { id: string; alt: string }

type HeroTextProps = {
  title: string
  text: string
  photo: Photo | null
  things: readonly Thing[]
  /** The products that can be booked instead of stays. */
  instead: readonly ('packages' | 'services')[]
  /** The provider's words about the maintenance, which can be empty; undefined while there is none. */
  maintenance?: string
}

/** The picture and the headline over it, below the notice of maintenance. */
export function HeroText({ title, text, photo, things, instead, maintenance }: HeroTextProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <HeroPicture photo={photo} />
      <div className="hero-text max-md:relative">
        {maintenance !== undefined && (
          <Alert tone="warning" title={t('shell.maintenance')} className="mb-4">
            {maintenance || t('shell.maintenanceText')}
          </Alert>
        )}
        <PageHeading>{title}</PageHeading>
        <p className="md:text-lead mt-3.5 max-w-[27em]">{text}</p>
      </div>
      {instead.length > 0 && (
        <p className="mt-6 flex flex-wrap gap-3">
          {instead.map((page, i) => (
            <ButtonLink key={page} to={links[page](locale)} variant={i === 0 ? 'primary' : 'secondary'}>
              {t(page === 'packages' ? 'articles.allDepartures' : 'articles.allServices')}
            </ButtonLink>
          ))}
        </p>
      )}
      <StructuredData things={things} />
    </>
  )
}

/** The first picture of the home page, behind the headline and the search: the provider's photo, or an illustration. */
function HeroPicture({ photo }: { photo: Photo | null }) {
  const { wide, tall } = pictures[direction(useLocale())]
  return (
    <picture>
      {!photo && <source media="(width < 48rem)" srcSet={listed(tall, [640, 768, 1024, 1280])} sizes="100vw" />}
      <img
        className={classes(
          'hero-picture absolute inset-0 -z-2 size-full object-cover',
          photo && `hero-photo ${focusClass(photo.id)}`,
        )}
        src={links.picture(photo?.id ?? wide, 1280)}
        srcSet={listed(photo?.id ?? wide, photo ? [640, 768, 1024, 1280, 1536, 2048] : [1024, 1280, 1536, 2048])}
        // A frame that is taller than the photo shows a part of its width.
        sizes={photo ? '(width < 48rem) 150vw, 100vw' : '(width >= 72rem) 100vw, 1152px'}
        alt={photo?.alt ?? ''}
        width={1920}
        height={photo ? 1200 : 1000}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}

/** Each reading direction and the portrait format of phones have their own composition; pictures are never mirrored. */
const pictures: Record<'ltr' | 'rtl', { wide: string; tall: string }> = {
  ltr: { wide: 'hero/home-ltr', tall: 'hero/home-tall-ltr' },
  rtl: { wide: 'hero/home-rtl', tall: 'hero/home-tall-rtl' },
}

const listed = (picture: string, widths: readonly number[]) =>
  widths.map((width) => `${links.picture(picture, width)} ${width}w`).join(', ')
