import { amenities, type AmenityRow } from '#db/seed/amenities.ts'
import { seasons, type SeasonRow } from '#db/seed/calendar.ts'
import { type DemoHotel, demoHotels } from '#db/seed/hotels.ts'
import { type ImageRow, pageImages } from '#db/seed/images.ts'
import { journeyPolicies } from '#db/seed/journey-policies.ts'
import { demoPackages, packageImages } from '#db/seed/packages/packages.ts'
import type { DemoPackage } from '#db/seed/packages/shape.ts'
import { packageTypes, type PackageTypeRow } from '#db/seed/packages/types.ts'
import {
  cities,
  type CityRow,
  countries,
  type CountryRow,
  districts,
  type DistrictRow,
  places,
  type PlaceRow,
} from '#db/seed/places.ts'
import { policies, type PolicyRow } from '#db/seed/rates.ts'
import { type SeasonNoteRow, seasonNotes } from '#db/seed/season-notes.ts'
import { serviceTypes, type ServiceTypeRow } from '#db/seed/service-types.ts'
import { demoServices, serviceImages } from '#db/seed/services/services.ts'
import type { DemoService } from '#db/seed/services/shape.ts'
import { settings } from '#db/seed/settings.ts'
import type { Settings } from '#domains/content/read.server.ts'
import type { TaxRule } from '#domains/stays/shapes.ts'

export type World = {
  countries: CountryRow[]
  cities: CityRow[]
  districts: DistrictRow[]
  places: PlaceRow[]
  amenities: AmenityRow[]
  policies: PolicyRow[]
  taxRules: (TaxRule & { country: string })[]
  seasons: SeasonRow[]
  seasonNotes: SeasonNoteRow[]
  serviceTypes: ServiceTypeRow[]
  hotels: DemoHotel[]
  packageTypes: PackageTypeRow[]
  packages: DemoPackage[]
  services: DemoService[]
  images: ImageRow[]
  settings: Settings
}

/** A believable world to show the site by, always the same; its nights and departures follow the day it is loaded. Hotels, journeys and services are invented. */
export function demoWorld(): World {
  const cityRows = cities()
  const districtRows = districts()
  const placeRows = places(cityRows)
  const hotels = demoHotels(cityRows, districtRows, placeRows)
  return {
    countries: countries(),
    cities: cityRows,
    districts: districtRows,
    places: placeRows,
    amenities: amenities(),
    policies: [...policies, ...journeyPolicies],
    taxRules,
    seasons: seasons(),
    seasonNotes: seasonNotes(),
    serviceTypes,
    hotels,
    packageTypes,
    packages: demoPackages(hotels, cityRows),
    services: demoServices(placeRows, cityRows),
    images: [...pageImages(), ...hotels.flatMap((hotel) => hotel.images), ...packageImages(), ...serviceImages()],
    settings: settings(),
  }
}

/** The city fee as the press reported it in 2018, the VAT as since July 2020: settings, to be confirmed by a provider. */
const taxRules: World['taxRules'] = [
  {
    kind: 'city_fee',
    country: 'SA',
    rateBasisPoints: 250,
    base: 'rent',
    starsFrom: 1,
    starsTo: 3,
    validFrom: '2018-02-14',
    validTo: null,
  },
  {
    kind: 'city_fee',
    country: 'SA',
    rateBasisPoints: 500,
    base: 'rent',
    starsFrom: 4,
    starsTo: 5,
    validFrom: '2018-02-14',
    validTo: null,
  },
  {
    kind: 'vat',
    country: 'SA',
    rateBasisPoints: 1500,
    base: 'rent_and_city_fee',
    starsFrom: 1,
    starsTo: 5,
    validFrom: '2020-07-01',
    validTo: null,
  },
]
