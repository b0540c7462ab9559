import { useLanguage, useText } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Dialog, DialogButton } from '#web/ui/layout/Dialog.tsx'
import { openDialogOf } from '#web/ui/layout/open-dialog.ts'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { pictureOf } from '#domains/content/focal-point.ts'
import { links } from '#links/site.ts'
import { widest } from '#web/ui/pictures/picture-widths.ts'

type Shown = { id: string; alt: string }

const tiles = 5

/**
 * Up to five pictures as tiles, which are swiped on phones; a dialog with all of them, in which each can be enlarged.
 * Without scripts a picture in the dialog links to its file; with scripts the page calls `useLightbox`.
 */
export function Gallery({ pictures }: { pictures: readonly Shown[] }) {
  const { t, format } = useLanguage()
  const tilePictures = pictures.slice(0, tiles)
  const label = sharedLabel(pictures)
  if (pictures.length < 2) {
    return (
      <div className="gallery">
        {tilePictures.map((picture) => (
          <Tile key={picture.id} picture={picture} first />
        ))}
      </div>
    )
  }
  return (
    <div className="relative">
      <div className="gallery" data-tiles={tilePictures.length}>
        {tilePictures.map((picture, i) => (
          <button
            key={picture.id}
            type="button"
            {...{ command: 'show-modal', commandfor: 'pictures' }}
            onClick={(event) => openDialogOf(event.currentTarget)}
          >
            <Tile picture={picture} first={i === 0} />
          </button>
        ))}
      </div>
      <DialogButton
        dialog="pictures"
        variant="secondary"
        icon="photos"
        className="gallery-button absolute end-4 bottom-4"
      >
        <span className="max-md:sr-only">{t('stays.showPictures', { count: pictures.length })}</span>
        <span className="md:hidden" aria-hidden="true">
          {format.number(pictures.length)}
        </span>
      </DialogButton>
      <Dialog id="pictures" title={t('stays.pictures')} full>
        {label && <p className="page-width text-muted text-note pb-3">{label}</p>}
        <ul className="page-width grid gap-4 pb-12 md:grid-cols-2">
          {pictures.map((picture, i) => (
            <li key={picture.id}>
              <figure>
                <a
                  href={links.picture(pictureOf(picture.id).id, widest)}
                  data-lightbox="pictures-large"
                  className="block cursor-zoom-in rounded-card"
                >
                  <Picture
                    id={picture.id}
                    alt={picture.alt}
                    sizes="(width >= 48rem) 48vw, 94vw"
                    small
                    className="rounded-card w-full"
                  />
                </a>
                <figcaption className="text-muted text-note mt-2 flex justify-between gap-4">
                  <span data-caption="" className="first-letter:uppercase">
                    {label ? picture.alt.slice(label.length + 2) : picture.alt}
                  </span>
                  <span data-count="" className="whitespace-nowrap">
                    {t('hotel.photoOf', { photo: i + 1, photos: pictures.length })}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Dialog>
      <Lightbox />
    </div>
  )
}

/** What all texts begin with before a colon, such as `Illustration`, so that the captions need not repeat it. */
function sharedLabel(pictures: readonly Shown[]): string | null {
  const [label] = pictures[0]?.alt.split(': ') ?? []
  return label && pictures.every(({ alt }) => alt.startsWith(`${label}: `)) ? label : null
}

function Tile({ picture, first }: { picture: Shown; first: boolean }) {
  return (
    <Picture
      id={picture.id}
      alt={picture.alt}
      sizes={first ? '(width >= 1248px) 600px, (width >= 48rem) 48vw, 94vw' : '(width >= 48rem) 24vw, 60vw'}
      {...(first ? { priority: true } : { small: true })}
    />
  )
}

/** Full-screen view of one picture; `web/ui/pictures/lightbox.ts` fills it. */
function Lightbox() {
  const t = useText()
  return (
    <dialog id="pictures-large" aria-label={t('stays.pictures')} className="lightbox on-night">
      <div className="col-span-full row-start-1 flex items-center justify-between">
        <p data-count="" role="status" />
        <form method="dialog">
          <IconButton icon="close" type="submit" label={t('common.close')} />
        </form>
      </div>
      <figure>
        <figcaption data-caption="" />
      </figure>
      <IconButton icon="chevron-previous" label={t('hotel.previousPhoto')} data-step="-1" />
      <IconButton icon="chevron-next" label={t('hotel.nextPhoto')} data-step="1" />
    </dialog>
  )
}
