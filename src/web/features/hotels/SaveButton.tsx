import { useLocation } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { addressOf, links } from '#links/site.ts'

/**
 * Saves a hotel with a plain form. Pages are cached for all visitors, so only the browser knows whether the hotel is
 * saved: `useSaved` shows that and submits without a reload.
 */
export function SaveButton({ hotel }: { hotel: { id: number; name: string } }) {
  const { t, locale } = useLanguage()
  const here = addressOf(useLocation())
  return (
    <form method="post" action={links.saved(locale)} data-save={hotel.id} data-name={hotel.name} className="no-print">
      <HiddenFields fields={{ hotel: hotel.id, intent: 'save', next: here }} />
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
