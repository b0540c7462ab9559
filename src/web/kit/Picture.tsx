import { classes } from '#web/kit/classes.ts'
import { pictureWidths, smallWidths } from '#web/kit/picture-widths.ts'
import { links } from '#web/links.ts'

/**
 * A picture of the site in the width that the screen needs. `sizes` says how wide it is shown, as in
 * HTML; `priority` is for the one that is seen first. Pictures are 16:10 unless `height` says more:
 * it is the height for a width of 1600.
 */
export function Picture({
  id,
  alt,
  sizes,
  priority,
  eager,
  small,
  height = 1000,
  className,
}: {
  id: string
  alt: string
  sizes: string
  priority?: boolean
  /** On the first screen, but not what it is about: loaded at once, without being preloaded. */
  eager?: boolean
  /** Never wider than about 600 px: three widths are enough to choose from. */
  small?: boolean
  height?: number
  className?: string
}) {
  return (
    <img
      src={links.picture(id, 640)}
      srcSet={(small ? smallWidths : pictureWidths).map((width) => `${links.picture(id, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={1600}
      height={height}
      className={classes('picture', className)}
      {...(priority ? { fetchPriority: 'high' } : eager ? {} : { loading: 'lazy' })}
      decoding="async"
    />
  )
}
