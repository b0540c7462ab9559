/** The site's sources and their licences. */
export const licences = {
  title: 'Sources and licences',
  intro: 'The sources this site is built on, and their authors.',
  data: 'Places and facts',
  dataText:
    'We took only facts from these sources: coordinates, names, codes. Data under the Open Database License remains under it when passed on, changed or not.',
  fonts: 'Fonts',
  fontsText: 'We use the parts of these fonts with the letters both languages need.',
  pictures: 'Pictures',
  picturesText:
    'A program of this site draws the illustrations. They show no real hotel and no real person. Photos come from the provider of this site.',
  invented:
    'Hotels, their names, prices and reviews are invented for this demo. Places, gates, districts and distances are real.',
  software: 'Software',
  softwareText: 'The libraries this program is built with, each under its own licence.',
  places: 'Gates, landmarks, places near hotels',
  districts: 'Districts',
  cities: 'Cities',
  airports: 'Airports and coordinates',
  countries: 'Country names',
  phones: 'Phone numbers',
} as const
