import { Form } from 'react-router'
import type { OwnReview } from '#domains/reviews/answers.ts'
import { maxWords } from '#domains/reviews/rules.ts'
import { parties } from '#domains/reviews/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { StarField } from '#web/features/reviews/StarField.tsx'
import { errorMessages, type FormError } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { CountedTextArea } from '#web/ui/form/CountedTextArea.tsx'
import { FormErrors } from '#web/ui/form/FormErrors.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import '#web/features/reviews/review-form.css'

/** Stars, parts, party and words of a review; shows nothing when it can be neither written nor changed. */
export function ReviewForm({ own, failure }: { own: OwnReview; failure: FormError | undefined }) {
  const t = useText()
  if (!own.can_write) return null
  const { review } = own
  const values = failure?.values
  const messages = errorMessages(t, failure?.error, {
    stars: t('rate.stars'),
    party: t('rate.party'),
    words: t('rate.words'),
  })
  const starsOf = (part: string) => review?.parts.find((one) => one.part === part)?.stars
  return (
    <Form method="post" className="grid gap-8" noValidate>
      <FormErrors messages={messages} announce={failure} />
      <StarField
        legend={t('rate.stars')}
        name="stars"
        hint={t('rate.starsHint')}
        error={messages.ofField('stars')}
        defaultValue={values?.stars ?? (review ? String(review.stars) : undefined)}
        required
      />
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-2">
        <legend className="field-label mb-2">
          {t('rate.parts')} <span className="text-muted font-normal">{t('rate.partsHint')}</span>
        </legend>
        {own.parts.map((part) => (
          <StarField
            key={part}
            small
            legend={t(`reviews.part_${part}`)}
            name={`part_${part}`}
            defaultValue={values?.[`part_${part}`] ?? starsOf(part)?.toString()}
          />
        ))}
      </fieldset>
      <RadioCards
        legend={t('rate.party')}
        name="party"
        options={parties.map((party) => ({ value: party, label: t(`rate.party_${party}`) }))}
        defaultValue={values?.party ?? review?.party}
        error={messages.ofField('party')}
      />
      <CountedTextArea
        {...messages.field('words')}
        hint={t('rate.wordsHint')}
        rows={7}
        limit={maxWords}
        optional
        defaultValue={values?.words ?? review?.words ?? ''}
      />
      <Checkbox
        name="anonymous"
        value="yes"
        label={t('rate.anonymous', { author: `\u2068${own.author}\u2069` })}
        defaultChecked={values ? values.anonymous === 'yes' : review?.anonymous === true}
      />
      <div className="grid gap-3">
        <p className="text-muted text-note">{t('rate.rules')}</p>
        <p>
          <SubmitButton large icon="star" busy={t('rate.sending')}>
            {t(review ? 'rate.save' : 'rate.publish')}
          </SubmitButton>
        </p>
      </div>
    </Form>
  )
}
