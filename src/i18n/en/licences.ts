/** The site's sources and their licences. */
export const licences = {
  title: 'Sources and licences',
  intro: 'The sources this site is built on, and their authors.',
  data: 'Places and facts',
  dataText:
    'Only facts were taken from these sources: coordinates, names, codes. What stands under the Open Database License stays under it when it is passed on, changed or not.',
  fonts: 'Fonts',
  fontsText: 'The fonts are shown in parts, with the letters that both languages need.',
  pictures: 'Pictures',
  picturesText:
    'Drawn pictures are made by a program of this site. They show no real hotel and no real person. Photos come from the provider of this site.',
  invented:
    'Hotels, their names, prices and reviews are invented for this demonstration. Places, gates, districts and distances are real.',
  software: 'Software',
  softwareText: 'The libraries that the program is built with, each under a licence of its own.',
  places: 'Gates, landmarks, places near hotels',
  districts: 'Districts',
  cities: 'Cities',
  airports: 'Airports and coordinates',
  countries: 'Names of countries',
  phones: 'Phone numbers',
} as const
