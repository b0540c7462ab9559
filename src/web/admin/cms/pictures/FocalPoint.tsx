import { use, useState, type KeyboardEvent } from 'react'
import { focalPoints, isUploaded, pictureAddress } from '#domains/content/focal-point.ts'
import { useText } from '#i18n/react.tsx'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { Editor } from '#web/admin/cms/editor-context.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { links } from '#links/site.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -5, ArrowDown: 5 }

type FocalPointProps = {
  path: string
  picture: string
  /** Empty for a photo that was stored before photos had a focal point: its middle. */
  value: string
  onChoose: (focus: string) => void
}

/** The whole photo under a grid of 25 radio buttons, of which one is the place that stays visible in every frame. */
export function FocalPoint({ path, picture, value, onChoose }: FocalPointProps) {
  const t = useText()
  const label = fieldLabel(t, 'focus')
  const chosen = value || '22'
  /** The arrow keys move as on the photo, which is never mirrored; by itself a browser moves to the next button. */
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = focalPoints[focalPoints.indexOf(chosen) + step]
    // Not from the end of a row to the next one.
    if (to === undefined || (to[0] !== chosen[0] && to[1] !== chosen[1])) return
    const button = event.currentTarget.querySelector<HTMLInputElement>(`[value="${to}"]`)
    button?.focus()
    button?.click()
  }
  return (
    <Disclosure summary={label}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{label}</legend>
        <p className="text-note text-muted">{t('photos.focusHint')}</p>
        <div className="relative max-w-[32rem]">
          <img src={links.picture(picture, 640)} alt="" loading="lazy" className="w-full rounded-control" />
          <div
            className="edit-focus-grid absolute inset-0 grid grid-cols-5 grid-rows-5"
            dir="ltr"
            onKeyDown={moveByKey}
          >
            {focalPoints.map((point) => (
              <input
                key={point}
                type="radio"
                id={point === chosen ? path : undefined}
                name={path}
                value={point}
                aria-label={t('photos.focusAt', { column: Number(point[0]) + 1, row: Number(point[1]) + 1 })}
                checked={point === chosen}
                onChange={() => onChoose(point)}
              />
            ))}
          </div>
        </div>
      </fieldset>
    </Disclosure>
  )
}

/** The picture of the form, with its focal point if it is an uploaded photo. */
export function EditFocus({ path, value }: { path: string; value: string }) {
  const { subject } = use(Editor)
  const [focus, setFocus] = useState(value)
  return (
    <div className="grid gap-2">
      <img
        src={links.picture(pictureAddress(subject, focus), 320)}
        alt=""
        width={320}
        height={200}
        className="aspect-[16/10] w-full rounded-control object-cover"
      />
      {isUploaded(subject) && <FocalPoint path={path} picture={subject} value={focus} onChoose={setFocus} />}
    </div>
  )
}
