import { type DemoHotel, demoHotels } from '#db/demo/hotels/hotels.ts'
import type { ImageRow } from '#db/reference/images.ts'
import { packagePolicies } from '#db/demo/package-policies.ts'
import { demoPackages, packageImages } from '#db/demo/packages/packages.ts'
import type { DemoPackage } from '#db/demo/packages/shape.ts'
import { packageTypes, type PackageTypeRow } from '#db/demo/packages/types.ts'
import { type DemoReview, demoReviews } from '#db/demo/reviews/reviews.ts'
import { cities, type CityRow, districts, type DistrictRow, places, type PlaceRow } from '#db/reference/places.ts'
import { policies, type PolicyRow } from '#db/demo/hotels/rates.ts'
import { type SeasonNoteRow, seasonNotes } from '#db/reference/season-notes.ts'
import { demoServices, serviceImages } from '#db/demo/services/services.ts'
import type { DemoService } from '#db/demo/services/shape.ts'
import { settings } from '#db/demo/settings.ts'
import type { Settings } from '#domains/content/queries.server.ts'

export type World = {
  cities: CityRow[]
  districts: DistrictRow[]
  places: PlaceRow[]
  policies: PolicyRow[]
  seasonNotes: SeasonNoteRow[]
  hotels: DemoHotel[]
  packageTypes: PackageTypeRow[]
  packages: DemoPackage[]
  services: DemoService[]
  reviews: DemoReview[]
  images: ImageRow[]
  settings: Settings
}

/**
 * A realistic world to demonstrate the site, always the same; its nights and departures depend on the day of loading.
 * Hotels, packages and services are invented.
 */
export function demoWorld(): World {
  const cityRows = cities()
  const districtRows = districts()
  const placeRows = places(cityRows)
  const hotels = demoHotels(cityRows, districtRows, placeRows)
  return {
    cities: cityRows,
    districts: districtRows,
    places: placeRows,
    policies: [...policies, ...packagePolicies],
    seasonNotes: seasonNotes(),
    hotels,
    packageTypes,
    packages: demoPackages(hotels, cityRows),
    services: demoServices(placeRows, cityRows),
    reviews: demoReviews(hotels),
    images: [...hotels.flatMap((hotel) => hotel.images), ...packageImages(), ...serviceImages()],
    settings: settings(),
  }
}
