import { direction } from '#i18n/locale.ts'
import { useLocale } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { classes } from '#web/ui/classes.ts'
import { focusClass } from '#web/ui/pictures/Picture.tsx'

type Photo = { id: string; alt: string }

/** The first picture of the home page, behind the headline and the search: the provider's photo, or an illustration. */
export function HeroPicture({ photo }: { photo: Photo | null }) {
  const { wide, tall } = pictures[direction(useLocale())]
  return (
    <picture>
      {!photo && <source media="(width < 48rem)" srcSet={listed(tall, [640, 768, 1024, 1280])} sizes="100vw" />}
      <img
        className={classes('hero-picture', photo && `hero-photo ${focusClass(photo.id)}`)}
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
