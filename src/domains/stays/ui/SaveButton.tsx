import { useLocation } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { addressOf, links } from '#web/links.ts'

/**
 * Saves a hotel by a plain form. Pages are kept for everyone, so that it is saved already only the browser knows:
 * `useKeeping` shows it and spares the reload.
 */
export function SaveButton({ hotel }: { hotel: { id: number; name: string } }) {
  const t = useText()
  const locale = useLocale()
  const here = addressOf(useLocation())
  return (
    <form method="post" action={links.saved(locale)} data-save={hotel.id} data-name={hotel.name} className="no-print">
      <input type="hidden" name="hotel" value={hotel.id} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="next" value={here} />
      <button type="submit" className="pill save-button">
        <Icon name="heart" />
        <span data-when="open">{t('hotel.save')}</span>
        <span data-when="saved">{t('hotel.saved')}</span>
        <span className="sr-only">
          {' '}
          <bdi>{hotel.name}</bdi>
        </span>
      </button>
    </form>
  )
}
