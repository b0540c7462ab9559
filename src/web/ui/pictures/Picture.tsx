import { classes } from '#web/ui/classes.ts'
import { pictureWidths, smallWidths } from '#web/ui/pictures/picture-widths.ts'
import { links } from '#links/site.ts'

/**
 * A picture of the site in the width that the screen needs. `sizes` is the displayed width, as in HTML; `priority` is
 * for the main picture of the first view. Pictures are 16:10 unless `height` is set: the height for a width of 1600.
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
  /** In the first view, but not its main picture: loaded immediately, without a preload. */
  eager?: boolean
  /** Never wider than about 600 px: three widths suffice in `srcset`. */
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
      className={classes('picture', focusClass(id), className)}
      {...(priority ? { fetchPriority: 'high' } : eager ? {} : { loading: 'lazy' })}
      decoding="async"
    />
  )
}

/**
 * A frame that is not 16:10 crops around the focal point at the end of an address, too. Classes, because the policy of
 * the pages allows no style attributes.
 */
export function focusClass(address: string): string {
  const [, column, row] = /@(\d)(\d)$/.exec(address) ?? []
  return classes(columnClasses[Number(column)], rowClasses[Number(row)])
}

/** By column and row; in the middle, the frame decides. */
const columnClasses = ['[--focus-x:0%]', '[--focus-x:25%]', '', '[--focus-x:75%]', '[--focus-x:100%]']
const rowClasses = ['[--focus-y:0%]', '[--focus-y:25%]', '', '[--focus-y:75%]', '[--focus-y:100%]']
