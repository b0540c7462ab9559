import type { HotelDetails } from '#domains/stays/answers.ts'
import { useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** What the house has, by group. A group without words of its own keeps its items. */
export function HotelFacilities({ groups }: { groups: HotelDetails['amenities'] }) {
  const t = useText()
  if (groups.length === 0) return null
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
