import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Editable } from '#domains/cms/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { Changes } from '#web/admin/cms/Changes.tsx'
import { previewOf, publicPage } from '#web/admin/cms/public-page.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'

type Done = 'draft' | 'published' | 'restored' | 'withdrawn'

const reported = {
  draft: 'editing.savedDraft',
  published: 'editing.published',
  restored: 'editing.restored',
  withdrawn: 'editing.withdrawn',
} as const satisfies Record<Done, string>

/** State of the edited content: what was done last, whether it is a draft, and links to view it. */
export function EditState({ editable, done }: { editable: Editable; done: Done | undefined }) {
  const { t, locale, format } = useLanguage()
  const { kind, subject, state, live, newest, may_change, shown_at, ready, fields, live_changes } = editable
  const when = (at: string) => format.instant(at, siteTimeZone)
  return (
    <>
      {done && <Alert tone="success" title={t(reported[done])} announce />}
      {!may_change && <Alert>{t('editing.lookOnly')}</Alert>}
      {state === 'draft' && newest && (
        <Alert tone="warning">
          {live
            ? t('editing.draftBy', { name: newest.name, when: when(newest.at) })
            : t(newest.name ? 'editing.newDraft' : 'editing.suppliedDraft')}
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
      {state === 'withdrawn' && !live && (
        // A hotel from a file begins off the site: its first revision has never been shown.
        <Alert tone="warning">{t(newest?.number === 1 ? 'editing.newDraft' : 'editing.withdrawnNote')}</Alert>
      )}
      {kind === 'notification' && may_change && (
        <p className="text-muted">{t('editing.emailHint', { example: '{name}' })}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link className="link" to={adminLinks.editHistory(locale, kind, subject)}>
          {t('editing.history')}
        </Link>
        {shown_at && live && (
          <a className="link" href={publicPage(locale, shown_at)} target="_blank" rel="noreferrer">
            {t(shown_at.page === 'notification' ? 'editing.emailNow' : 'editing.onSite')}
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
