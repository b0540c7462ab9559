import { useText } from '#i18n/react.tsx'
import type { InterruptedForm } from '#web/lib/server-context.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageIntro } from '#web/ui/layout/PageIntro.tsx'

/** Offers to send a form again that arrived after its session had ended. It is in this page alone and stored nowhere. */
export function InterruptedFormPart({ form }: { form: InterruptedForm }) {
  const { action, multipart, fields, files, signIn } = form
  const t = useText()
  const written = fields.filter(({ value }) => isWritten(value))
  const missing = files.filter(({ chosen }) => chosen !== '')
  return (
    <form method="post" action={action} encType={multipart ? 'multipart/form-data' : undefined} className="grid gap-6">
      <PageIntro title={t('account.againTitle')} text={t('account.againText')} />
      {fields.map(({ name, value }, i) => (
        <input key={i} type="hidden" name={name} value={value} />
      ))}
      {files.map(({ name, chosen }, i) => !chosen && <input key={i} hidden type="file" name={name} />)}
      <div className="grid gap-2">
        <p>{t('account.againSignIn')}</p>
        <ButtonLink to={signIn} reloadDocument target="_blank" rel="noreferrer" large block>
          {t('common.signIn')}
        </ButtonLink>
      </div>
      <div className="grid gap-2">
        <p>{t('account.againReturn')}</p>
        {missing.map(({ name, chosen }, i) => (
          <label key={i} className="grid gap-2">
            {t('account.againFile', { name: `\u2068${chosen}\u2069` })}
            <input type="file" name={name} required className="input" />
          </label>
        ))}
        <Button type="submit" variant="secondary" large block>
          {t('account.againSend')}
        </Button>
      </div>
      {written.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-medium">{t('account.againEntered')}</h2>
          {written.map(({ value }, i) => (
            <p key={i} dir="auto" className="text-muted whitespace-pre-line">
              {value}
            </p>
          ))}
        </section>
      )}
    </form>
  )
}

/** True for text that a person wrote, as opposed to choices, keys and structured values of a form. */
function isWritten(value: string): boolean {
  return /\S\s+\S/.test(value) && !/^\s*[[{]/.test(value)
}
