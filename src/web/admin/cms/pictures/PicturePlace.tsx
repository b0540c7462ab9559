import { isUploaded, pictureAddress } from '#domains/content/focal-point.ts'
import { inLocale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { FocalPoint } from '#web/admin/cms/pictures/FocalPoint.tsx'
import type { EditedPictures } from '#web/admin/cms/pictures/use-picture-rows.ts'
import type { PictureRow } from '#web/admin/cms/pictures/picture-rows.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'

type PicturePlaceProps = {
  row: PictureRow
  index: number
  pictures: EditedPictures
  path: string
  error: string | undefined
}

/** A picture of a list with its place in the order, the ways to move and remove it, and its focal point. */
export function PicturePlace({ row, index, pictures, path, error }: PicturePlaceProps) {
  const { t, locale } = useLanguage()
  const n = index + 1
  const count = pictures.rows.length
  const rowPath = `${path}.${index}`
  const id = `${path}-${row.key}`
  const act = (name: string) => ({ type: 'submit', name: 'intent', value: `row ${name} ${rowPath}` }) as const
  return (
    <div className="edit-photo-side relative grid gap-2">
      <img
        src={links.picture(pictureAddress(row.picture, row.focus), 320)}
        alt={inLocale(row.alt, locale) || t('editing.shownPicture', { id: row.picture })}
        width={320}
        height={200}
        loading="lazy"
        className="aspect-[16/10] w-full rounded-control object-cover max-sm:aspect-[5/2]"
      />
      {index === 0 && <Badge tone="picture">{t('photos.main')}</Badge>}
      <div className="flex items-center gap-0.5">
        <button
          type="button"
          className="with-scripts grid size-11 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
          tabIndex={-1}
          aria-hidden="true"
          title={t('photos.drag', { n })}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => pictures.drag(event, index)}
        >
          <Icon name="menu" />
        </button>
        <span className="text-note text-muted me-auto whitespace-nowrap">{t('photos.position', { n, count })}</span>
        <IconButton
          {...act('up')}
          id={`${id}-earlier`}
          icon="chevron-down"
          className="*:rotate-180"
          label={t('photos.earlier', { n })}
          disabled={index === 0}
          onClick={(event) => pictures.moveByKey(event, index, -1)}
        />
        <IconButton
          {...act('down')}
          id={`${id}-later`}
          icon="chevron-down"
          label={t('photos.later', { n })}
          disabled={index === count - 1}
          onClick={(event) => pictures.moveByKey(event, index, 1)}
        />
        <IconButton
          {...act('remove')}
          id={`${id}-remove`}
          icon="close"
          label={t('photos.remove', { n })}
          onClick={(event) => pictures.remove(event, index)}
        />
      </div>
      {isUploaded(row.picture) && (
        <FocalPoint
          path={`${rowPath}.focus`}
          picture={row.picture}
          value={row.focus}
          onChoose={(focus) => pictures.setFocus(row.key, focus)}
        />
      )}
      {error && (
        <span id={`${rowPath}.picture`} tabIndex={-1}>
          <FieldError id={`${rowPath}.picture-error`}>{error}</FieldError>
        </span>
      )}
    </div>
  )
}
