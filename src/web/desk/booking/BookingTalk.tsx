import { Form } from 'react-router'
import type { DeskBookingDetails } from '#domains/bookings/desk-answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { TextArea } from '#web/kit/TextInput.tsx'

/** Letters to the guest, with those that did not leave, and notes among colleagues. */
export function BookingTalk({ details, noteKey }: { details: DeskBookingDetails; noteKey: string }) {
  const { letters, notes } = details
  const t = useText()
  const format = useFormat()
  return (
    <>
      <section className="desk-card">
        <h2>{t('handling.letters')}</h2>
        {letters.length === 0 && <p className="text-muted">{t('handling.noLetters')}</p>}
        <ul className="desk-lines">
          {letters.map((letter) => (
            <li key={letter.id}>
              <span>
                {t(`handling.letter_${letter.kind}`)} · {t('handling.letterStatus', { status: letter.status })}
                <span className="text-muted">
                  {' '}
                  · {format.instant(letter.sent_at ?? letter.created_at, 'Asia/Riyadh')}
                </span>
                {letter.error && (
                  <bdi dir="ltr" className="text-danger block">
                    {letter.error}
                  </bdi>
                )}
              </span>
              {letter.status === 'failed' && (
                <Form method="post">
                  <input type="hidden" name="letter" value={letter.id} />
                  <Button type="submit" name="intent" value="letter" variant="secondary">
                    {t('handling.sendAgain')}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-card">
        <h2>{t('handling.notes')}</h2>
        <ul className="desk-lines">
          {notes.map((note) => (
            <li key={note.at}>
              <span>
                <bdi dir="auto" className="block">
                  {note.text}
                </bdi>
                <span className="text-muted">
                  <bdi>{note.name}</bdi> · {format.instant(note.at, 'Asia/Riyadh')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <Form method="post" className="grid gap-3" key={notes.length}>
          <input type="hidden" name="key" value={noteKey} />
          <TextArea label={t('handling.note')} name="text" rows={2} maxLength={1000} />
          <div>
            <Button type="submit" name="intent" value="note" variant="secondary">
              {t('handling.addNote')}
            </Button>
          </div>
        </Form>
      </section>
    </>
  )
}
