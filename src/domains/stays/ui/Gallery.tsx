import { useText } from '#text/react.tsx'
import { Dialog, DialogButton } from '#web/kit/Dialog.tsx'
import { Picture } from '#web/kit/Picture.tsx'

type Shown = { id: string; alt: string }

const tiles = 5

/** Up to five pictures of a hotel as tiles, and all of them on a screen of their own. */
export function Gallery({ pictures }: { pictures: readonly Shown[] }) {
  const t = useText()
  return (
    <div className="relative">
      <div className="gallery">
        {pictures.slice(0, tiles).map((picture, i) => (
          <Picture
            key={picture.id}
            id={picture.id}
            alt={picture.alt}
            sizes={i === 0 ? '(width >= 1248px) 600px, (width >= 48rem) 48vw, 94vw' : '(width >= 48rem) 24vw, 1px'}
            {...(i === 0 && { priority: true })}
          />
        ))}
      </div>
      {pictures.length > 1 && (
        <>
          <DialogButton dialog="pictures" variant="secondary" icon="photos" className="gallery-button">
            {t('stays.showPictures', { count: pictures.length })}
          </DialogButton>
          <Dialog id="pictures" title={t('stays.pictures')} full>
            <ul className="page-width grid gap-4 pb-12 md:grid-cols-2">
              {pictures.map((picture, i) => (
                <li key={picture.id}>
                  <figure>
                    <Picture
                      id={picture.id}
                      alt={picture.alt}
                      sizes="(width >= 48rem) 48vw, 94vw"
                      className="rounded-card w-full"
                    />
                    <figcaption className="text-muted text-note mt-2 flex justify-between gap-4">
                      <span>{picture.alt}</span>
                      <span className="whitespace-nowrap">
                        {t('common.photoOf', { photo: i + 1, photos: pictures.length })}
                      </span>
                    </figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          </Dialog>
        </>
      )}
    </div>
  )
}
