import type { HotelDetails } from '#domains/products/stays/answers.ts'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** Facilities of the hotel by group. A group without a translated title gets a general one. */
export function HotelFacilities({ groups }: { groups: HotelDetails['amenities'] }) {
  const t = useText()
  return (
    <div className="facilities">
      {groups.map(({ group, items }) => {
        const title = `stays.facilities_${group}`
        return (
          <section key={group}>
            <h3 className="text-lead">{t.has(title) ? t(title as 'stays.amenities') : t('stays.amenities')}</h3>
            <ul className="mt-2 grid gap-1">
              {items.map((item) => (
                <li key={item.id}>
                  <Icon name="check" />
                  {item.name}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
