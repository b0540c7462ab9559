import { Link } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { Editable } from '#domains/editing/contract.ts'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { Changes } from '#web/desk/editing/Changes.tsx'
import { previewOf, publicPage } from '#web/desk/editing/public-page.ts'
import { Alert } from '#web/kit/Alert.tsx'

type Done = 'created' | 'draft' | 'published' | 'restored' | 'withdrawn'

const told = {
  created: 'editing.created',
  draft: 'editing.savedDraft',
  published: 'editing.published',
  restored: 'editing.restored',
  withdrawn: 'editing.withdrawn',
} as const satisfies Record<Done, string>

/** How it stands: what has just been done, whether it is a draft, and where to look at it. */
export function EditState({
  editable,
  done,
  refusal,
}: {
  editable: Editable
  done: Done | undefined
  refusal: Refusal | null | undefined
}) {
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  const { kind, subject, state, live, newest, may_change, shown_at, ready, fields, live_changes } = editable
  const when = (at: string) => format.instant(at, 'Asia/Riyadh')
  const faster = refusal?.code === 'conflict' ? (refusal.data as { name: string; at: string | null }) : null
  return (
    <>
      {done && <Alert tone="success" title={t(told[done])} announce />}
      {faster && (
        <Alert tone="error" title={t('editing.conflictTitle')} announce>
          <p>
            {faster.name && faster.at
              ? t('editing.conflictText', { name: faster.name, when: when(faster.at) })
              : t('editing.conflictElsewhere')}
          </p>
          <a className="link" href={deskLinks.edit(locale, kind, subject)} target="_blank" rel="noreferrer">
            {t('editing.openNow')}
          </a>
        </Alert>
      )}
      {refusal && !faster && !refusal.errors?.length && (
        <Alert tone="error" title={errorTitle(t, refusal.code)} announce>
          {errorText(t, refusal.code)}
        </Alert>
      )}
      {!may_change && <Alert>{t('editing.lookOnly')}</Alert>}
      {state === 'draft' && newest && (
        <Alert tone="warning">
          {live ? t('editing.draftBy', { name: newest.name, when: when(newest.at) }) : t('editing.newDraft')}
        </Alert>
      )}
      {live_changes.length > 0 && (
        <Alert tone="warning" title={t('editing.changedSinceTitle')}>
          <p>{t('editing.changedSinceText')}</p>
          <Changes
            caption={t('editing.changedSinceCaption')}
            fields={fields}
            changes={live_changes}
            heads={{ before: t('editing.whenBegun'), after: t('editing.onSiteNow') }}
          />
        </Alert>
      )}
      {state === 'withdrawn' && !live && <Alert tone="warning">{t('editing.withdrawnNote')}</Alert>}
      {kind === 'letter' && may_change && (
        <p className="text-muted">{t('editing.letterHint', { example: '{name}' })}</p>
      )}
      <p className="edit-way">
        <Link className="link" to={deskLinks.editHistory(locale, kind, subject)}>
          {t('editing.history')}
        </Link>
        {shown_at && live && (
          <a className="link" href={publicPage(locale, shown_at)} target="_blank" rel="noreferrer">
            {t(shown_at.page === 'letter' ? 'editing.letterNow' : 'editing.onSite')}
          </a>
        )}
        {shown_at && ready && (state === 'draft' || !live) && (
          <>
            <a className="link" href={previewOf('en', shown_at, kind, subject)} target="_blank" rel="noreferrer">
              {t('editing.seeEnglish')}
            </a>
            <a className="link" href={previewOf('ar', shown_at, kind, subject)} target="_blank" rel="noreferrer">
              {t('editing.seeArabic')}
            </a>
          </>
        )}
      </p>
    </>
  )
}
