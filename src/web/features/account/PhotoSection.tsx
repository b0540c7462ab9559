import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { maxPhotoBytes } from '#domains/accounts/limits.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { fileSize } from '#i18n/format.ts'
import { useLanguage } from '#i18n/react.tsx'
import { initials } from '#web/features/account/initials.ts'
import { ProfileSection, type ProfilePage } from '#web/features/account/ProfileSection.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { photoTypes, uploadFile } from '#web/lib/upload.ts'

const round = 'size-24 shrink-0 rounded-full border border-(--brass) bg-(--primary-soft) object-cover'

/**
 * The profile photo. Without scripts it is a file form; with scripts the photo is cropped to a square in the browser
 * and the upload progress is shown.
 */
export function PhotoSection({
  profile,
  error: failure,
  open,
}: { error: string | undefined } & Pick<ProfilePage, 'profile' | 'open'>) {
  const { t, locale } = useLanguage()
  const { revalidate } = useRevalidator()
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState(failure)

  const choose = async (file: File | undefined) => {
    if (!file) return
    const photo = await squareOf(file)
    if (photo.size > maxPhotoBytes)
      return setError(fieldErrorText(t, { code: 'file_too_large', params: { max: fileSize(maxPhotoBytes, t.locale) } }))
    setError(undefined)
    setPercent(0)
    const { status, body } = await uploadFile<Problem>('update_image', photo, locale, setPercent)
    setPercent(null)
    if (status !== 200) return setError(body?.errors?.[0]?.message ?? body?.title ?? '')
    toast.add({ severity: 'success', summary: t('profile.photoAdded') })
    await revalidate()
  }

  return (
    <ProfileSection
      id="photo-section"
      title={t('profile.photo')}
      open={open}
      value={profile.image ? undefined : t('profile.nothingYet')}
    >
      <div className="flex flex-wrap items-center gap-5">
        {profile.image ? (
          <img className={round} src={profile.image} alt={t('profile.photoOf', { name: profile.name })} />
        ) : (
          <span className={`${round} text-primary grid place-items-center text-[2rem] font-medium`} aria-hidden>
            {initials(profile.name)}
          </span>
        )}
        <Form method="post" encType="multipart/form-data" className="grid min-w-0 flex-1 gap-3">
          <input type="hidden" name="intent" value="photo" />
          <FileInput
            label={t('profile.choosePhoto')}
            hint={t('profile.photoHint')}
            error={error}
            name="photo"
            accept={photoTypes}
            progress={percent ?? undefined}
            onFile={(file) => void choose(file)}
          />
          <Button type="submit" variant="secondary" className="without-scripts justify-self-start">
            {t(profile.image ? 'profile.changePhoto' : 'profile.addPhoto')}
          </Button>
        </Form>
      </div>
      {profile.image && (
        <Form method="post">
          <Button intent="remove-photo" variant="quiet">
            {t('profile.removePhoto')}
          </Button>
        </Form>
      )}
    </ProfileSection>
  )
}

/** Side of the uploaded square in pixels: twice the stored size, so that a larger size can be stored later. */
const side = 1024

/**
 * The central square of a photo, scaled down in the browser to save bandwidth; the original file if that fails or is
 * not smaller.
 */
async function squareOf(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const cut = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.min(side, cut)
    canvas
      .getContext('2d')
      ?.drawImage(
        picture,
        (picture.width - cut) / 2,
        (picture.height - cut) / 2,
        cut,
        cut,
        0,
        0,
        canvas.width,
        canvas.height,
      )
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
    return photo && photo.size < file.size ? photo : file
  } catch {
    return file
  }
}

type Problem = { title?: string; errors?: { message?: string }[] }
