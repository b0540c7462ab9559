import sprite from '#web/ui/pictures/icons.svg?no-inline'
import { classes } from '#web/ui/classes.ts'

export type IconName =
  | 'arrow-next'
  | 'bank'
  | 'bath'
  | 'bed'
  | 'bell'
  | 'calendar'
  | 'car'
  | 'card'
  | 'check'
  | 'chevron-down'
  | 'chevron-next'
  | 'chevron-previous'
  | 'clock'
  | 'close'
  | 'compare'
  | 'error'
  | 'filter'
  | 'gate'
  | 'globe'
  | 'guests'
  | 'gym'
  | 'health'
  | 'heart'
  | 'history'
  | 'hotel'
  | 'info'
  | 'landmark'
  | 'mail'
  | 'meal'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'parking'
  | 'passport'
  | 'person'
  | 'phone'
  | 'photos'
  | 'pin'
  | 'plane'
  | 'plus'
  | 'pool'
  | 'search'
  | 'share'
  | 'shield'
  | 'shop'
  | 'sign-out'
  | 'size'
  | 'sort'
  | 'stairs'
  | 'star'
  | 'text-size'
  | 'ticket'
  | 'train'
  | 'view'
  | 'walk'
  | 'warning'
  | 'wheelchair'
  | 'wifi'

/** Icons that point in the reading direction: mirrored in Arabic. */
const directional = /-(next|previous|out)$/

/** An icon of `icons.svg` next to text with the same meaning; hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classes('icon', directional.test(name) && 'icon-directional', className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
